import type { Migration } from '../migrate';

/** Calls of other engines that this one has begun to carry out, each as a run of its own: none is begun twice. */
export const takenCalls: Migration = {
  name: '0066-taken-calls',
  sql: `
    CREATE TABLE fleet_taken (
      engine TEXT NOT NULL,
      key    TEXT NOT NULL,
      run_id TEXT NOT NULL UNIQUE,
      PRIMARY KEY (engine, key)
    ) STRICT, WITHOUT ROWID;
  `,
};
