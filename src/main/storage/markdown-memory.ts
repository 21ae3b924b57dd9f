import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memory, MemoryHit, MemoryRecord } from '../ports/memory';
import { writeFileAtomically } from './atomic-file';
import { markdownLine, parseMarkdownLine } from './markdown-memory-line';
import { coverage, toSearchText, toTerms } from './memory-terms';

/**
 * Memory as files a person can read and edit: one Markdown file per category, one list item per record. Lines that are no records
 * stay where they are. Everything is read anew at each call, so an edit counts at once; meant for hundreds of records.
 */
export function createMarkdownMemory(folder: string): Memory {
  const fileOf = (category: string): string => join(folder, `${encodeURIComponent(category)}.md`);
  const categories = (): readonly string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => decodeName(name.slice(0, -3))).sort() : [];
  const read = (category: string): readonly MemoryRecord[] =>
    readLines(fileOf(category)).flatMap((line) => parseMarkdownLine(line, category) ?? []);
  const all = (): readonly MemoryRecord[] => categories().flatMap(read);
  const without = (category: string, key: string, scope: string): readonly string[] =>
    readLines(fileOf(category)).filter((line) => {
      const record = parseMarkdownLine(line, category);
      return record?.key !== key || record.scope !== scope;
    });
  const save = (category: string, lines: readonly string[]): void => {
    mkdirSync(folder, { recursive: true });
    writeFileAtomically(fileOf(category), `${lines.join('\n')}\n`);
  };
  const forget = (key: string, scope: string): boolean => {
    const holding = categories().filter((category) => read(category).some((record) => record.key === key && record.scope === scope));
    for (const category of holding) save(category, without(category, key, scope));
    return holding.length > 0;
  };

  return {
    async store(record) {
      for (const category of categories()) if (category !== record.category && read(category).some(({ key, scope }) => key === record.key && scope === record.scope)) save(category, without(category, record.key, record.scope));
      const lines = without(record.category, record.key, record.scope);
      save(record.category, [...(lines.length > 0 ? lines : [`# ${record.category}`, '']), markdownLine(record)]);
      return Promise.resolve();
    },
    recall: async (query, options) => Promise.resolve(recall(all(), query, options)),
    get: async (key, scope) => Promise.resolve(all().find((record) => record.key === key && record.scope === scope) ?? null),
    forget: async (key, scope) => Promise.resolve(forget(key, scope)),
  };
}

function recall(records: readonly MemoryRecord[], query: string, options: Parameters<Memory['recall']>[1]): readonly MemoryHit[] {
  const terms = toTerms(query);
  return records
    .filter(({ scope, category }) => options.scopes.includes(scope) && (options.category === undefined || options.category === category))
    .map((record) => ({ ...record, score: coverage(terms, toSearchText(`${record.key}\n${record.content}`)) }))
    .filter(({ score }) => score > 0 || terms.length === 0)
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, options.limit);
}

function readLines(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').replace(/\n+$/, '').split(/\r?\n/);
}

/** A person may have put any file there; its name need not be one of ours. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
