import type { Migration } from '../migrate';

/**
 * `outbox`: what each row is, when it was written and whether its first part was sent late; `refused` are the
 * files of it that the service does not take, as JSON. Its indexes are for what is asked at every look.
 * `read_marks`: what is kept of a thread has a place of its own kind, whatever the channel.
 */
export const channelsOwe: Migration = {
  name: '0034-channels-owe',
  sql: `
    ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL DEFAULT 'note';
    ALTER TABLE outbox ADD COLUMN owed_at INTEGER;
    ALTER TABLE outbox ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE outbox ADD COLUMN refused TEXT;
    UPDATE outbox SET kind = coalesce(json_extract(what, '$.type'), 'note') WHERE json_valid(what);
    CREATE INDEX outbox_queue ON outbox (queue, state);
    CREATE INDEX outbox_channel ON outbox (channel, state, kind);
    CREATE INDEX outbox_failed ON outbox (channel, queue) WHERE problem IS NOT NULL;
    CREATE INDEX outbox_given_up ON outbox (channel) WHERE kind = 'given-up';
    UPDATE read_marks SET place = 'thread:' || place WHERE channel = 'slack' AND instr(place, '/') > 0;
  `,
};
