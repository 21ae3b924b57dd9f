import type { Clock } from '../../platform/base/clock';

/** How often a request is repeated that the service asked to repeat later. */
const repeats = 5;

interface RetryPorts {
  readonly clock: Clock;
  /** The service asks to wait that long, milliseconds; null: it does not. */
  readonly waitAskedMs: (failure: unknown) => number | null;
  readonly toError: (failure: unknown) => Error;
}

/**
 * Waits as long as the service asks to, then repeats. Rejects with what `toError` makes of the failure, and
 * with the signal's reason.
 */
export async function retryAfter<T>(
  { clock, waitAskedMs, toError }: RetryPorts,
  signal: AbortSignal,
  request: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (failure) {
      signal.throwIfAborted();
      const waitMs = waitAskedMs(failure);
      if (waitMs === null || attempt >= repeats) throw toError(failure);
      await clock.sleep(waitMs, signal);
    }
  }
}
