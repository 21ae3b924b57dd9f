import type { Migration } from '../migrate';

/** Whom a name that config.toml lists stands for: a name that was given up can be taken by a stranger. */
export const channelNames: Migration = {
  name: '0042-channel-names',
  sql: `
    CREATE TABLE channel_names (
      channel TEXT NOT NULL,
      name TEXT NOT NULL,
      sender TEXT NOT NULL,
      PRIMARY KEY (channel, name)
    ) STRICT, WITHOUT ROWID;
  `,
};
