import type { ChannelPeople, ChannelPerson } from '../../../ports/channel-people';
import type { Database } from '../../../platform/storage/database';

const columns = 'channel, sender, name, allowed_by AS allowedBy, via, at';

export function createChannelPeople(database: Database): ChannelPeople {
  const all = database.prepare<[], ChannelPerson>(
    `SELECT ${columns} FROM channel_people ORDER BY channel, at`,
  );
  const of = database.prepare<[string], ChannelPerson>(
    `SELECT ${columns} FROM channel_people WHERE channel = ? ORDER BY at`,
  );
  const put = database.prepare(
    'INSERT OR REPLACE INTO channel_people (channel, sender, name, allowed_by, via, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM channel_people WHERE channel = ? AND sender = ?');
  const holder = database.prepare<[string, string], { sender: string }>(
    'SELECT sender FROM channel_names WHERE channel = ? AND name = ?',
  );
  const hold = database.prepare(
    'INSERT OR REPLACE INTO channel_names (channel, name, sender) VALUES (?, ?, ?)',
  );
  return {
    holderOf: (channel, name) => holder.get(channel, name)?.sender ?? null,
    hold: (channel, name, sender) => {
      hold.run(channel, name, sender);
    },
    list: (channel) => (channel === undefined ? all.all() : of.all(channel)),
    allow: ({ channel, sender, name, allowedBy, via, at }) => {
      put.run(channel, sender, name, allowedBy, via, at);
    },
    forget: (channel, sender) => remove.run(channel, sender).changes > 0,
  };
}
