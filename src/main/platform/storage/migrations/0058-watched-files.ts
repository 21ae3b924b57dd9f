import type { Migration } from '../migrate';

/**
 * The files that triggers have been told of, as they were then, and the patterns that were in force: what came
 * while no engine ran is found at the next start, and nothing is told twice.
 */
export const watchedFiles: Migration = {
  name: '0058-watched-files',
  sql: `
    CREATE TABLE watched_files (
      path     TEXT PRIMARY KEY,
      size     INTEGER NOT NULL,
      mtime_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE watched_patterns (pattern TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  `,
};
