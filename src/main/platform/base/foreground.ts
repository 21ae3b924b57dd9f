import type { Clock } from './clock';

/**
 * Work that people wait for. What runs behind it asks here whether there is any, and gives way when some
 * begins.
 */
export class Foreground {
  #underWay = 0;
  #changed = new AbortController();

  /** Carries out `work` as work that goes first. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    this.#tell();
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#tell();
    }
  }

  /** Resolves once nothing has been under way for `ms`. */
  async quiet(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const changed = this.#changed.signal;
      const either = AbortSignal.any([signal, changed]);
      const waited = this.#underWay > 0 ? aborted(either) : clock.sleep(ms, either);
      await waited.catch(() => {});
      signal.throwIfAborted();
      if (!changed.aborted) return;
    }
  }

  /** Aborted when work begins or ends. */
  get change(): AbortSignal {
    return this.#changed.signal;
  }

  #tell(): void {
    const before = this.#changed;
    this.#changed = new AbortController();
    before.abort(new Error('Work that people wait for goes first'));
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else
      signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
  });
