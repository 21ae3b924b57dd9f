import type { Migration } from '../migrate';

/** Runs that a test event started are listed with a mark, those of before as well. */
export const runTests: Migration = {
  name: '0031-run-tests',
  sql: `
    ALTER TABLE runs ADD COLUMN test INTEGER NOT NULL DEFAULT 0;
    UPDATE runs SET test = 1 WHERE 1 = (
      SELECT iif(json_valid(event), json_extract(event, '$.trigger.test'), NULL) FROM run_events WHERE run_events.run_id = runs.run_id AND seq = 1
    );
  `,
};
