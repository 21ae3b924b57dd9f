import { AppError, messageOf } from '../../shared/errors';
import type { Memory, MemoryHit, MemoryRecord } from '../ports/memory';
import type { Database } from './database';
import { coverage, letterGroups, toSearchText, toTerms, type Term } from './memory-terms';

interface MemoryRow extends MemoryRecord {
  readonly searchText: string;
}

/** Rows looked at closely for one query. */
const mostCandidates = 400;
const columns = 'memory.key, memory.content, memory.category, memory.scope, memory.at, memory.search_text AS searchText';

/**
 * Memory in SQLite. Full-text search over trigrams finds words inside words, so Korean nouns are found with their particles;
 * words of one or two characters are looked for with LIKE. Rejects with AppError memory.sqlite.
 */
export function createSqliteMemory(database: Database): Memory {
  const upsert = database.prepare(`
    INSERT INTO memory (key, scope, category, content, at, search_text) VALUES (@key, @scope, @category, @content, @at, @searchText)
    ON CONFLICT (key, scope) DO UPDATE SET category = excluded.category, content = excluded.content, at = excluded.at, search_text = excluded.search_text`);
  const select = database.prepare<[string, string], MemoryRecord>('SELECT key, content, category, scope, at FROM memory WHERE key = ? AND scope = ?');
  const remove = database.prepare('DELETE FROM memory WHERE key = ? AND scope = ?');

  return {
    store: (record) => attempt(() => {
      const { key, scope, category, content, at } = record;
      upsert.run({ key, scope, category, content, at, searchText: toSearchText(`${key}\n${content}`) });
    }),
    recall: (query, options) => attempt(() => recall(database, query, options)),
    get: (key, scope) => attempt(() => select.get(key, scope) ?? null),
    forget: (key, scope) => attempt(() => remove.run(key, scope).changes > 0),
  };
}

function recall(database: Database, query: string, options: Parameters<Memory['recall']>[1]): readonly MemoryHit[] {
  const terms = toTerms(query);
  if (terms.length === 0) return candidates(database, options, { where: '1', parameters: [], limit: options.limit }).map((row) => toHit(row, 0));
  const found = new Map([...byIndex(database, terms, options), ...byPart(database, terms, options)].map((row) => [`${row.scope}\n${row.key}`, row]));
  return [...found.values()]
    .map((row) => ({ row, score: coverage(terms, row.searchText) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.row.at - a.row.at)
    .slice(0, options.limit)
    .map(({ row, score }) => toHit(row, score));
}

interface Search {
  readonly where: string;
  readonly parameters: readonly string[];
  readonly limit: number;
  readonly from?: string;
  readonly order?: string;
}

function candidates(database: Database, options: Parameters<Memory['recall']>[1], search: Search): readonly MemoryRow[] {
  const scopes = options.scopes.map(() => '?').join(', ');
  const category = options.category === undefined ? '' : 'AND memory.category = ?';
  const statement = database.prepare<unknown[], MemoryRow>(
    `SELECT ${columns} FROM ${search.from ?? 'memory'} WHERE (${search.where}) AND memory.scope IN (${scopes}) ${category} ORDER BY ${search.order ?? 'memory.at DESC, memory.id DESC'} LIMIT ?`,
  );
  const parameters = [...search.parameters, ...options.scopes, ...(options.category === undefined ? [] : [options.category]), search.limit];
  return statement.all(...parameters);
}

/** Best first. Every group of three letters of every word, joined by OR; each quoted, so that nothing in it is an operator. */
function byIndex(database: Database, terms: readonly Term[], options: Parameters<Memory['recall']>[1]): readonly MemoryRow[] {
  const groups = new Set(terms.flatMap(({ forms }) => forms.flatMap(letterGroups)));
  if (groups.size === 0) return [];
  const match = [...groups].map((group) => `"${group.replaceAll('"', '""')}"`).join(' OR ');
  return candidates(database, options, {
    from: 'memory_index JOIN memory ON memory.id = memory_index.rowid',
    where: 'memory_index MATCH ?',
    parameters: [match],
    order: 'memory_index.rank, memory.at DESC',
    limit: mostCandidates,
  });
}

/** Newest first. For words too short for the index. */
function byPart(database: Database, terms: readonly Term[], options: Parameters<Memory['recall']>[1]): readonly MemoryRow[] {
  const parts = [...new Set(terms.flatMap(({ forms }) => forms.filter((form) => [...form].length < 3)))];
  if (parts.length === 0) return [];
  return candidates(database, options, {
    where: parts.map(() => "memory.search_text LIKE ? ESCAPE '\\'").join(' OR '),
    parameters: parts.map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`),
    limit: mostCandidates,
  });
}

const toHit = ({ key, content, category, scope, at }: MemoryRecord, score: number): MemoryHit => ({ key, content, category, scope, at, score });

function attempt<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (failure) {
    return Promise.reject(new AppError('memory.sqlite', `The memory could not be used: ${messageOf(failure)}`, { mend: 'Check the disk that holds the data folder; `zeroclaw doctor` checks the database.', retryable: true, cause: failure }));
  }
}
