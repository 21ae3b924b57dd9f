import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the lab's own data stand: `scenes/`, `tables/`, `words/`. */
export const labFolder = join(import.meta.dirname, '..');

/** `word rest`, and the indented lines below it. */
export interface Entry {
  readonly word: string;
  readonly rest: string;
  readonly lines: readonly string[];
}

/**
 * Reads what is written by hand. An entry begins at the edge with a word; indented lines belong to the entry above. A line at the edge that
 * begins with `#` is a remark, an empty line means nothing. Nothing is escaped.
 */
export function entriesOf(text: string): readonly Entry[] {
  const entries: { word: string; rest: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/u.test(line)) {
      const last = entries.at(-1);
      if (last === undefined) throw new Error(`"${line.trim()}" is indented and belongs to nothing`);
      last.lines.push(line.trim());
      continue;
    }
    const [word = '', ...rest] = line.trim().split(' ');
    entries.push({ word, rest: rest.join(' '), lines: [] });
  }
  return entries;
}

/** The files below a folder of the lab with such an ending, folder by folder, `en-2` before `en-10`. */
export function filesIn(folder: string, ending: string): readonly string[] {
  const order = new Intl.Collator('en', { numeric: true });
  return readdirSync(join(labFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(labFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => order.compare(a, b));
}

export const readText = (file: string): string => readFileSync(join(labFolder, file), 'utf8');

/** What `read` makes of a file of the lab; a mistake in it is said with the file's name. */
export function fromFile<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readText(file));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
