import type { Migration } from '../migrate';

/** What was decided about a question whose channel has not shown that yet. */
export const outcomes: Migration = {
  name: '0030-outcomes',
  sql: 'ALTER TABLE questions ADD COLUMN outcome TEXT;',
};
