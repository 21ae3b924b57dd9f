import type { Refusal } from '../../../shared/result';

/** Runs that were under way, whose record was changed or cannot be proved: a person cancels them, or accepts it. */
export class HeldRuns {
  readonly #held = new Set<string>();

  /** `isHeld`: absent where everything is taken as it is. */
  constructor(private readonly isHeld: (runId: string) => boolean = () => false) {}

  /** Whether the run does not go on now; it is held from here on. */
  holds(runId: string): boolean {
    if (this.isHeld(runId)) this.#held.add(runId);
    return this.#held.has(runId);
  }

  hold(runId: string): void {
    this.#held.add(runId);
  }

  has(runId: string): boolean {
    return this.#held.has(runId);
  }

  /** A person has decided about it. */
  leave(runId: string): void {
    this.#held.delete(runId);
  }

  /** All of them, which are held no more. */
  release(): readonly string[] {
    const all = [...this.#held];
    this.#held.clear();
    return all;
  }
}

export const importedRun = (runId: string): Refusal => ({
  code: 'run.imported',
  message: `Run ${runId} was imported from a file: it can be read and nothing else`,
  remedy: 'Decide about it where it runs.',
});

export const heldRun = (runId: string): Refusal => ({
  code: 'run.held',
  message: `The record of run ${runId} was changed outside of ZeroClaw, or cannot be proved`,
  remedy:
    'Look at what it was doing, then cancel it, or take the record as it is with `zeroclaw runs verify --accept`.',
});
