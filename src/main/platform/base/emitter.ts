/** A typed list of listeners. A listener that throws is reported and never stops the others. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();
  #closed = false;

  constructor(private readonly onFailure: (failure: unknown) => void) {}

  /** Returns the function that ends the subscription. */
  on(listener: (value: T) => void): () => void {
    if (!this.#closed) this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whoever listens hears nothing more. */
  close(): void {
    this.#listeners.clear();
    this.#closed = true;
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
