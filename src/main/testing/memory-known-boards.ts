import type { BoardIdentity, KnownBoards } from '../ports/known-boards';

/** Known boards in a map. */
export class MemoryKnownBoards implements KnownBoards {
  readonly #known = new Map<string, BoardIdentity>();

  read(name: string, place: string): BoardIdentity | null {
    return this.#known.get(JSON.stringify([name, place])) ?? null;
  }

  isDoubted(): boolean {
    return false;
  }

  write(name: string, place: string, identity: BoardIdentity): void {
    this.#known.set(JSON.stringify([name, place]), identity);
  }
}
