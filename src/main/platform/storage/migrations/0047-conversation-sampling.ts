import type { Migration } from '../migrate';

/** How people want the answers of a conversation drawn (JSON, see shared/sampling.ts). */
export const conversationSampling: Migration = {
  name: '0047-conversation-sampling',
  sql: `
    CREATE TABLE conversation_sampling (
      conversation TEXT PRIMARY KEY,
      sampling     TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
