import type { Migration } from '../migrate';

/**
 * Which model a talk was held with, for only that one may read it again. Of earlier talks it is not known:
 * they are not summed up any more.
 */
export const modelOfTalksDue: Migration = {
  name: '0037-model-of-talks-due',
  sql: `
    DROP TABLE talks_due;
    CREATE TABLE talks_due (
      id       TEXT PRIMARY KEY,
      at       INTEGER NOT NULL,
      place    TEXT NOT NULL,
      message  TEXT NOT NULL,
      answer   TEXT NOT NULL,
      provider TEXT NOT NULL,
      model    TEXT NOT NULL
    ) STRICT;
  `,
};
