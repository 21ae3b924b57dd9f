import type { Migration } from '../migrate';

/** What the sender of an event said beside its text, as JSON. */
export const eventMeta: Migration = {
  name: '0061-event-meta',
  sql: 'ALTER TABLE events ADD COLUMN meta TEXT;',
};
