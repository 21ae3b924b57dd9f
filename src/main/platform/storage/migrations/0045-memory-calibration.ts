import type { Migration } from '../migrate';

/**
 * How the model sees texts (`Calibration` as JSON), in place of one figure. Vectors are kept without what all
 * texts have in common for the model: those of before are made again.
 */
export const memoryCalibration: Migration = {
  name: '0045-memory-calibration',
  sql: `
    DELETE FROM memory_vectors;
    DROP TABLE memory_vector_model;
    CREATE TABLE memory_vector_model (
      only_row    INTEGER PRIMARY KEY CHECK (only_row = 1),
      model       TEXT NOT NULL,
      calibration TEXT NOT NULL
    ) STRICT;
  `,
};
