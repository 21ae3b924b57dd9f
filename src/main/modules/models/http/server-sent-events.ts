import { parseJson } from '../../../../shared/parse-json';
import { TooLong } from '../../../platform/base/limited-body';

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
      if (this.#endsEvent()) events.push(...this.#take());
    }
    this.#grow(text.slice(from));
    return events;
  }

  /** What came last without the blank line that should end it. */
  end(): readonly string[] {
    this.#grow(this.#decoder.decode());
    this.#endsEvent();
    return this.#take();
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

  #take(): readonly string[] {
    const data = dataOf(this.#lines).filter((each) => each.trim() !== '');
    this.#lines = [];
    this.#length = 0;
    return data;
  }
}

const fieldsOf = (lines: readonly string[], name: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());

const isFieldOrComment = (line: string): boolean => /^(?:data|event|id|retry|error)?(?::|$)/u.test(line);

function dataOf(lines: readonly string[]): readonly string[] {
  const pieces = fieldsOf(lines, 'data');
  // Without a blank line between them, events are many where each line is whole.
  if (pieces.length > 1 && pieces.every(isPiece)) return pieces;
  const data = pieces.join('\n');
  if (fieldsOf(lines, 'event').some((name) => /^error$/iu.test(name.trim()))) return [asError(data)];
  if (data !== '') return [data];
  // llama.cpp's server tells a failure in the middle of an answer under a field name of its own.
  const error = fieldsOf(lines, 'error').join('\n');
  if (error !== '') return [asError(error)];
  // What a relay, or a server that fails, writes into a stream without any form.
  return [lines.filter((line) => !isFieldOrComment(line)).join('\n')];
}

const isPiece = (text: string): boolean =>
  text === '' || text === '[DONE]' || (text.startsWith('{') && parseJson(text) !== undefined);

/** As a document that says that it is an error. */
function asError(text: string): string {
  const told = parseJson(text);
  const isOne = typeof told === 'object' && told !== null && !Array.isArray(told) && 'error' in told;
  return isOne ? text : JSON.stringify({ error: told ?? (text === '' ? 'it gives no reason' : text) });
}
