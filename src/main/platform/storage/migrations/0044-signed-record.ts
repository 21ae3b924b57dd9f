import { beginning, hashAfter } from '../record-links';
import type { Migration } from '../migrate';

/**
 * One chain over the events of all runs. What is there already joins it in the order in which it was written,
 * and `before_link` says up to where: of that the chain proves that it has not changed since.
 */
export const signedRecord: Migration = {
  name: '0044-signed-record',
  sql: `
    ALTER TABLE run_events ADD COLUMN link INTEGER;
    ALTER TABLE run_events ADD COLUMN hash BLOB;

    CREATE TABLE record_end (
      only_row      INTEGER PRIMARY KEY CHECK (only_row = 1),
      link          INTEGER NOT NULL,
      hash          BLOB NOT NULL,
      removals      INTEGER NOT NULL,
      removals_hash BLOB NOT NULL,
      before_link   INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE record_heads (
      id            INTEGER PRIMARY KEY AUTOINCREMENT,
      link          INTEGER NOT NULL,
      hash          TEXT NOT NULL,
      removals      INTEGER NOT NULL,
      removals_hash TEXT NOT NULL,
      at            INTEGER NOT NULL,
      key           TEXT NOT NULL,
      signature     TEXT NOT NULL
    ) STRICT;

    CREATE TABLE record_removals (
      id     INTEGER PRIMARY KEY,
      at     INTEGER NOT NULL,
      ranges TEXT NOT NULL
    ) STRICT;

    DROP TRIGGER run_events_are_never_changed;
  `,
  fill(database) {
    const rows = database.prepare<
      [],
      { rowid: number; run_id: string; seq: number; at: number; type: string }
    >('SELECT rowid, run_id, seq, at, type FROM run_events ORDER BY rowid');
    const text = database.prepare<[number], string>('SELECT event FROM run_events WHERE rowid = ?').pluck();
    const join = database.prepare('UPDATE run_events SET link = ?, hash = ? WHERE rowid = ?');
    let link = 0;
    let last = beginning;
    for (const { rowid, run_id: runId, seq, at, type } of rows.all()) {
      link += 1;
      last = hashAfter(last, { link, runId, seq, at, type, event: text.get(rowid) ?? '' });
      join.run(link, last, rowid);
    }
    database.prepare('INSERT INTO record_end VALUES (1, ?, ?, 0, ?, ?)').run(link, last, beginning, link);
    database.exec(`
      CREATE TRIGGER run_events_are_never_changed BEFORE UPDATE ON run_events
      BEGIN SELECT RAISE(ABORT, 'events of a run are never changed'); END;
    `);
  },
};
