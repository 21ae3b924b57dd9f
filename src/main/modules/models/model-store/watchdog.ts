import type { Clock } from '../../../platform/base/clock';

/**
 * Aborts work from which nothing was heard for a while; the work's own signal goes through it. `end` leaves
 * no timer and no listener behind.
 */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #ended = new AbortController();
  readonly #pass = (): void => {
    this.#controller.abort(this.around.reason);
  };
  #heard = true;

  constructor(
    private readonly clock: Clock,
    private readonly afterMs: number,
    private readonly around: AbortSignal,
  ) {
    if (around.aborted) this.#pass();
    else around.addEventListener('abort', this.#pass, { once: true });
    this.#watch().catch(() => {});
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  alive(): void {
    this.#heard = true;
  }

  end(): void {
    this.#ended.abort(new Error('the work has ended'));
    this.around.removeEventListener('abort', this.#pass);
  }

  async #watch(): Promise<void> {
    while (this.#heard) {
      this.#heard = false;
      await this.clock.sleep(this.afterMs, this.#ended.signal);
    }
    this.#controller.abort(new Error('nothing was heard'));
  }
}
