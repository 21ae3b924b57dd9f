import type { Migration } from '../migrate';

/** The latest decisions are found without reading the events of every run. */
export const decisions: Migration = {
  name: '0019-decisions',
  sql: "CREATE INDEX run_events_decided ON run_events (at) WHERE type IN ('approval-granted', 'approval-denied', 'approval-timed-out');",
};
