import type { Migration } from '../migrate';

/** How far a channel has read, by room or folder, where the service does not remember it for us. */
export const readMarks: Migration = {
  name: '0023-read-marks',
  sql: 'CREATE TABLE read_marks (channel TEXT NOT NULL, place TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (channel, place)) WITHOUT ROWID;',
};
