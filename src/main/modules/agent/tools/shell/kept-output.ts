import { stripVTControlCharacters } from 'node:util';

/** Bytes kept of the beginning, and as many of the end: a local model has to read them all. */
const keptBytes = 8 * 1024;

/** Gathers the output of a program and keeps its head and its tail, whatever comes in between. */
export class KeptOutput {
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  /** Bytes seen. */
  total = 0;

  add(chunk: Buffer): void {
    this.total += chunk.length;
    const forHead = chunk.subarray(0, Math.max(0, keptBytes - this.#head.length));
    this.#head = Buffer.concat([this.#head, forHead]);
    const rest = Buffer.concat([this.#tail, chunk.subarray(forHead.length)]);
    this.#tail = rest.subarray(Math.max(0, rest.length - keptBytes));
  }

  /** As text for a model: no control characters, cut only between letters. */
  text(): string {
    const left = this.total - this.#head.length - this.#tail.length;
    if (left <= 0) return plain(Buffer.concat([this.#head, this.#tail]).toString());
    return `${plain(this.#head.toString().replace(/(?<!\uFFFD)\uFFFD+$/u, ''))}\n[${String(left)} bytes left out]\n${plain(this.#tail.toString().replace(/^\uFFFD+/u, ''))}`;
  }
}

const plain = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '\uFFFD')
    .trimEnd();
