import type { ChatMessage } from '../../../../shared/chat';
import { inTurns } from '../../../../shared/chat-tree';
import type { ModelMessage } from '../../../ports/provider';
import { askedCall } from './asked-call';
import { askedOf, fromSent, toldOf } from './as-sent';
import { normalizeTurns } from './history';

/**
 * A stored conversation as the model gets it: in turns that alternate, and what was sent before as it was
 * sent. `before`: what stands before the words that wait for an answer.
 */
export function toModelHistory(messages: readonly ChatMessage[], before = ''): readonly ModelMessage[] {
  // A message with a picture that the model could not see is as if it had not been said; it would fail every
  // later prompt.
  const unseen = new Set(
    messages.flatMap(({ problem, id, answers }) =>
      problem?.code === 'provider.vision' ? [id, answers] : [],
    ),
  );
  const history: ModelMessage[] = [];
  /** The first message that no answer has been begun for. */
  let open = 0;
  for (const message of inTurns(messages.filter(({ id }) => !unseen.has(id)))) {
    if (message.role === 'assistant') {
      putBefore(history, open, message.sent?.before ?? '');
      history.push(...toModelMessages(message));
      open = history.length;
    } else history.push(...toModelMessages(message));
  }
  putBefore(history, open, before);
  return normalizeTurns(history);
}

function putBefore(history: ModelMessage[], at: number, words: string): void {
  const first = history[at];
  if (first?.role === 'user') history[at] = { ...first, text: `${words}${first.text}` };
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

function toModelMessages(message: ChatMessage): readonly ModelMessage[] {
  if (message.role === 'user') {
    const told = message.due === undefined ? '' : `${message.due.told}\n\n`;
    return [{ role: 'user', text: `${told}${askedCall(message.text) ?? message.text}` }];
  }
  const { turn } = message.sent ?? {};
  // The answer itself comes last, and is told as what became of it.
  const rounds =
    turn === undefined
      ? roundsOf(message)
      : fromSent(turn, message).slice(0, endsInWords(turn) ? -1 : undefined);
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
  const last = turn === undefined ? undefined : fromSent(turn, message).at(-1);
  const said = last?.role === 'assistant' && last.toolCalls.length === 0 ? last.text : message.text;
  return [
    ...rounds,
    {
      role: 'assistant',
      text: brokeOff === null ? said : `${said}\n\n${brokeOff}`,
      toolCalls: [],
    },
  ];
}

/** The calls of an answer one by one, where it is not known how they were sent. */
const roundsOf = ({ tools }: ChatMessage): readonly ModelMessage[] =>
  tools
    .filter(({ output }) => output !== null)
    .flatMap((tool): ModelMessage[] => [
      {
        role: 'assistant',
        text: '',
        toolCalls: [{ id: tool.call, name: tool.name, arguments: askedOf(tool) }],
      },
      {
        role: 'tool',
        callId: tool.call,
        name: tool.name,
        status: tool.state === 'done' ? 'ok' : 'error',
        output: toldOf(tool),
      },
    ]);

const endsInWords = (turn: NonNullable<NonNullable<ChatMessage['sent']>['turn']>): boolean => {
  const last = turn.at(-1);
  return last?.role === 'assistant' && last.calls.length === 0;
};

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
