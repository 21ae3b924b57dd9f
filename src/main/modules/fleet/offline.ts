import type { Clock } from '../../platform/base/clock';
import type { CutOff } from '../../ports/cut-off';

/** Since when this engine is held back, as whoever knows says whenever that may have changed. */
export class OfflineHold implements CutOff {
  #since: number | null;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly isHeld: () => boolean,
  ) {
    this.#since = isHeld() ? clock.now() : null;
  }

  /** It may be otherwise now. */
  look(): void {
    if (this.isHeld() === (this.#since !== null)) return;
    this.#since = this.#since === null ? this.clock.now() : null;
    for (const listener of [...this.#listeners]) listener();
  }

  since(): number | null {
    return this.#since;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
