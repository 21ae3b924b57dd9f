import type { ModelMessage } from '../../../ports/provider';

export interface Room {
  /** What may be taken up; more than this drops the oldest. */
  readonly limit: number;
  /**
   * What is left at most after dropping. Well below the limit it makes drops rare, so that the evaluated
   * prefix of a conversation lasts.
   */
  readonly target: number;
}

/**
 * Index of the first turn to keep, of turns with these sizes, oldest first; those before `from` are left out
 * already. While all fit, it stays where it was. The newest turn is always kept.
 */
export function firstKept(sizes: readonly number[], room: Room, from = 0): number {
  let first = from;
  let total = sizes.slice(from).reduce((sum, size) => sum + size, 0);
  if (total <= room.limit) return first;
  while (first < sizes.length - 1 && total > room.target) {
    total -= sizes[first] ?? 0;
    first += 1;
  }
  return first;
}

const tokensAround = 4;

/** Tokens of a message, as far as its bytes tell. */
export function estimatedSize(message: ModelMessage): number {
  const text = message.role === 'tool' ? message.output : message.text;
  const calls =
    message.role === 'assistant'
      ? message.toolCalls.map((call) => call.name + JSON.stringify(call.arguments)).join('')
      : '';
  return estimatedTokens(text + calls) + tokensAround;
}

/**
 * A quarter of a token for each byte. How many there are in truth depends on the model: twice as many in
 * Korean with some.
 */
export const estimatedTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / 4);
