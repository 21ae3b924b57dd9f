interface Due<T> {
  readonly key: string;
  readonly dueAt: number;
  readonly value: T;
}

/**
 * What is due when, for very many of which few are due at a time: a heap in which what no longer holds stays until it
 * comes to the top. Invariant: every time that holds is in the heap, and there are at most about twice as many in it.
 */
export class DueTimes<T> {
  #heap: Due<T>[] = [];
  readonly #holds = new Map<string, Due<T>>();

  /** `dueAt` null: it is not due any more. */
  set(key: string, value: T, dueAt: number | null): void {
    if (dueAt === null) {
      this.#holds.delete(key);
      return;
    }
    if (this.#holds.get(key)?.dueAt === dueAt) return;
    const due = { key, value, dueAt };
    this.#holds.set(key, due);
    this.#push(due);
    if (this.#heap.length > 2 * this.#holds.size + 100) {
      this.#heap = [];
      for (const held of this.#holds.values()) this.#push(held);
    }
  }

  clear(): void {
    this.#heap = [];
    this.#holds.clear();
  }

  /** Infinity: nothing is due. */
  get earliest(): number {
    for (let [top] = this.#heap; top !== undefined; [top] = this.#heap) {
      if (this.#holdsStill(top)) return top.dueAt;
      this.#pop();
    }
    return Infinity;
  }

  /** What is due by then, the earliest first. */
  upTo(at: number): readonly T[] {
    const found: Due<T>[] = [];
    const look = (index: number): void => {
      const due = this.#heap[index];
      if (due === undefined || due.dueAt > at) return;
      if (this.#holdsStill(due)) found.push(due);
      look(2 * index + 1);
      look(2 * index + 2);
    };
    look(0);
    return found.toSorted((one, other) => one.dueAt - other.dueAt).map(({ value }) => value);
  }

  #holdsStill(due: Due<T>): boolean {
    return this.#holds.get(due.key) === due;
  }

  #push(due: Due<T>): void {
    const heap = this.#heap;
    let at = heap.push(due) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || parent.dueAt <= due.dueAt) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = due;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (one === undefined) break;
      const [next, below] = other !== undefined && other.dueAt < one.dueAt ? [other, left + 1] : [one, left];
      if (next.dueAt >= last.dueAt) break;
      heap[at] = next;
      at = below;
    }
    heap[at] = last;
  }
}
