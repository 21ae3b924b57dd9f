import { callClose, callOpen } from './tool-protocol';

/** A token of an answer and how probable the model held it. */
export interface WeighedToken {
  readonly text: string;
  readonly probability: number;
}

/**
 * For each call of an answer, the probability of the token that the model was least sure of, from the call's opening tag to its end.
 * One doubtful digit makes a call wrong, so nothing is averaged.
 */
export function leastSure(tokens: readonly WeighedToken[]): readonly number[] {
  const calls: number[] = [];
  let least: number | null = null;
  let written = '';
  for (const { text, probability } of tokens) {
    written += text;
    if (least === null && !written.includes(callOpen)) continue;
    least = Math.min(least ?? 1, probability);
    if (!written.includes(callClose)) continue;
    calls.push(least);
    least = null;
    written = '';
  }
  return calls;
}
