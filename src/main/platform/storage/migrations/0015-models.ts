import type { Migration } from '../migrate';

/**
 * How each model of a server calls tools, as far as it was found out; and the models that people chose for
 * conversations.
 */
export const models: Migration = {
  name: '0015-models',
  sql: `
    CREATE TABLE tool_calling (
      provider TEXT NOT NULL,
      model    TEXT NOT NULL,
      base_url TEXT NOT NULL,
      way      TEXT NOT NULL CHECK (way IN ('native', 'xml')),
      why      TEXT NOT NULL,
      at       INTEGER NOT NULL,
      PRIMARY KEY (provider, model)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE conversation_models (
      conversation TEXT PRIMARY KEY,
      provider     TEXT NOT NULL,
      model        TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
