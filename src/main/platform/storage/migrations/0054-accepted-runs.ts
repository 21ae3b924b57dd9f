import type { Migration } from '../migrate';

/** `runs`: of each run that was not over when a person took the record as it is, what they took of it. */
export const acceptedRuns: Migration = {
  name: '0054-accepted-runs',
  sql: "ALTER TABLE record_accepted ADD COLUMN runs TEXT NOT NULL DEFAULT '[]';",
};
