interface Loop {
  /** Tokens, or characters, of the passage. */
  readonly longest: number;
  /** Written so many times, and so many tokens long in all, it is a loop that nobody means. */
  readonly times: number;
  readonly least: number;
}

export const leastOfLoop = 32;
const ofValue: Loop = { longest: 32, times: 4, least: leastOfLoop };
/** Lists and tables may repeat what a value does not. */
const ofFreeWords: Loop = { longest: 64, times: 8, least: 256 };
/** Of whose tokens nobody tells: in characters. */
const ofText: Loop = { longest: 400, times: 8, least: 1_500 };
/** More of a text than its last so many characters says nothing of a loop. */
export const longestLoop = Math.max(ofText.least, ofText.longest * ofText.times);

/** Tokens of the passage that a text does nothing any more but repeat; null: it does not. */
function repeatedPassage<T>(tokens: readonly T[], { longest, times, least }: Loop): number | null {
  for (let length = 1; length <= longest; length += 1) {
    const looped = Math.max(least, times * length);
    if (looped > tokens.length) return null;
    const from = tokens.length - looped + length;
    if (tokens.slice(from).every((token, index) => token === tokens[from + index - length])) return length;
  }
  return null;
}

/**
 * The token with which a text goes on that does nothing any more but repeat one passage, as weak models do within
 * a value until nothing is left of their limit. Null: it is no loop.
 */
export function nextInLoop<T>(tokens: readonly T[], least = leastOfLoop): T | null {
  const length = repeatedPassage(tokens, { ...ofValue, least });
  return length === null ? null : (tokens[tokens.length - length] ?? null);
}

/** Whether free words do nothing any more but repeat one passage. */
export const isLooping = <T>(tokens: readonly T[]): boolean => repeatedPassage(tokens, ofFreeWords) !== null;

/** Whether the end of a text does nothing any more but repeat one passage. */
export const endsInLoop = (text: string): boolean =>
  repeatedPassage([...text.slice(-longestLoop)], ofText) !== null;
