import { runRecords } from '../../../ports/memory';
import type { MemoryRecord } from '../../../ports/memory';
import { searchTextOf } from '../text/search-text';
import { toIndexedWords } from '../text/words';
import type { Migration } from '../migrate';

/**
 * The index holds words and roots instead of groups of three letters, so that Korean words of two syllables
 * need no look at every record; and the records of runs have an index of their own, so that a search of what
 * people said does not get slower with every run. Both are written by `createSqliteMemory`.
 */
export const memoryWords: Migration = {
  name: '0010-memory-words',
  sql: `
    DROP TRIGGER memory_added;
    DROP TRIGGER memory_removed;
    DROP TRIGGER memory_changed;
    DROP TABLE memory_index;
    ALTER TABLE memory DROP COLUMN search_text;

    CREATE VIRTUAL TABLE memory_index USING fts5(words, stems, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
    CREATE VIRTUAL TABLE memory_run_index USING fts5(words, stems, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
    CREATE VIRTUAL TABLE memory_vocabulary USING fts5vocab(memory_index, 'col');

    CREATE INDEX memory_by_age ON memory (at, category, scope);
  `,
  fill(database) {
    const insert = {
      notes: database.prepare('INSERT INTO memory_index (rowid, words, stems) VALUES (?, ?, ?)'),
      runs: database.prepare('INSERT INTO memory_run_index (rowid, words, stems) VALUES (?, ?, ?)'),
    };
    const rows = database.prepare<[number], MemoryRecord & { id: number }>(
      'SELECT id, key, content, category, scope, at FROM memory WHERE id > ? ORDER BY id LIMIT 1000',
    );
    for (let last = 0, page = rows.all(0); page.length > 0; page = rows.all(last)) {
      for (const row of page) {
        const { words, stems } = toIndexedWords(searchTextOf(row));
        (row.category === runRecords ? insert.runs : insert.notes).run(row.id, words, stems);
      }
      last = page.at(-1)?.id ?? last;
    }
  },
};
