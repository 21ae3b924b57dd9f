import type { Database } from '../../../platform/storage/database';
import { createTransaction } from '../../../platform/storage/transaction';
import type { HandledQueued } from '../handled-messages';

const keptForMs = 7 * 24 * 3_600_000;

export interface HandledQueuedOptions {
  /** Ids kept; the oldest go in steps of a twentieth. */
  readonly mostIds?: number;
}

/** Ids for a week, at most so many; the others until the broker has their acknowledgement. */
export function createHandledQueued(
  database: Database,
  { mostIds = 200_000 }: HandledQueuedOptions = {},
): HandledQueued {
  const known = database
    .prepare<[string, string], number>('SELECT 1 FROM amqp_message_ids WHERE place = ? AND mark = ?')
    .pluck();
  const saveId = database.prepare(
    'INSERT INTO amqp_message_ids (place, mark, at) VALUES (?, ?, ?) ON CONFLICT (place, mark) DO UPDATE SET at = excluded.at',
  );
  const dropOld = database.prepare('DELETE FROM amqp_message_ids WHERE at < ?');
  const dropOldest = database.prepare(
    'DELETE FROM amqp_message_ids WHERE (place, mark) IN (SELECT place, mark FROM amqp_message_ids ORDER BY at LIMIT ?)',
  );
  const copies = database
    .prepare<[string, string], number>('SELECT copies FROM amqp_unsettled WHERE place = ? AND mark = ?')
    .pluck();
  const add = database.prepare(
    'INSERT INTO amqp_unsettled (place, mark, copies) VALUES (?, ?, 1) ON CONFLICT (place, mark) DO UPDATE SET copies = copies + 1',
  );
  const fewer = database.prepare(
    'UPDATE amqp_unsettled SET copies = copies - 1 WHERE place = ? AND mark = ?',
  );
  const dropSettled = database.prepare('DELETE FROM amqp_unsettled WHERE place = ? AND copies < 1');
  const marks = database.prepare<[string], string>('SELECT mark FROM amqp_unsettled WHERE place = ?').pluck();
  const transaction = createTransaction(database);
  const step = Math.max(1, Math.floor(mostIds / 20));
  let rows = database.prepare<[], number>('SELECT count(*) FROM amqp_message_ids').pluck().get() ?? 0;
  return {
    isKnown: (place, mark) => known.get(place, mark) !== undefined,
    rememberId: (place, mark, at) => {
      saveId.run(place, mark, at);
      rows += 1;
      if (rows <= mostIds + step) return;
      // One that came again, or was not written after all, was counted once too often.
      rows = database.prepare<[], number>('SELECT count(*) FROM amqp_message_ids').pluck().get() ?? 0;
      rows -= dropOld.run(at - keptForMs).changes;
      if (rows > mostIds) rows -= dropOldest.run(rows - mostIds).changes;
    },
    unsettled: (place, mark) => copies.get(place, mark) ?? 0,
    addUnsettled: (place, mark) => {
      add.run(place, mark);
    },
    // Every second under load; what a power cut brings back is forgotten later.
    settle: (place, settled) => {
      transaction(false, () => {
        for (const mark of settled) fewer.run(place, mark);
        dropSettled.run(place);
      });
    },
    marksOf: (place) => marks.all(place),
  };
}
