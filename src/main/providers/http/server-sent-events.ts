/** Reads the `data:` fields of server-sent events from bytes that may be cut anywhere, also inside a character. Comments that only keep the line alive are passed over. */
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

function dataOf(event: string): string {
  const lines = event.split(/\r?\n/u);
  const fieldOf = (name: string): string => lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart()).join('\n');
  const data = fieldOf('data');
  // llama.cpp's server tells a failure in the middle of an answer under a field name of its own.
  const error = data === '' ? fieldOf('error') : '';
  return error === '' ? data : error.startsWith('{"error"') ? error : `{"error":${error}}`;
}
