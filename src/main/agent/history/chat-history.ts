import type { ChatMessage, ToolCard } from '../../../shared/chat';
import { inTurns } from '../../../shared/chat-tree';
import { askedCall } from '../../../domain/approval/edited-calls';
import type { ModelMessage } from '../../ports/provider';
import { withSignedNote } from '../../ports/signed-call';
import { normalizeTurns } from './history';
import { toToolMessage } from './tool-message';

/** A stored conversation as the model gets it: in turns that alternate. */
export function toModelHistory(messages: readonly ChatMessage[]): readonly ModelMessage[] {
  // A message with a picture that the model could not see is as if it had not been said; it would fail every
  // later prompt.
  const unseen = new Set(
    messages.flatMap(({ problem, id, answers }) =>
      problem?.code === 'provider.vision' ? [id, answers] : [],
    ),
  );
  return normalizeTurns(inTurns(messages.filter(({ id }) => !unseen.has(id))).flatMap(toModelMessages));
}

/** The same conversation with the newest message of the person changed for sending. */
export function withNewest(
  messages: readonly ModelMessage[],
  change: (text: string) => string,
): readonly ModelMessage[] {
  const newest = messages.at(-1);
  return newest?.role === 'user'
    ? [...messages.slice(0, -1), { ...newest, text: change(newest.text) }]
    : messages;
}

/**
 * What the model may know of a conversation: the part since it was started over, without commands and what
 * was said about them.
 */
export function toldToModel(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const turns = inTurns(messages);
  return turns
    .slice(turns.findLastIndex(({ aside }) => aside === 'start-over') + 1)
    .filter(({ aside }) => aside === undefined);
}

/**
 * Whether a person allowed it with values of theirs; one that was only edited when the answer was stopped
 * never left.
 */
const isSigned = ({ was, decided }: ToolCard): boolean =>
  was !== undefined && decided !== undefined && decided.decision !== 'no';

function toModelMessages(message: ChatMessage): readonly ModelMessage[] {
  if (message.role === 'user') {
    const told = message.due === undefined ? '' : `${message.due.told}\n\n`;
    return [{ role: 'user', text: `${told}${message.text}` }];
  }
  const calls = message.tools.filter((tool) => tool.output !== null);
  const rounds: ModelMessage[] = calls.flatMap((tool): ModelMessage[] => [
    {
      role: 'assistant',
      text: '',
      toolCalls: [
        { id: tool.call, name: tool.name, arguments: askedCall({ tool: tool.name, ...tool }).arguments },
      ],
    },
    toToolMessage(
      { id: tool.call, name: tool.name },
      tool.state === 'done',
      isSigned(tool) ? withSignedNote(tool.output ?? '', tool.name, tool.arguments) : (tool.output ?? ''),
    ),
  ]);
  const brokeOff = message.problem?.code === cut ? cutHere : message.state === 'stopped' ? stoppedHere : null;
  // Words that broke off by themselves are no answer; what tools have done is done. The model is told that it
  // came to nothing, or it would go on with it.
  if (message.state === 'failed' && message.problem?.code !== withheld && brokeOff === null)
    return [
      ...rounds,
      { role: 'assistant', text: message.problem?.code === tooLate ? timedOut : failed, toolCalls: [] },
    ];
  // The person has read so far what was stopped or cut off: without it the model would begin it again.
  if (message.text === '' || (message.state !== 'complete' && brokeOff === null)) return rounds;
  return [
    ...rounds,
    {
      role: 'assistant',
      text: brokeOff === null ? message.text : `${message.text}\n\n${brokeOff}`,
      toolCalls: [],
    },
  ];
}

/**
 * Codes of problems that say more than that it failed: a hook kept the answer back; it came to its limit; it
 * was not complete in time.
 */
export const withheld = 'chat.withheld';
export const cut = 'chat.cut';
export const tooLate = 'chat.too-late';

const failed = '[Task failed — not continuing this request]';
const timedOut = '[Task timed out — not continuing this request]';
const cutHere = '[The answer was cut off here: it was too long.]';
const stoppedHere = '[The person stopped the answer here.]';
