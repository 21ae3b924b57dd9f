import { callClose, callOpen } from './tool-protocol';

/** A token of an answer and how probable the model held it. */
export interface WeighedToken {
  readonly text: string;
  readonly probability: number;
}

/**
 * For each call of an answer, how sure the model was of it, 0..1: from the call's opening tag to its end the doubts about all tokens are
 * added up, each as the square root of what is missing to certainty. One doubtful digit makes a call wrong, so nothing is averaged; and a
 * model that is wrong often hesitates a little in several places, which the least sure token alone does not show.
 */
export function callConfidences(tokens: readonly WeighedToken[]): readonly number[] {
  const calls: number[] = [];
  let doubt: number | null = null;
  let written = '';
  for (const { text, probability } of tokens) {
    written += text;
    if (doubt === null && !written.includes(callOpen)) continue;
    doubt = (doubt ?? 0) + Math.sqrt(Math.max(0, 1 - probability));
    if (!written.includes(callClose)) continue;
    calls.push(Math.exp(-doubt));
    doubt = null;
    written = '';
  }
  return calls;
}
