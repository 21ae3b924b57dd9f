import type { Migration } from '../migrate';

/**
 * Procedures that came in the files of runs, by the hash that those runs name. `arrived_as`: the hash of what
 * was saved here, under its name and disabled.
 */
export const importedDefinitions: Migration = {
  name: '0048-imported-definitions',
  sql: `
    CREATE TABLE imported_definitions (
      hash       TEXT PRIMARY KEY,
      toml       TEXT NOT NULL,
      markdown   TEXT,
      arrived_as TEXT NOT NULL
    ) STRICT;
    CREATE INDEX sop_versions_by_hash ON sop_versions (hash);
  `,
};
