interface Known {
  readonly value: 0 | 1;
  readonly changedAt: number;
}

/**
 * The last known level of each pin, kept while a board is away. The first level of a pin is a baseline; after that a
 * level that differs is a change, also when it is first seen after a reconnect.
 */
export class Levels {
  readonly #known = new Map<number, Known>();

  /**
   * True when the level differs from the last known one. A change within `debounceMs` after the one before is not taken
   * over yet: if it lasts, a later look finds it.
   */
  observe(pin: number, value: 0 | 1, at: number, debounceMs: number): boolean {
    const known = this.#known.get(pin);
    if (known === undefined) {
      this.#known.set(pin, { value, changedAt: Number.NEGATIVE_INFINITY });
      return false;
    }
    if (known.value === value || at - known.changedAt < debounceMs) return false;
    this.#known.set(pin, { value, changedAt: at });
    return true;
  }

  /** We set the pin ourselves: that is no change in the world. */
  assume(pin: number, value: 0 | 1): void {
    const known = this.#known.get(pin);
    if (known !== undefined) this.#known.set(pin, { ...known, value });
  }

  /** Keeps these pins only: a pin that nobody asked about for a while starts with a baseline again. */
  keep(pins: readonly number[]): void {
    for (const pin of [...this.#known.keys()]) if (!pins.includes(pin)) this.#known.delete(pin);
  }
}
