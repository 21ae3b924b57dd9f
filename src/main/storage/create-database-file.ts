import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a database file under another name and renames it once it is whole, so that a crash in the middle of a first
 * start leaves nothing that looks like a damaged database.
 */
export function createDatabaseFile(file: string, fill: (fresh: string) => void): void {
  const fresh = `${file}.new`;
  for (const leftover of [fresh, `${fresh}-journal`, `${fresh}-wal`, `${fresh}-shm`]) rmSync(leftover, { force: true });
  fill(fresh);
  syncPath(fresh);
  renameSync(fresh, file);
  syncFolder(dirname(file));
}

/** Puts a file's content on disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts the names in a folder on disk. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
