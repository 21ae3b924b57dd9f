import { endOfCall } from './tool-call-reader';
import { callOpen } from './tool-protocol';

/** A token of an answer and how probable the model held it. */
export interface WeighedToken {
  readonly text: string;
  readonly probability: number;
}

/**
 * For each call of an answer, how sure the model was of it, 0..1: from the call's opening tag to its end the
 * doubts about all tokens are added up, each as the square root of what is missing to certainty. One doubtful
 * digit makes a call wrong, so nothing is averaged; and a model that is wrong often hesitates a little in
 * several places, which the least sure token alone does not show.
 */
export function callConfidences(tokens: readonly WeighedToken[]): readonly number[] {
  const calls: number[] = [];
  let doubt: number | null = null;
  let rest = '';
  for (const { text, probability } of tokens) {
    const own = Math.sqrt(Math.max(0, 1 - probability));
    rest += text;
    if (doubt !== null) doubt += own;
    // One token may end a call and begin the next.
    for (;;) {
      if (doubt === null) {
        const open = rest.indexOf(callOpen);
        if (open === -1) break;
        rest = rest.slice(open + callOpen.length);
        doubt = own;
      }
      const end = endOfCall(rest);
      if (end === null) break;
      calls.push(Math.exp(-doubt));
      rest = rest.slice(end);
      doubt = null;
    }
  }
  return calls;
}

/**
 * The same for calls in the form of a template. `endsIn` says of the text of these tokens where each call in it
 * ends; the first one begins with them.
 */
export function sectionConfidences(
  tokens: readonly WeighedToken[],
  endsIn: (text: string) => readonly number[],
): readonly number[] {
  const ends = endsIn(tokens.map(({ text }) => text).join(''));
  const doubts = ends.map(() => 0);
  let at = 0;
  for (const { text, probability } of tokens) {
    const call = ends.findIndex((end) => at < end);
    if (call === -1) break;
    doubts[call] = (doubts[call] ?? 0) + Math.sqrt(Math.max(0, 1 - probability));
    at += text.length;
  }
  return doubts.map((doubt) => Math.exp(-doubt));
}
