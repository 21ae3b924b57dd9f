/** Far more than any honest line of the protocol (400 bytes). */
export const longestLineBytes = 8192;

export type Framed =
  | { readonly kind: 'line'; readonly text: string }
  /** A line longer than the cap; its bytes were thrown away, the next line is read normally. */
  | { readonly kind: 'oversize'; readonly bytes: number };

const lineFeed = 10;

/**
 * Cuts a stream of bytes into lines at LF (a CR before it is dropped, empty lines are too). Holds at most
 * `cap` bytes.
 */
export class LineSplitter {
  #held: Buffer[] = [];
  #length = 0;

  constructor(private readonly cap = longestLineBytes) {}

  push(bytes: Uint8Array): readonly Framed[] {
    const found: Framed[] = [];
    let from = 0;
    for (;;) {
      const end = bytes.indexOf(lineFeed, from);
      this.#hold(bytes.subarray(from, end === -1 ? bytes.length : end));
      if (end === -1) return found;
      const framed = this.#take();
      if (framed !== null) found.push(framed);
      from = end + 1;
    }
  }

  #hold(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.cap) this.#held = [];
    else if (part.length > 0) this.#held.push(Buffer.from(part));
  }

  #take(): Framed | null {
    const length = this.#length;
    const text = Buffer.concat(this.#held)
      .toString('utf8')
      .replace(/(?<!\r)\r+$/, '');
    this.#held = [];
    this.#length = 0;
    if (length > this.cap) return { kind: 'oversize', bytes: length };
    return text === '' ? null : { kind: 'line', text };
  }
}
