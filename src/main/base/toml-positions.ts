/** Counted from 1; columns in UTF-16 units, as editors do. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

export interface TomlPlace {
  /** The key itself; of a list item the item, of a table the name in its head. */
  readonly key: TextPosition;
  readonly value: TextPosition;
}

export type TomlPath = readonly (string | number)[];

/** Where each key of a TOML text stands, which the parser does not tell. */
export interface TomlPositions {
  find(path: TomlPath): TomlPlace | null;
  /** The place of the path or of the nearest table around it; the start of the text when there is none. */
  around(path: TomlPath): TomlPlace;
}

/** For a text that a TOML parser has accepted; of any other it finds what it can. */
export function tomlPositions(text: string): TomlPositions {
  const places = new Scanner(text).scan();
  const positionOf = positionsIn(text);
  const find = (path: TomlPath): TomlPlace | null => {
    const place = places.get(JSON.stringify(path));
    return place === undefined ? null : { key: positionOf(place.key), value: positionOf(place.value) };
  };
  return {
    find,
    around(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const place = find(path.slice(0, length));
        if (place !== null) return place;
      }
      return { key: { line: 1, column: 1 }, value: { line: 1, column: 1 } };
    },
  };
}

function positionsIn(text: string): (offset: number) => TextPosition {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset) => {
    let line = lineStarts.findIndex((start) => start > offset);
    if (line < 0) line = lineStarts.length;
    return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
  };
}

interface Offsets {
  readonly key: number;
  readonly value: number;
}

interface KeyPart {
  readonly name: string;
  readonly at: number;
}

/** Walks the text once. Invariant: every step moves `#at` forward. */
class Scanner {
  #at = 0;
  readonly #places = new Map<string, Offsets>();
  /** Index of the last item of each `[[list]]`, by path. */
  readonly #lastItem = new Map<string, number>();

  constructor(private readonly text: string) {}

  scan(): ReadonlyMap<string, Offsets> {
    let table: TomlPath = [];
    for (this.#skipBlank(); this.#at < this.text.length; this.#skipBlank()) {
      if (this.text[this.#at] === '[') table = this.#head();
      else this.#pair(table);
    }
    return this.#places;
  }

  #head(): TomlPath {
    const start = this.#at;
    const isList = this.text.startsWith('[[', start);
    this.#at += isList ? 2 : 1;
    const parts = this.#dottedKey();
    this.#at = Math.max(this.#at, start + 1);
    this.#skipLine();
    const path: (string | number)[] = [];
    for (const [index, part] of parts.entries()) {
      path.push(part.name);
      this.#note(path, part.at, start);
      const list = JSON.stringify(path);
      const last = this.#lastItem.get(list);
      if (isList && index === parts.length - 1) {
        this.#lastItem.set(list, (last ?? -1) + 1);
        path.push((last ?? -1) + 1);
        this.#note(path, part.at, start);
      } else if (last !== undefined) {
        path.push(last);
      }
    }
    return path;
  }

  #pair(table: TomlPath): void {
    const start = this.#at;
    const parts = this.#dottedKey();
    this.#skipSpace();
    if (this.text[this.#at] === '=') this.#at += 1;
    this.#skipSpace();
    const path = [...table];
    for (const part of parts) {
      path.push(part.name);
      this.#note(path, part.at, this.#at);
    }
    this.#value(path);
    if (this.#at === start) this.#at += 1;
  }

  #dottedKey(): readonly KeyPart[] {
    const parts: KeyPart[] = [];
    for (;;) {
      this.#skipSpace();
      const at = this.#at;
      const quote = this.text[at];
      if (quote === '"' || quote === "'") {
        this.#string();
        parts.push({ name: unquoted(this.text.slice(at, this.#at)), at });
      } else {
        const bare = /[^\s=.#[\]{},"']*/y;
        bare.lastIndex = at;
        const name = bare.exec(this.text)?.[0] ?? '';
        this.#at += name.length;
        parts.push({ name, at });
      }
      this.#skipSpace();
      if (this.text[this.#at] !== '.') return parts;
      this.#at += 1;
    }
  }

  #value(path: TomlPath): void {
    switch (this.text[this.#at]) {
      case '"':
      case "'":
        this.#string();
        return;
      case '[':
        this.#items(']', (index) => {
          this.#note([...path, index], this.#at, this.#at);
          this.#value([...path, index]);
        });
        return;
      case '{':
        this.#items('}', () => { this.#pair(path); });
        return;
      default: {
        const bare = /[^,\]}#\r\n]*/y;
        bare.lastIndex = this.#at;
        this.#at += bare.exec(this.text)?.[0].length ?? 0;
      }
    }
  }

  #items(end: string, item: (index: number) => void): void {
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#skipBlank();
      if (this.#at >= this.text.length) return;
      if (this.text[this.#at] === end) break;
      const start = this.#at;
      item(index);
      this.#skipBlank();
      if (this.text[this.#at] === ',' || this.#at === start) this.#at += 1;
    }
    this.#at += 1;
  }

  #string(): void {
    const quote = this.text[this.#at] ?? '"';
    const fence = quote.repeat(3);
    const isLong = this.text.startsWith(fence, this.#at);
    const end = isLong ? fence : quote;
    this.#at += end.length;
    while (this.#at < this.text.length && !this.text.startsWith(end, this.#at)) this.#at += quote === '"' && this.text[this.#at] === '\\' ? 2 : 1;
    this.#at = Math.min(this.text.length, this.#at + end.length);
    // A long string may end in up to two more quotes, which belong to it.
    while (isLong && this.text[this.#at] === quote) this.#at += 1;
  }

  #note(path: TomlPath, key: number, value: number): void {
    const id = JSON.stringify(path);
    if (!this.#places.has(id)) this.#places.set(id, { key, value });
  }

  #skipSpace(): void {
    while (this.text[this.#at] === ' ' || this.text[this.#at] === '\t') this.#at += 1;
  }

  #skipLine(): void {
    const end = this.text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.text.length : end;
  }

  #skipBlank(): void {
    const blank = /(?:[\s\uFEFF]|#[^\n]*)*/y;
    blank.lastIndex = this.#at;
    this.#at += blank.exec(this.text)?.[0].length ?? 0;
  }
}

function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1);
  try {
    return JSON.parse(text.replace(/\\U([0-9a-fA-F]{8})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))) as string;
  } catch {
    return text.slice(1, -1);
  }
}
