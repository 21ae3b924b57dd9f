import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../../shared/parse-json';
import type { RecordFinding, SealedTable } from '../../../../shared/record';
import type { Decider } from '../../../../shared/run';
import type { Database } from '../../../platform/storage/database';
import { beginning, prepareRecordEnd } from '../../../platform/storage/record-links';
import { ChainWalk, eventColumns, type EventRow, type Removed } from './chain-walk';
import { readRemovals } from './removals';
import { unsealedIn, type Sealer } from './seal';

/** What an engine must not act on before somebody has looked. */
export interface Doubt {
  /** The end of the record was not written by the engine of this home: nothing of it can be told from a forgery. */
  readonly end: boolean;
  readonly tables: ReadonlySet<SealedTable>;
  /** Runs that were under way. */
  readonly runs: ReadonlySet<string>;
}

export const noDoubt: Doubt = { end: false, tables: new Set(), runs: new Set() };

/**
 * Looks at what a start would act on, and at no more: what is sealed, and the events since the oldest run that is
 * under way began. From the end, whose seal nobody makes without the key, each event proves the one before it; so a
 * run goes on if all its events stand behind the last place where that breaks. `open`: runs that would go on.
 */
export function doubtOf(database: Database, sealer: Sealer, open: readonly string[]): Doubt {
  const { end, tables } = unsealedIn(database, sealer);
  const doubted = new Set(tables);
  // Nobody knows which of the runs came from files, where others had approved them.
  const all = end || doubted.has('imported-runs');
  const accepted = doubted.has('accepted') ? [] : acceptedRuns(database);
  const runs = all ? new Set(open) : brokenOf(database, new OpenRuns(database, open, accepted));
  return { end, tables: doubted, runs };
}

/** What a person took of a run as it is: its events up to `seq`, and the hash over them. */
const AcceptedRun = z.tuple([z.string(), z.number(), z.string()]);
type AcceptedRun = z.infer<typeof AcceptedRun>;

/** Of the runs that were under way when a person last took the record as it is. */
function acceptedRuns(database: Database): readonly AcceptedRun[] {
  const runs = database
    .prepare<[], string>('SELECT runs FROM record_accepted ORDER BY id DESC LIMIT 1')
    .pluck()
    .get();
  return z
    .array(AcceptedRun)
    .catch([])
    .parse(runs === undefined ? [] : parseJson(runs));
}

/** Takes all events that are there as they are, within the transaction of the caller. */
export function acceptRows(database: Database, at: number, { by, via }: Decider): void {
  const runs = database
    .prepare<[], string>('SELECT run_id FROM runs WHERE completed_at IS NULL')
    .pluck()
    .all()
    .map((runId): AcceptedRun => {
      const { seq, hash } = takenOf(database, runId);
      return [runId, seq, hash];
    });
  database
    .prepare(
      'INSERT INTO record_accepted (last_row, at, by, via, runs) SELECT coalesce(max(rowid), 0), ?, ?, ?, ? FROM run_events',
    )
    .run(at, by, via, JSON.stringify(runs));
}

type EventOfRun = Omit<EventRow, 'rowid' | 'run_id'>;

/** Events of one run, as they come. */
class Taken {
  readonly #sum = createHash('sha256');
  #seq = 0;

  add({ seq, at, type, event, link, hash }: EventOfRun): void {
    this.#sum.update(`${JSON.stringify([seq, at, type, event, link, hash?.toString('hex') ?? null])}\n`);
    this.#seq = seq;
  }

  /** The last of them, and the hash over all. */
  end(): { readonly seq: number; readonly hash: string } {
    return { seq: this.#seq, hash: this.#sum.digest('hex') };
  }
}

/**
 * The events of a run behind `after` up to `upTo`, by its name, as the engine reads them. Rows can be numbered anew by
 * anybody: they say nothing of what was accepted.
 */
function takenOf(
  database: Database,
  runId: string,
  { after = 0, upTo = Infinity } = {},
): ReturnType<Taken['end']> {
  const rows = database.prepare<[string, number], EventOfRun>(
    'SELECT seq, at, type, event, link, hash FROM run_events WHERE run_id = ? AND seq > ? ORDER BY seq',
  );
  const taken = new Taken();
  for (const row of rows.iterate(runId, after)) {
    if (row.seq > upTo) break;
    taken.add(row);
  }
  return taken.end();
}

function brokenOf(database: Database, watched: OpenRuns): ReadonlySet<string> {
  const first = firstRowOf(database, watched.open);
  if (first === null) return new Set();
  const { removed, isWhole } = readRemovals(database);
  const from = isWhole ? startOf(database, first, removed) : null;
  if (from === null) return watched.all();
  const walk = new ChainWalk(from);
  if (from.last === null) watched.breaks(first);
  const rows = database.prepare<[number], EventRow>(
    `SELECT ${eventColumns} FROM run_events WHERE rowid >= ? ORDER BY rowid`,
  );
  for (const row of rows.iterate(first)) watched.saw(row, walk.take(row, removed));
  walk.skip(removed);
  const end = prepareRecordEnd(database)();
  return end.link === walk.expected - 1 && walk.last?.equals(end.hash) === true
    ? watched.broken()
    : watched.all();
}

function firstRowOf(database: Database, open: readonly string[]): number | null {
  const first = database
    .prepare<[string], number | null>('SELECT min(rowid) FROM run_events WHERE run_id = ?')
    .pluck();
  return open.reduce<number | null>((least, runId) => {
    const row = first.get(runId) ?? null;
    return row === null || (least !== null && least < row) ? least : row;
  }, null);
}

/** Where the walk begins; null: no event there has a place in the record. `last` null: nothing says what stood before. */
function startOf(
  database: Database,
  row: number,
  removed: Removed,
): { readonly expected: number; readonly last: Buffer | null } | null {
  const near = (where: string, order: string): { readonly link: number; readonly hash: Buffer } | undefined =>
    database
      .prepare<[number], { link: number; hash: Buffer }>(
        `SELECT link, hash FROM run_events WHERE rowid ${where} ? AND link IS NOT NULL AND hash IS NOT NULL ORDER BY rowid ${order} LIMIT 1`,
      )
      .get(row);
  const first = near('>=', 'ASC');
  if (first === undefined) return null;
  const expected = first.link;
  if (expected === 1) return { expected, last: beginning };
  const before = near('<', 'DESC');
  if (before?.link === expected - 1) return { expected, last: before.hash };
  const range = [...removed.values()].find(([last]) => last === expected - 1);
  return { expected, last: range?.[1] ?? null };
}

/** What was seen of the runs that would go on. */
class OpenRuns {
  /** By run: up to which event a person took it as it is. */
  readonly #accepted = new Map<string, number>();
  /** By run: its last event, the row of the first one that nobody accepted, and all that nobody accepted. */
  readonly #seen = new Map<
    string,
    { readonly seq: number; readonly unaccepted: number | null; readonly unproved: Taken }
  >();
  readonly #broken = new Set<string>();
  #lastBreak = -Infinity;

  constructor(
    private readonly database: Database,
    readonly open: readonly string[],
    accepted: readonly AcceptedRun[],
  ) {
    for (const runId of open) this.#seen.set(runId, { seq: 0, unaccepted: null, unproved: new Taken() });
    for (const [runId, seq, hash] of accepted) {
      if (!this.#seen.has(runId)) continue;
      if (takenOf(database, runId, { upTo: seq }).hash !== hash) this.#broken.add(runId);
      else this.#accepted.set(runId, seq);
    }
  }

  saw(row: EventRow, finding: RecordFinding | null): void {
    const { rowid, run_id: runId, seq } = row;
    const isAccepted = seq <= (this.#accepted.get(runId) ?? 0);
    const seen = this.#seen.get(runId);
    if (seen !== undefined) {
      if (seq !== seen.seq + 1 && !isAccepted) this.#broken.add(runId);
      if (!isAccepted) seen.unproved.add(row);
      this.#seen.set(runId, { ...seen, seq, unaccepted: seen.unaccepted ?? (isAccepted ? null : rowid) });
    }
    if (finding === null) return;
    if (finding.kind !== 'added' && finding.kind !== 'moved') this.breaks(rowid);
    else if (!isAccepted) this.#broken.add(runId);
  }

  /** Nothing up to this row is proved. */
  breaks(rowid: number): void {
    this.#lastBreak = Math.max(this.#lastBreak, rowid);
  }

  broken(): ReadonlySet<string> {
    const before = [...this.#seen].filter(
      ([runId, { unaccepted, unproved }]) =>
        (unaccepted !== null && unaccepted <= this.#lastBreak) ||
        // An index that does not tell what the rows do gives the engine other events than those that were walked.
        takenOf(this.database, runId, { after: this.#accepted.get(runId) ?? 0 }).hash !== unproved.end().hash,
    );
    return new Set([...this.#broken, ...before.map(([runId]) => runId)]);
  }

  /** Where nothing is proved: all but those that are as a person accepted them, to the last event. */
  all(): ReadonlySet<string> {
    return new Set(
      this.open.filter(
        (runId) => this.#accepted.get(runId) !== takenOf(this.database, runId).seq || this.#broken.has(runId),
      ),
    );
  }
}
