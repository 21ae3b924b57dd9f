import type { ChatMessage } from '../../../shared/chat';
import { inTurns } from '../../../shared/chat-tree';
import { toModelHistory } from '../agent/history/chat-history';
import { estimatedSize, firstKept, type Room } from '../agent/history/trim-history';

/** What one conversation may take of a model. */
export interface WindowLimits {
  /** Messages, as the model counts them. */
  readonly messages: number;
  /** Tokens of the model's context; null when it is not known. */
  readonly contextTokens: number | null;
  /** Estimated tokens that stand before the conversation: system prompt and tools. */
  readonly around: number;
}

/** What of a conversation is sent for its newest message. */
export interface Window {
  readonly messages: readonly ChatMessage[];
  /** To be kept with the answer: the next window begins at the same message while everything fits. */
  readonly sent: NonNullable<ChatMessage['sent']>;
}

/** The rest is for the answer, its calls and what these bring. */
const fullShare = 0.85;
const keptShare = 0.55;

/**
 * The newest turns of a conversation that fit, whole: what a person asked goes with its answers, their calls
 * and their results. It begins where it began for the answer before until it is nearly full, and is then cut
 * far back, so that a local model rarely has to read it again. Sizes are estimated from bytes and put right
 * by what the model counted for its last answer.
 */
export function windowOf(stored: readonly ChatMessage[], limits: WindowLimits): Window {
  const turns = toTurns(inTurns(stored));
  const history = turns.map((turn) => toModelHistory(turn));
  const sizes = history.map((messages) => messages.reduce((sum, message) => sum + estimatedSize(message), 0));
  const before = beginOf(turns, limits.contextTokens);
  const byCount = firstKept(
    history.map((messages) => messages.length),
    { limit: limits.messages, target: Math.floor(limits.messages * (keptShare / fullShare)) },
    before,
  );
  const first = Math.max(
    byCount,
    limits.contextTokens === null
      ? 0
      : firstKept(
          sizes,
          roomFor(limits.contextTokens / tokensPerEstimated(turns, sizes, limits.around), limits.around),
          before,
        ),
  );
  return {
    messages: turns.slice(first).flat(),
    sent: { from: turns[first]?.[0]?.id ?? '', contextTokens: limits.contextTokens },
  };
}

/** The window after a prompt that was too long against all reckoning: the half of it that is newer. */
export function halved({ messages, sent }: Window): Window['sent'] {
  const turns = toTurns(messages);
  return { ...sent, from: turns[Math.ceil(turns.length / 2)]?.[0]?.id ?? turns.at(-1)?.[0]?.id ?? sent.from };
}

/** Tools that fill the context nearly by themselves leave little; half of that is given up at a time then. */
function roomFor(contextTokens: number, around: number): Room {
  const limit = contextTokens * fullShare - around;
  return { limit, target: Math.max(contextTokens * keptShare - around, limit / 2) };
}

/** Where the answer before began. A model with more room gets what had to be left out before. */
function beginOf(turns: readonly (readonly ChatMessage[])[], contextTokens: number | null): number {
  const sent = turns.flat().findLast((message) => message.sent !== undefined)?.sent;
  if (sent === undefined || (contextTokens ?? Infinity) > (sent.contextTokens ?? Infinity)) return 0;
  return Math.max(
    0,
    turns.findIndex((turn) => turn.some(({ id }) => id === sent.from)),
  );
}

/** How many tokens one estimated token is, by the newest answer that the model counted. */
function tokensPerEstimated(
  turns: readonly (readonly ChatMessage[])[],
  sizes: readonly number[],
  around: number,
): number {
  const counted = turns.findLastIndex((turn) => turn.some(isCounted));
  const answer = turns[counted]?.findLast(isCounted);
  if (answer?.usage === undefined || answer.usage === null) return 1;
  const from = turns.findIndex((turn) => turn.some(({ id }) => id === answer.sent?.from));
  const estimated = around + sizes.slice(Math.max(0, from), counted + 1).reduce((sum, size) => sum + size, 0);
  const ratio = (answer.usage.promptTokens + answer.usage.outputTokens) / estimated;
  return ratio > 0 ? ratio : 1;
}

const isCounted = ({ state, sent, usage }: ChatMessage): boolean =>
  state === 'complete' && sent !== undefined && usage !== null;

/** What a person said, more than once perhaps, and what came of it. */
function toTurns(messages: readonly ChatMessage[]): readonly (readonly ChatMessage[])[] {
  const turns: ChatMessage[][] = [];
  for (const [index, message] of messages.entries()) {
    const open = turns.at(-1);
    if (open === undefined || (message.role === 'user' && messages[index - 1]?.role !== 'user'))
      turns.push([message]);
    else open.push(message);
  }
  return turns;
}
