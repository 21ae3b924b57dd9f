import { setImmediate } from 'node:timers/promises';
import { isJsonObject } from '../../../../shared/json-object';
import { parseJson } from '../../../../shared/parse-json';
import type { RecordFinding, RecordReport } from '../../../../shared/record';
import type { RunEvent } from '../../../../shared/run';
import { definitionHash } from '../../../platform/base/definition-hash';
import { fingerprintOf } from '../../../platform/base/signed-text';
import { toStorageError, type Database } from '../../../platform/storage/database';
import { beginning, prepareRecordEnd } from '../../../platform/storage/record-links';
import { ChainWalk, eventColumns, type EventRow } from './chain-walk';
import { prepareBefore, signatureOf, type RecordHead } from './heads';
import { importanceOf } from '../storage/run-importance';
import { readRemovals, type Removals } from './removals';
import { unsealedIn, type Sealer } from './seal';

/** More than a person reads; the count goes on. */
const mostFindings = 100;

/** The key of the home; `missing`: its file is gone; `unreadable`: whoever asks may not read it. */
export type KnownKey = (Sealer & { readonly publicKey: string }) | 'missing' | 'unreadable';

/** Of a home that no engine has used yet. */
export const nothingRecorded: RecordReport = {
  events: 0,
  end: { link: 0, hash: beginning.toString('hex') },
  before: 0,
  removed: 0,
  signed: null,
  accepted: null,
  held: null,
  found: 0,
  findings: [],
};

/** Events that are looked at before others get a turn. */
const batch = 500;

/**
 * Walks the whole record and tells every event that was changed, removed, added or moved since it was written, and
 * what else the engine acts on that was. `outside`: the head that is kept beside the database. Works on while events
 * are written and old runs deleted; `rest`: what it does between, told for how many milliseconds it has worked. Rejects
 * with an AppError of the database, and with the signal's reason.
 */
export async function verifyRecord(
  database: Database,
  key: KnownKey,
  outside: () => RecordHead | null,
  signal: AbortSignal,
  rest: (workedMs: number) => Promise<void> = () => setImmediate(),
): Promise<RecordReport> {
  try {
    const walk = new Verification(database, key);
    for (;;) {
      const began = performance.now();
      if (!walk.goOn(outside)) break;
      signal.throwIfAborted();
      await rest(performance.now() - began);
    }
    return walk.report();
  } catch (failure) {
    throw toStorageError(failure, database.name);
  }
}

/** Events after which a run is over. */
const last: ReadonlySet<string> = new Set(['run-completed', 'run-failed', 'run-cancelled']);

/** The type says it all, but of a call. */
const importanceOfRow = ({ type, event }: EventRow): number =>
  importanceOf(
    (type === 'tool-call-sent' ? (parseJson(event) ?? { type }) : { type }) as unknown as RunEvent,
  );

function isDryStart({ type, event }: EventRow): boolean {
  const started = type === 'run-started' ? parseJson(event) : undefined;
  return isJsonObject(started) && started['dry'] === true;
}

class Verification {
  readonly #findings: RecordFinding[] = [];
  #found = 0;
  #events = 0;
  #row = 0;
  #isSignedWhole = false;
  readonly #publicKey: string | null;
  #removals: Removals;
  /** Hashes at the places that are signed. */
  readonly #hashAt = new Map<number, string>([[0, beginning.toString('hex')]]);
  #signedPlaces: ReadonlySet<number> = new Set();
  readonly #walk = new ChainWalk(undefined, (link, hash) => {
    if (this.#signedPlaces.has(link)) this.#hashAt.set(link, hash.toString('hex'));
  });
  /** By run: its last event. */
  readonly #lastOf = new Map<
    string,
    {
      readonly seq: number;
      readonly link: number;
      readonly isOver: boolean;
      readonly importance: number;
      readonly isDry: boolean;
    }
  >();
  readonly #before: () => number;
  #heads: readonly RecordHead[] = [];

  constructor(
    private readonly database: Database,
    private readonly key: KnownKey,
  ) {
    this.#publicKey = typeof key === 'string' ? null : key.publicKey;
    this.#removals = readRemovals(database);
    this.#before = prepareBefore(database);
  }

  /** Looks at the next events, all of them at one moment; false: those were the last. */
  goOn(outside: () => RecordHead | null): boolean {
    if (this.#row === 0) this.#checkBefore();
    const rows = this.database
      .prepare<[number, number], EventRow>(
        `SELECT ${eventColumns} FROM run_events WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      )
      .all(this.#row, batch);
    const ahead = outside();
    this.#heads = readHeads(this.database);
    this.#signedPlaces = new Set(
      [...this.#heads, ...(ahead === null ? [] : [ahead])].map(({ link }) => link),
    );
    if (prepareRecordEnd(this.database)().removals !== this.#removals.count)
      this.#removals = readRemovals(this.database);
    for (const row of rows) this.#event(row);
    if (rows.length === batch) return true;
    this.#checkEnd();
    this.#checkRuns();
    this.#checkHeads(ahead);
    this.#checkKey();
    this.#checkTexts();
    return false;
  }

  /** The engine numbers rows from 1: what stands before is none of its own. */
  #checkBefore(): void {
    for (const { run_id: runId, seq, link } of this.database
      .prepare<[], Pick<EventRow, 'run_id' | 'seq' | 'link'>>(
        'SELECT run_id, seq, link FROM run_events WHERE rowid <= 0 ORDER BY rowid',
      )
      .all())
      this.#tell({ kind: 'added', runId, seq, link });
  }

  report(): RecordReport {
    const ours = this.#heads.filter(({ key }) => key === this.#publicKey).at(-1);
    return {
      events: this.#events,
      end: { link: this.#walk.expected - 1, hash: this.#walk.last?.toString('hex') ?? '' },
      before: this.#before(),
      removed: [...this.#removals.removed].reduce((sum, [first, [to]]) => sum + to - first + 1, 0),
      signed: ours === undefined ? null : { link: ours.link, at: ours.at, key: fingerprintOf(ours.key) },
      accepted: lastAccepted(this.database),
      held: null,
      found: this.#found,
      findings: this.#findings,
    };
  }

  #tell(finding: RecordFinding): void {
    this.#found += 1;
    if (this.#findings.length < mostFindings) this.#findings.push(finding);
  }

  #event(row: EventRow): void {
    const { rowid, run_id: runId, seq, link, type } = row;
    this.#row = rowid;
    this.#events += 1;
    const finding = this.#walk.take(row, this.#removals.removed);
    if (finding !== null) this.#tell(finding);
    const known = this.#lastOf.get(runId);
    const before = known?.seq ?? 0;
    if (seq !== before + 1 && finding === null) this.#tell({ kind: 'gap', runId, seq, link });
    this.#lastOf.set(runId, {
      seq,
      link: link ?? 0,
      isOver: last.has(type),
      importance: Math.max(known?.importance ?? 0, importanceOfRow(row)),
      isDry: known?.isDry ?? isDryStart(row),
    });
  }

  #checkEnd(): void {
    this.#walk.skip(this.#removals.removed);
    const end = prepareRecordEnd(this.database)();
    const { expected } = this.#walk;
    if (end.link >= expected)
      this.#tell({ kind: 'missing', runId: null, seq: null, link: expected, upTo: end.link });
    else if (end.link !== expected - 1 || this.#walk.last?.equals(end.hash) !== true)
      this.#tell({ kind: 'end', runId: null, seq: null, link: end.link });
    if (!this.#removals.isWhole) this.#tell({ kind: 'removals', runId: null, seq: null, link: null });
  }

  #checkHeads(ahead: RecordHead | null): void {
    const heads = [...this.#heads, ...(ahead === null ? [] : [ahead])];
    const proved = this.#provedRemovals(heads);
    for (const head of this.#heads) this.#checkHead(head, 'database', proved);
    if (ahead !== null) this.#checkHead(ahead, 'file', proved);
    // A deletion is signed in the transaction that makes it: one that no head knows was made by somebody else.
    const isOurs = heads.some(({ key }) => key === this.#publicKey);
    if (isOurs && proved < this.#removals.count)
      this.#tell({ kind: 'removals', runId: null, seq: null, link: null });
    if (heads.length === 0 && this.#events > 0)
      this.#tell({ kind: 'unsigned', runId: null, seq: null, link: null });
  }

  /** How many deletions a fitting signature of this home tells of. */
  #provedRemovals(heads: readonly RecordHead[]): number {
    return heads.reduce(
      (most, head) =>
        head.removals > most &&
        head.key === this.#publicKey &&
        this.#removals.hashAt.get(head.removals) === head.removalsHash &&
        signatureOf(head, this.#before()) !== null
          ? head.removals
          : most,
      0,
    );
  }

  #checkHead(head: RecordHead, where: 'database' | 'file', proved: number): void {
    const signed = signatureOf(head, this.#before());
    // Once a version has signed the whole, none leaves out a part of it again.
    if (signed === null || (signed === 'older' && this.#isSignedWhole && head.key === this.#publicKey)) {
      this.#tell({ kind: 'signature', runId: null, seq: null, link: head.link, where });
      return;
    }
    if (signed === 'whole' && head.key === this.#publicKey) this.#isSignedWhole = true;
    // Another key proves nothing here: the newest of our own covers what it signed.
    if (this.#publicKey !== null && head.key !== this.#publicKey) return;
    const { expected } = this.#walk;
    if (head.link >= expected) {
      this.#tell({ kind: 'cut', runId: null, seq: null, link: expected, upTo: head.link, at: head.at });
      return;
    }
    // Old runs were deleted across that place: what was signed later covers it.
    if (this.#isInRemoved(head.link, proved)) return;
    if (
      this.#hashAt.get(head.link) !== head.hash ||
      this.#removals.hashAt.get(head.removals) !== head.removalsHash
    )
      this.#tell({ kind: 'rewritten', runId: null, seq: null, link: head.link, at: head.at });
  }

  /** Whether a deletion that this home has signed took the event at this place. */
  #isInRemoved(link: number, proved: number): boolean {
    const { removed, toldBy } = this.#removals;
    return [...removed].some(
      ([first, [to]]) =>
        first <= link && link < to && (this.#publicKey === null || (toldBy.get(first) ?? Infinity) <= proved),
    );
  }

  /** What only the key of this home can write, and whether that key is there. */
  #checkKey(): void {
    if (this.key === 'unreadable') return;
    const newest = this.#heads.at(-1);
    if (this.#publicKey === null ? this.#events > 0 : newest !== undefined && newest.key !== this.#publicKey)
      this.#tell({ kind: 'key', runId: null, seq: null, link: null });
    if (this.key === 'missing') return;
    const { end, tables } = unsealedIn(this.database, this.key);
    // Without a seal that fits nothing is known of the tables, either.
    if (end) this.#tell({ kind: 'seal', runId: null, seq: null, link: null });
    else for (const table of tables) this.#tell({ kind: 'table', runId: null, seq: null, link: null, table });
  }

  /** Texts of procedures are sealed by their hashes. */
  #checkTexts(): void {
    for (const [table, name] of [
      ['sop_versions', 'versions'],
      ['imported_definitions', 'imported-procedures'],
    ] as const) {
      const rows = this.database.prepare<[], { hash: string; toml: string; markdown: string | null }>(
        `SELECT hash, toml, markdown FROM ${table}`,
      );
      for (const { hash, toml, markdown } of rows.iterate())
        if (definitionHash(toml, markdown) !== hash) {
          this.#tell({ kind: 'table', runId: null, seq: null, link: null, table: name });
          break;
        }
    }
  }

  /** Whether the list has the runs that the events tell of, and those that are over as such. */
  #checkRuns(): void {
    const listed = new Set<string>();
    const lastRemoved = [...this.#removals.removed.values()].reduce((most, [to]) => Math.max(most, to), 0);
    const rows = this.database.prepare<[], { run_id: string; isOver: 0 | 1; importance: number }>(
      'SELECT run_id, completed_at IS NOT NULL AS isOver, importance FROM runs',
    );
    for (const { run_id: runId, isOver, importance } of rows.iterate()) {
      listed.add(runId);
      const known = this.#lastOf.get(runId);
      if (known === undefined) this.#tell({ kind: 'no-events', runId, seq: null, link: null });
      // One that retention is deleting may have lost its last events.
      else if (
        (known.isOver ? isOver === 0 : isOver === 1 && known.link > lastRemoved) ||
        // How long it is kept; the last events may have told more.
        (known.isOver && importance !== (known.isDry ? 0 : known.importance))
      )
        this.#tell({ kind: 'list-differs', runId, seq: null, link: null });
    }
    // One that was looked at may have been deleted since.
    const isThere = this.database
      .prepare<[string], number>('SELECT 1 FROM run_events WHERE run_id = ?')
      .pluck();
    for (const runId of this.#lastOf.keys())
      if (!listed.has(runId) && isThere.get(runId) === 1)
        this.#tell({ kind: 'not-listed', runId, seq: null, link: null });
  }
}

const readHeads = (database: Database): readonly RecordHead[] =>
  database
    .prepare<[], RecordHead>(
      'SELECT link, hash, removals, removals_hash AS removalsHash, at, key, signature FROM record_heads ORDER BY id',
    )
    .all();

const lastAccepted = (database: Database): RecordReport['accepted'] =>
  database
    .prepare<[], { at: number; by: string; via: string }>(
      'SELECT at, by, via FROM record_accepted ORDER BY id DESC LIMIT 1',
    )
    .get() ?? null;
