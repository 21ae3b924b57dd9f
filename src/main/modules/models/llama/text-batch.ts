/**
 * A person reads no faster; a message for every token costs both processes more than some models need to
 * think of it.
 */
const everyMs = 30;

export type TextKind = 'text' | 'thought';

/** Gathers what a model writes into pieces, at most one every 30 ms. The first word goes out at once. */
export class TextBatch {
  #kind: TextKind = 'text';
  #held = '';
  #sentAt = -Infinity;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly send: (kind: TextKind, text: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(kind: TextKind, text: string): void {
    if (kind !== this.#kind) this.flush();
    this.#kind = kind;
    this.#held += text;
    const wait = this.#sentAt + everyMs - this.now();
    if (wait <= 0) this.flush();
    else
      this.#timer ??= setTimeout(() => {
        this.flush();
      }, wait);
  }

  /** Sends what is held; at the end of an answer nothing may stay behind. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#held === '') return;
    const text = this.#held;
    this.#held = '';
    this.#sentAt = this.now();
    this.send(this.#kind, text);
  }
}
