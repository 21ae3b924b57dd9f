import { AppError, messageOf } from '../../../../shared/errors';
import {
  runRecords,
  type Memory,
  type MemoryCount,
  type MemoryFilter,
  type MemoryHit,
  type MemoryRecord,
  type RecallOptions,
} from '../../../ports/memory';
import type { Database } from '../../../platform/storage/database';
import { createTransaction } from '../../../platform/storage/transaction';
import { corrected, type Vocabulary } from './corrections';
import { hybridScore } from './meaning-score';
import type { Likeness, Meaning } from './memory-meaning';
import { searchTextOf } from '../../../platform/storage/text/search-text';
import { toMatch } from './sqlite-query';
import { coverage, toTerms, type Term } from './terms';
import { toIndexedWords } from '../../../platform/storage/text/words';

/**
 * Records looked at closely for one query: the best ones by the index, several for each that is asked for.
 */
const candidatesPerHit = 4;
const fewestCandidates = 48;
const candidatesOf = ({ limit }: RecallOptions): number =>
  Math.max(fewestCandidates, limit * candidatesPerHit);

type Row = MemoryRecord & { readonly id: number };

/**
 * Memory in SQLite: a full-text index of words, English roots and pairs of Korean syllables proposes records,
 * and `coverage` says how well each one fits; with `meaning`, what is most like the query is proposed as
 * well, and its likeness counts. Records of runs have an index of their own. Rejects with AppError
 * memory.sqlite.
 */
export function createSqliteMemory(database: Database, meaning: Meaning | null = null): Memory {
  const columns = 'memory.key, memory.content, memory.category, memory.scope, memory.at';
  const upsert = database.prepare<unknown[], { id: number }>(`
    INSERT INTO memory (key, scope, category, content, at) VALUES (@key, @scope, @category, @content, @at)
    ON CONFLICT (key, scope) DO UPDATE SET category = excluded.category, content = excluded.content, at = excluded.at RETURNING id`);
  const insert = database.prepare<unknown[], { id: number }>(
    'INSERT INTO memory (key, scope, category, content, at) VALUES (@key, @scope, @category, @content, @at) ON CONFLICT DO NOTHING RETURNING id',
  );
  const select = database.prepare<[string, string], MemoryRecord & { id: number }>(
    `SELECT memory.id, ${columns} FROM memory WHERE key = ? AND scope = ?`,
  );
  const remove = database.prepare('DELETE FROM memory WHERE id = ?');
  const anyOf = database.prepare<[string], { found: number }>(
    'SELECT 1 AS found FROM memory WHERE key = ? LIMIT 1',
  );
  const index = {
    notes: indexStatements(database, 'memory_index'),
    runs: indexStatements(database, 'memory_run_index'),
  };
  const indexOf = (category: string): IndexStatements => (category === runRecords ? index.runs : index.notes);
  const vocabulary = sqliteVocabulary(database);

  const put = (record: MemoryRecord): void => {
    const { key, scope, category, content, at } = record;
    let id = insert.get({ key, scope, category, content, at })?.id;
    if (id === undefined) {
      const before = select.get(key, scope);
      if (before !== undefined) indexOf(before.category).remove.run(before.id);
      id = upsert.get({ key, scope, category, content, at })?.id;
    }
    const { words, stems } = toIndexedWords(searchTextOf(record));
    indexOf(category).add.run(id, words, stems);
    if (id !== undefined && category !== runRecords) meaning?.changed(id);
  };
  const transaction = createTransaction(database);
  /** Records of runs are made again from the runs: they need not wait for the disk. */
  const store = (records: readonly MemoryRecord[]): void => {
    transaction(
      records.some(({ category }) => category !== runRecords),
      () => {
        for (const record of records) put(record);
      },
    );
  };
  const forget = database.transaction((key: string, scope: string) => {
    const record = select.get(key, scope);
    if (record === undefined) return false;
    indexOf(record.category).remove.run(record.id);
    remove.run(record.id);
    meaning?.changed(record.id);
    return true;
  });
  const newest = (filter: MemoryFilter, offset: number, limit: number): readonly MemoryRecord[] => {
    const { sql, values } = where(filter);
    return database
      .prepare<unknown[], MemoryRecord>(
        `SELECT ${columns} FROM memory WHERE ${sql} ORDER BY memory.at DESC, memory.id DESC LIMIT ? OFFSET ?`,
      )
      .all(...values, limit, offset);
  };
  const byIds = (ids: readonly number[]): readonly Row[] =>
    database
      .prepare<unknown[], Row>(
        `SELECT memory.id, ${columns} FROM memory WHERE id IN (${ids.map(() => '?').join(', ')})`,
      )
      .all(...ids);
  const byWords = (terms: readonly Term[], options: RecallOptions, count: number): readonly Row[] => {
    const match = toMatch(terms);
    if (match === null) return [];
    const { sql, values } = where(options);
    const table = options.category === runRecords ? 'memory_run_index' : 'memory_index';
    // The index in the outer loop: it gives its rows in the order of their rank, and the filter stops at the
    // limit.
    const candidates = database.prepare<unknown[], Row>(
      `SELECT memory.id, ${columns} FROM ${table} CROSS JOIN memory ON memory.id = ${table}.rowid WHERE ${table} MATCH ? AND ${sql} ORDER BY ${table}.rank LIMIT ?`,
    );
    return candidates.all(match, ...values, count);
  };
  const recall = (query: string, options: RecallOptions, likeness: Likeness | null): readonly MemoryHit[] => {
    const terms = corrected(toTerms(query, options.typing), vocabulary);
    const found = byWords(terms, options, candidatesOf(options));
    const further = (likeness?.ids ?? []).filter((id) => !found.some((row) => row.id === id));
    return [...found, ...(further.length === 0 ? [] : byIds(further))]
      .map(({ id, ...record }) => {
        const words = coverage(terms, searchTextOf(record));
        const meaning = likeness?.meaningOf(id) ?? null;
        return { ...record, score: meaning === null ? words : hybridScore(words, meaning) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.at - a.at)
      .slice(0, options.limit);
  };

  return {
    store: (record) =>
      attempt(() => {
        store([record]);
      }),
    storeAll: (records) =>
      attempt(() => {
        store(records);
      }),
    async recall(query, options, signal) {
      signal.throwIfAborted();
      if (query.trim() === '')
        return attempt(() => newest(options, 0, options.limit).map((record) => ({ ...record, score: 0 })));
      const likeness =
        meaning === null || options.category === runRecords
          ? null
          : await meaning.compare(query, options, candidatesOf(options), signal);
      return attempt(() => recall(query, options, likeness));
    },
    holds: (key) => {
      try {
        return anyOf.get(key) !== undefined;
      } catch {
        // The call will say what is wrong.
        return undefined;
      }
    },
    get: (key, scope) =>
      attempt(() => {
        const found = select.get(key, scope);
        return found === undefined
          ? null
          : {
              key: found.key,
              content: found.content,
              category: found.category,
              scope: found.scope,
              at: found.at,
            };
      }),
    forget: (key, scope) => attempt(() => forget.immediate(key, scope)),
    list: (page) => attempt(() => newest(page, page.offset, page.limit)),
    counts: () =>
      attempt(() =>
        database
          .prepare<[], MemoryCount>(
            'SELECT scope, category, count(*) AS count FROM memory GROUP BY scope, category',
          )
          .all(),
      ),
  };
}

type IndexStatements = ReturnType<typeof indexStatements>;

function indexStatements(database: Database, table: string) {
  return {
    add: database.prepare(`INSERT INTO ${table} (rowid, words, stems) VALUES (?, ?, ?)`),
    remove: database.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  };
}

function where({ scopes, category }: MemoryFilter): {
  readonly sql: string;
  readonly values: readonly string[];
} {
  const ofCategory = category === undefined ? `memory.category <> '${runRecords}'` : 'memory.category = ?';
  const inScopes = scopes === 'all' ? '1' : `memory.scope IN (${scopes.map(() => '?').join(', ')})`;
  return {
    sql: `${ofCategory} AND ${inScopes}`,
    values: [...(category === undefined ? [] : [category]), ...(scopes === 'all' ? [] : scopes)],
  };
}

function sqliteVocabulary(database: Database): Vocabulary {
  const known = database
    .prepare<[string], number>("SELECT 1 FROM memory_vocabulary WHERE term = ? AND col = 'stems' LIMIT 1")
    .pluck();
  const range = database
    .prepare<[string, string], string>(
      "SELECT term FROM memory_vocabulary WHERE term >= ? AND term < ? AND col = 'stems'",
    )
    .pluck();
  return {
    has: (stem) => known.get(stem) !== undefined,
    beginningWith: (letter) => range.iterate(letter, String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)),
  };
}

function attempt<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (failure) {
    return Promise.reject(
      new AppError('memory.sqlite', `The memory could not be used: ${messageOf(failure)}`, {
        remedy: 'Check the disk that holds the data folder; `zeroclaw doctor` checks the database.',
        retryable: true,
        cause: failure,
      }),
    );
  }
}
