import type { EventOutcome, LedgerRow } from '../../../shared/status';
import type { Compared, EventSource, TriggerCheck, TriggerTiming } from '../../../shared/sop';

/** Rows asked for at once. */
export const pageSize = 200;
/**
 * Rows kept while nobody reads further down; what is below is asked for again when its place comes into view.
 */
const mostRows = 2_000;

export interface EventsFilter {
  readonly sop: string | null;
  readonly source: EventSource | null;
  readonly outcome: EventOutcome | null;
}

export interface EventsList {
  /** Newest first. */
  readonly rows: readonly LedgerRow[];
  /** The oldest of the record is among them. */
  readonly complete: boolean;
  /** Newer ones that wait until the reader is back at the top. */
  readonly waiting: readonly LedgerRow[];
}

export const noEvents: EventsList = { rows: [], complete: false, waiting: [] };

/**
 * The newest page, read again: a folded row that has grown moves up. `reading`: what is on screen must not
 * move away.
 */
export function withNewest(list: EventsList, page: readonly LedgerRow[], reading: boolean): EventsList {
  const known = new Set(list.rows.map(({ id }) => id));
  const changed = new Map(page.map((row) => [row.id, row]));
  if (reading && list.rows.length > 0) {
    const newest = list.rows[0];
    return { ...list, waiting: page.filter((row) => newest !== undefined && isNewer(row, newest)) };
  }
  const complete = page.length < pageSize;
  // More came than a page holds: what lies between is not known, so the list begins again.
  if (!page.some(({ id }) => known.has(id)) || complete) return { rows: page, complete, waiting: [] };
  const rows = [...page, ...list.rows.filter(({ id }) => !changed.has(id))].sort(newestFirst);
  return { rows: rows.slice(0, mostRows), complete: list.complete && rows.length <= mostRows, waiting: [] };
}

/** What lies below the oldest row that was read. */
export function withOlder(list: EventsList, page: readonly LedgerRow[]): EventsList {
  const known = new Set(list.rows.map(({ id }) => id));
  return {
    ...list,
    rows: [...list.rows, ...page.filter(({ id }) => !known.has(id))].sort(newestFirst),
    complete: page.length < pageSize,
  };
}

const newestFirst = (a: LedgerRow, b: LedgerRow): number => b.at - a.at || b.id - a.id;
const isNewer = (a: LedgerRow, b: LedgerRow): boolean => newestFirst(a, b) < 0;

export type EventLine =
  | { readonly kind: 'day'; readonly key: string; readonly at: number; readonly daysAgo: number }
  | { readonly kind: 'event'; readonly key: string; readonly row: LedgerRow }
  /** Neighbours of one source that concerned nobody. */
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly rows: readonly LedgerRow[];
      readonly messages: number;
      readonly since: number;
      readonly until: number;
    };

/**
 * What the page shows, line by line: days below today have a heading, and what concerned nobody is told
 * together.
 */
export function linesOf(rows: readonly LedgerRow[], daysAgo: (at: number) => number): readonly EventLine[] {
  const lines: EventLine[] = [];
  let day = 0;
  let dull: LedgerRow[] = [];
  const flush = (): void => {
    const [first] = dull;
    if (first === undefined) return;
    lines.push(dull.length === 1 ? { kind: 'event', key: String(first.id), row: first } : toGroup(dull));
    dull = [];
  };
  for (const row of rows) {
    const ago = daysAgo(row.at);
    if (ago > day) {
      flush();
      day = ago;
      lines.push({ kind: 'day', key: `day ${String(ago)}`, at: row.at, daysAgo: ago });
    }
    if (dull[0] !== undefined && (!concernsNobody(row) || dull[0].source !== row.source)) flush();
    if (concernsNobody(row)) dull.push(row);
    else lines.push({ kind: 'event', key: String(row.id), row });
  }
  flush();
  return lines;
}

const concernsNobody = (row: LedgerRow): boolean => row.test !== true && outcomeOf(row).kind === 'nothing';

function toGroup(rows: readonly LedgerRow[]): EventLine {
  return {
    kind: 'group',
    // It grows at the top: the oldest stays.
    key: `from-${String(Math.min(...rows.map(({ id }) => id)))}`,
    rows,
    messages: rows.reduce((sum, { count }) => sum + count, 0),
    since: Math.min(...rows.map(({ at, firstAt }) => firstAt ?? at)),
    until: Math.max(...rows.map(({ at }) => at)),
  };
}

/** What an event came to, for the last column. */
export type Outcome =
  | {
      readonly kind: 'started';
      readonly runs: readonly { readonly sop: string; readonly runId: string }[];
      readonly skipped: number;
    }
  /** A run that waits for it has it. */
  | { readonly kind: 'heard'; readonly count: number }
  | { readonly kind: 'queued'; readonly count: number }
  | { readonly kind: 'skipped'; readonly reasons: readonly string[] }
  /** It may start something when time has passed. */
  | { readonly kind: 'counts'; readonly timing: TriggerTiming }
  | { readonly kind: 'condition'; readonly count: number }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'nothing' };

export function outcomeOf({ rows, misses = [], furtherMisses = 0, refused }: LedgerRow): Outcome {
  if (refused !== undefined) return { kind: 'refused', status: refused };
  const runs = rows.flatMap(({ sop, result, runId }) =>
    runId === null || result === 'heard' ? [] : [{ sop, runId }],
  );
  const heard = rows.filter(({ result }) => result === 'heard').length;
  if (runs.length > 0) return { kind: 'started', runs, skipped: rows.length - runs.length - heard };
  if (heard > 0) return { kind: 'heard', count: heard };
  const queued = rows.filter(({ result }) => result === 'queued').length;
  if (queued > 0) return { kind: 'queued', count: queued };
  if (rows.length > 0) return { kind: 'skipped', reasons: rows.map(({ reason }) => reason ?? '') };
  for (const { check } of misses)
    if (check?.timing !== undefined && goesOn.has(check.timing.state))
      return { kind: 'counts', timing: check.timing };
  const count = misses.length + furtherMisses;
  return count > 0 ? { kind: 'condition', count } : { kind: 'nothing' };
}

const fulfilled: ReadonlySet<TriggerTiming['state']> = new Set(['held', 'settled', 'absent']);
const goesOn: ReadonlySet<TriggerTiming['state']> = new Set(['counts', 'stands-still', 'settles']);

/** What one procedure made of an event, check by check. */
export interface Verdict {
  readonly sop: string;
  readonly runId: string | null;
  /** The run waits for it. */ readonly heard?: true;
  readonly checks: readonly Check[];
}

type LedgerAnswer = LedgerRow['rows'][number];

export type Check =
  /** `exact` false: the trigger names it with wildcards. */
  | { readonly kind: 'place'; readonly ok: true; readonly place: string; readonly exact: boolean }
  | {
      readonly kind: 'condition';
      readonly ok: boolean;
      readonly condition: string;
      readonly compared: readonly Compared[];
    }
  | { readonly kind: 'timing'; readonly ok: boolean; readonly timing: TriggerTiming }
  | { readonly kind: 'limits'; readonly ok: true }
  | {
      readonly kind: 'held';
      readonly ok: false;
      readonly reason: string;
      readonly detail: string | null;
      readonly blocked: LedgerAnswer['blocked'];
    }
  /** Of a row from before the figures were kept. */
  | { readonly kind: 'told'; readonly ok: false; readonly text: string };

export function verdictsOf(event: LedgerRow): readonly Verdict[] {
  return [
    ...event.rows.map((row): Verdict =>
      row.result === 'heard'
        ? { sop: row.sop, runId: row.runId, heard: true, checks: [] }
        : {
            sop: row.sop,
            runId: row.runId,
            checks: [
              ...triggerChecks(row.check, event.topic),
              row.result === 'started'
                ? { kind: 'limits', ok: true }
                : {
                    kind: 'held',
                    ok: false,
                    reason: row.reason ?? '',
                    detail: row.detail ?? null,
                    blocked: row.blocked,
                  },
            ],
          },
    ),
    ...(event.misses ?? []).map(({ sop, why, check }): Verdict => ({
      sop,
      runId: null,
      checks:
        check === undefined ? [{ kind: 'told', ok: false, text: why }] : triggerChecks(check, event.topic),
    })),
  ];
}

/** What the place and the condition of a trigger made of an event. */
export function triggerChecks(check: TriggerCheck | undefined, topic: string | null): readonly Check[] {
  if (check === undefined) return [];
  const { place, condition, holds, compared, timing } = check;
  return [
    ...(place === null ? [] : [{ kind: 'place', ok: true, place, exact: place === topic } as const]),
    ...(condition === null ? [] : [{ kind: 'condition', ok: holds, condition, compared } as const]),
    ...(timing === undefined ? [] : [{ kind: 'timing', ok: fulfilled.has(timing.state), timing } as const]),
  ];
}

/** A value and its limit on a line of numbers. */
export interface Gauge {
  /** The procedure whose condition compared them. */
  readonly sop: string;
  readonly value: number;
  readonly limit: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The first comparison of two numbers, of a condition that was not met before one that was: that is the one
 * that is asked about. Null: there is none.
 */
export function gaugeOf(verdicts: readonly Verdict[]): Gauge | null {
  const conditions = verdicts.flatMap(({ sop, checks }) =>
    checks.flatMap((check) => (check.kind === 'condition' ? [{ sop, ...check }] : [])),
  );
  for (const { sop, compared } of [
    ...conditions.filter(({ ok }) => !ok),
    ...conditions.filter(({ ok }) => ok),
  ]) {
    for (const { value, limit } of compared) {
      const [a, b] = [numberOf(value), numberOf(limit)];
      if (a !== null && b !== null)
        return {
          sop,
          value: a,
          limit: b,
          from: -roundUp(Math.max(-a, -b, 0) * 1.2) || 0,
          to: roundUp(Math.max(a, b, 0) * 1.2),
        };
    }
  }
  return null;
}

function numberOf(text: string | null): number | null {
  const number = Number((text ?? '').replaceAll('"', '') || Number.NaN);
  return Number.isFinite(number) ? number : null;
}

/** To the next figure that people would write at the end of a scale: 110.16 becomes 120. */
function roundUp(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value));
  const fine = value / step < 2 ? step / 5 : step;
  return Number((Math.ceil(value / fine) * fine).toPrecision(12));
}
