/** Time, injected. Milliseconds since 1970. */
export interface Clock {
  now(): number;
  /**
   * Milliseconds that only grow, counted from some moment on while the machine is awake: a change of the time
   * leaves them alone.
   */
  steady(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. Leaves no timer behind. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Timers hold at most 2^31-1 ms; longer waits are chained. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  async sleep(ms, signal) {
    let left = Math.max(0, ms);
    do {
      const part = Math.min(left, longestTimerMs);
      await sleepOnce(part, signal);
      left -= part;
    } while (left > 0);
  },
};

function sleepOnce(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
