import { z } from 'zod';
import type { DispatchRow, SopEvent } from '../../shared/sop';
import { LedgerRow } from '../../shared/status';
import { cutToBytes } from './cut-to-bytes';
import type { Database } from './database';
import { createTransaction } from './transaction';

/** Every event seen and what each procedure made of it, newest kept. */
export interface EventLedger {
  /**
   * Returns the row's id. A dull event (no procedure started or skipped it) is counted in the latest dull row of its source and
   * topic when nothing noteworthy happened in between; that row tells of the latest of them. `misses`: procedures that listen to
   * the place, and why their condition was not met. Survives a crash of the program; the last rows may go with a power cut.
   */
  record(event: SopEvent, rows: readonly DispatchRow[], misses?: readonly Miss[]): number;
  /** Newest first. */
  list(limit: number): readonly LedgerRow[];
}

interface Miss {
  readonly sop: string;
  readonly why: string;
}

export interface EventLedgerOptions {
  /** Rows kept; the oldest go in steps of a twentieth. */
  readonly maxRows?: number;
}

const longestPayloadBytes = 8 * 1024;
const mostDullTopics = 1_000;
/** A topic may have many listeners; what does not fit is counted. */
const mostMisses = 20;
const longestWhyBytes = 300;

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
  const repeat = database.prepare('UPDATE events SET at = ?, payload = ?, payload_bytes = ?, verdicts = ?, count = count + 1 WHERE id = ?');
  const dropOldest = database.prepare('DELETE FROM events WHERE id IN (SELECT id FROM events ORDER BY at, id LIMIT ?)');
  const newest = database.prepare<[number], EventRow>('SELECT * FROM events ORDER BY at DESC, id DESC LIMIT ?');
  let kept = database.prepare<[], number>('SELECT count(*) FROM events').pluck().get() ?? 0;
  /** Dull rows since the last noteworthy event, by source and topic. */
  const dullRows = new Map<string, number>();

  const add = (event: SopEvent, verdicts: string, payload: StoredPayload): number => {
    const id = Number(insert.run(event.receivedAt, event.source, event.topic, payload.text, payload.bytes, verdicts).lastInsertRowid);
    kept += 1;
    if (kept > maxRows + step) kept -= dropOldest.run(kept - maxRows).changes;
    return id;
  };

  const write = (event: SopEvent, rows: readonly DispatchRow[], misses: readonly Miss[]): number => {
    const payload = toStoredPayload(event.payload);
    const verdicts = toVerdicts(rows, misses);
    if (rows.length > 0) {
      dullRows.clear();
      return add(event, verdicts, payload);
    }
    const place = JSON.stringify([event.source, event.topic]);
    const known = dullRows.get(place);
    if (known !== undefined && repeat.run(event.receivedAt, payload.text, payload.bytes, verdicts, known).changes > 0) return known;
    if (dullRows.size >= mostDullTopics) dullRows.clear();
    const id = add(event, verdicts, payload);
    dullRows.set(place, id);
    return id;
  };
  const transaction = createTransaction(database);

  return {
    // A sensor may send a hundred readings a second: a record of them need not wait for the disk each time, as a run must.
    record: (event, rows, misses = []) => transaction(false, () => write(event, rows, misses)),
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

/** As stored: a list of rows from before there were misses, an object since. */
const StoredVerdicts = z.union([
  LedgerRow.shape.rows.transform((rows) => ({ rows })),
  LedgerRow.pick({ rows: true, misses: true, furtherMisses: true }),
]);

function toVerdicts(rows: readonly DispatchRow[], misses: readonly Miss[]): string {
  const told = misses.slice(0, mostMisses).map(({ sop, why }) => ({ sop, why: cutToBytes(why, longestWhyBytes) }));
  const furtherMisses = misses.length - told.length;
  return JSON.stringify({ rows: rows.map(toVerdict), ...(told.length === 0 ? {} : { misses: told }), ...(furtherMisses === 0 ? {} : { furtherMisses }) } satisfies z.input<typeof StoredVerdicts>);
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
    ...StoredVerdicts.parse(JSON.parse(row.verdicts)),
  };
}

const toVerdict = (row: DispatchRow): LedgerRow['rows'][number] => ({
  sop: row.sop,
  result: row.result,
  runId: row.result === 'started' ? row.runId : null,
  reason: row.result === 'skipped' ? row.reason : null,
  ...(row.result === 'skipped' && row.detail !== '' ? { detail: row.detail } : {}),
});
