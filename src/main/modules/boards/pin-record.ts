import type { KeptPin, KeptPins } from '../../ports/kept-pins';

/** Pins on disk, written only when they are others. What cannot be written is told, and the work goes on. */
export class PinRecord {
  #pins: readonly KeptPin[];

  constructor(
    private readonly store: KeptPins,
    private readonly failed: (failure: unknown) => void,
  ) {
    this.#pins = store.read();
  }

  get pins(): readonly KeptPin[] {
    return this.#pins;
  }

  keep(pins: readonly KeptPin[]): void {
    if (JSON.stringify(pins) === JSON.stringify(this.#pins)) return;
    try {
      this.store.write(pins);
      this.#pins = pins;
    } catch (failure) {
      this.failed(failure);
    }
  }
}
