import type { Migration } from '../migrate';

/** Tools that a person allowed always, and who that was. */
export const toolPermissions: Migration = {
  name: '0017-tool-permissions',
  sql: 'CREATE TABLE tool_permissions (tool TEXT PRIMARY KEY, by TEXT NOT NULL, via TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;',
};
