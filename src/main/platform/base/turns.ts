import { untilAborted } from './until-aborted';

/**
 * Works on the same thing one after another, in the order in which they came; works on different things do
 * not wait for each other.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Settles like `work`. Rejects with the signal's reason when it is aborted before the turn came. */
  async take<T>(thing: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const before = this.#last.get(thing) ?? Promise.resolve();
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    // Whoever gives up waiting must not let the next one past those before it.
    const over = before.then(() => done);
    this.#last.set(thing, over);
    void over.then(() => {
      if (this.#last.get(thing) === over) this.#last.delete(thing);
    });
    try {
      await untilAborted(signal, before);
      return await work();
    } finally {
      end();
    }
  }
}
