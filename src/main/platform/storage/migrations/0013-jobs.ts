import type { Migration } from '../migrate';

/** What the agent was asked to do later. */
export const jobs: Migration = {
  name: '0013-jobs',
  sql: `
    CREATE TABLE jobs (
      id         TEXT PRIMARY KEY,
      created_at INTEGER NOT NULL,
      checked_at INTEGER NOT NULL,
      job        TEXT NOT NULL,
      last       TEXT
    ) STRICT;
  `,
};
