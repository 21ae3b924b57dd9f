import type { Migration } from '../migrate';

/**
 * `outbox`: what is to be sent to channels until it was sent, and what they refused. `what`: as JSON, nothing
 * once it is refused. Answers that were stored and not delivered are found in their conversations, as those
 * of an engine that ended right behind storing one.
 */
export const outbox: Migration = {
  name: '0032-outbox',
  sql: `
    CREATE TABLE outbox (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      channel TEXT NOT NULL,
      recipient TEXT NOT NULL,
      queue TEXT NOT NULL,
      what TEXT,
      state TEXT NOT NULL DEFAULT 'due',
      sent INTEGER NOT NULL DEFAULT 0,
      tries INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER,
      problem TEXT
    );
    UPDATE inbox SET state = 'started' WHERE state = 'answered';
  `,
};
