import { ChannelConversations } from './channel-conversations';
import { Chat } from './chat';
import type { ChatPorts } from './chat-ports';
import type { ToolQuestions } from './tool-questions';
import { WorkspaceFiles } from '../agent/tools/workspace-files';
import { workspacePictures } from '../agent/tools/workspace-pictures';
import { chatHandlers } from './handlers';
import { presetHandlers } from './preset-handlers';
import { createChatPrompts } from './storage/chat-prompts';
import type { Logger } from '../../platform/base/logger';
import { WorkspaceBox } from '../channels/workspace-box';
import type { McpServers } from '../mcp/servers/mcp-servers';
import type { BoardParts } from '../boards/module';
import { cardText } from '../channels/messages/approval-announcer';
import { worldOf } from '../channels/messages/card-lines';
import { timeoutBudgetSecs } from '../channels/messages/message-limits';
import type { Platform } from '../../platform/platform';
import { createChatSearch } from './storage/chat-search';
import { openSessions } from './storage/sessions';
import type { Mcp } from '../mcp/module';
import type { MemoryParts } from '../memory/module';
import type { Models } from '../models/module';
import type { PluginParts } from '../plugins/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { turnRunner } from '../agent/turn-runner';
import { commandPorts } from '../channels/command-ports';
import { pdfReader } from './documents/read-pdf';
import { desktopCommands } from './desktop-commands';
import { desktopOutlet } from './desktop-outlet';
import { announceQuestions } from './question-notice';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'closing'
  | 'config'
  | 'database'
  | 'foreground'
  | 'logger'
  | 'mask'
  | 'newId'
  | 'notices'
  | 'notifications'
  | 'options'
  | 'paths'
  | 'scope'
  | 'words'
>;

interface Needs {
  readonly boards: { readonly bridge: Pick<BoardParts['bridge'], 'status'> } & Pick<BoardParts, 'liveInChat'>;
  readonly models: Pick<Models, 'model' | 'forget'>;
  readonly memory: Pick<MemoryParts, 'memory' | 'remember'>;
  readonly plugins: Pick<PluginParts, 'hooks'>;
  readonly procedures: Pick<Procedures, 'engine' | 'standing' | 'permissions'>;
  readonly record: Pick<RunRecord, 'log'>;
  readonly mcp: Pick<Mcp, 'servers'>;
}

export interface ChatParts {
  readonly chat: Chat;
  /** Those of channels, which share the store and the questions of tools. */
  readonly conversations: ChannelConversations;
  readonly handlers: ReturnType<typeof chatHandlers> & ReturnType<typeof presetHandlers>;
}

/** The conversations of the desktop and those of channels. */
export async function configureChat(
  platform: Ground,
  { tools, outlets, stops }: Pick<Registries, 'tools' | 'outlets' | 'stops'>,
  { boards, models, memory, plugins, procedures, record, mcp }: Needs,
): Promise<ChatParts> {
  const { clock, closing, config, logger, newId, notices, notifications, options, paths, scope, words } =
    platform;
  const { engine, standing, permissions } = procedures;
  const sessions = openSessions(paths.sessions, logger);
  if (!config().channels_config.session_persistence)
    for (const { id, channel } of await sessions.list(new AbortController().signal))
      if (channel !== 'desktop') sessions.delete(id);
  const readPicture = workspacePictures(
    new WorkspaceFiles({ workspace: paths.workspace, readOnlyFolders: () => [], newId }),
  );
  const prompts = createChatPrompts(platform.database);
  const ports: ChatPorts = {
    sessions,
    memory: memory.memory,
    remember: memory.remember,
    model: (conversationId, message) => models.model.forMessage(conversationId, message),
    ownPrompt: (conversationId) => prompts.own(conversationId),
    tools: () => tools.list(),
    readPicture,
    runTurn: turnRunner(platform),
    hooks: plugins.hooks,
    command: desktopCommands(
      commandPorts(record, engine, models.model, {
        startOver: () => {},
        showCard: (runId, gate) =>
          cardText(engine.show(runId), gate, {
            sureFailures: (run) => engine.sureFailures(run),
            offer: (run) => standing.offer(run),
            words,
            world: worldOf(() => boards.bridge.status(), record.log),
          }),
      }),
      words,
    ),
    permissions,
    live: boards.liveInChat,
    clock,
    logger,
    newId,
    notify: (notice) => {
      notices.emit(notice);
    },
    settings: () => {
      const { agent, memory: remembering, tools: allowed, channels_config: channels } = config();
      return {
        maxIterations: agent.max_tool_iterations,
        maxAnswerTokens: agent.max_answer_tokens,
        parallelTools: agent.parallel_tools,
        maxHistoryMessages: agent.max_history_messages,
        minRelevance: remembering.min_relevance_score,
        autoApprove: allowed.auto_approve,
        timeoutMs: timeoutBudgetSecs(channels.message_timeout_secs, agent.max_tool_iterations) * 1000,
      };
    },
  };
  const search = scope.own(createChatSearch({ database: platform.database, sessions, clock }));
  const chat = scope.own(new Chat(ports));
  const announce = announceQuestions(notifications);
  notices.on(({ type }) => {
    // Titles are read from the disk, and gates of runs change often.
    if (type === 'approvals-changed')
      announce(chat.questions.open().length === 0 ? [] : chat.toolQuestions().open);
  });
  scope.defer(askAgain(mcp.servers, chat.questions, logger));
  const desktop = desktopOutlet(chat, notifications);
  outlets.offer(() => [desktop]);
  stops.offerTalks(() => {
    chat.stopAll();
  });
  const box = new WorkspaceBox(platform, () => []);
  return {
    chat,
    conversations: new ChannelConversations(ports, chat.questions, chat.writing),
    handlers: {
      ...presetHandlers({
        prompts,
        isThere: (conversationId) => sessions.head(conversationId) !== null,
        setSampling: (conversationId, sampling) => {
          models.model.setSampling(conversationId, sampling);
        },
      }),
      ...chatHandlers({
        chat,
        permissions,
        search,
        saveFile: options.saveFile ?? null,
        mask: platform.mask,
        keepPicture: (name, bytes) => box.save('desktop', name, bytes, true),
        readPicture,
        readPdf: pdfReader(options.pdfFile, clock),
        contextTokens: async (conversationId) => {
          const { provider } = await models.model.forMessage(conversationId, '');
          return provider?.contextTokens ?? null;
        },
        clock,
        deleted: (conversationId) => {
          models.forget(conversationId);
          prompts.set(conversationId, null);
          return search.forget(conversationId);
        },
        closing: closing.signal,
      }),
    },
  };
}

/** Whoever allowed a tool, or is asked about it, has in mind what it was then. */
function askAgain(mcp: McpServers, questions: ToolQuestions, logger: Logger): () => void {
  return mcp.changed.on(() => {
    for (const { name, definition } of mcp.tools()) {
      const before = definition === undefined ? null : questions.redefined(name, definition);
      if (before === 'another')
        logger.warn(
          'A tool that was always allowed is another one now, by its server or by config.toml, and asks again',
          { tool: name },
        );
      if (before === 'not-kept')
        logger.warn('Which tool was always allowed under this name was not kept; it asks once more', {
          tool: name,
        });
    }
  });
}
