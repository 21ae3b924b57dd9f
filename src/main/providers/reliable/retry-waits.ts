import { backoffMs } from '../../base/backoff';

const shortestMs = 50;
const longestMs = 10_000;
const longestAskedMs = 30_000;

/**
 * Milliseconds to wait after the failed try `attempt` (from 0). What the server asks for (`askedMs`) counts up to half a minute, but
 * never makes the wait shorter.
 */
export function retryWaitMs(attempt: number, firstMs: number, askedMs: number | null): number {
  const own = backoffMs(attempt, Math.max(firstMs, shortestMs), longestMs);
  return askedMs === null ? own : Math.max(own, Math.min(askedMs, longestAskedMs));
}
