import type { Migration } from '../migrate';

/** Small things the engine keeps between starts. */
export const engineState: Migration = {
  name: '0004-engine-state',
  sql: `
    CREATE TABLE cron_state (
      key        TEXT PRIMARY KEY,
      last_check INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE idempotency (
      key    TEXT PRIMARY KEY,
      answer TEXT NOT NULL,
      at     INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX idempotency_by_time ON idempotency (at);

    CREATE TABLE preferences (
      key   TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
  `,
};
