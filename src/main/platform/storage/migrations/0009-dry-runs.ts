import type { Migration } from '../migrate';

/** Dry runs are listed with a mark, and counted nowhere. */
export const dryRuns: Migration = {
  name: '0009-dry-runs',
  sql: 'ALTER TABLE runs ADD COLUMN dry INTEGER NOT NULL DEFAULT 0;',
};
