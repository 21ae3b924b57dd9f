/** Owns what was opened; closes newest first, runs every cleanup, gathers failures. */
export class Scope {
  readonly #cleanups: (() => void | Promise<void>)[] = [];
  #closing: Promise<void> | null = null;

  /** Registers something that has `close()`. */
  own<T extends { close(): void | Promise<void> }>(resource: T): T {
    this.#cleanups.push(() => resource.close());
    return resource;
  }

  defer(cleanup: () => void | Promise<void>): void {
    this.#cleanups.push(cleanup);
  }

  /** Idempotent. Rejects with an AggregateError when cleanups failed; all of them have run by then. */
  close(): Promise<void> {
    this.#closing ??= this.#run();
    return this.#closing;
  }

  async #run(): Promise<void> {
    const failures: unknown[] = [];
    for (const cleanup of this.#cleanups.splice(0).reverse()) {
      try {
        await cleanup();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Closing failed');
  }
}
