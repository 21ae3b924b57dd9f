import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MemoryRecord } from '../../ports/memory';
import { writeFileAtomically } from '../../base/atomic-file';
import { markdownLine, parseMarkdownLine } from '../../ports/memory-line';

/** One category's file: its lines as they are, and the records among them. */
interface ReadFile {
  /** Changes when the file does. */
  readonly stamp: string;
  readonly lines: readonly string[];
  readonly records: ReadonlyMap<string, MemoryRecord>;
  /** Whether the last line has its end. */
  readonly ended: boolean;
}

const nothing: ReadFile = { stamp: '', lines: [], records: new Map(), ended: true };

/** The Markdown files of a folder, one a category. A file is read again when it was changed; a look at its time and size says so. */
export class MarkdownFiles {
  readonly #read = new Map<string, ReadFile>();

  constructor(private readonly folder: string) {}

  categories(): readonly string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder).filter((name) => name.endsWith('.md')).map((name) => decodeName(name.slice(0, -3))).sort();
  }

  records(category: string): ReadonlyMap<string, MemoryRecord> {
    return this.#file(category).records;
  }

  /** Adds a record, or puts it where the one of the same key and scope stood. Lines that are no records stay as they are. */
  put(record: MemoryRecord): void {
    const { lines, records, ended } = this.#file(record.category);
    const line = markdownLine(record);
    if (records.has(placeOf(record))) this.#write(record.category, lines.map((text) => (isRecord(text, record) ? line : text)));
    else if (lines.length === 0) this.#write(record.category, [`# ${record.category}`, '', line]);
    else appendFileSync(this.#pathOf(record.category), `${ended ? '' : '\n'}${line}\n`);
  }

  /** Whether it was there. */
  remove(category: string, place: Pick<MemoryRecord, 'key' | 'scope'>): boolean {
    const { lines, records } = this.#file(category);
    if (!records.has(placeOf(place))) return false;
    this.#write(category, lines.filter((text) => !isRecord(text, { ...place, category })));
    return true;
  }

  #file(category: string): ReadFile {
    const path = this.#pathOf(category);
    const stat = existsSync(path) ? statSync(path) : null;
    if (stat === null) return nothing;
    const stamp = `${String(stat.mtimeMs)} ${String(stat.size)} ${String(stat.ino)}`;
    const known = this.#read.get(category);
    if (known?.stamp === stamp) return known;
    const text = readFileSync(path, 'utf8');
    const lines = text.replace(/(?<!\n)\n+$/, '').split(/\r?\n/);
    const found = lines.flatMap((line) => parseMarkdownLine(line, category) ?? []);
    const file: ReadFile = { stamp, lines, records: new Map(found.map((record) => [placeOf(record), record])), ended: text.endsWith('\n') };
    this.#read.set(category, file);
    return file;
  }

  #write(category: string, lines: readonly string[]): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileAtomically(this.#pathOf(category), `${lines.join('\n')}\n`);
  }

  #pathOf(category: string): string {
    return join(this.folder, `${encodeURIComponent(category)}.md`);
  }
}

const placeOf = ({ key, scope }: Pick<MemoryRecord, 'key' | 'scope'>): string => JSON.stringify([key, scope]);

function isRecord(line: string, { key, scope, category }: Pick<MemoryRecord, 'key' | 'scope' | 'category'>): boolean {
  const record = parseMarkdownLine(line, category);
  return record?.key === key && record.scope === scope;
}

/** A person may have put any file there; its name need not be one of ours. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
