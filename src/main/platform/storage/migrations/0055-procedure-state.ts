import type { Migration } from '../migrate';

/** What procedures remember, every version of it; `value` is JSON, and null where a person has forgotten it. */
export const procedureState: Migration = {
  name: '0055-procedure-state',
  sql: `
    CREATE TABLE procedure_state (
      folder  TEXT NOT NULL,
      name    TEXT NOT NULL,
      version INTEGER NOT NULL,
      value   TEXT,
      at      INTEGER NOT NULL,
      by      TEXT NOT NULL,
      via     TEXT NOT NULL,
      run_id  TEXT,
      PRIMARY KEY (folder, name, version)
    ) STRICT, WITHOUT ROWID;
  `,
};
