import type { Migration } from '../migrate';

/**
 * The value that a run's limits are counted under, for procedures with a `concurrency_key`; null: the
 * procedure has none.
 */
export const concurrencyKey: Migration = {
  name: '0007-concurrency-key',
  sql: `
    ALTER TABLE runs ADD COLUMN concurrency_key TEXT;
    CREATE INDEX runs_by_key ON runs (sop, concurrency_key, completed_at) WHERE concurrency_key IS NOT NULL AND completed_at IS NOT NULL;
  `,
};
