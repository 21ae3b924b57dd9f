import { z } from 'zod';
import { JsonObject } from '../../../../shared/json';
import type { Blocked, DispatchRow, SopEvent, TriggerCheck } from '../../../../shared/sop';
import { LedgerRow, type EventFilter, type EventOutcome } from '../../../../shared/status';
import { isDerived } from '../../../../shared/trigger-facts';
import { cutToBytes } from '../../../platform/storage/cut-to-bytes';
import type { Database } from '../../../platform/storage/database';
import type { PastMessageStore } from './past-messages';
import { createTransaction, joining } from '../../../platform/storage/transaction';

/** Every event seen and what each procedure made of it, newest kept. */
export interface EventLedger {
  /**
   * Returns the row's id. A dull event (no procedure started or skipped it, and no run waited for it) is counted in the latest dull row
   * of its source and topic when nothing noteworthy happened in between on the same day; that row tells of
   * the latest of them. `misses`: procedures that listen to the place, and why their condition was not met.
   * Survives a crash of the program; the last rows may go with a power cut.
   */
  record(event: SopEvent, rows: readonly (RecordedRow | HeardRow)[], misses?: Misses): number;
  /**
   * What became of a queued event, for the procedure of this answer: its row tells of it from now on; where
   * that row is gone, nothing does.
   */
  settle(id: number, row: RecordedRow): void;
  /** The last message that came from there, cut where it is long; null: none is kept. */
  lastFrom(
    source: SopEvent['source'],
    topic: string | null,
  ): { readonly at: number; readonly payload: string } | null;
  /**
   * Something that was turned away before any procedure was asked; told and folded as a dull event.
   * `because`: where the status says too little.
   */
  refuse(
    event: Pick<SopEvent, 'source' | 'topic' | 'receivedAt'> & Partial<Pick<SopEvent, 'payload' | 'meta'>>,
    status: number,
    because?: string,
  ): number;
  /** Newest first. */
  list(limit: number, filter?: EventFilter): readonly LedgerRow[];
  /** Messages since then, folded ones counted one by one. */
  countSince(at: number): number;
}

type RecordedRow = DispatchRow & {
  readonly check?: TriggerCheck | null;
  readonly blocked?: Blocked | undefined;
};

/** A run that waits for such an event has it. */
interface HeardRow {
  readonly result: 'heard';
  readonly sop: string;
  readonly runId: string;
}

/** Made one by one, for few of them are told. */
type Misses = Iterable<Miss> & { readonly length: number };

interface Miss {
  readonly sop: string;
  readonly why: string;
  readonly check?: TriggerCheck | null;
}

export interface EventLedgerOptions {
  /** Rows kept; the oldest go in steps of a twentieth. */
  readonly maxRows?: number;
  /** Keeps what conditions can be tried on. */
  readonly past?: Pick<PastMessageStore, 'record'>;
}

const longestPayloadBytes = 8 * 1024;
const mostDullTopics = 1_000;
/** Rows of events that wait, which are at hand: to tell of them anew they need not be read. */
const mostWaiting = 1_000;
/** A topic may have many listeners; what does not fit is counted. */
const mostMisses = 20;
const longestWhyBytes = 300;
const longestSideBytes = 100;
const mostCompared = 4;

interface EventRow {
  id: number;
  at: number;
  source: string;
  topic: string | null;
  payload: string | null;
  payload_bytes: number;
  count: number;
  verdicts: string;
  first_at: number | null;
  test: number;
  meta: string | null;
}

export function createEventLedger(database: Database, options: EventLedgerOptions = {}): EventLedger {
  const maxRows = options.maxRows ?? 20_000;
  const step = Math.max(1, Math.floor(maxRows / 20));
  const insert = database.prepare(
    'INSERT INTO events (at, source, topic, payload, payload_bytes, verdicts, first_at, test, meta) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  // The id of a row that was not written after all is given to another.
  const repeat = database.prepare(
    'UPDATE events SET at = ?, payload = ?, payload_bytes = ?, verdicts = ?, meta = ?, count = count + 1 WHERE id = ? AND source = ? AND topic IS ?',
  );
  const lastFrom = database.prepare<[string, string | null], { at: number; payload: string }>(
    'SELECT at, payload FROM events WHERE source = ? AND topic IS ? AND payload IS NOT NULL ORDER BY at DESC, id DESC LIMIT 1',
  );
  const verdictsOf = database.prepare<[number], string>('SELECT verdicts FROM events WHERE id = ?').pluck();
  const retell = database.prepare('UPDATE events SET verdicts = ? WHERE id = ?');
  const dropOldest = database.prepare(
    'DELETE FROM events WHERE id IN (SELECT id FROM events ORDER BY at, id LIMIT ?)',
  );
  const count = database
    .prepare<[number], number>('SELECT coalesce(sum(count), 0) FROM events WHERE at >= ?')
    .pluck();
  let kept = database.prepare<[], number>('SELECT count(*) FROM events').pluck().get() ?? 0;
  /** Dull rows since the last noteworthy event, by source and topic. */
  const dullRows = new Map<string, number>();
  /** What rows tell in which something is queued, by their ids. */
  const waiting = new Map<number, StoredVerdicts>();
  let day = { begins: 0, ends: 0 };

  const add = (event: SopEvent, verdicts: string, payload: StoredPayload): number => {
    const id = Number(
      insert.run(
        event.receivedAt,
        event.source,
        event.topic,
        payload.text,
        payload.bytes,
        verdicts,
        event.receivedAt,
        event.test === true ? 1 : 0,
        metaText(event),
      ).lastInsertRowid,
    );
    // Its id may be that of a row which was not written after all.
    waiting.delete(id);
    kept += 1;
    if (kept > maxRows + step) kept -= dropOldest.run(kept - maxRows).changes;
    return id;
  };

  const write = (event: SopEvent, rows: readonly (RecordedRow | HeardRow)[], misses: Misses): number => {
    const told = toVerdicts(rows, misses);
    const verdicts = JSON.stringify(told);
    if (rows.length === 0 && event.test !== true) return dull(event, verdicts, '');
    const id = noteworthy(event, verdicts);
    if (waiting.size < mostWaiting && told.rows.some(isQueued)) waiting.set(id, told);
    return id;
  };

  const begin = (event: SopEvent): void => {
    if (event.receivedAt < day.begins || event.receivedAt >= day.ends) {
      day = dayOf(event.receivedAt);
      dullRows.clear();
    }
  };

  const noteworthy = (event: SopEvent, verdicts: string): number => {
    begin(event);
    dullRows.clear();
    return add(event, verdicts, toStoredPayload(event.payload));
  };

  /** `kind` tells apart what comes to the same place. */
  const dull = (event: SopEvent, verdicts: string, kind: string): number => {
    begin(event);
    const payload = toStoredPayload(event.payload);
    const place = JSON.stringify([event.source, event.topic, kind]);
    const known = dullRows.get(place);
    if (
      known !== undefined &&
      repeat.run(
        event.receivedAt,
        payload.text,
        payload.bytes,
        verdicts,
        metaText(event),
        known,
        event.source,
        event.topic,
      ).changes > 0
    )
      return known;
    if (dullRows.size >= mostDullTopics) dullRows.clear();
    const id = add(event, verdicts, payload);
    dullRows.set(place, id);
    return id;
  };
  const read = (id: number): StoredVerdicts | null => {
    const stored = verdictsOf.get(id);
    return stored === undefined ? null : StoredVerdicts.parse(JSON.parse(stored));
  };
  const transaction = createTransaction(database);
  const written = <T>(work: () => T): T => joining(database, work, (own) => transaction(false, own));

  return {
    // A sensor may send a hundred readings a second: a record of them need not wait for the disk each time,
    // as a run must.
    record: (event, rows, misses = []) =>
      written(() => {
        // What a person made up, or the clock, says nothing about the past, and what came before is known.
        if (
          event.test !== true &&
          event.after === undefined &&
          event.source !== 'manual' &&
          event.source !== 'cron' &&
          !isDerived(event.source)
        )
          options.past?.record(
            event,
            rows.some(({ result }) => result !== 'heard'),
          );
        return write(event, rows, misses);
      }),
    lastFrom: (source, topic) => lastFrom.get(source, topic) ?? null,
    settle: (id, row) => {
      const told = waiting.get(id) ?? read(id);
      if (told === null) return;
      // It may be taken back: then it is read.
      waiting.delete(id);
      const rows = told.rows.map((each) => (each.sop === row.sop && isQueued(each) ? toVerdict(row) : each));
      retell.run(JSON.stringify({ ...told, rows }), id);
    },
    refuse: (event, status, because) =>
      written(() =>
        dull(
          { payload: null, ...event },
          JSON.stringify({
            rows: [],
            refused: status,
            ...(because === undefined ? {} : { refusedBecause: cutToBytes(because, longestWhyBytes) }),
          } satisfies z.input<typeof StoredVerdicts>),
          String(status),
        ),
      ),
    list: (limit, filter = {}) => {
      const { sql, values } = whereOf(filter);
      return database
        .prepare<unknown[], EventRow>(`SELECT * FROM events ${sql} ORDER BY at DESC, id DESC LIMIT ?`)
        .all(...values, limit)
        .map(toLedgerRow);
    },
    countSince: (at) => count.get(at) ?? 0,
  };
}

/** By the clock on the wall, for that is how people read the list. */
function dayOf(at: number): { readonly begins: number; readonly ends: number } {
  const midnight = (days: number): number => {
    const date = new Date(at);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
  };
  return { begins: midnight(0), ends: midnight(1) };
}

// A row from before there were misses holds the list of answers alone.
const answers = "json_each(iif(json_type(verdicts) = 'array', verdicts, json_extract(verdicts, '$.rows')))";
const misses =
  "json_each(iif(json_type(verdicts) = 'array', '[]', coalesce(json_extract(verdicts, '$.misses'), '[]')))";
const anyAnswer = (what: string): string =>
  `EXISTS (SELECT 1 FROM ${answers} WHERE value ->> '$.result' = '${what}')`;
const noAnswer = `NOT EXISTS (SELECT 1 FROM ${answers})`;
const anyMiss = `EXISTS (SELECT 1 FROM ${misses})`;

const cameTo: Record<EventOutcome, string> = {
  started: anyAnswer('started'),
  heard: anyAnswer('heard'),
  queued: anyAnswer('queued'),
  skipped: anyAnswer('skipped'),
  condition: `${noAnswer} AND ${anyMiss}`,
  nothing: `${noAnswer} AND NOT ${anyMiss}`,
};

function whereOf({ sop, source, outcome, before }: EventFilter): {
  readonly sql: string;
  readonly values: readonly unknown[];
} {
  const terms: { readonly sql: string; readonly values: readonly unknown[] }[] = [
    ...(before === undefined ? [] : [{ sql: '(at, id) < (?, ?)', values: [before.at, before.id] }]),
    ...(source === undefined ? [] : [{ sql: 'source = ?', values: [source] }]),
    ...(sop === undefined
      ? []
      : [
          {
            sql: `(EXISTS (SELECT 1 FROM ${answers} WHERE value ->> '$.sop' = ?) OR EXISTS (SELECT 1 FROM ${misses} WHERE value ->> '$.sop' = ?))`,
            values: [sop, sop],
          },
        ]),
    ...(outcome === undefined ? [] : [{ sql: cameTo[outcome], values: [] }]),
  ];
  return {
    sql: terms.length === 0 ? '' : `WHERE ${terms.map((term) => term.sql).join(' AND ')}`,
    values: terms.flatMap((term) => term.values),
  };
}

const metaText = ({ meta }: Pick<SopEvent, 'meta'>): string | null =>
  meta === undefined ? null : JSON.stringify(meta);

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
  LedgerRow.pick({ rows: true, misses: true, furtherMisses: true, refused: true, refusedBecause: true }),
]);

type StoredVerdicts = z.infer<typeof StoredVerdicts>;

const isQueued = ({ result }: Pick<LedgerRow['rows'][number], 'result'>): boolean => result === 'queued';

function toVerdicts(rows: readonly (RecordedRow | HeardRow)[], misses: Misses): StoredVerdicts {
  const told: NonNullable<LedgerRow['misses']> = [];
  for (const { sop, why, check } of misses) {
    if (told.length === mostMisses) break;
    told.push({ sop, why: cutToBytes(why, longestWhyBytes), ...toCheck(check) });
  }
  const furtherMisses = misses.length - told.length;
  return {
    rows: rows.map(toVerdict),
    ...(told.length === 0 ? {} : { misses: told }),
    ...(furtherMisses === 0 ? {} : { furtherMisses }),
  };
}

function toLedgerRow(row: EventRow): LedgerRow {
  return {
    id: row.id,
    at: row.at,
    ...(row.first_at === null || row.first_at === row.at ? {} : { firstAt: row.first_at }),
    source: row.source,
    topic: row.topic,
    payload: row.payload,
    payloadBytes: row.payload_bytes,
    count: row.count,
    ...(row.test === 1 ? { test: true } : {}),
    ...(row.meta === null ? {} : { meta: JsonObject.parse(JSON.parse(row.meta)) }),
    ...StoredVerdicts.parse(JSON.parse(row.verdicts)),
  };
}

const toVerdict = (row: RecordedRow | HeardRow): LedgerRow['rows'][number] =>
  row.result === 'heard' ? { ...row, reason: null } : toAnswerVerdict(row);

const toAnswerVerdict = (row: RecordedRow): LedgerRow['rows'][number] => ({
  sop: row.sop,
  result: row.result,
  runId: row.result === 'started' ? row.runId : null,
  reason: row.result === 'started' ? null : row.reason,
  ...(row.result !== 'started' && row.detail !== '' ? { detail: row.detail } : {}),
  ...(row.blocked === undefined ? {} : { blocked: row.blocked }),
  ...toCheck(row.check),
});

/** A condition may be as long as somebody wrote it. */
function toCheck(check: TriggerCheck | null | undefined): { readonly check?: TriggerCheck } {
  if (check === null || check === undefined) return {};
  const short = (text: string): string => cutToBytes(text, longestSideBytes);
  const compared = check.compared
    .slice(0, mostCompared)
    .map((each) => ({ ...each, subject: short(each.subject), limit: short(each.limit) }));
  return {
    check: {
      ...check,
      condition: check.condition === null ? null : cutToBytes(check.condition, longestWhyBytes),
      compared,
    },
  };
}
