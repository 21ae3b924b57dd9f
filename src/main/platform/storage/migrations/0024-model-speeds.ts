import type { Migration } from '../migrate';

/** How fast each model file was last seen to write on this machine. */
export const modelSpeeds: Migration = {
  name: '0024-model-speeds',
  sql: `
    CREATE TABLE model_speeds (
      name              TEXT PRIMARY KEY,
      bytes             INTEGER NOT NULL,
      tokens_per_second REAL NOT NULL,
      at                INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
