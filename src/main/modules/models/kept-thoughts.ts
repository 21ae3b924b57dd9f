/**
 * What a service wants back with a call that it made: its thoughts, or a signature of them. Known by the
 * call's id and kept for the newest calls only; after a restart nothing is there, and the services take a
 * history without it.
 */
export class KeptThoughts<T> {
  readonly #byCall = new Map<string, T>();

  constructor(private readonly limit = 1_000) {}

  keep(call: string, thought: T): void {
    this.#byCall.delete(call);
    this.#byCall.set(call, thought);
    const [oldest] = this.#byCall.keys();
    if (this.#byCall.size > this.limit && oldest !== undefined) this.#byCall.delete(oldest);
  }

  of(call: string): T | undefined {
    return this.#byCall.get(call);
  }
}
