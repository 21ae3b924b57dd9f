/**
 * Milliseconds to wait before the next try: doubles with each failed `attempt` (from 0) up to `longestMs`.
 */
export const backoffMs = (attempt: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 30));
