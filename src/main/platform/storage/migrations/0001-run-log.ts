import type { Migration } from '../migrate';

/**
 * `run_events` is the truth; `runs` holds what lists and searches need, folded from it in the same
 * transaction.
 */
export const runLog: Migration = {
  name: '0001-run-log',
  sql: `
    CREATE TABLE run_events (
      run_id TEXT NOT NULL,
      seq    INTEGER NOT NULL CHECK (seq > 0),
      at     INTEGER NOT NULL,
      type   TEXT NOT NULL,
      event  TEXT NOT NULL,
      PRIMARY KEY (run_id, seq)
    ) STRICT;

    CREATE TRIGGER run_events_are_never_changed BEFORE UPDATE ON run_events
    BEGIN SELECT RAISE(ABORT, 'events of a run are never changed'); END;

    CREATE TABLE runs (
      number           INTEGER PRIMARY KEY,
      run_id           TEXT NOT NULL UNIQUE,
      sop              TEXT NOT NULL,
      status           TEXT NOT NULL,
      current_step     INTEGER NOT NULL,
      total_steps      INTEGER NOT NULL,
      step_title       TEXT NOT NULL,
      source           TEXT NOT NULL,
      topic            TEXT,
      started_at       INTEGER NOT NULL,
      completed_at     INTEGER,
      waiting_since    INTEGER,
      reason           TEXT,
      last_activity_at INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX runs_by_start ON runs (started_at, number);
    CREATE INDEX runs_by_sop ON runs (sop, started_at, number);
    CREATE INDEX runs_by_status ON runs (status, started_at, number);
    CREATE INDEX runs_by_end ON runs (sop, completed_at) WHERE completed_at IS NOT NULL;
  `,
};
