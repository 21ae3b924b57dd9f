import type { ChannelPeople, ChannelPerson } from '../../../ports/channel-people';
import type { Database } from '../../../platform/storage/database';

const columns = 'channel, sender, name, allowed_by AS allowedBy, via, at';

/** `isTrusted`: while it is not, nobody counts who was let in, and no name stands for anybody. */
export function createChannelPeople(
  database: Database,
  isTrusted: () => boolean = () => true,
): ChannelPeople {
  const all = database.prepare<[], ChannelPerson>(
    `SELECT ${columns} FROM channel_people ORDER BY channel, at`,
  );
  const of = database.prepare<[string], ChannelPerson>(
    `SELECT ${columns} FROM channel_people WHERE channel = ? ORDER BY at`,
  );
  const put = database.prepare(
    'INSERT INTO channel_people (channel, sender, name, allowed_by, via, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (channel, sender) DO UPDATE SET name = excluded.name, allowed_by = excluded.allowed_by, via = excluded.via, at = excluded.at',
  );
  const remove = database.prepare('DELETE FROM channel_people WHERE channel = ? AND sender = ?');
  const holder = database.prepare<[string, string], { sender: string }>(
    'SELECT sender FROM channel_names WHERE channel = ? AND name = ?',
  );
  const hold = database.prepare(
    'INSERT INTO channel_names (channel, name, sender) VALUES (?, ?, ?) ON CONFLICT (channel, name) DO UPDATE SET sender = excluded.sender',
  );
  const selfName = database.prepare<[string, string], { name: string }>(
    'SELECT name FROM called_themselves WHERE channel = ? AND sender = ?',
  );
  const noteSelfName = database.prepare(
    'INSERT INTO called_themselves (channel, sender, name) VALUES (?, ?, ?) ON CONFLICT (channel, sender) DO UPDATE SET name = excluded.name',
  );
  const selfNameOf = (channel: string, sender: string): string | undefined =>
    selfName.get(channel, sender)?.name;
  return {
    selfNameOf,
    noteSelfName: (channel, sender, name) => {
      if (selfNameOf(channel, sender) !== name) noteSelfName.run(channel, sender, name);
    },
    holderOf: (channel, name) => {
      if (!isTrusted()) return { is: 'doubted' };
      const row = holder.get(channel, name);
      return row === undefined ? { is: 'free' } : { is: 'held', sender: row.sender };
    },
    hold: (channel, name, sender) => {
      hold.run(channel, name, sender);
    },
    list: (channel) => (!isTrusted() ? [] : channel === undefined ? all.all() : of.all(channel)),
    allow: ({ channel, sender, name, allowedBy, via, at }) => {
      put.run(channel, sender, name, allowedBy, via, at);
    },
    forget: (channel, sender) => remove.run(channel, sender).changes > 0,
  };
}
