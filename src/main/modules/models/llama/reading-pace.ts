/** How long one piece of a prompt may take: the process hears of a stop between two pieces. */
const pieceMs = 200;
/**
 * And may take where fewer tokens would cost more each. Whoever stops an answer does not wait for the piece, only the next
 * answer does; a model that reads so slowly would take minutes longer for a long prompt in small pieces.
 */
const fullPieceMs = 4_000;
/** From so many on llama.cpp reads with its quick kernels: a token of a smaller piece costs so many times as much. */
const fullPiece = 64;
const costOfSmall = 1.7;
const fewestTokens = 8;
const mostTokens = 512;
/** Small, for a model whose pace is not known yet. */
const firstTokens = 32;

/** How many tokens of a prompt to evaluate in one piece, by how long the last one took. */
export class ReadingPace {
  #tokens = firstTokens;
  /** What fits the longer time. */
  #most = firstTokens;
  /** Of a token, the last time that was measured. */
  #msOfToken = 0;

  /** Of so many that are left to read. */
  tokensOf(left: number): number {
    const piece = Math.min(mostTokens, Math.max(this.#tokens, Math.min(fullPiece, this.#most)));
    const rest = left - piece;
    // A small rest is read with the last piece.
    return rest > 0 && rest < fullPiece && left <= Math.min(mostTokens, this.#most)
      ? left
      : Math.min(left, piece);
  }

  /** How long so many will take, in milliseconds; 0 while nothing is known. */
  expectedMs(tokens: number): number {
    return Math.ceil(tokens * this.#msOfToken);
  }

  took(tokens: number, ms: number): void {
    const fitting = (within: number): number =>
      Math.min(mostTokens, Math.max(fewestTokens, ms <= 0 ? mostTokens : Math.floor((tokens / ms) * within)));
    // A short rest of a prompt is no measure for a longer piece.
    if (tokens < Math.min(this.#tokens, firstTokens)) return;
    this.#msOfToken = ms / tokens;
    this.#tokens = fitting(pieceMs);
    this.#most = fitting(tokens < fullPiece ? fullPieceMs * costOfSmall : fullPieceMs);
  }
}
