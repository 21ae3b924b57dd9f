import type { ModelMessage } from '../ports/provider';

export interface Room {
  /** What may be taken up; more than this drops the oldest. */
  readonly limit: number;
  /** What is left at most after dropping. Well below the limit it makes drops rare, so that the evaluated prefix of a conversation lasts. */
  readonly target: number;
}

/**
 * Index of the first turn to keep, of turns with these sizes, oldest first. The turns are gone through in the order they came,
 * so the answer stays the same until a new turn no longer fits. The newest turn is always kept.
 */
export function firstKept(sizes: readonly number[], room: Room): number {
  let first = 0;
  let total = 0;
  sizes.forEach((size, newest) => {
    total += size;
    if (total <= room.limit) return;
    while (first < newest && total > room.target) {
      total -= sizes[first] ?? 0;
      first += 1;
    }
  });
  return first;
}

/** What one conversation may take of a model. */
export interface HistoryLimits {
  readonly messages: number;
  /** Tokens of the model's context; null when it is not known. */
  readonly contextTokens: number | null;
}

const fullShare = 0.9;
const keptShare = 0.6;
const room = (limit: number): Room => ({ limit, target: Math.floor(limit * (keptShare / fullShare)) });

/** Drops the oldest turns, whole: what a person asked goes with the answer, its calls and their results. */
export function trimHistory(messages: readonly ModelMessage[], limits: HistoryLimits): readonly ModelMessage[] {
  const turns = toTurns(messages);
  const byCount = firstKept(turns.map((turn) => turn.length), room(limits.messages));
  const tokens = turns.map((turn) => turn.reduce((sum, message) => sum + sizeOf(message), 0));
  const bySize = limits.contextTokens === null ? 0 : firstKept(tokens, room(Math.floor(limits.contextTokens * fullShare)));
  return turns.slice(Math.max(byCount, bySize)).flat();
}

function toTurns(messages: readonly ModelMessage[]): readonly (readonly ModelMessage[])[] {
  const turns: ModelMessage[][] = [];
  for (const message of messages) {
    const open = turns.at(-1);
    if (message.role === 'user' || open === undefined) turns.push([message]);
    else open.push(message);
  }
  return turns;
}

const tokensAround = 4;

function sizeOf(message: ModelMessage): number {
  const text = message.role === 'tool' ? message.output : message.text;
  const calls = message.role === 'assistant' ? message.toolCalls.map((call) => call.name + JSON.stringify(call.arguments)).join('') : '';
  return estimatedTokens(text + calls) + tokensAround;
}

/** A quarter of a token for each byte: rather too many than too few. */
export const estimatedTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / 4);
