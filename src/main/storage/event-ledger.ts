import type { DispatchRow, SopEvent } from '../../shared/sop';
import { LedgerRow } from '../../shared/status';
import { toStorageError, type Database } from './database';
import { cutToBytes } from './cut-to-bytes';

/** Every event seen and what each procedure made of it, newest kept. */
export interface EventLedger {
  /**
   * Returns the row's id. A dull event (no procedure started or skipped it) is counted in the latest dull row of its source and
   * topic when nothing noteworthy happened in between. Survives a crash of the program; the last rows may go with a power cut.
   */
  record(event: SopEvent, rows: readonly DispatchRow[]): number;
  /** Newest first. */
  list(limit: number): readonly LedgerRow[];
}

export interface EventLedgerOptions {
  /** Rows kept; the oldest go in steps of a twentieth. */
  readonly maxRows?: number;
}

const longestPayloadBytes = 8 * 1024;
const mostDullTopics = 1_000;

interface EventRow {
  id: number;
  at: number;
  source: string;
  topic: string | null;
  payload: string | null;
  payload_bytes: number;
  count: number;
  verdicts: string;
}

export function createEventLedger(database: Database, options: EventLedgerOptions = {}): EventLedger {
  const maxRows = options.maxRows ?? 20_000;
  const step = Math.max(1, Math.floor(maxRows / 20));
  const insert = database.prepare('INSERT INTO events (at, source, topic, payload, payload_bytes, verdicts) VALUES (?, ?, ?, ?, ?, ?)');
  const repeat = database.prepare('UPDATE events SET at = ?, payload = ?, payload_bytes = ?, count = count + 1 WHERE id = ?');
  const dropOldest = database.prepare('DELETE FROM events WHERE id IN (SELECT id FROM events ORDER BY at, id LIMIT ?)');
  const newest = database.prepare<[number], EventRow>('SELECT * FROM events ORDER BY at DESC, id DESC LIMIT ?');
  let kept = database.prepare<[], number>('SELECT count(*) FROM events').pluck().get() ?? 0;
  /** Dull rows since the last noteworthy event, by source and topic. */
  const dullRows = new Map<string, number>();

  const add = (event: SopEvent, rows: readonly DispatchRow[], payload: StoredPayload): number => {
    const id = Number(insert.run(event.receivedAt, event.source, event.topic, payload.text, payload.bytes, JSON.stringify(rows.map(toVerdict))).lastInsertRowid);
    kept += 1;
    if (kept > maxRows + step) kept -= dropOldest.run(kept - maxRows).changes;
    return id;
  };

  const write = database.transaction((event: SopEvent, rows: readonly DispatchRow[]): number => {
    const payload = toStoredPayload(event.payload);
    if (rows.length > 0) {
      dullRows.clear();
      return add(event, rows, payload);
    }
    const place = JSON.stringify([event.source, event.topic]);
    const known = dullRows.get(place);
    if (known !== undefined && repeat.run(event.receivedAt, payload.text, payload.bytes, known).changes > 0) return known;
    if (dullRows.size >= mostDullTopics) dullRows.clear();
    const id = add(event, rows, payload);
    dullRows.set(place, id);
    return id;
  });

  return {
    record: (event, rows) => withoutWaitingForDisk(database, () => write.immediate(event, rows)),
    list: (limit) => newest.all(limit).map(toLedgerRow),
  };
}

interface StoredPayload {
  readonly text: string | null;
  readonly bytes: number;
}

function toStoredPayload(payload: string | null): StoredPayload {
  if (payload === null) return { text: null, bytes: 0 };
  return { text: cutToBytes(payload, longestPayloadBytes), bytes: Buffer.byteLength(payload) };
}

function toLedgerRow(row: EventRow): LedgerRow {
  return {
    id: row.id,
    at: row.at,
    source: row.source,
    topic: row.topic,
    payload: row.payload,
    payloadBytes: row.payload_bytes,
    count: row.count,
    rows: LedgerRow.shape.rows.parse(JSON.parse(row.verdicts)),
  };
}

const toVerdict = (row: DispatchRow): LedgerRow['rows'][number] => ({
  sop: row.sop,
  result: row.result,
  runId: row.result === 'started' ? row.runId : null,
  reason: row.result === 'skipped' ? row.reason : null,
});

/** A sensor may send a hundred readings a second: a record of them need not wait for the disk each time, as a run must. */
function withoutWaitingForDisk<T>(database: Database, work: () => T): T {
  try {
    database.pragma('synchronous = NORMAL');
    return work();
  } catch (failure) {
    throw toStorageError(failure, database.name);
  } finally {
    database.pragma('synchronous = FULL');
  }
}
