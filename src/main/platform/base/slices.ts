/**
 * For how long one piece of work may hold the thread of the engine, which a stop of everything has to get
 * through.
 */
const sliceMs = 20;

/** Cuts work that is long, and may wait, into slices. `now`: milliseconds that only grow. */
export class Slices {
  #until: number;

  constructor(
    private readonly signal: AbortSignal,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#until = now() + sliceMs;
  }

  get over(): boolean {
    return this.now() >= this.#until;
  }

  /**
   * Lets everything else that is ready go first, and begins a slice. Rejects with the signal's reason when
   * aborted.
   */
  async next(): Promise<void> {
    await nextTurn();
    this.signal.throwIfAborted();
    this.#until = this.now() + sliceMs;
  }
}

/** Lets everything else that is ready go first. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
