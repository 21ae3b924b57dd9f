import type { Migration } from '../migrate';

/** What was told to the person at this machine. `asks`: the gate or question that it was about. */
export const notifications: Migration = {
  name: '0043-notifications',
  sql: `
    CREATE TABLE notifications (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      title TEXT NOT NULL,
      body TEXT NOT NULL,
      page TEXT,
      place TEXT,
      asks TEXT,
      read_at INTEGER,
      shown INTEGER,
      why TEXT
    ) STRICT;
    CREATE INDEX notifications_unread ON notifications (id) WHERE read_at IS NULL;
  `,
};
