import type { Clock } from './clock';
import { workIsOver } from './until-aborted';
import { DeadlinePassed } from './within';

/**
 * Counted are so many milliseconds at a time, so that a clock that is set, or a machine that sleeps, adds or
 * takes away no more than that.
 */
const sliceMs = 1_000;

/**
 * A limit for work in which waiting for a person, or for another's work, does not count. `signal` is aborted
 * with DeadlinePassed; `end` leaves no timer behind.
 */
export class WorkingTime {
  readonly #passed = new AbortController();
  #sleep: AbortController | null = null;
  #left: number;
  #since = 0;
  #waits = 0;

  constructor(
    private readonly clock: Clock,
    private readonly ms: number,
  ) {
    this.#left = ms;
    this.#go();
  }

  get signal(): AbortSignal {
    return this.#passed.signal;
  }

  /** Stands still while `wait` is under way. */
  async without<T>(wait: () => Promise<T>): Promise<T> {
    const goOn = this.standStill();
    try {
      return await wait();
    } finally {
      goOn();
    }
  }

  /** Stands still until what it gives back is called. */
  standStill(): () => void {
    this.#waits += 1;
    this.#halt();
    let waits = true;
    return () => {
      if (!waits) return;
      waits = false;
      this.#waits -= 1;
      if (this.#waits === 0) this.#go();
    };
  }

  end(): void {
    this.#left = Infinity;
    this.#halt();
  }

  #go(): void {
    if (this.#left === Infinity) return;
    const sleep = new AbortController();
    this.#sleep = sleep;
    this.#count(sleep.signal).then(
      () => {
        this.#passed.abort(new DeadlinePassed(this.ms));
      },
      () => {},
    );
  }

  async #count(signal: AbortSignal): Promise<void> {
    while (this.#left > 0) {
      const slice = Math.min(this.#left, sliceMs);
      this.#since = this.clock.now();
      await this.clock.sleep(slice, signal);
      signal.throwIfAborted();
      this.#left -= slice;
    }
  }

  #halt(): void {
    if (this.#sleep === null) return;
    this.#sleep.abort(workIsOver);
    this.#sleep = null;
    this.#left -= Math.min(Math.max(0, this.clock.now() - this.#since), sliceMs);
  }
}
