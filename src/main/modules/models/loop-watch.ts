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
/**
 * Of arguments of which nobody tells the tokens: tables of zeros, empty pages in base64 and rows of one kind are
 * meant there, up to about what a whole answer may have by itself.
 */
const ofArguments: Loop = { ...ofText, least: 3_000 };
const leastOfCut = 600;

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
const endsInLoop = (text: string, loop: Loop): boolean =>
  repeatedPassage([...text.slice(-lengthOf(loop))], loop) !== null;

/** More of a text than its last so many characters says nothing of a loop. */
const lengthOf = ({ least, longest, times }: Loop): number => Math.max(least, longest * times);

/** Looked at once so many more characters are there. */
const lookEvery = 256;

/** Watches a text of whose tokens nobody tells, as it comes. */
export class LoopWatch {
  readonly #loop: Loop;
  #tail = '';
  #unseen = 0;
  #loops = false;

  constructor(of: 'text' | 'arguments') {
    this.#loop = of === 'text' ? ofText : ofArguments;
  }

  /** The text did nothing any more but repeat itself. */
  get loops(): boolean {
    return this.#loops;
  }

  /** The next piece; whether the text does nothing any more but repeat itself. */
  push(text: string): boolean {
    this.#tail = (this.#tail + text).slice(-lengthOf(this.#loop));
    this.#unseen += text.length;
    if (this.#unseen >= lookEvery) {
      this.#unseen = 0;
      this.#loops ||= endsInLoop(this.#tail, this.#loop);
    }
    return this.#loops;
  }

  /** The same of a text that its limit cut: nothing that was meant is lost any more, so less is enough. */
  get cutInLoop(): boolean {
    return this.#loops || endsInLoop(this.#tail, { ...this.#loop, least: leastOfCut });
  }
}
