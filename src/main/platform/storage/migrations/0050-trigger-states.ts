import type { Migration } from '../migrate';

/** How far each trigger that counts time is, for each topic or concurrency_key; `state` is JSON. */
export const triggerStates: Migration = {
  name: '0050-trigger-states',
  sql: `
    CREATE TABLE trigger_states (
      folder  TEXT NOT NULL,
      trigger TEXT NOT NULL,
      key     TEXT NOT NULL,
      state   TEXT NOT NULL,
      PRIMARY KEY (folder, trigger, key)
    ) STRICT, WITHOUT ROWID;
  `,
};
