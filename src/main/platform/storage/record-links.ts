import { hash } from 'node:crypto';
import type BetterSqlite3 from 'better-sqlite3';

type Database = BetterSqlite3.Database;

/**
 * The record is one chain over all runs: every stored event has a number in it and the SHA-256 over the bytes
 * that are stored and the hash of the event before it, whichever run that belongs to.
 */
export interface StoredBytes {
  readonly link: number;
  readonly runId: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  /** The event's JSON, as it is stored. */
  readonly event: string;
}

/** What the first event of a home follows. 32 bytes. */
export const beginning: Buffer = hash('sha256', 'zeroclaw-record', 'buffer');

/** 32 bytes. The first line is JSON and has no line break in it, so no two events give the same text. */
export const hashAfter = (before: Buffer, { link, runId, seq, at, type, event }: StoredBytes): Buffer =>
  hash(
    'sha256',
    `${JSON.stringify([before.toString('hex'), link, runId, seq, at, type])}\n${event}`,
    'buffer',
  );

/** How far the record goes. */
export interface RecordEnd {
  /** Number of the last event; 0: there was none yet. */
  readonly link: number;
  readonly hash: Buffer;
  /** How often old runs were deleted. */
  readonly removals: number;
  /** Over everything that was told of those deletions, as `hashAfterRemoval` makes it. */
  readonly removalsHash: Buffer;
}

/** `ranges`: what `RemovedRange[]` is stored as. */
export const hashAfterRemoval = (before: Buffer, id: number, at: number, ranges: string): Buffer =>
  hash('sha256', `${JSON.stringify([before.toString('hex'), id, at])}\n${ranges}`, 'buffer');

/** Reads the end of the record, within the transaction of the caller. */
export function prepareRecordEnd(database: Database): () => RecordEnd {
  const read = database.prepare<[], { link: number; hash: Buffer; removals: number; removals_hash: Buffer }>(
    'SELECT link, hash, removals, removals_hash FROM record_end',
  );
  return () => {
    const row = read.get();
    if (row === undefined) return { link: 0, hash: beginning, removals: 0, removalsHash: beginning };
    return { link: row.link, hash: row.hash, removals: row.removals, removalsHash: row.removals_hash };
  };
}

/** The end of the record as a whole, whose seal moves with it. */
export interface SealedEnd extends RecordEnd {
  /** Up to which event the record is from before there were signatures. */
  readonly before: number;
  readonly sumsHash: Buffer;
}

/** An end as it stands in the database; null: without a seal, or as an earlier version sealed it. */
export interface StoredEnd extends Omit<SealedEnd, 'sumsHash'> {
  readonly sumsHash: Buffer | null;
  readonly seal: Buffer | null;
}

export interface EndSealer {
  /** The end that was sealed last; null: it has to be read. A transaction that was taken back may have taken it with it. */
  readonly last: KnownEnd | null;
  /** The seal of an end that follows on the one that stands there; null: it stays without one. */
  sealAfter(end: SealedEnd, after: StoredEnd): Buffer | null;
}

export interface KnownEnd extends SealedEnd {
  readonly seal: Buffer;
}

const sealers = new WeakMap<Database, EndSealer>();

/** From now on the end is sealed with the statement that moves it: a trigger, which does it of any other, costs as much again. */
export const sealWithMoves = (database: Database, sealer: EndSealer): void => {
  sealers.set(database, sealer);
};

interface EndRow {
  readonly link: number;
  readonly hash: Buffer;
  readonly removals: number;
  readonly removals_hash: Buffer;
  readonly before_link: number;
  readonly sums_hash: Buffer | null;
  readonly seal: Buffer | null;
}

/** Gives the next events of a run their places in the record, within the transaction of the caller, and writes them. */
export function prepareLinks(
  database: Database,
  write: (event: StoredBytes & { readonly hash: Buffer }) => void,
): (events: readonly Omit<StoredBytes, 'link'>[]) => void {
  const read = database.prepare<[], EndRow>(
    'SELECT link, hash, removals, removals_hash, before_link, sums_hash, seal FROM record_end',
  );
  const move = database.prepare('UPDATE record_end SET link = ?, hash = ?');
  const moveSealed = database.prepare('UPDATE record_end SET link = ?, hash = ?, seal = ?');
  // What is there need not be read where it is what is known.
  const moveFrom = database.prepare(
    'UPDATE record_end SET link = ?, hash = ?, seal = ? WHERE link = ? AND hash = ? AND removals = ? AND removals_hash = ? AND before_link = ? AND sums_hash = ? AND seal = ?',
  );
  const moveKnown = (events: readonly Placed[], last: KnownEnd, sealer: EndSealer): boolean => {
    const { link, hash, removals, removalsHash, before, sumsHash, seal } = last;
    const end = { ...endOf(events, last), removals, removalsHash, before, sumsHash };
    const next = sealer.sealAfter(end, last);
    return (
      moveFrom.run(end.link, end.hash, next, link, hash, removals, removalsHash, before, sumsHash, seal)
        .changes === 1
    );
  };
  const moveRead = (
    events: readonly Placed[],
    row: EndRow | undefined,
    sealer: EndSealer | undefined,
  ): void => {
    const { link, hash } = endOf(events, row);
    if (row === undefined || row.sums_hash === null || sealer === undefined) {
      move.run(link, hash);
      return;
    }
    const { removals, removals_hash: removalsHash, before_link: before, sums_hash: sumsHash, seal } = row;
    const stands = { removals, removalsHash, before, sumsHash };
    moveSealed.run(
      link,
      hash,
      sealer.sealAfter({ link, hash, ...stands }, { link: row.link, hash: row.hash, ...stands, seal }),
    );
  };
  return (events) => {
    const sealer = sealers.get(database);
    const last = sealer?.last ?? null;
    let placed = last === null ? [] : placedAfter(events, last);
    if (sealer === undefined || last === null || !moveKnown(placed, last, sealer)) {
      const row = read.get();
      placed = placedAfter(events, row);
      moveRead(placed, row, sealer);
    }
    for (const event of placed) write(event);
  };
}

type Placed = StoredBytes & { readonly hash: Buffer };
type Place = Pick<RecordEnd, 'link' | 'hash'>;

function placedAfter(
  events: readonly Omit<StoredBytes, 'link'>[],
  end: Place | undefined,
): readonly Placed[] {
  let { link, hash: last } = end ?? { link: 0, hash: beginning };
  return events.map((event) => {
    link += 1;
    const stored = { ...event, link };
    last = hashAfter(last, stored);
    return { ...stored, hash: last };
  });
}

const endOf = (events: readonly Placed[], before: Place | undefined): Place =>
  events.at(-1) ?? before ?? { link: 0, hash: beginning };
