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
  /** The last piece that tells; null: none was read yet. */
  #last: { readonly tokens: number; readonly ms: number } | null = null;

  /** Of so many that are left to read. */
  tokensOf(left: number): number {
    const isSmall = (this.#last?.tokens ?? fullPiece) < fullPiece;
    const most = this.#within(isSmall ? fullPieceMs * costOfSmall : fullPieceMs);
    const piece = Math.min(mostTokens, Math.max(this.#within(pieceMs), Math.min(fullPiece, most)));
    const rest = left - piece;
    // A small rest is read with the last piece.
    return rest > 0 && rest < fullPiece && left <= Math.min(mostTokens, most) ? left : Math.min(left, piece);
  }

  /** How long so many will take, in milliseconds; 0 while nothing is known. */
  expectedMs(tokens: number): number {
    return this.#last === null ? 0 : Math.ceil((tokens * this.#last.ms) / this.#last.tokens);
  }

  took(tokens: number, ms: number): void {
    // A short rest of a prompt is no measure for a longer piece.
    if (tokens >= Math.min(this.#within(pieceMs), firstTokens)) this.#last = { tokens, ms };
  }

  #within(ms: number): number {
    if (this.#last === null) return firstTokens;
    if (this.#last.ms <= 0) return mostTokens;
    return Math.min(mostTokens, Math.max(fewestTokens, Math.floor((this.#last.tokens / this.#last.ms) * ms)));
  }
}
