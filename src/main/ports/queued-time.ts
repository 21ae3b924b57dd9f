import type { ModelDelta } from './provider';

/**
 * Lets a clock stand still while a request only waits for the machine's model to be free: what others ask of
 * it is no fault of this work.
 */
export class QueuedTime {
  #goOn: (() => void) | null = null;

  constructor(private readonly standStill: () => () => void) {}

  heard(delta: ModelDelta): void {
    if (delta.type === 'progress' && delta.phase === 'queued') this.#goOn ??= this.standStill();
    else this.over();
  }

  /** The request has ended, in whatever way. */
  over(): void {
    this.#goOn?.();
    this.#goOn = null;
  }
}
