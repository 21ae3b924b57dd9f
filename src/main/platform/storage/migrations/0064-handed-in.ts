import type { Migration } from '../migrate';

/**
 * What the database of the fleet does not have yet: rows of `events` that are new or were told anew since (`times`: how
 * often), how far the record of runs was handed in, and how far it is on disk for certain. Empty where there is no fleet.
 */
export const handedIn: Migration = {
  name: '0064-handed-in',
  sql: `
    CREATE TABLE fleet_changes (
      event_id INTEGER PRIMARY KEY,
      times    INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE fleet_handed (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      link INTEGER NOT NULL,
      sure INTEGER NOT NULL
    ) STRICT;
  `,
};
