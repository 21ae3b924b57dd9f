/** How long one piece of a prompt may take: a stop is noticed between two pieces. */
const pieceMs = 200;
const fewestTokens = 32;
const mostTokens = 512;

/** Tokens of the next piece of a prompt, given how long the last one took. */
export function nextPiece(lastTokens: number, lastMs: number): number {
  const fitting = lastMs <= 0 ? mostTokens : Math.floor((lastTokens / lastMs) * pieceMs);
  return Math.min(mostTokens, Math.max(fewestTokens, fitting));
}

export const firstPiece = 64;
