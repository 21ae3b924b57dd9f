import type { Memory, MemoryHit, MemoryRecord } from '../ports/memory';

/** A memory in a map, which fails for as long as a test wants. */
export class MapMemory implements Memory {
  readonly records = new Map<string, MemoryRecord>();
  /** Every store that was tried. */
  tries = 0;
  /** Thrown by every call while it is set. */
  failure: Error | null = null;

  store(record: MemoryRecord): Promise<void> {
    this.tries += 1;
    return this.#unlessFailing(() => { this.records.set(placeOf(record.key, record.scope), record); });
  }

  recall(query: string, options: Parameters<Memory['recall']>[1]): Promise<readonly MemoryHit[]> {
    return this.#unlessFailing(() => [...this.records.values()]
      .filter((record) => options.scopes.includes(record.scope) && (options.category === undefined || record.category === options.category) && record.content.includes(query))
      .slice(0, options.limit)
      .map((record) => ({ ...record, score: 1 })));
  }

  get(key: string, scope: string): Promise<MemoryRecord | null> {
    return this.#unlessFailing(() => this.records.get(placeOf(key, scope)) ?? null);
  }

  forget(key: string, scope: string): Promise<boolean> {
    return this.#unlessFailing(() => this.records.delete(placeOf(key, scope)));
  }

  #unlessFailing<T>(work: () => T): Promise<T> {
    return this.failure === null ? Promise.resolve(work()) : Promise.reject(this.failure);
  }
}

const placeOf = (key: string, scope: string): string => JSON.stringify([key, scope]);
