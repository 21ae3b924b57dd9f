import type { Stats } from 'node:fs';

/**
 * What tells whether a file is as it was: another one under its name, or one that was written since, has
 * another mark.
 */
export const fileMark = ({ ino, size, mtimeMs }: Pick<Stats, 'ino' | 'size' | 'mtimeMs'>): string =>
  [ino, size, mtimeMs].join(' ');
