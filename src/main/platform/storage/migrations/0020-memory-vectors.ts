import type { Migration } from '../migrate';

/**
 * What memories mean, as vectors of the one model named in `memory_vector_model`: signed bytes, of which the
 * direction counts. A memory that is changed or forgotten loses its vector. Written by `MemoryVectors`.
 */
export const memoryVectors: Migration = {
  name: '0020-memory-vectors',
  sql: `
    CREATE TABLE memory_vector_model (
      only     INTEGER PRIMARY KEY CHECK (only = 1),
      model    TEXT NOT NULL,
      baseline REAL NOT NULL
    ) STRICT;
    CREATE TABLE memory_vectors (
      id     INTEGER PRIMARY KEY REFERENCES memory (id) ON DELETE CASCADE,
      vector BLOB NOT NULL
    ) STRICT;
    CREATE TRIGGER memory_meaning_changed AFTER UPDATE ON memory BEGIN
      DELETE FROM memory_vectors WHERE id = old.id;
    END;
  `,
};
