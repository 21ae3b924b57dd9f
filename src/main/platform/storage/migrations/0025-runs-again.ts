import type { Migration } from '../migrate';

/** The run that a run repeats, and the step it began at, so that both can name each other. */
export const runsAgain: Migration = {
  name: '0025-runs-again',
  sql: `
    ALTER TABLE runs ADD COLUMN again_of TEXT;
    ALTER TABLE runs ADD COLUMN again_step INTEGER;
    CREATE INDEX runs_again ON runs (again_of) WHERE again_of IS NOT NULL;
  `,
};
