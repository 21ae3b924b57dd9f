import type { Migration } from '../migrate';

/**
 * What is allowed for longer is a range of calls (JSON, see shared/range.ts); null: it was allowed as a whole
 * tool by an earlier version, which asks once. `approved_calls`: what people said yes to, to offer a range of it.
 */
export const permittedRanges: Migration = {
  name: '0046-permitted-ranges',
  sql: `
    ALTER TABLE tool_permissions ADD COLUMN range TEXT;
    ALTER TABLE tool_permissions ADD COLUMN uses INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tool_permissions ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE approved_calls (
      id         INTEGER PRIMARY KEY,
      tool       TEXT NOT NULL,
      definition TEXT,
      arguments  TEXT NOT NULL
    ) STRICT;
    CREATE INDEX approved_calls_by_tool ON approved_calls (tool, id);
  `,
};
