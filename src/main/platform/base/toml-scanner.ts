export type TomlPath = readonly (string | number)[];

/** Offsets into the text. */
export interface TomlOffsets {
  readonly key: number;
  readonly value: number;
}

/** A key with its value, as written. */
export interface TomlPair {
  readonly kind: 'pair';
  readonly path: TomlPath;
  readonly start: number;
  /** Of the key's last part: in `a.b = 1` of `b`. */
  readonly key: number;
  readonly value: number;
  /** Behind the value. */
  readonly end: number;
  /** It stands between the braces of an inline table. */
  readonly inline: boolean;
  /** The path of the head above it; empty = none. */
  readonly table: TomlPath;
}

/** `[table]` or `[[list]]`; the path of a list's head ends in its index. */
export interface TomlHead {
  readonly kind: 'head';
  readonly path: TomlPath;
  readonly isList: boolean;
  readonly start: number;
  readonly end: number;
}

/** An item of a list in brackets. */
export interface TomlItem {
  readonly kind: 'item';
  readonly path: TomlPath;
  readonly start: number;
  readonly end: number;
}

export interface TomlOutline {
  /** By path as JSON. */
  readonly places: ReadonlyMap<string, TomlOffsets>;
  /** In the order in which they end. */
  readonly entries: readonly (TomlPair | TomlHead | TomlItem)[];
}

/** What stands where in a text that a TOML parser has accepted; in any other it finds what it can. */
export const scanToml = (text: string): TomlOutline => new Scanner(text).scan();

interface KeyPart {
  readonly name: string;
  readonly at: number;
}

/**
 * Keys in a path. What is deeper is passed over; no configuration is, and whoever writes one on purpose must
 * not end the program.
 */
const deepest = 100;

/** Walks the text once. Invariant: every step moves `#at` forward. */
class Scanner {
  #at = 0;
  readonly #places = new Map<string, TomlOffsets>();
  readonly #entries: (TomlPair | TomlHead | TomlItem)[] = [];
  /** Index of the last item of each `[[list]]`, by path. */
  readonly #lastItem = new Map<string, number>();

  constructor(private readonly text: string) {}

  scan(): TomlOutline {
    let table: TomlPath = [];
    for (this.#skipBlank(); this.#at < this.text.length; this.#skipBlank()) {
      if (this.text[this.#at] === '[') table = this.#head();
      else this.#pair(table, table, false);
    }
    return { places: this.#places, entries: this.#entries };
  }

  #head(): TomlPath {
    const start = this.#at;
    const isList = this.text.startsWith('[[', start);
    this.#at += isList ? 2 : 1;
    const parts = this.#dottedKey();
    this.#at = Math.max(this.#at, start + 1);
    while (this.text[this.#at] === ']') this.#at += 1;
    const end = this.#at;
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
    this.#entries.push({ kind: 'head', path, isList, start, end });
    return path;
  }

  #pair(within: TomlPath, table: TomlPath, inline: boolean): void {
    const start = this.#at;
    const parts = this.#dottedKey();
    this.#skipSpace();
    if (this.text[this.#at] === '=') this.#at += 1;
    this.#skipSpace();
    const path = [...within];
    const value = this.#at;
    for (const part of parts) {
      path.push(part.name);
      this.#note(path, part.at, this.#at);
    }
    this.#value(path, table);
    this.#entries.push({
      kind: 'pair',
      path,
      start,
      key: parts.at(-1)?.at ?? start,
      value,
      end: this.#behind(value),
      inline,
      table,
    });
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
      if (this.text[this.#at] !== '.' || parts.length === deepest) return parts;
      this.#at += 1;
    }
  }

  #value(path: TomlPath, table: TomlPath): void {
    if (path.length > deepest) {
      this.#skipLine();
      return;
    }
    switch (this.text[this.#at]) {
      case '"':
      case "'":
        this.#string();
        return;
      case '[':
        this.#items(']', (index) => {
          const start = this.#at;
          this.#note([...path, index], start, start);
          this.#value([...path, index], table);
          this.#entries.push({ kind: 'item', path: [...path, index], start, end: this.#behind(start) });
        });
        return;
      case '{':
        this.#items('}', () => {
          this.#pair(path, table, true);
        });
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
    while (this.#at < this.text.length && !this.text.startsWith(end, this.#at))
      this.#at += quote === '"' && this.text[this.#at] === '\\' ? 2 : 1;
    this.#at = Math.min(this.text.length, this.#at + end.length);
    // A long string may end in up to two more quotes, which belong to it.
    while (isLong && this.text[this.#at] === quote) this.#at += 1;
  }

  /** Where what began at `start` ends, without blanks behind it. */
  #behind(start: number): number {
    return start + this.text.slice(start, this.#at).trimEnd().length;
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
    return JSON.parse(
      text.replace(/\\U([0-9a-fA-F]{8})/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    ) as string;
  } catch {
    return text.slice(1, -1);
  }
}
