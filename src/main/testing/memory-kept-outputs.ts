import type { KeptOutput, KeptOutputs } from '../ports/kept-outputs';

/** Kept outputs in a map, by name alone. */
export class MemoryKeptOutputs implements KeptOutputs {
  readonly #kept = new Map<string, readonly KeptOutput[]>();
  /** Whether each write was durable, in order. */
  readonly writes: boolean[] = [];

  read(board: string): readonly KeptOutput[] {
    return this.#kept.get(board) ?? [];
  }

  /** The name alone counts. */
  adopt(): void {}

  keepOnly(boards: readonly { readonly board: string }[]): ReturnType<KeptOutputs['keepOnly']> {
    const gone = [...this.#kept].filter(([name]) => !boards.some(({ board }) => board === name));
    for (const [name] of gone) this.#kept.delete(name);
    return gone.map(([board, outputs]) => ({ board, outputs }));
  }

  write(board: string, _place: string, outputs: readonly KeptOutput[], durable: boolean): void {
    this.#kept.set(board, outputs);
    this.writes.push(durable);
  }
}
