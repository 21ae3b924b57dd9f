import type { Migration } from '../migrate';

/**
 * Every saved state of a procedure's two files, by folder: names change, folders seldom do. `markdown` NULL:
 * there was no SOP.md.
 */
export const sopVersions: Migration = {
  name: '0008-sop-versions',
  sql: `
    CREATE TABLE sop_versions (
      folder   TEXT NOT NULL,
      version  INTEGER NOT NULL,
      at       INTEGER NOT NULL,
      by       TEXT NOT NULL,
      via      TEXT NOT NULL,
      note     TEXT NOT NULL,
      hash     TEXT NOT NULL,
      toml     TEXT NOT NULL,
      markdown TEXT,
      PRIMARY KEY (folder, version)
    ) STRICT;
  `,
};
