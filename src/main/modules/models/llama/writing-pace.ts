/** Shorter answers come in one or two pieces, and say little. */
const fewestTokens = 24;

/**
 * How fast an answer was written, from its first piece to its last: what was read before, and weighed after,
 * does not count.
 */
export class WritingPace {
  #first: number | null = null;
  #last = 0;

  /** A piece came at this time, in milliseconds of any clock that runs evenly. */
  wrote(at: number): void {
    this.#first ??= at;
    this.#last = at;
  }

  /** Null: too little was written to tell. */
  tokensPerSecond(tokens: number): number | null {
    const ms = this.#last - (this.#first ?? 0);
    return this.#first === null || tokens < fewestTokens || ms <= 0 ? null : (1000 * (tokens - 1)) / ms;
  }
}
