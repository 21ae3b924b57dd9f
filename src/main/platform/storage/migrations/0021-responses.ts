import type { Migration } from '../migrate';

/** Answers that may be given again, by the hash of their whole request. */
export const responses: Migration = {
  name: '0021-responses',
  sql: `
    CREATE TABLE responses (
      key     TEXT PRIMARY KEY,
      text    TEXT NOT NULL,
      at      INTEGER NOT NULL,
      used_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX responses_by_use ON responses (used_at);
    CREATE INDEX responses_by_age ON responses (at);
  `,
};
