import type { Migration } from '../migrate';

/** What people decided here about runs of other engines, and what became of it: whoever starts again after a kill is told. */
export const givenDecisions: Migration = {
  name: '0068-given-decisions',
  sql: `
    CREATE TABLE fleet_given (
      key      TEXT NOT NULL PRIMARY KEY,
      engine   TEXT NOT NULL,
      run_id   TEXT NOT NULL,
      sop      TEXT NOT NULL,
      step     INTEGER NOT NULL,
      decision TEXT NOT NULL,
      by       TEXT NOT NULL,
      at       INTEGER NOT NULL,
      outcome  TEXT NOT NULL,
      why      TEXT
    ) STRICT, WITHOUT ROWID;
  `,
};
