import { readWrittenJson, type WrittenEntry, type WrittenJson } from '../../../shared/written-json';
import type { CallForm } from '../call-format';
import { anyTemplate, matchAt, skipBlanks } from '../template';
import { unread, type FormReading, type WrittenCall } from './reading';

const separator = /\s*[;,]?\s*/uy;

/** `tool(key=value)`, one or several, in a list or alone. Arguments without a name are not read. */
export function pythonReader(
  form: Extract<CallForm, { kind: 'python' }>,
): (text: string, start: number) => FormReading {
  const heads = form.head.map((head) => anyTemplate([`${head}(`]));
  const readCall = (
    text: string,
    at: number,
  ): { readonly call: WrittenCall; readonly end: number } | number | null => {
    for (const head of heads) {
      const found = head === null ? null : matchAt(head, text, at);
      const name = found?.groups?.['name'];
      if (found === null || name === undefined) continue;
      const reader = new PythonReader(text, at + found[0].length);
      const args = reader.arguments();
      return args === null ? reader.at : { call: { name, arguments: args }, end: reader.at };
    }
    return null;
  };
  return (text, start) => {
    let at = skipBlanks(text, start);
    const isList = text[at] === '[';
    if (isList) at = skipBlanks(text, at + 1);
    const calls: WrittenCall[] = [];
    let end = at;
    for (;;) {
      const read = readCall(text, at);
      if (typeof read === 'number') return unread(read);
      if (read === null) break;
      calls.push(read.call);
      end = read.end;
      at = end + (matchAt(separator, text, end)?.[0].length ?? 0);
    }
    if (calls.length === 0) return null;
    if (isList) {
      if (text[at] !== ']') return unread(at);
      end = at + 1;
    }
    return { kind: 'calls', calls, end };
  };
}

/** A call of Python as a whole line: `tool(…)`. */
export class PythonReader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  /** Behind the opening bracket; null: they cannot be read, up to `at`. */
  arguments(): WrittenJson | null {
    const entries: WrittenEntry[] = [];
    for (;;) {
      this.#blanks();
      if (this.text[this.at] === ')') {
        this.at += 1;
        return { kind: 'object', entries, source: '{}' };
      }
      const key = matchAt(/([\p{L}_][\p{L}\p{M}\p{N}_]{0,127})\s*[=:](?!=)\s*/uy, this.text, this.at);
      if (key === null) return null;
      this.at += key[0].length;
      const value = this.value(0);
      if (value === null) return null;
      entries.push([key[1] ?? '', value]);
      this.#blanks();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== ')') return null;
    }
  }

  value(depth: number): WrittenJson | null {
    this.#blanks();
    const start = this.at;
    const sign = this.text[this.at];
    if (sign === '"' || sign === "'") {
      const value = this.#string(sign);
      return value === null ? null : { kind: 'text', value };
    }
    if (depth > 100) return null;
    if (sign === '[' || sign === '(') return this.#list(sign === '[' ? ']' : ')', depth);
    if (sign === '{') return this.#dict(depth);
    const word = matchAt(/[\p{L}_]+\b/uy, this.text, this.at)?.[0];
    if (word !== undefined) {
      const meant = Object.hasOwn(words, word) ? words[word] : undefined;
      if (meant === undefined) return null;
      this.at += word.length;
      return { kind: 'word', value: meant, source: word };
    }
    const number = readWrittenJson(this.text, start);
    if (!number.ok || number.value.kind !== 'number') return null;
    this.at = number.end;
    return number.value;
  }

  #list(close: string, depth: number): WrittenJson | null {
    const items: WrittenJson[] = [];
    this.at += 1;
    for (;;) {
      this.#blanks();
      if (this.text[this.at] === close) break;
      const value = this.value(depth + 1);
      if (value === null) return null;
      items.push(value);
      this.#blanks();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== close) return null;
    }
    this.at += 1;
    return { kind: 'list', items, source: `[${items.map(jsonOf).join(',')}]` };
  }

  #dict(depth: number): WrittenJson | null {
    const entries: WrittenEntry[] = [];
    this.at += 1;
    for (;;) {
      this.#blanks();
      if (this.text[this.at] === '}') break;
      const key = this.value(depth + 1);
      if (key?.kind !== 'text') return null;
      this.#blanks();
      if (this.text[this.at] !== ':') return null;
      this.at += 1;
      const value = this.value(depth + 1);
      if (value === null) return null;
      entries.push([key.value, value]);
      this.#blanks();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== '}') return null;
    }
    this.at += 1;
    return {
      kind: 'object',
      entries,
      source: `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${jsonOf(value)}`).join(',')}}`,
    };
  }

  #string(quote: string): string | null {
    const fence = this.text.startsWith(quote.repeat(3), this.at) ? quote.repeat(3) : quote;
    const plain = quote === '"' ? /[^"\\]+/uy : /[^'\\]+/uy;
    let value = '';
    this.at += fence.length;
    for (;;) {
      const run = matchAt(plain, this.text, this.at)?.[0] ?? '';
      value += run;
      this.at += run.length;
      if (this.at >= this.text.length) return null;
      if (this.text.startsWith(fence, this.at)) {
        this.at += fence.length;
        return value;
      }
      if (this.text[this.at] !== '\\') {
        value += this.text[this.at] ?? '';
        this.at += 1;
        continue;
      }
      const escape = matchAt(
        /\\(?:\r\n|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|[\s\S])/uy,
        this.text,
        this.at,
      )?.[0];
      if (escape === undefined) return null;
      value += unescaped(escape);
      this.at += escape.length;
    }
  }

  #blanks(): void {
    this.at = skipBlanks(this.text, this.at);
  }
}

const words: Readonly<Record<string, boolean | null>> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
};

const signs: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
  '\r\n': '',
};

/** An escape that Python does not know stays as it was written. */
function unescaped(escape: string): string {
  const rest = escape.slice(1);
  if (/^[uUx][0-9a-fA-F]+$/u.test(rest)) {
    const code = Number.parseInt(rest.slice(1), 16);
    return code > 0x10_ff_ff ? escape : String.fromCodePoint(code);
  }
  return Object.hasOwn(signs, rest) ? (signs[rest] ?? '') : escape;
}

/** As JSON text. */
export function jsonOf(value: WrittenJson): string {
  switch (value.kind) {
    case 'text':
    case 'untyped':
      return JSON.stringify(value.value);
    case 'word':
      return JSON.stringify(value.value);
    default:
      return value.source;
  }
}
