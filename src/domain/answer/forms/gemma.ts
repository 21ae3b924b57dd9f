import { readWrittenJson, type WrittenEntry, type WrittenJson } from '../../../shared/written-json';
import type { CallForm } from '../call-format';
import { matchAt, skipBlanks } from '../template';
import { jsonOf } from './python';
import { unread, type FormReading } from './reading';

const head = /call:(?<name>[\p{L}_][\w.:/-]{0,127})\s*(?=\{)/uy;

/** `call:tool{key:value}` with a mark of its own around texts. */
export function gemmaReader(
  form: Extract<CallForm, { kind: 'gemma' }>,
): (text: string, start: number) => FormReading {
  return (text, start) => {
    const at = skipBlanks(text, start);
    const found = matchAt(head, text, at);
    if (found === null) return null;
    const reader = new GemmaReader(text, at + found[0].length, form.quote);
    const args = reader.value(0);
    if (args === null) return unread(reader.at);
    return {
      kind: 'calls',
      calls: [{ name: found.groups?.['name'] ?? '', arguments: args }],
      end: reader.at,
    };
  };
}

class GemmaReader {
  constructor(
    private readonly text: string,
    public at: number,
    private readonly quote: string,
  ) {}

  value(depth: number): WrittenJson | null {
    this.#blanks();
    const sign = this.text[this.at];
    if (this.text.startsWith(this.quote, this.at)) return this.#quoted(/\s*[,}\]:]/uy);
    if (depth > 100) return null;
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    const read = readWrittenJson(this.text, this.at, true);
    if (!read.ok) return null;
    this.at = read.end;
    return read.value;
  }

  /** It ends with its mark, behind which stands what may stand behind a text. */
  #quoted(follow: RegExp): WrittenJson | null {
    const start = this.at + this.quote.length;
    const end = this.text.indexOf(this.quote, start);
    const behind = end + this.quote.length;
    // Where nothing of the form follows, another mark of it was damaged.
    if (end === -1 || matchAt(follow, this.text, behind) === null) {
      this.at = end === -1 ? this.text.length : behind;
      return null;
    }
    this.at = behind;
    return { kind: 'text', value: this.text.slice(start, end) };
  }

  #object(depth: number): WrittenJson | null {
    const entries: WrittenEntry[] = [];
    this.at += 1;
    for (;;) {
      this.#blanks();
      if (this.text[this.at] === '}') break;
      const key = this.#key();
      if (key === null) return null;
      this.#blanks();
      if (this.text[this.at] !== ':') return null;
      this.at += 1;
      const value = this.value(depth + 1);
      if (value === null) return null;
      entries.push([key, value]);
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

  #key(): string | null {
    if (this.text.startsWith(this.quote, this.at)) {
      const key = this.#quoted(/\s*:/uy);
      return key?.kind === 'text' ? key.value : null;
    }
    if (this.text[this.at] === '"') {
      const key = readWrittenJson(this.text, this.at);
      if (!key.ok || key.value.kind !== 'text') return null;
      this.at = key.end;
      return key.value.value;
    }
    const key = matchAt(/[^\s:,{}[\]<>"]{1,128}/uy, this.text, this.at)?.[0];
    this.at += key?.length ?? 0;
    return key ?? null;
  }

  #list(depth: number): WrittenJson | null {
    const items: WrittenJson[] = [];
    this.at += 1;
    for (;;) {
      this.#blanks();
      if (this.text[this.at] === ']') break;
      const value = this.value(depth + 1);
      if (value === null) return null;
      items.push(value);
      this.#blanks();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] !== ']') return null;
    }
    this.at += 1;
    return { kind: 'list', items, source: `[${items.map(jsonOf).join(',')}]` };
  }

  #blanks(): void {
    this.at = skipBlanks(this.text, this.at);
  }
}
