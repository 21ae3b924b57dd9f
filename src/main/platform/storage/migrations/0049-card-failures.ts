import type { Migration } from '../migrate';

/** Models that a graphics card has failed, by the name and size of their files: they stay on the processor. */
export const cardFailures: Migration = {
  name: '0049-card-failures',
  sql: `
    CREATE TABLE card_failures (
      name  TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      why   TEXT NOT NULL,
      PRIMARY KEY (name, bytes)
    ) STRICT, WITHOUT ROWID;
  `,
};
