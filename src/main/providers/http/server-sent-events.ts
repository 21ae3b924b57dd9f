import { TooLong } from '../../base/limited-body';

/** Characters one event may have: a piece of an answer has some hundred. */
const longestEvent = 2 ** 20;

/**
 * Reads the `data:` fields of server-sent events from bytes that may be cut anywhere, also inside a
 * character. Comments that only keep the line alive are passed over.
 */
export class ServerSentEvents {
  readonly #decoder = new TextDecoder();
  /** Of the event that is not complete yet. */
  #lines: string[] = [];
  #line = '';
  #length = 0;

  /** Throws TooLong where an event does not end. */
  push(bytes: Uint8Array): readonly string[] {
    const text = this.#decoder.decode(bytes, { stream: true });
    const events: string[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      this.#grow(text.slice(from, end));
      from = end + 1;
      if (this.#endsEvent()) events.push(this.#take());
    }
    this.#grow(text.slice(from));
    return events.filter((data) => data !== '');
  }

  /** What came last without the blank line that should end it. */
  end(): readonly string[] {
    this.#grow(this.#decoder.decode());
    this.#endsEvent();
    const data = this.#take();
    return data === '' ? [] : [data];
  }

  #grow(text: string): void {
    this.#line += text;
    this.#length += text.length;
    if (this.#length > longestEvent) throw new TooLong(longestEvent);
  }

  /** Whether the line that has ended is a blank one. */
  #endsEvent(): boolean {
    const line = this.#line.endsWith('\r') ? this.#line.slice(0, -1) : this.#line;
    this.#line = '';
    if (line !== '') this.#lines.push(line);
    return line === '';
  }

  #take(): string {
    const data = dataOf(this.#lines);
    this.#lines = [];
    this.#length = 0;
    return data;
  }
}

function dataOf(lines: readonly string[]): string {
  const fieldOf = (name: string): string =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const data = fieldOf('data');
  // llama.cpp's server tells a failure in the middle of an answer under a field name of its own.
  const error = data === '' ? fieldOf('error') : '';
  return error === '' ? data : error.startsWith('{"error"') ? error : `{"error":${error}}`;
}
