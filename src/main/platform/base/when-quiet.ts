import type { Clock } from './clock';

/** Times in milliseconds. */
export interface Quiet {
  /** How long nothing has to be heard before the work is done. */
  readonly quietMs: number;
  /** How long it is put off at most where it never becomes quiet. */
  readonly longestMs: number;
}

/** Does something once a burst is over: editors write in several goes, and a slow program longer. */
export class WhenQuiet {
  #burst: AbortController | null = null;
  #quiet: AbortController | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly limits: Quiet,
    private readonly work: () => void,
  ) {}

  /** Something was heard. */
  heard(): void {
    if (this.#burst === null) {
      this.#burst = new AbortController();
      this.#after(this.limits.longestMs, this.#burst.signal);
    }
    this.#quiet?.abort(new Error('heard again'));
    this.#quiet = new AbortController();
    this.#after(this.limits.quietMs, this.#quiet.signal);
  }

  /** What is put off is not done any more. */
  close(): void {
    this.#burst?.abort(new Error('closed'));
    this.#quiet?.abort(new Error('closed'));
    this.#burst = null;
    this.#quiet = null;
  }

  #after(ms: number, signal: AbortSignal): void {
    this.clock.sleep(ms, signal).then(
      () => {
        if (signal.aborted) return;
        this.close();
        this.work();
      },
      () => {},
    );
  }
}
