import type { FleetRun } from '../../../../shared/fleet';
import { FleetRun as FleetRunShape } from '../../../../shared/fleet';
import type { Database } from '../../../platform/storage/database';
import { beginning, prepareRecordEnd } from '../../../platform/storage/record-links';
import type { Transaction } from '../../../platform/storage/transaction';
import type { HandedEvent, HandedRemoval, HandedRow, RecordPosition } from '../../../ports/fleet-store';

/** A row of the ledger that changed so many times; null: it was deleted before it was handed in. */
export interface ChangedRow {
  readonly id: number;
  readonly times: number;
  readonly row: HandedRow | null;
}

/** What this engine has written and the fleet does not have. */
export interface Unhanded {
  /** Events of the record behind this one, at least one where there are any, and not many more bytes than `mostBytes`. */
  events(after: number, most: number, mostBytes: number): readonly HandedEvent[];
  removals(after: number): readonly HandedRemoval[];
  runs(ids: readonly string[]): readonly FleetRun[];
  rows(most: number): readonly ChangedRow[];
  /** The fleet has the record up to this event. */
  handedEvents(link: number): void;
  /** The fleet has these rows as they were. */
  handedRows(rows: readonly ChangedRow[]): void;
  /**
   * What was written up to this event is on disk when it returns: nobody is told of an event that a power cut could take
   * back here.
   */
  onDisk(link: number): void;
  /** Whether the record here goes through this position. */
  follows(position: RecordPosition): boolean;
  /** How many events and rows wait. */
  waiting(): number;
}

interface StoredEvent {
  readonly link: number;
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly hash: Buffer;
}

interface LedgerRow {
  readonly id: number;
  readonly times: number;
  readonly at: number | null;
}

export function createUnhanded(database: Database, transaction: Transaction): Unhanded {
  const end = prepareRecordEnd(database);
  const behind = prepareSeek(database);
  const events = database.prepare<[number, number, number], StoredEvent>(
    'SELECT link, run_id, seq, at, type, event, hash FROM run_events WHERE rowid >= ? AND link > ? AND hash IS NOT NULL ORDER BY rowid LIMIT ?',
  );
  const removals = database.prepare<[number], HandedRemoval>(
    'SELECT id, at, ranges FROM record_removals WHERE id > ? ORDER BY id',
  );
  const run = database.prepare<[string], FleetRun>(`
    SELECT run_id AS runId, sop, status, current_step AS currentStep, total_steps AS totalSteps, step_title AS stepTitle,
      source, topic, started_at AS startedAt, completed_at AS completedAt, waiting_since AS waitingSince, reason,
      last_activity_at AS lastActivityAt FROM runs WHERE run_id = ?`);
  const changed = database.prepare<[number], LedgerRow & Readonly<Record<string, unknown>>>(
    'SELECT event_id, times, events.* FROM fleet_changes LEFT JOIN events ON events.id = event_id ORDER BY event_id LIMIT ?',
  );
  const settle = database.prepare('DELETE FROM fleet_changes WHERE event_id = ? AND times = ?');
  const move = database.prepare('UPDATE fleet_handed SET link = ?');
  const assure = database.prepare('UPDATE fleet_handed SET sure = ?');
  const reached = database.prepare<[], number>('SELECT link FROM fleet_handed').pluck();
  const countChanged = database.prepare<[], number>('SELECT count(*) FROM fleet_changes').pluck();
  return {
    events: (after, most, mostBytes) => {
      const taken: HandedEvent[] = [];
      let bytes = 0;
      for (const row of events.iterate(behind(after), after, most)) {
        // What somebody else put there has no place in the record.
        if (row.link <= (taken.at(-1)?.link ?? after)) continue;
        taken.push({
          link: row.link,
          runId: row.run_id,
          seq: row.seq,
          at: row.at,
          type: row.type,
          event: row.event,
          hash: row.hash.toString('hex'),
        });
        bytes += row.event.length;
        if (bytes >= mostBytes) break;
      }
      return taken;
    },
    removals: (after) => removals.all(after),
    runs: (ids) =>
      [...new Set(ids)].flatMap((id) => {
        const parsed = FleetRunShape.safeParse(run.get(id));
        return parsed.success ? [parsed.data] : [];
      }),
    rows: (most) =>
      changed.all(most).map(({ event_id: id, times, ...row }) => ({
        id: Number(id),
        times,
        row: row.at === null ? null : { id: Number(id), at: row.at, row: JSON.stringify(row) },
      })),
    handedEvents: (link) => {
      transaction(false, () => {
        move.run(link);
      });
    },
    handedRows: (rows) => {
      transaction(false, () => {
        for (const { id, times } of rows) settle.run(id, times);
      });
    },
    onDisk: (link) => {
      transaction(true, () => {
        assure.run(link);
      });
    },
    follows: ({ link, hash }) => {
      if (link === 0) return hash === beginning.toString('hex');
      if (end().link < link) return false;
      // What was deleted because it was old says nothing any more.
      const there = events.get(behind(link - 1), link - 1, 1);
      return there === undefined || there.link !== link || there.hash.toString('hex') === hash;
    },
    waiting: () => Math.max(0, end().link - (reached.get() ?? 0)) + (countChanged.get() ?? 0),
  };
}

/**
 * The lowest row whose event stands behind this one in the record. Rows are written in that order, and there is no index
 * of it: each event of every engine would pay for one.
 */
function prepareSeek(database: Database): (link: number) => number {
  const last = database.prepare<[], number | null>('SELECT max(rowid) FROM run_events').pluck();
  const next = database.prepare<[number], { rowid: number; link: number }>(
    'SELECT rowid, link FROM run_events WHERE rowid >= ? AND link IS NOT NULL ORDER BY rowid LIMIT 1',
  );
  return (link) => {
    let [low, high] = [0, (last.get() ?? 0) + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const row = next.get(middle);
      if (row === undefined || row.link > link) high = middle;
      else low = row.rowid + 1;
    }
    return low;
  };
}
