import { backoffMs } from '../../../platform/base/backoff';

const shortestMs = 50;
const longestMs = 10_000;
const spread = 0.25;
const longestAskedMs = 30_000;

/**
 * Milliseconds to wait after the failed try `attempt` (from 0). Up to a quarter is added at random (`random`:
 * 0 to 1), so that many who failed together do not come back together. What the server asks for (`askedMs`)
 * counts up to half a minute, but never makes the wait shorter.
 */
export function retryWaitMs(
  attempt: number,
  firstMs: number,
  askedMs: number | null,
  random: () => number,
): number {
  const own = Math.min(
    longestMs,
    Math.round(backoffMs(attempt, Math.max(firstMs, shortestMs), longestMs) * (1 + spread * random())),
  );
  return askedMs === null ? own : Math.max(own, Math.min(askedMs, longestAskedMs));
}
