/** A look at every pin so often, where the line is fast enough. */
const periodMs = 70;
/** The loop gives way to everything else at least for so long. */
const leastPauseMs = 1;
/** The figure is the worst of the last one to two of these. */
const windowMs = 10_000;

/**
 * How often polled pins are looked at, and what that means: a pulse that is shorter than the longest time
 * between two looks at a pin may fall between them. The figure is measured, never computed from the speed of
 * the line.
 */
export class PollPace {
  readonly #lastAsked = new Map<number, number>();
  #worst = 0;
  #worstBefore = 0;
  #windowFrom = Number.NEGATIVE_INFINITY;

  /** A pin was asked for its level, and told it. */
  looked(pin: number, askedAt: number, answeredAt: number): void {
    const before = this.#lastAsked.get(pin);
    this.#lastAsked.set(pin, askedAt);
    // The level is of some moment between question and answer.
    if (before !== undefined) this.#note(answeredAt - before, answeredAt);
  }

  pauseMs(roundFrom: number, now: number): number {
    return Math.max(leastPauseMs, periodMs - Math.max(0, now - roundFrom));
  }

  /** Pulses of at least so many milliseconds are seen; null: nothing is polled, or only just begun. */
  get surePulseMs(): number | null {
    const worst = Math.max(this.#worst, this.#worstBefore);
    return worst === 0 ? null : worst;
  }

  /** Starts again, for other pins or another connection. */
  reset(): void {
    this.#lastAsked.clear();
    this.#worst = 0;
    this.#worstBefore = 0;
    this.#windowFrom = Number.NEGATIVE_INFINITY;
  }

  #note(ms: number, now: number): void {
    if (now - this.#windowFrom >= windowMs) {
      this.#worstBefore = this.#worst;
      this.#worst = 0;
      this.#windowFrom = now;
    }
    this.#worst = Math.max(this.#worst, ms);
  }
}
