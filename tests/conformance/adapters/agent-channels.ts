import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  classifyQuery,
  type ClassificationRule,
} from '../../../src/main/modules/models/pipeline/classify-query';
import { fileTools } from '../../../src/main/modules/agent/tools/file-tools';
import { resolveNamedPath } from '../../../src/main/modules/agent/tools/path-policy';
import { takeAttachments } from '../../../src/main/modules/channels/messages/attachment-markers';
import { isStopCommand, parseCommand, type Command } from '../../../src/main/ports/commands';
import { ListenerBackoff } from '../../../src/main/modules/channels/messages/listener-backoff';
import {
  followUpThread,
  historyKey,
  interruptionKey,
  memoryKey,
} from '../../../src/main/modules/channels/messages/message-keys';
import { inFlightLimit, timeoutBudgetSecs } from '../../../src/main/modules/channels/messages/message-limits';
import { toTelegramHtml } from '../../../src/main/modules/channels/telegram/to-html';
import type { MessageOrigin } from '../../../src/main/ports/channel';
import type { ModelMessage } from '../../../src/main/ports/provider';
import { recoveryFor, retryAfterMs } from '../../../src/main/modules/models/reliable/classify-failure';
import { retryWaitMs } from '../../../src/main/modules/models/reliable/retry-waits';
import { shortenHistory } from '../../../src/main/modules/models/reliable/shorten-history';
import type { Adapter, CaseOutcome, ConformanceCase } from '../suite';

type Fields = Readonly<Record<string, unknown>>;

/** Thin adapters between the words of `agent.json` and the code of channels, providers and file tools. */
export const agentChannelAdapters: Readonly<Record<string, Adapter>> = {
  history_keys: compare((input) => {
    const origin = toOrigin(input);
    return {
      history_key: historyKey(origin),
      memory_key: memoryKey(origin),
      interruption_key: interruptionKey(origin),
      followup_thread: followUpThread(origin),
    };
  }),
  timeout_budget: compare((input) =>
    timeoutBudgetSecs(
      Number(input['message_timeout_secs']),
      Number(input['max_tool_iterations']),
      optionalNumber(input['scale_cap']),
    ),
  ),
  in_flight_limit: compare((input) => inFlightLimit(Number(input['channels']))),
  backoff_sequence: compare((input) =>
    input['kind'] === 'listener' ? listenerSleeps(input) : retrySleeps(input),
  ),
  classify: compare((input) =>
    classifyQuery(String(input['message']), {
      enabled: input['enabled'] === true,
      rules: input['rules'] as ClassificationRule[],
    }),
  ),
  retry_classification: compare(afterFailure),
  runtime_command: compare((input) => toCommandObject(parseCommand(String(input['content'])))),
  stop_command: compare((input) => isStopCommand(String(input['content']))),
  telegram_markdown: compare((input) => toTelegramHtml(String(input['text']))),
  attachment_markers: compare((input) => takeAttachments(String(input['text']))),
  path_policy: compare((input) =>
    typeof input['resolves_to'] === 'string'
      ? isLinkFollowed(input, input['resolves_to'])
      : isNameAllowed(input),
  ),
};

function compare(actual: (input: Fields) => unknown): Adapter {
  return async (input: ConformanceCase): Promise<CaseOutcome> => ({
    expected: input['expected'],
    actual: await actual(input['input'] as Fields),
  });
}

const optionalText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const optionalNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

function toOrigin(input: Fields): MessageOrigin {
  return {
    id: String(input['id']),
    channel: String(input['channel']),
    replyTarget: String(input['reply_target']),
    sender: String(input['sender']),
    thread: optionalText(input['thread_ts']),
    interruptionScope: optionalText(input['interruption_scope_id']),
  };
}

function listenerSleeps(input: Fields): Fields {
  const backoff = new ListenerBackoff(Number(input['initial_secs']) * 1000, Number(input['max_secs']) * 1000);
  return {
    sleeps_secs: (input['exits'] as ('clean' | 'error')[]).map((exit) => backoff.afterExit(exit) / 1000),
  };
}

function retrySleeps(input: Fields): Fields {
  const askedMs = typeof input['retry_after_secs'] === 'number' ? input['retry_after_secs'] * 1000 : null;
  return {
    sleeps_ms: Array.from({ length: Number(input['retries']) }, (_, attempt) =>
      retryWaitMs(attempt, Number(input['base_ms']), askedMs, () => 0),
    ),
  };
}

/**
 * `droppable_messages` older ones stand before the newest message; a call without history has that one alone.
 */
function afterFailure(input: Fields): Fields {
  const body = String(input['body']);
  if (input['ask'] === 'retry_after_ms') return { retry_after_ms: retryAfterMs(null, body, 0) };
  const recovery = recoveryFor({
    status: typeof input['status'] === 'number' ? input['status'] : null,
    body,
  });
  if (recovery !== 'shorten') return { action: recovery === 'retry' ? 'retry' : 'failover' };
  const older = input['has_history'] === false ? 0 : (optionalNumber(input['droppable_messages']) ?? 4);
  const messages = Array.from({ length: older + 1 }, (_, index): ModelMessage => ({
    role: 'user',
    text: String(index),
  }));
  return { action: shortenHistory(messages) === null ? 'fatal' : 'truncate_retry' };
}

function toCommandObject(command: Command | null): Fields | null {
  if (command === null) return null;
  const { type, ...rest } = command;
  const [value] = Object.values(rest) as unknown[];
  return { command: type.replaceAll('-', '_'), ...(value === undefined ? {} : { value }) };
}

function isNameAllowed(input: Fields): boolean {
  const rules = {
    workspace: String(input['workspace']),
    workspaceOnly: input['workspace_only'] === true,
    allowedRoots: input['allowed_roots'] as string[],
    forbidden: input['forbidden'] as string[],
    home: String(input['home']),
  };
  return resolveNamedPath(String(input['path']), rules) !== null;
}

/** Uses the file tools on a real link in a real folder that stands for the workspace. */
async function isLinkFollowed(input: Fields, target: string): Promise<boolean> {
  const top = mkdtempSync(join(tmpdir(), 'path-policy-'));
  try {
    const workspace = join(top, 'ws');
    mkdirSync(workspace);
    const place = target.startsWith('/ws/') ? join(top, target) : target;
    if (!existsSync(place)) writeFileSync(place, 'content');
    const link = join(workspace, String(input['path']));
    symlinkSync(place, link);
    const [name, args] =
      input['operation'] === 'write' ? ['file_write', { content: 'changed' }] : ['file_read', {}];
    const tool = fileTools({ workspace, readOnlyFolders: () => [], newId: () => 'id' }).find(
      (known) => known.name === name,
    );
    const result = await tool?.execute(
      { path: String(input['path']), ...args },
      { origin: 'conformance' },
      new AbortController().signal,
    );
    if (
      name === 'file_write' &&
      (!lstatSync(link).isSymbolicLink() || readFileSync(place, 'utf8') === 'changed')
    )
      return true;
    return result?.success === true;
  } finally {
    rmSync(top, { recursive: true });
  }
}
