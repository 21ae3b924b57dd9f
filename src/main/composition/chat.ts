import { ChannelConversations } from '../agent/chat/channel-conversations';
import { Chat } from '../agent/chat/chat';
import type { ChatPorts } from '../agent/chat/chat-ports';
import type { ReadPicture } from '../agent/history/pictures';
import type { TurnMemory } from '../agent/memory/turn-memory';
import { WorkspaceFiles } from '../agent/tools/workspace-files';
import { workspacePictures } from '../agent/tools/workspace-pictures';
import { timeoutBudgetSecs } from '../messages/message-limits';
import type { Hooks } from '../ports/hooks';
import type { Notifier } from '../ports/notifier';
import type { ChatSearch } from '../ports/chat-search';
import type { ToolRegistry } from '../ports/tool';
import { openSessions } from '../storage/sessions';
import type { Foundation } from './foundation';
import type { ModelInUse } from './models/model-in-use';
import { announceQuestions } from './question-notice';
import { turnRunner } from './turn-runner';

/**
 * The conversations of the desktop and those of channels, which share their store and the questions of tools.
 */
export async function buildChat(
  foundation: Foundation,
  model: ModelInUse,
  tools: ToolRegistry,
  hooks: Hooks,
  remember: TurnMemory,
  command: ChatPorts['command'],
  notifier: Notifier,
): Promise<{
  readonly chat: Chat;
  readonly conversations: ChannelConversations;
  readonly search: ChatSearch;
  readonly readPicture: ReadPicture;
}> {
  const { paths, logger, memory, toolPermissions, config, clock, newId, notices } = foundation;
  const sessions = openSessions(paths.sessions, logger);
  if (!config().channels_config.session_persistence)
    for (const { id, channel } of await sessions.list(new AbortController().signal))
      if (channel !== 'desktop') sessions.delete(id);
  const readPicture = workspacePictures(
    new WorkspaceFiles({ workspace: paths.workspace, readOnlyFolders: () => [], newId }),
  );
  const ports: ChatPorts = {
    sessions,
    memory,
    remember,
    model: (conversationId, message) => model.forMessage(conversationId, message),
    tools: () => tools.list(),
    readPicture,
    runTurn: turnRunner(foundation),
    hooks,
    command,
    permissions: toolPermissions,
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
  const chat = new Chat(ports);
  const announce = announceQuestions(notifier);
  notices.on(({ type }) => {
    // Titles are read from the disk, and gates of runs change often.
    if (type === 'approvals-changed')
      announce(chat.questions.open().length === 0 ? [] : chat.toolQuestions().open);
  });
  return {
    chat,
    readPicture,
    search: foundation.chatSearch(sessions),
    conversations: new ChannelConversations(ports, chat.questions, chat.writing),
  };
}
