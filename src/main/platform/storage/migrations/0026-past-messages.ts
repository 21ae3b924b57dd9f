import type { Migration } from '../migrate';

/**
 * What came in, thinned, so that a condition can be tried on the past. The record of events folds what
 * nothing started and cannot say it.
 */
export const pastMessages: Migration = {
  name: '0026-past-messages',
  sql: `
    CREATE TABLE past_messages (
      id INTEGER PRIMARY KEY,
      source TEXT NOT NULL,
      topic TEXT,
      at INTEGER NOT NULL,
      payload TEXT,
      messages INTEGER NOT NULL DEFAULT 1
    ) STRICT;
    CREATE INDEX past_messages_by_place ON past_messages (source, topic, at, id);
    CREATE INDEX past_messages_by_time ON past_messages (at, id);
  `,
};
