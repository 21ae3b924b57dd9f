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
  const runs = all
    ? new Set(open)
    : brokenOf(database, open, doubted.has('accepted') ? 0 : acceptedUpTo(database));
  return { end, tables: doubted, runs };
}

/** The last row of the record that a person took as it is; 0: none. */
const acceptedUpTo = (database: Database): number =>
  database.prepare<[], number | null>('SELECT max(last_row) FROM record_accepted').pluck().get() ?? 0;

/** Takes all events that are there as they are, within the transaction of the caller. */
export function acceptRows(database: Database, at: number, { by, via }: Decider): void {
  database
    .prepare(
      'INSERT INTO record_accepted (last_row, at, by, via) SELECT coalesce(max(rowid), 0), ?, ?, ? FROM run_events',
    )
    .run(at, by, via);
}

function brokenOf(database: Database, open: readonly string[], accepted: number): ReadonlySet<string> {
  const first = firstRowOf(database, open);
  if (first === null) return new Set();
  const { removed, isWhole } = readRemovals(database);
  const from = isWhole ? startOf(database, first, removed) : null;
  if (from === null) return new Set(open);
  const walk = new ChainWalk(from);
  const watched = new OpenRuns(open, accepted);
  if (from.last === null) watched.breaks(first);
  const rows = database.prepare<[number], EventRow>(
    `SELECT ${eventColumns} FROM run_events WHERE rowid >= ? ORDER BY rowid`,
  );
  for (const row of rows.iterate(first)) watched.saw(row, walk.take(row, removed));
  walk.skip(removed);
  const end = prepareRecordEnd(database)();
  return end.link === walk.expected - 1 && walk.last?.equals(end.hash) === true
    ? watched.broken()
    : new Set(open);
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
  readonly #seen = new Map<string, { readonly firstRow: number; seq: number }>();
  readonly #broken = new Set<string>();
  #lastBreak = -Infinity;

  constructor(
    open: readonly string[],
    private readonly accepted: number,
  ) {
    this.#open = new Set(open);
  }

  readonly #open: ReadonlySet<string>;

  saw({ rowid, run_id: runId, seq }: EventRow, finding: RecordFinding | null): void {
    const isAccepted = rowid <= this.accepted;
    if (this.#open.has(runId)) {
      const seen = this.#seen.get(runId) ?? { firstRow: rowid, seq: 0 };
      if (seq !== seen.seq + 1 && !isAccepted) this.#broken.add(runId);
      this.#seen.set(runId, { firstRow: seen.firstRow, seq });
    }
    if (finding === null || isAccepted) return;
    if (finding.kind === 'added' || finding.kind === 'moved') this.#broken.add(runId);
    else this.breaks(rowid);
  }

  /** Nothing up to this row is proved. */
  breaks(rowid: number): void {
    if (rowid > this.accepted) this.#lastBreak = Math.max(this.#lastBreak, rowid);
  }

  broken(): ReadonlySet<string> {
    const before = [...this.#seen].filter(([, { firstRow }]) => firstRow <= this.#lastBreak);
    return new Set([...this.#broken, ...before.map(([runId]) => runId)]);
  }
}
