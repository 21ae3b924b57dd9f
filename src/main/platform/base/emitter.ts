/** A typed list of listeners. A listener that throws is reported and never stops the others. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();

  constructor(private readonly onFailure: (failure: unknown) => void) {}

  /** Returns the function that ends the subscription. */
  on(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(value: T): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(value);
      } catch (failure) {
        this.onFailure(failure);
      }
    }
  }
}
