import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { RecordFinding, RecordReport } from '../../../../shared/record';
import { fingerprintOf } from '../../../platform/base/signed-text';
import { toStorageError, type Database } from '../../../platform/storage/database';
import { prepareBefore, signatureOf, type RecordHead } from './heads';
import {
  beginning,
  hashAfter,
  hashAfterRemoval,
  prepareRecordEnd,
} from '../../../platform/storage/record-links';

/** More than a person reads; the count goes on. */
const mostFindings = 100;
const Ranges = z.array(z.tuple([z.number(), z.number(), z.string()]));

interface EventRow {
  rowid: number;
  run_id: string;
  seq: number;
  at: number;
  type: string;
  event: string;
  link: number | null;
  hash: Buffer | null;
}

/** Of a home that no engine has used yet. */
export const nothingRecorded: RecordReport = {
  events: 0,
  end: { link: 0, hash: beginning.toString('hex') },
  before: 0,
  removed: 0,
  signed: null,
  found: 0,
  findings: [],
};

/** Events that are looked at before others get a turn. */
const batch = 1_000;

/**
 * Walks the whole record and tells every event that was changed, removed, added or moved since it was written.
 * `key`: the public key of this home, null where it is not known; `outside`: the head that is kept beside the
 * database. Works on while events are written and old runs deleted. Rejects with an AppError of the database,
 * and with the signal's reason.
 */
export async function verifyRecord(
  database: Database,
  key: string | null,
  outside: () => RecordHead | null,
  signal: AbortSignal,
): Promise<RecordReport> {
  try {
    const walk = new Walk(database, key);
    while (walk.goOn(outside)) {
      signal.throwIfAborted();
      await setImmediate();
    }
    return walk.report();
  } catch (failure) {
    throw toStorageError(failure, database.name);
  }
}

class Walk {
  readonly #findings: RecordFinding[] = [];
  #found = 0;
  #events = 0;
  #expected = 1;
  #last: Buffer | null = beginning;
  #row = 0;
  #isSignedWhole = false;
  #removalsRead = -1;
  #removed = new Map<number, readonly [last: number, hash: Buffer]>();
  #removalsHashAt = new Map<number, string>();
  /** Hashes at the places that are signed. */
  readonly #hashAt = new Map<number, string>([[0, beginning.toString('hex')]]);
  #signedPlaces: ReadonlySet<number> = new Set();

  constructor(
    private readonly database: Database,
    private readonly key: string | null,
  ) {}

  /** Looks at the next events, all of them at one moment; false: those were the last. */
  goOn(outside: () => RecordHead | null): boolean {
    if (this.#row === 0) this.#checkBefore();
    const rows = this.database
      .prepare<[number, number], EventRow>(
        'SELECT rowid, run_id, seq, at, type, event, link, hash FROM run_events WHERE rowid > ? ORDER BY rowid LIMIT ?',
      )
      .all(this.#row, batch);
    const ahead = outside();
    this.#signedPlaces = new Set(
      [...this.#heads(), ...(ahead === null ? [] : [ahead])].map(({ link }) => link),
    );
    this.#readRemovals();
    for (const row of rows) {
      this.#row = row.rowid;
      this.#event(row);
    }
    if (rows.length === batch) return true;
    this.#skipRemoved();
    this.#checkEnd();
    this.#checkRuns();
    for (const head of this.#heads()) this.#checkHead(head, 'database');
    if (ahead !== null) this.#checkHead(ahead, 'file');
    this.#checkRemovalsSigned(ahead);
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
    const ours = this.#heads()
      .filter(({ key }) => key === this.key)
      .at(-1);
    return {
      events: this.#events,
      end: { link: this.#expected - 1, hash: this.#last?.toString('hex') ?? '' },
      before: this.#before(),
      removed: [...this.#removed].reduce((sum, [first, [last]]) => sum + last - first + 1, 0),
      signed: ours === undefined ? null : { link: ours.link, at: ours.at, key: fingerprintOf(ours.key) },
      found: this.#found,
      findings: this.#findings,
    };
  }

  #heads(): readonly RecordHead[] {
    return this.database
      .prepare<[], RecordHead>(
        'SELECT link, hash, removals, removals_hash AS removalsHash, at, key, signature FROM record_heads ORDER BY id',
      )
      .all();
  }

  #tell(finding: RecordFinding): void {
    this.#found += 1;
    if (this.#findings.length < mostFindings) this.#findings.push(finding);
  }

  #readRemovals(): void {
    const end = prepareRecordEnd(this.database)();
    if (end.removals === this.#removalsRead) return;
    this.#removalsRead = end.removals;
    this.#removed = new Map();
    this.#removalsHashAt = new Map([[0, beginning.toString('hex')]]);
    const wrong: RecordFinding = { kind: 'removals', runId: null, seq: null, link: null };
    let last = beginning;
    let count = 0;
    for (const { id, at, ranges } of this.database
      .prepare<[], { id: number; at: number; ranges: string }>(
        'SELECT id, at, ranges FROM record_removals ORDER BY id',
      )
      .all()) {
      count += 1;
      last = hashAfterRemoval(last, id, at, ranges);
      this.#removalsHashAt.set(id, last.toString('hex'));
      const parsed = Ranges.safeParse(jsonOf(ranges));
      if (id !== count || !parsed.success) this.#tell(wrong);
      for (const [from, to, hash] of parsed.data ?? [])
        this.#removed.set(from, [to, Buffer.from(hash, 'hex')]);
    }
    if (count !== end.removals || !last.equals(end.removalsHash)) this.#tell(wrong);
  }

  /** Steps over what was deleted because it was old. */
  #skipRemoved(): void {
    for (;;) {
      const range = this.#removed.get(this.#expected);
      if (range === undefined) return;
      const [to, hash] = range;
      if (to < this.#expected) return;
      this.#pass(to, hash);
    }
  }

  #pass(link: number, hash: Buffer): void {
    this.#expected = link + 1;
    this.#last = hash;
    if (this.#signedPlaces.has(link)) this.#hashAt.set(link, hash.toString('hex'));
  }

  #event({ run_id: runId, seq, at, type, event, link, hash }: EventRow): void {
    this.#events += 1;
    if (link === null || hash === null) {
      this.#tell({ kind: 'added', runId, seq, link });
      return;
    }
    this.#skipRemoved();
    if (link < this.#expected) {
      this.#tell({ kind: 'moved', runId, seq, link });
      return;
    }
    if (link > this.#expected) {
      this.#tell({ kind: 'missing', runId: null, seq: null, link: this.#expected, upTo: link - 1 });
      this.#last = null;
    }
    // Behind a gap nothing says what stood before: the next event tells whether this one is as it was.
    if (this.#last !== null && !hashAfter(this.#last, { link, runId, seq, at, type, event }).equals(hash))
      this.#tell({ kind: 'changed', runId, seq, link });
    this.#pass(link, hash);
  }

  #checkEnd(): void {
    const end = prepareRecordEnd(this.database)();
    if (end.link >= this.#expected)
      this.#tell({ kind: 'missing', runId: null, seq: null, link: this.#expected, upTo: end.link });
    else if (end.link !== this.#expected - 1 || this.#last?.equals(end.hash) !== true)
      this.#tell({ kind: 'end', runId: null, seq: null, link: end.link });
  }

  #checkHead(head: RecordHead, where: 'database' | 'file'): void {
    const signed = signatureOf(head, this.#before());
    // Once a version has signed the whole, none leaves out a part of it again.
    if (signed === null || (signed === 'older' && this.#isSignedWhole && head.key === this.key)) {
      this.#tell({ kind: 'signature', runId: null, seq: null, link: head.link, where });
      return;
    }
    if (signed === 'whole' && head.key === this.key) this.#isSignedWhole = true;
    // Another key proves nothing here: the newest of our own covers what it signed.
    if (this.key !== null && head.key !== this.key) return;
    if (head.link >= this.#expected) {
      this.#tell({ kind: 'cut', runId: null, seq: null, link: this.#expected, upTo: head.link, at: head.at });
      return;
    }
    // Old runs were deleted across that place: what was signed later covers it.
    if (this.#isInRemoved(head.link)) return;
    if (
      this.#hashAt.get(head.link) !== head.hash ||
      this.#removalsHashAt.get(head.removals) !== head.removalsHash
    )
      this.#tell({ kind: 'rewritten', runId: null, seq: null, link: head.link, at: head.at });
  }

  /** A deletion is signed in the transaction that makes it: one that no head knows was made by somebody else. */
  #checkRemovalsSigned(ahead: RecordHead | null): void {
    const ours = [...this.#heads(), ...(ahead === null ? [] : [ahead])].filter(({ key }) => key === this.key);
    if (ours.length > 0 && ours.every(({ removals }) => removals < this.#removalsRead))
      this.#tell({ kind: 'removals', runId: null, seq: null, link: null });
  }

  #isInRemoved(link: number): boolean {
    return [...this.#removed].some(([first, [last]]) => first <= link && link < last);
  }

  /** Runs of the list without events, and events of runs that the list does not have. */
  #checkRuns(): void {
    for (const { run_id: runId } of this.database
      .prepare<[], { run_id: string }>(
        'SELECT run_id FROM runs WHERE NOT EXISTS (SELECT 1 FROM run_events WHERE run_events.run_id = runs.run_id)',
      )
      .all())
      this.#tell({ kind: 'no-events', runId, seq: null, link: null });
    for (const { run_id: runId } of this.database
      .prepare<[], { run_id: string }>(
        'SELECT DISTINCT run_id FROM run_events WHERE NOT EXISTS (SELECT 1 FROM runs WHERE runs.run_id = run_events.run_id)',
      )
      .all())
      this.#tell({ kind: 'not-listed', runId, seq: null, link: null });
  }

  #before(): number {
    return prepareBefore(this.database)();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
