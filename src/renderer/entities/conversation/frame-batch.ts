export interface FrameBatch<T> {
  add(item: T): void;
  /** Hands over at once what was gathered so far. */
  flush(): void;
}

/**
 * Gathers what comes between two frames and hands it over once. `schedule` runs its argument in the next
 * frame.
 */
export function createFrameBatch<T>(
  schedule: (work: () => void) => void,
  take: (items: readonly T[]) => void,
): FrameBatch<T> {
  let items: T[] = [];
  const flush = (): void => {
    const taken = items;
    items = [];
    if (taken.length > 0) take(taken);
  };
  return {
    add(item) {
      items.push(item);
      if (items.length === 1) schedule(flush);
    },
    flush,
  };
}
