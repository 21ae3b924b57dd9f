/** Times that `on_failure: retry:n` may name. */
export const mostRetries = 10;

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * How long to wait before a step is tried again; doubles with each failure of the visit. `failures` counts
 * from 1.
 */
export const retryDelayMs = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));

/**
 * Whether the wait is over. One that seems longer than any wait is the work of a clock that was set back, and
 * is over too. Milliseconds since 1970.
 */
export const isDue = (retryAt: number, now: number): boolean =>
  now >= retryAt || retryAt - now > longestDelayMs;
