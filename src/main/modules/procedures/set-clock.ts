import type { Clock } from '../../platform/base/clock';

/** What two clocks differ by more somebody has set; less adds up until it is more. */
export const setFromMs = 1_000;

/** Finds out whether somebody has set the clock on the wall, by the one that nobody sets. */
export class SetClock {
  #seen: { readonly wall: number; readonly steady: number };

  constructor(private readonly clock: Pick<Clock, 'now' | 'steady'>) {
    this.#seen = { wall: clock.now(), steady: clock.steady() };
  }

  /** `noted` is told by how much it was set since it was noted last, 0 for not at all; when it throws, it is told again. */
  look(noted: (movedMs: number) => unknown): void {
    const [wall, steady] = [this.clock.now(), this.clock.steady()];
    const movedMs = wall - (this.#seen.wall + (steady - this.#seen.steady));
    const isSet = Math.abs(movedMs) >= setFromMs;
    noted(isSet ? movedMs : 0);
    if (isSet) this.#seen = { wall, steady };
  }
}
