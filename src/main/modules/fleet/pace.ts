/** Bytes of one batch: over a slow line a large one would never have its answer in time. */
const mostBytes = 2_000_000;
const fewestBytes = 20_000;
/** Of a row of Events, with a payload as they usually are. */
const bytesOfRow = 2_000;

/** How much is handed in at once: less after a batch that had no answer, over connections too, and slowly more again. */
export class Pace {
  #bytes = mostBytes;

  get bytes(): number {
    return this.#bytes;
  }

  get rows(): number {
    return Math.ceil(Math.min(this.#bytes, mostBytes / 2) / bytesOfRow);
  }

  /** Does it, and learns from what becomes of it. */
  async of<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      this.#bytes = Math.min(mostBytes, this.#bytes * 1.5);
      return done;
    } catch (failure) {
      this.#bytes = Math.max(fewestBytes, this.#bytes / 4);
      throw failure;
    }
  }
}
