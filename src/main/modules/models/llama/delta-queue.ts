/** What one side writes and one side awaits, in order. Ends or fails once; what comes later is dropped. */
export class DeltaQueue<T> implements AsyncIterable<T> {
  readonly #items: T[] = [];
  #end: { readonly failure: unknown } | 'complete' | null = null;
  #wake: () => void = () => {};

  push(item: T): void {
    if (this.#end !== null) return;
    this.#items.push(item);
    this.#wake();
  }

  end(): void {
    this.#end ??= 'complete';
    this.#wake();
  }

  /** Drops what was not read: the reader hears of the failure next. */
  fail(failure: unknown): void {
    if (this.#end !== null) return;
    this.#items.length = 0;
    this.#end = { failure };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) yield item;
      else if (this.#end === 'complete') return;
      else if (this.#end !== null) throw this.#end.failure;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
