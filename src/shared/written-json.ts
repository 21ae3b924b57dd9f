/**
 * A JSON value as somebody wrote it: its numbers with every digit, every key of an object, also one that
 * stands twice, and the text of lists and objects.
 */
export type WrittenJson =
  | { readonly kind: 'text'; readonly value: string }
  /** What stands in an element of a form that tells no types, and what its own elements say. */
  | { readonly kind: 'untyped'; readonly value: string; readonly elements?: WrittenJson }
  | { readonly kind: 'number'; readonly source: string }
  | { readonly kind: 'word'; readonly value: boolean | null; readonly source: string }
  | { readonly kind: 'list'; readonly items: readonly WrittenJson[]; readonly source: string }
  | { readonly kind: 'object'; readonly entries: readonly WrittenEntry[]; readonly source: string };

export type WrittenEntry = readonly [key: string, value: WrittenJson];

/** `end` is the index behind the value. */
export type WrittenAt =
  | { readonly ok: true; readonly value: WrittenJson; readonly end: number }
  /** `cut`: the text ended within the value. `at`: the index of what is no JSON. */
  | { readonly ok: false; readonly cut: boolean; readonly at: number };

/** Whoever walks through a value by calling itself would run out of stack on what others can send. */
const deepestNesting = 200;

/**
 * Reads the JSON value that begins at `start`, white space before it included. `forgiving` lets line breaks
 * and tabs stand in texts as they are, and a comma before a closing bracket: what they mean is plain.
 */
export function readWrittenJson(text: string, start: number, forgiving = false): WrittenAt {
  const reader = new Reader(text, start, forgiving);
  try {
    return { ok: true, value: reader.value(0), end: reader.at };
  } catch (failure) {
    if (!(failure instanceof NotJson)) throw failure;
    return { ok: false, cut: failure.cut, at: failure.at };
  }
}

class NotJson extends Error {
  constructor(
    readonly cut: boolean,
    readonly at: number,
  ) {
    super('no JSON');
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy;
const word = /true|false|null/uy;
const blank = /[ \t\r\n]*/uy;
/** A run of a text without escapes, quotes and signs that may not stand in it. */
const plain = /[^"\\\u0000-\u001f]+/uy;
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class Reader {
  constructor(
    private readonly text: string,
    public at: number,
    private readonly forgiving: boolean,
  ) {}

  value(depth: number): WrittenJson {
    this.#match(blank);
    const sign = this.text[this.at];
    if (sign === '"') return { kind: 'text', value: this.#string() };
    if (sign === '{' || sign === '[') {
      if (depth >= deepestNesting) this.#fail();
      return sign === '{' ? this.#object(depth) : this.#list(depth);
    }
    const start = this.at;
    const source = this.#match(number);
    if (source !== '') return { kind: 'number', source };
    const named = this.#match(word);
    if (named === '') this.#fail(start);
    return { kind: 'word', value: named === 'null' ? null : named === 'true', source: named };
  }

  #object(depth: number): WrittenJson {
    const start = this.at;
    const entries: WrittenEntry[] = [];
    this.at += 1;
    for (;;) {
      this.#match(blank);
      if (this.#takesEnd('}', entries.length)) break;
      if (this.text[this.at] !== '"') this.#fail();
      const key = this.#string();
      this.#match(blank);
      this.#take(':');
      entries.push([key, this.value(depth + 1)]);
      this.#match(blank);
      if (this.text[this.at] === '}') {
        this.at += 1;
        break;
      }
      this.#take(',');
    }
    return { kind: 'object', entries, source: this.text.slice(start, this.at) };
  }

  #list(depth: number): WrittenJson {
    const start = this.at;
    const items: WrittenJson[] = [];
    this.at += 1;
    for (;;) {
      this.#match(blank);
      if (this.#takesEnd(']', items.length)) break;
      items.push(this.value(depth + 1));
      this.#match(blank);
      if (this.text[this.at] === ']') {
        this.at += 1;
        break;
      }
      this.#take(',');
    }
    return { kind: 'list', items, source: this.text.slice(start, this.at) };
  }

  /** Of an empty list or object, or behind a last comma. */
  #takesEnd(bracket: string, entries: number): boolean {
    if (this.text[this.at] !== bracket || (entries > 0 && !this.forgiving)) return false;
    this.at += 1;
    return true;
  }

  #string(): string {
    let end = this.at + 1;
    for (let sign = this.text[end]; sign !== '"'; sign = this.text[end]) {
      if (sign === undefined) break;
      end += sign === '\\' ? 2 : 1;
    }
    try {
      const value = JSON.parse(this.text.slice(this.at, end + 1)) as string;
      this.at = end + 1;
      return value;
    } catch {
      return this.#stringBySigns();
    }
  }

  /** One that is broken, or has signs that are to be forgiven. */
  #stringBySigns(): string {
    let value = '';
    this.at += 1;
    for (;;) {
      value += this.#match(plain);
      const sign = this.text[this.at];
      if (sign === '"') {
        this.at += 1;
        return value;
      }
      if (sign === '\\') value += this.#escaped();
      else if (sign !== undefined && this.forgiving) {
        value += sign;
        this.at += 1;
      } else this.#fail();
    }
  }

  #escaped(): string {
    const sign = this.text[this.at + 1] ?? '';
    if (sign === 'u') {
      const code = this.text.slice(this.at + 2, this.at + 6);
      if (!/^[0-9a-fA-F]{4}$/u.test(code)) this.#fail(this.at + 2 + code.length);
      this.at += 6;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    const meant = Object.hasOwn(escapes, sign) ? escapes[sign] : undefined;
    if (meant === undefined) this.#fail(this.at + 1);
    this.at += 2;
    return meant ?? '';
  }

  #take(sign: string): void {
    if (this.text[this.at] !== sign) this.#fail();
    this.at += 1;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #fail(at = this.at): never {
    throw new NotJson(at >= this.text.length, at);
  }
}

/** The first key that stands twice in one object of a value; null: none does. */
export function twiceWritten(value: WrittenJson): string | null {
  if (value.kind === 'list') return value.items.map(twiceWritten).find((found) => found !== null) ?? null;
  if (value.kind !== 'object') return null;
  const seen = new Set<string>();
  for (const [key, inner] of value.entries) {
    if (seen.has(key)) return key;
    seen.add(key);
    const found = twiceWritten(inner);
    if (found !== null) return found;
  }
  return null;
}

/** The same of a key that says two different things; one that is said again does no harm. */
export function contradicted(value: WrittenJson): string | null {
  if (value.kind === 'list') return value.items.map(contradicted).find((found) => found !== null) ?? null;
  if (value.kind !== 'object') return null;
  const seen = new Map<string, string>();
  for (const [key, inner] of value.entries) {
    const said = JSON.stringify(inner);
    if ((seen.get(key) ?? said) !== said) return key;
    seen.set(key, said);
    const found = contradicted(inner);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a number would not be the one that was written: a whole one beyond 2^53, or beyond every limit. */
export function isRounded(source: string): boolean {
  const value = Number(source);
  return !Number.isFinite(value) || (/^[+-]?\d+(?:\.0+)?$/u.test(source) && !Number.isSafeInteger(value));
}
