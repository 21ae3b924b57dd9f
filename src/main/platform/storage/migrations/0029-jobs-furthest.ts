import type { Migration } from '../migrate';

/** Until when the ticks of a job have had their turn, whatever the clock says since. */
export const jobsFurthest: Migration = {
  name: '0029-jobs-furthest',
  sql: `
    ALTER TABLE jobs ADD COLUMN furthest_at INTEGER NOT NULL DEFAULT 0;
    UPDATE jobs SET furthest_at = max(checked_at, coalesce(iif(json_valid(last), json_extract(last, '$.at'), NULL), 0));
  `,
};
