import type { Migration } from '../migrate';

/**
 * When the first message of a folded row came (null: before this was kept), and whether a person sent it to
 * see what happens.
 */
export const eventTests: Migration = {
  name: '0022-event-tests',
  sql: `
    ALTER TABLE events ADD COLUMN first_at INTEGER;
    ALTER TABLE events ADD COLUMN test INTEGER NOT NULL DEFAULT 0;
  `,
};
