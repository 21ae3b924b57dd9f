import { jitteredMs } from '../../../platform/base/backoff';

const shortestMs = 1_000;

/**
 * How long to wait before a channel listens again. The wait doubles with every exit; a clean one (unexpected,
 * but the connection had worked) starts over.
 */
export class ListenerBackoff {
  readonly #initialMs: number;
  readonly #longestMs: number;
  readonly #random: () => number;
  #exits = 0;

  /** `random`: 0 to 1, takes up to a quarter off. */
  constructor(initialMs = 2_000, longestMs = 60_000, random = () => 0) {
    this.#initialMs = Math.max(initialMs, shortestMs);
    this.#longestMs = Math.max(longestMs, this.#initialMs);
    this.#random = random;
  }

  /** Milliseconds to wait after this exit. */
  afterExit(exit: 'clean' | 'error'): number {
    if (exit === 'clean') this.#exits = 0;
    const wait = jitteredMs(this.#exits, this.#initialMs, this.#longestMs, this.#random);
    this.#exits += 1;
    return wait;
  }
}
