import type { Migration } from '../migrate';

/**
 * Lists of runs read no more rows than they show, and count without reading any: `completed_at` stands in the
 * indexes.
 */
export const runsListed: Migration = {
  name: '0039-runs-listed',
  sql: `
    CREATE INDEX runs_live ON runs (started_at, number) WHERE completed_at IS NULL;
    CREATE INDEX runs_past ON runs (started_at, number, completed_at) WHERE completed_at IS NOT NULL;
    CREATE INDEX runs_by_source ON runs (source, started_at, number, completed_at);
    DROP INDEX runs_by_sop;
    CREATE INDEX runs_by_sop ON runs (sop, started_at, number, completed_at);
    DROP INDEX runs_by_status;
    CREATE INDEX runs_by_status ON runs (status, started_at, number, completed_at);
  `,
};
