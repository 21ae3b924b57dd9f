import { KeptNotification } from '../../../shared/notifications';
import type { NotificationStore } from '../../ports/notifications';
import type { Database } from './database';

/** Older ones go, and so do those that are more than a season old. */
const mostKept = 500;
const longestKeptMs = 90 * 24 * 3_600_000;

interface Row {
  readonly id: number;
  readonly at: number;
  readonly title: string;
  readonly body: string;
  readonly page: string | null;
  readonly place: string | null;
  readonly read_at: number | null;
  readonly shown: number | null;
  readonly why: string | null;
}

export function createNotificationStore(database: Database): NotificationStore {
  const insert = database.prepare(
    'INSERT INTO notifications (at, title, body, page, place, asks) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const thin = database.prepare('DELETE FROM notifications WHERE id <= ? OR at < ?');
  const became = database.prepare('UPDATE notifications SET shown = ?, why = ? WHERE id = ?');
  const newest = database.prepare<[number], Row>(
    'SELECT id, at, title, body, page, place, read_at, shown, why FROM notifications ORDER BY id DESC LIMIT ?',
  );
  const unread = database
    .prepare<[], number>('SELECT count(*) FROM notifications WHERE read_at IS NULL')
    .pluck();
  const readAll = database.prepare('UPDATE notifications SET read_at = ? WHERE read_at IS NULL');
  const readOne = database.prepare('UPDATE notifications SET read_at = ? WHERE id = ? AND read_at IS NULL');
  const decided = database.prepare('UPDATE notifications SET read_at = ? WHERE asks = ? AND read_at IS NULL');
  const add = database.transaction((row: Parameters<NotificationStore['add']>[0]): number => {
    const { at, title, body, place, asks } = row;
    const id = Number(
      insert.run(at, title, body, place?.page ?? null, place?.id ?? null, asks).lastInsertRowid,
    );
    thin.run(id - mostKept, at - longestKeptMs);
    return id;
  });
  return {
    add: (notification) => add(notification),
    became(id, shown, why) {
      became.run(shown === null ? null : Number(shown), why, id);
    },
    list: (limit) =>
      newest.all(limit).map((row) =>
        KeptNotification.parse({
          id: row.id,
          at: row.at,
          title: row.title,
          body: row.body,
          place: row.page === null || row.place === null ? null : { page: row.page, id: row.place },
          readAt: row.read_at,
          shown: row.shown === null ? null : row.shown === 1,
          why: row.why,
        }),
      ),
    unread: () => unread.get() ?? 0,
    read(ids, at) {
      if (ids === null) readAll.run(at);
      else for (const id of ids) readOne.run(at, id);
    },
    decided(asks, at) {
      decided.run(at, asks);
    },
  };
}
