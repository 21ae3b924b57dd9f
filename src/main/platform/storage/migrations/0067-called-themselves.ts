import type { Migration } from '../migrate';

/** What people whom config.toml lists by number call themselves on their channel: for people to read, and no more. */
export const calledThemselves: Migration = {
  name: '0067-called-themselves',
  sql: `
    CREATE TABLE called_themselves (
      channel TEXT NOT NULL,
      sender TEXT NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (channel, sender)
    ) STRICT, WITHOUT ROWID;
  `,
};
