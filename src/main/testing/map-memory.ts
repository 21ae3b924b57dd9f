import {
  runRecords,
  type Memory,
  type MemoryCount,
  type MemoryFilter,
  type MemoryHit,
  type MemoryPage,
  type MemoryRecord,
  type RecallOptions,
} from '../ports/memory';

/** A memory in a map, which fails for as long as a test wants. */
export class MapMemory implements Memory {
  readonly records = new Map<string, MemoryRecord>();
  /** Every store that was tried. */
  tries = 0;
  /** Thrown by every call while it is set. */
  failure: Error | null = null;

  store(record: MemoryRecord): Promise<void> {
    this.tries += 1;
    return this.#unlessFailing(() => {
      this.records.set(placeOf(record.key, record.scope), record);
    });
  }

  recall(query: string, options: RecallOptions, signal: AbortSignal): Promise<readonly MemoryHit[]> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return this.#unlessFailing(() =>
      this.#within(options)
        .filter((record) => record.content.includes(query))
        .slice(0, options.limit)
        .map((record) => ({ ...record, score: 1 })),
    );
  }

  get(key: string, scope: string): Promise<MemoryRecord | null> {
    return this.#unlessFailing(() => this.records.get(placeOf(key, scope)) ?? null);
  }

  forget(key: string, scope: string): Promise<boolean> {
    return this.#unlessFailing(() => this.records.delete(placeOf(key, scope)));
  }

  list(page: MemoryPage): Promise<readonly MemoryRecord[]> {
    return this.#unlessFailing(() =>
      [...this.#within(page)].sort((a, b) => b.at - a.at).slice(page.offset, page.offset + page.limit),
    );
  }

  counts(): Promise<readonly MemoryCount[]> {
    return this.#unlessFailing(() => {
      const counts = new Map<string, MemoryCount>();
      for (const { scope, category } of this.records.values()) {
        const kind = JSON.stringify([scope, category]);
        counts.set(kind, { scope, category, count: (counts.get(kind)?.count ?? 0) + 1 });
      }
      return [...counts.values()];
    });
  }

  #within({ scopes, category }: MemoryFilter): readonly MemoryRecord[] {
    return [...this.records.values()].filter(
      (record) =>
        (scopes === 'all' || scopes.includes(record.scope)) &&
        (category === undefined ? record.category !== runRecords : record.category === category),
    );
  }

  #unlessFailing<T>(work: () => T): Promise<T> {
    return this.failure === null ? Promise.resolve(work()) : Promise.reject(this.failure);
  }
}

const placeOf = (key: string, scope: string): string => JSON.stringify([key, scope]);
