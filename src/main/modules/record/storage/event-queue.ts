import { z } from 'zod';
import { Priority, SopEvent } from '../../../../shared/sop';
import type { EventQueue, QueuedEvent } from '../../../ports/event-queue';
import type { Database } from '../../../platform/storage/database';

const Row = z.object({
  id: z.number().int(),
  folder: z.string(),
  sop: z.string(),
  concurrency_key: z.string().nullable(),
  priority: Priority.catch('normal'),
  queued_at: z.number(),
  started_by: z.string(),
  event_id: z.number().int(),
});

const columns = 'id, folder, sop, concurrency_key, priority, queued_at, started_by, event_id';

/** `isTrusted`: what is there is not given out while it is not, and stays. */
export function createEventQueue(database: Database, isTrusted: () => boolean = () => true): EventQueue {
  const insert = database.prepare(
    'INSERT INTO event_queue (folder, sop, concurrency_key, priority, queued_at, started_by, event_id, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const read = database.prepare<[number], string>('SELECT event FROM event_queue WHERE id = ?').pluck();
  const drop = database.prepare('DELETE FROM event_queue WHERE id = ?');
  const all = database.prepare<[], unknown>(`SELECT ${columns} FROM event_queue ORDER BY id`);
  const last = database.prepare<[], number | null>('SELECT max(id) FROM event_queue').pluck();
  let heldUpTo: number | null = null;
  /** What came after the doubt is this engine's own. */
  const isHeld = (id: number): boolean => {
    if (isTrusted()) heldUpTo = null;
    else heldUpTo ??= last.get() ?? 0;
    return heldUpTo !== null && id <= heldUpTo;
  };
  isHeld(0);
  return {
    isHeld,
    list: () => (isTrusted() ? all.all() : []).map((row) => toQueued(Row.parse(row))),
    add: ({ folder, name, key, priority, queuedAt, startedBy, ledgerId }, event) =>
      Number(
        insert.run(folder, name, key ?? null, priority, queuedAt, startedBy, ledgerId, JSON.stringify(event))
          .lastInsertRowid,
      ),
    event: (id) => {
      const stored = read.get(id);
      if (stored === undefined) return null;
      const parsed = SopEvent.safeParse(JSON.parse(stored));
      return parsed.success ? parsed.data : null;
    },
    remove: (id) => drop.run(id).changes > 0,
  };
}

const toQueued = (row: z.infer<typeof Row>): QueuedEvent => ({
  id: row.id,
  folder: row.folder,
  name: row.sop,
  key: row.concurrency_key ?? undefined,
  priority: row.priority,
  queuedAt: row.queued_at,
  startedBy: row.started_by,
  ledgerId: row.event_id,
});
