import { backoffMs } from '../base/backoff';

const shortestMs = 1_000;

/**
 * How long to wait before a channel listens again. The wait doubles with every exit; a clean one (unexpected,
 * but the connection had worked) starts over.
 */
export class ListenerBackoff {
  readonly #initialMs: number;
  readonly #longestMs: number;
  #exits = 0;

  constructor(initialMs = 2_000, longestMs = 60_000) {
    this.#initialMs = Math.max(initialMs, shortestMs);
    this.#longestMs = Math.max(longestMs, this.#initialMs);
  }

  /** Milliseconds to wait after this exit. */
  afterExit(exit: 'clean' | 'error'): number {
    if (exit === 'clean') this.#exits = 0;
    const wait = backoffMs(this.#exits, this.#initialMs, this.#longestMs);
    this.#exits += 1;
    return wait;
  }
}
