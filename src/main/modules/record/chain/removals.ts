import type { Database } from '../../../platform/storage/database';
import { hashAfterRemoval, prepareRecordEnd } from '../../../platform/storage/record-links';

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
