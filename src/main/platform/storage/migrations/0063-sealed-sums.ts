import type { Migration } from '../migrate';

/**
 * The seal of the end of the record is over the hash of the sums, which are long: it is made with every event. Null until
 * the engine has sealed it so.
 */
export const sealedSums: Migration = {
  name: '0063-sealed-sums',
  sql: 'ALTER TABLE record_end ADD COLUMN sums_hash BLOB;',
};
