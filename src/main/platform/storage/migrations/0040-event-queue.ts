import type { Migration } from '../migrate';

/** Events that came while the engine was full. `id` is the order in which they came. */
export const eventQueue: Migration = {
  name: '0040-event-queue',
  sql: `
    CREATE TABLE event_queue (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      folder TEXT NOT NULL,
      sop TEXT NOT NULL,
      concurrency_key TEXT,
      priority TEXT NOT NULL,
      queued_at INTEGER NOT NULL,
      started_by TEXT NOT NULL,
      event_id INTEGER NOT NULL,
      event TEXT NOT NULL
    ) STRICT;
  `,
};
