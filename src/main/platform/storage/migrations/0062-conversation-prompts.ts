import type { Migration } from '../migrate';

/**
 * What people tell a model before a conversation, and the presets that one can begin with (sampling as JSON, see
 * shared/sampling.ts; prompt NULL: the app's own words).
 */
export const conversationPrompts: Migration = {
  name: '0062-conversation-prompts',
  sql: `
    CREATE TABLE conversation_prompts (
      conversation TEXT PRIMARY KEY,
      prompt       TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat_presets (
      name     TEXT PRIMARY KEY,
      prompt   TEXT,
      sampling TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
