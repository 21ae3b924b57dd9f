/** Something that is done in many small parts, and how urgent it is: 0 goes first. */
export interface Worker {
  readonly rank: number;
  /** Null: it may go on at once. */
  turn(signal: AbortSignal): Promise<void> | null;
  leave(): void;
}

/** Those that are equally urgent go on side by side; the others wait between two parts of theirs. */
export class TurnTaking {
  readonly #there: number[] = [];
  #waiting: (() => void)[] = [];

  enter(rank: number): Worker {
    this.#there.push(rank);
    return {
      rank,
      turn: (signal) => (this.#mayGo(rank) || signal.aborted ? null : this.#wait(rank, signal)),
      leave: () => {
        this.#there.splice(this.#there.indexOf(rank), 1);
        this.#wake();
      },
    };
  }

  async #wait(rank: number, signal: AbortSignal): Promise<void> {
    while (!this.#mayGo(rank) && !signal.aborted)
      await new Promise<void>((resolve) => {
        const go = (): void => {
          signal.removeEventListener('abort', go);
          resolve();
        };
        signal.addEventListener('abort', go, { once: true });
        this.#waiting.push(go);
      });
  }

  #mayGo(rank: number): boolean {
    return this.#there.every((other) => other >= rank);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
