/** Reads the `data:` fields of server-sent events from bytes that may be cut anywhere, also inside a character. */
export class ServerSentEvents {
  readonly #decoder = new TextDecoder();
  #rest = '';

  push(bytes: Uint8Array): readonly string[] {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    const events = this.#rest.split(/\r?\n\r?\n/u);
    this.#rest = events.pop() ?? '';
    return events.map(dataOf).filter((data) => data !== '');
  }

  /** What came last without the blank line that should end it. */
  end(): readonly string[] {
    const data = dataOf(this.#rest + this.#decoder.decode());
    this.#rest = '';
    return data === '' ? [] : [data];
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/u)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
