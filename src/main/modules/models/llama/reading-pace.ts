/** How long one piece of a prompt may take: a stop is noticed between two pieces. */
const pieceMs = 200;
/** Of a model that is so slow that even these take longer, a stop ends the process. */
const fewestTokens = 8;
const mostTokens = 512;
/** Small, for a model whose pace is not known yet. */
const firstTokens = 32;

/** How many tokens of a prompt to evaluate in one piece, by how long the last one took. */
export class ReadingPace {
  #tokens = firstTokens;

  get tokens(): number {
    return this.#tokens;
  }

  took(tokens: number, ms: number): void {
    const fitting = ms <= 0 ? mostTokens : Math.floor((tokens / ms) * pieceMs);
    // A short rest of a prompt is no measure for a longer piece.
    if (tokens >= Math.min(this.#tokens, firstTokens))
      this.#tokens = Math.min(mostTokens, Math.max(fewestTokens, fitting));
  }
}
