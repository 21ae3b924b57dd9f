import type { Migration } from '../migrate';

/**
 * What llama.cpp reckoned that models take of the memory, by the name and size of their files and how they are
 * set up. A file that is another one with the same name and size is one in theory only.
 */
export const modelMemoryFigures: Migration = {
  name: '0051-model-memory-figures',
  sql: `
    CREATE TABLE model_memory_figures (
      name    TEXT NOT NULL,
      bytes   INTEGER NOT NULL,
      setup   TEXT NOT NULL,
      figures TEXT NOT NULL,
      PRIMARY KEY (name, bytes, setup)
    ) STRICT, WITHOUT ROWID;
  `,
};
