import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MemoryRecord } from '../../../ports/memory';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import { fileMark } from '../../../platform/base/file-mark';
import { markdownLine, parseMarkdownLine } from '../../../ports/memory-line';

/**
 * One category's file: its lines as they are, and the records among them. It follows what is written here.
 */
interface ReadFile {
  /** Changes when the file does. */
  stamp: string;
  size: number;
  readonly ino: number;
  readonly lines: string[];
  readonly records: Map<string, MemoryRecord>;
  /** In which lines the record of a place stands: a person may have written it twice. */
  readonly where: Map<string, number[]>;
  /** Whether the last line has its end. */
  ended: boolean;
}

/**
 * The Markdown files of a folder, one a category. A file is read again when somebody else changed it; a look
 * at its time and size says so.
 */
export class MarkdownFiles {
  readonly #read = new Map<string, ReadFile>();

  constructor(
    private readonly folder: string,
    private readonly textOf: (path: string) => string = (path) => readFileSync(path, 'utf8'),
  ) {}

  categories(): readonly string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => decodeName(name.slice(0, -3)))
      .sort();
  }

  records(category: string): ReadonlyMap<string, MemoryRecord> {
    return this.#file(category)?.records ?? new Map<string, MemoryRecord>();
  }

  /**
   * Adds a record, or puts it where the one of the same key and scope stood. Lines that are no records stay
   * as they are.
   */
  put(record: MemoryRecord): void {
    const file = this.#file(record.category);
    const line = markdownLine(record);
    if (file === null) {
      this.#write(record.category, [`# ${record.category}`, '', line]);
      return;
    }
    const standing = file.where.get(placeOf(record));
    if (standing === undefined) this.#append(record.category, file, line);
    else if (standing.some((index) => file.lines[index] !== line)) {
      const lines = [...file.lines];
      for (const index of standing) lines[index] = line;
      this.#write(record.category, lines);
    }
  }

  /** Whether it was there. */
  remove(category: string, place: Pick<MemoryRecord, 'key' | 'scope'>): boolean {
    const file = this.#file(category);
    const standing = new Set(file?.where.get(placeOf(place)));
    if (file === null || standing.size === 0) return false;
    this.#write(
      category,
      file.lines.filter((_line, index) => !standing.has(index)),
    );
    return true;
  }

  /** Null: there is none. */
  #file(category: string): ReadFile | null {
    const stat = statSync(this.#pathOf(category), { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const known = this.#read.get(category);
    if (known?.stamp === fileMark(stat)) return known;
    const text = this.textOf(this.#pathOf(category));
    const ended = text.endsWith('\n');
    const file: ReadFile = {
      stamp: fileMark(stat),
      size: stat.size,
      ino: stat.ino,
      lines: [],
      records: new Map(),
      where: new Map(),
      ended,
    };
    for (const line of (ended ? text.slice(0, -1) : text).split(/\r?\n/)) addLine(file, line, category);
    this.#read.set(category, file);
    return file;
  }

  /**
   * What was read stays true, unless somebody else wrote in the meantime: a record costs the same however many
   * there are.
   */
  #append(category: string, file: ReadFile, line: string): void {
    const added = Buffer.from(`${file.ended ? '' : '\n'}${line}\n`);
    // Until it is known what stands there.
    this.#read.delete(category);
    appendFileSync(this.#pathOf(category), added);
    const stat = statSync(this.#pathOf(category));
    if (stat.ino !== file.ino || stat.size !== file.size + added.length) return;
    addLine(file, line, category);
    Object.assign(file, { stamp: fileMark(stat), size: stat.size, ended: true });
    this.#read.set(category, file);
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

/** Of two records of one place the later counts. */
function addLine(file: ReadFile, line: string, category: string): void {
  const record = parseMarkdownLine(line, category);
  const index = file.lines.push(line) - 1;
  if (record === null) return;
  const place = placeOf(record);
  file.records.set(place, record);
  const standing = file.where.get(place);
  if (standing === undefined) file.where.set(place, [index]);
  else standing.push(index);
}

/** A person may have put any file there; its name need not be one of ours. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
