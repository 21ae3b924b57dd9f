/**
 * Milliseconds to wait before the next try: doubles with each failed `attempt` (from 0) up to `longestMs`.
 */
export const backoffMs = (attempt: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 30));

/** Part of a wait that is taken off at random. */
const spread = 0.25;

/**
 * As `backoffMs`, less up to a quarter at random (`random`: 0 to 1): those who lost the same thing together do
 * not come back together.
 */
export const jitteredMs = (
  attempt: number,
  firstMs: number,
  longestMs: number,
  random: () => number,
): number => Math.round(backoffMs(attempt, firstMs, longestMs) * (1 - spread * random()));
