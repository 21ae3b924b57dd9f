import type { Migration } from '../migrate';

/** `outbox`: `refused` are the files of it that the service does not take, as JSON; its indexes are for what is asked at every look. `read_marks`: what is kept of a thread has a place of its own kind, whatever the channel. */
export const channelsOwe: Migration = {
  name: '0034-channels-owe',
  sql: `
    ALTER TABLE outbox ADD COLUMN refused TEXT;
    CREATE INDEX outbox_queue ON outbox (queue, state);
    CREATE INDEX outbox_channel ON outbox (channel, state);
    CREATE INDEX outbox_failed ON outbox (channel, queue) WHERE problem IS NOT NULL;
    UPDATE read_marks SET place = 'thread:' || place WHERE channel = 'slack' AND instr(place, '/') > 0;
  `,
};
