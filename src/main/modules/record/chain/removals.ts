import { z } from 'zod';
import { parseJson } from '../../../../shared/parse-json';
import type { Database } from '../../../platform/storage/database';
import { beginning, hashAfterRemoval, prepareRecordEnd } from '../../../platform/storage/record-links';

/** Events that were deleted because they were old: from `first` to `last`, whose hash is kept in hex. */
export type RemovedRange = readonly [first: number, last: number, lastHash: string];

/** Neighbours as one range each. */
export function rangesOf(
  removed: readonly { readonly link: number; readonly hash: Buffer }[],
): readonly RemovedRange[] {
  const ranges: RemovedRange[] = [];
  for (const { link, hash } of removed.toSorted((one, other) => one.link - other.link)) {
    const before = ranges.at(-1);
    if (before !== undefined && before[1] === link - 1)
      ranges[ranges.length - 1] = [before[0], link, hash.toString('hex')];
    else ranges.push([link, link, hash.toString('hex')]);
  }
  return ranges;
}

/**
 * Leaves a tombstone for events that are deleted in the same transaction, so that the record says what is
 * missing on purpose, and goes on behind it.
 */
export function prepareRemovals(
  database: Database,
): (at: number, removed: readonly { readonly link: number; readonly hash: Buffer }[]) => void {
  const end = prepareRecordEnd(database);
  const insert = database.prepare('INSERT INTO record_removals (id, at, ranges) VALUES (?, ?, ?)');
  const move = database.prepare('UPDATE record_end SET removals = ?, removals_hash = ?');
  return (at, removed) => {
    if (removed.length === 0) return;
    const { removals, removalsHash } = end();
    const ranges = JSON.stringify(rangesOf(removed));
    insert.run(removals + 1, at, ranges);
    move.run(removals + 1, hashAfterRemoval(removalsHash, removals + 1, at, ranges));
  };
}

const Ranges = z.array(z.tuple([z.number(), z.number(), z.string()]));

/** What the record tells of deletions. */
export interface Removals {
  readonly removed: ReadonlyMap<number, readonly [last: number, hash: Buffer]>;
  /** By the number of a deletion: the hash over all up to it. */
  readonly hashAt: ReadonlyMap<number, string>;
  /** By the first event of a range: the number of the deletion that tells it. */
  readonly toldBy: ReadonlyMap<number, number>;
  /** How many times something was deleted. */
  readonly count: number;
  /** False: it is not what was written, or not all of it. */
  readonly isWhole: boolean;
}

export function readRemovals(database: Database): Removals {
  const end = prepareRecordEnd(database)();
  const removed = new Map<number, readonly [last: number, hash: Buffer]>();
  const hashAt = new Map([[0, beginning.toString('hex')]]);
  const toldBy = new Map<number, number>();
  let last = beginning;
  let count = 0;
  let isWhole = true;
  for (const { id, at, ranges } of database
    .prepare<[], { id: number; at: number; ranges: string }>(
      'SELECT id, at, ranges FROM record_removals ORDER BY id',
    )
    .iterate()) {
    count += 1;
    last = hashAfterRemoval(last, id, at, ranges);
    hashAt.set(id, last.toString('hex'));
    const parsed = Ranges.safeParse(parseJson(ranges));
    isWhole &&= id === count && parsed.success;
    for (const [from, to, hash] of parsed.data ?? []) {
      removed.set(from, [to, Buffer.from(hash, 'hex')]);
      toldBy.set(from, id);
    }
  }
  isWhole &&= count === end.removals && last.equals(end.removalsHash);
  return { removed, hashAt, toldBy, count, isWhole };
}
