import type { ModelProgress } from '../../../shared/chat';
import type { ModelDelta } from '../../ports/provider';

/** An estimate from less than this says nothing. */
const shortestMs = 1_000;
/** As often as the page is told. */
const toldEveryMs = 250;

/** How far the model is with an answer that it does not write yet, with an estimate of what is left. */
export class ProgressWatch {
  #told: ModelProgress | null = null;
  #toldAt = -Infinity;
  #began: { readonly phase: string; readonly at: number; readonly fraction: number } | null = null;

  /** What is to be told; null: it goes on to write; undefined: nothing new. */
  heard(delta: ModelDelta, now: number): ModelProgress | null | undefined {
    if (delta.type !== 'progress' || delta.phase === 'waiting') return this.#writes();
    const { phase, fraction } = delta;
    if (fraction !== null && this.#began?.phase !== phase) this.#began = { phase, at: now, fraction };
    const progress: ModelProgress = { phase, fraction, secondsLeft: this.#left(fraction, now) };
    if (this.#told?.phase === phase && now < this.#toldAt + toldEveryMs) return undefined;
    this.#told = progress;
    this.#toldAt = now;
    return progress;
  }

  #writes(): null | undefined {
    const isNew = this.#told !== null;
    this.#told = null;
    this.#began = null;
    this.#toldAt = -Infinity;
    return isNew ? null : undefined;
  }

  #left(fraction: number | null, now: number): number | null {
    if (fraction === null || this.#began === null) return null;
    const [took, read] = [now - this.#began.at, fraction - this.#began.fraction];
    return took < shortestMs || read <= 0 ? null : Math.ceil(((1 - fraction) * took) / read / 1000);
  }
}
