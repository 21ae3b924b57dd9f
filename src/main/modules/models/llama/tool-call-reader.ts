import { JsonObject } from '../../../../shared/json';
import { callClose, callOpen, thoughtClose } from './tool-protocol';

export type AnswerPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly arguments: JsonObject }
  /** Looked like a call and is none; `text` is what was written. */
  | { readonly type: 'broken-call'; readonly text: string };

/**
 * What a call follows within a text: a new line, or the end of a thought that the model wrote as plain text.
 */
const begins = [`\n${callOpen}`, `${thoughtClose}${callOpen}`];
const longestBegin = Math.max(...begins.map((marker) => marker.length));

/**
 * Reads an answer as it is written and tells text from calls, by the rule of the grammar: a call begins at
 * the start of the answer, of a line, or behind a thought. Text is passed on at once, save an end that may
 * turn out to begin a call.
 */
export class ToolCallReader {
  #rest = '';
  #mode: 'line-start' | 'text' | 'call' = 'line-start';

  constructor(private readonly names: ReadonlySet<string>) {}

  push(chunk: string): readonly AnswerPiece[] {
    this.#rest += chunk;
    const pieces: AnswerPiece[] = [];
    for (let piece = this.#next(); piece !== null; piece = this.#next()) {
      if (piece !== 'again') pieces.push(piece);
    }
    return pieces;
  }

  /** A thought ended: what comes next starts afresh. */
  restartLine(): readonly AnswerPiece[] {
    if (this.#mode === 'call') return [];
    const pieces = this.end();
    this.#mode = 'line-start';
    return pieces;
  }

  /** What is left when the model has stopped. A call that was cut off is broken. */
  end(): readonly AnswerPiece[] {
    const text = this.#rest;
    this.#rest = '';
    if (this.#mode === 'call') return [{ type: 'broken-call', text: callOpen + text }];
    return text === '' || (this.#mode === 'line-start' && text.trim() === '') ? [] : [{ type: 'text', text }];
  }

  #next(): AnswerPiece | 'again' | null {
    return this.#mode === 'call' ? this.#readCall() : this.#readText();
  }

  #readText(): AnswerPiece | 'again' | null {
    if (this.#mode === 'line-start') {
      const text = this.#rest.replace(/^\n+/u, '');
      if (text === '' || (callOpen.startsWith(text) && text !== callOpen)) return null;
      if (text.startsWith(callOpen)) {
        this.#rest = text.slice(callOpen.length);
        this.#mode = 'call';
        return 'again';
      }
      this.#mode = 'text';
    }
    const begin = begins
      .map((marker) => this.#rest.indexOf(marker))
      .filter((index) => index >= 0)
      .sort((one, other) => one - other)[0];
    if (begin !== undefined) {
      const open = this.#rest.indexOf(callOpen, begin);
      const text = this.#rest.slice(0, open).replace(/\n$/u, '');
      this.#rest = this.#rest.slice(open + callOpen.length);
      this.#mode = 'call';
      return text === '' ? 'again' : { type: 'text', text };
    }
    const text = this.#rest.slice(0, this.#rest.length - lengthOfPossibleBegin(this.#rest));
    this.#rest = this.#rest.slice(text.length);
    return text === '' ? null : { type: 'text', text };
  }

  #readCall(): AnswerPiece | null {
    const end = endOfCall(this.#rest);
    if (end === null) return null;
    const text = this.#rest.slice(0, end);
    this.#rest = this.#rest.slice(end);
    this.#mode = 'line-start';
    return (
      this.#toCall(text.slice(0, text.length - callClose.length)) ?? {
        type: 'broken-call',
        text: callOpen + text,
      }
    );
  }

  #toCall(text: string): AnswerPiece | null {
    try {
      const parsed = JsonObject.safeParse(JSON.parse(text));
      if (!parsed.success) return null;
      const { name, arguments: written } = parsed.data;
      const args = JsonObject.safeParse(written ?? {});
      return typeof name === 'string' && this.names.has(name) && args.success
        ? { type: 'call', name, arguments: args.data }
        : null;
    } catch {
      return null;
    }
  }
}

/** How many characters at the end may be the beginning of a call. */
function lengthOfPossibleBegin(text: string): number {
  for (let length = Math.min(longestBegin, text.length); length > 0; length -= 1) {
    if (begins.some((marker) => length < marker.length && text.endsWith(marker.slice(0, length))))
      return length;
  }
  return 0;
}

/** Index behind the closing tag; a closing tag inside a JSON text does not count. Null: not complete yet. */
export function endOfCall(text: string): number | null {
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && text.startsWith(callClose, index)) return index + callClose.length;
  }
  return null;
}
