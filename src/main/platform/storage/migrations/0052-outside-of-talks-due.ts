import type { Migration } from '../migrate';

/**
 * Whose words of outside stood before the answer of a talk, as JSON: a summary of it is not what a person said.
 * Of earlier talks it is not known.
 */
export const outsideOfTalksDue: Migration = {
  name: '0052-outside-of-talks-due',
  sql: `
    DELETE FROM talks_due;
    ALTER TABLE talks_due ADD COLUMN outside TEXT NOT NULL DEFAULT '[]';
  `,
};
