import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const mostBytes = 512 * 1024;

/** The newest lines of the log, oldest first; none when there is no log yet. */
export function readLog(file: string, lines: number): readonly string[] {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return [];
  }
  try {
    const { size } = fstatSync(handle);
    const bytes = Buffer.alloc(Math.min(size, mostBytes));
    readSync(handle, bytes, 0, bytes.length, size - bytes.length);
    const all = bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    // The first may have lost its beginning.
    return (bytes.length < size ? all.slice(1) : all).slice(-lines);
  } finally {
    closeSync(handle);
  }
}
