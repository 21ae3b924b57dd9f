/** A passage of at most so many tokens. */
const longestPassage = 32;
/** Written so many times, and so many tokens long in all, it is a loop that no value means. */
const leastTimes = 4;
export const leastOfLoop = 32;

/**
 * The token with which a text goes on that does nothing any more but repeat one passage, as weak models do within
 * a value until nothing is left of their limit. Null: it is no loop.
 */
export function nextInLoop<T>(tokens: readonly T[], least = leastOfLoop): T | null {
  for (let length = 1; length <= longestPassage; length += 1) {
    const looped = Math.max(least, leastTimes * length);
    if (looped > tokens.length) return null;
    const from = tokens.length - looped + length;
    if (tokens.slice(from).every((token, index) => token === tokens[from + index - length]))
      return tokens[tokens.length - length] ?? null;
  }
  return null;
}

/** Of free words: lists and tables may repeat what a value does not. */
const longestLine = 64;
const leastLines = 8;
const leastOfLines = 256;

/** Whether free words do nothing any more but repeat one passage. */
export function isLooping<T>(tokens: readonly T[]): boolean {
  for (let length = 1; length <= longestLine; length += 1) {
    const looped = Math.max(leastOfLines, leastLines * length);
    if (looped > tokens.length) return false;
    const from = tokens.length - looped + length;
    if (tokens.slice(from).every((token, index) => token === tokens[from + index - length])) return true;
  }
  return false;
}
