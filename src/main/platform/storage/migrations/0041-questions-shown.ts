import type { Migration } from '../migrate';

/**
 * `questions`: which calls a card showed, instead of whether it showed some. A card that stands on a channel
 * from before is asked anew when somebody answers it.
 */
export const questionsShown: Migration = {
  name: '0041-questions-shown',
  sql: `
    ALTER TABLE questions ADD COLUMN shown TEXT;
    ALTER TABLE questions DROP COLUMN calls_shown;
  `,
};
