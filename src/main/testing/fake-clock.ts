import type { Clock } from '../platform/base/clock';

interface Sleeper {
  at: number;
  readonly wake: () => void;
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: number;
  /** What `set` has changed. */
  #shift = 0;
  #sleepers: Sleeper[] = [];

  constructor(start = 1_700_000_000_000) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  steady(): number {
    return this.#now - this.#shift;
  }

  /** How many sleeps wait at this moment; 0 after everything has been closed. */
  get sleeping(): number {
    return this.#sleepers.length;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const onAbort = (): void => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(signal.reason as Error);
      };
      const sleeper: Sleeper = {
        at: this.#now + Math.max(0, ms),
        wake: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#sleepers.push(sleeper);
    });
  }

  /**
   * Sets the time, as a person or a time server does, or as it is after the machine slept: who sleeps goes on
   * doing so for as long as before.
   */
  set(at: number): void {
    const shift = at - this.#now;
    this.#now = at;
    this.#shift += shift;
    for (const sleeper of this.#sleepers) sleeper.at += shift;
  }

  /** Moves time on, waking sleepers in order; what they do next has settled when this resolves. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const next = this.#sleepers.filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#sleepers = this.#sleepers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await settled();
    }
    this.#now = end;
  }
}

/** Resolves after every promise that is ready now, and those they make ready, have run. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
