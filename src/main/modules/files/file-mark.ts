import type { FileChange } from '../../../shared/sop';

/** What tells that a file has changed. */
export interface FileMark {
  /** Bytes. */
  readonly size: number;
  readonly mtimeMs: number;
}

export const isSameMark = (one: FileMark | null, other: FileMark | null): boolean =>
  one === null || other === null ? one === other : one.size === other.size && one.mtimeMs === other.mtimeMs;

/** What became of a file between two looks; null: nothing. */
export function changeOf(before: FileMark | null, now: FileMark | null): FileChange | null {
  if (isSameMark(before, now)) return null;
  return now === null ? 'removed' : before === null ? 'created' : 'changed';
}
