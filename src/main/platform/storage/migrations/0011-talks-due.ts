import type { Migration } from '../migrate';

/** Talks that are to be summed up for the memory, so that ending the program loses none. `place` is JSON. */
export const talksDue: Migration = {
  name: '0011-talks-due',
  sql: `
    CREATE TABLE talks_due (
      id      TEXT PRIMARY KEY,
      at      INTEGER NOT NULL,
      place   TEXT NOT NULL,
      message TEXT NOT NULL,
      answer  TEXT NOT NULL
    ) STRICT;
  `,
};
