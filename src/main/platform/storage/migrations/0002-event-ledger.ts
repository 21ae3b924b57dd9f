import type { Migration } from '../migrate';

/**
 * Every event seen, and what each procedure made of it. `payload` is cut at 8 KiB; `payload_bytes` is its
 * true length.
 */
export const eventLedger: Migration = {
  name: '0002-event-ledger',
  sql: `
    CREATE TABLE events (
      id            INTEGER PRIMARY KEY AUTOINCREMENT,
      at            INTEGER NOT NULL,
      source        TEXT NOT NULL,
      topic         TEXT,
      payload       TEXT,
      payload_bytes INTEGER NOT NULL,
      count         INTEGER NOT NULL DEFAULT 1,
      verdicts      TEXT NOT NULL
    ) STRICT;

    CREATE INDEX events_by_time ON events (at, id);
  `,
};
