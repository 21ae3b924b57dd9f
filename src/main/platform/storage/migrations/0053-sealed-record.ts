import type { Migration } from '../migrate';

/**
 * The end of the record is sealed with the key of this home in every transaction. `sums`: of each table that the
 * engine acts on, what its rows come to. `record_accepted`: which rows of the record a person took as they are
 * although they had been changed behind the engine's back.
 */
export const sealedRecord: Migration = {
  name: '0053-sealed-record',
  sql: `
    ALTER TABLE record_end ADD COLUMN sums TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE record_end ADD COLUMN seal BLOB;
    CREATE TABLE record_accepted (
      id       INTEGER PRIMARY KEY,
      last_row INTEGER NOT NULL,
      at       INTEGER NOT NULL,
      by       TEXT NOT NULL,
      via      TEXT NOT NULL
    ) STRICT;
  `,
};
