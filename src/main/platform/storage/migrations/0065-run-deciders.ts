import type { Migration } from '../migrate';

/**
 * The runs about which somebody has decided something are found without reading the events of every run. What is
 * damaged has no name.
 */
export const runDeciders: Migration = {
  name: '0065-run-deciders',
  sql: `
    CREATE INDEX run_events_by_decider ON run_events (CASE WHEN json_valid(event) THEN json_extract(event, '$.by') END, run_id, type)
    WHERE type IN ('approval-granted', 'approval-denied', 'basis-changed', 'calls-edited', 'run-cancelled');
  `,
};
