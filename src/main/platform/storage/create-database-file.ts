import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder, syncPath } from '../base/sync-to-disk';

/**
 * Makes a database file under another name and renames it once it is whole, so that a crash in the middle of
 * a first start leaves nothing that looks like a damaged database.
 */
export function createDatabaseFile(file: string, fill: (fresh: string) => void): void {
  const fresh = `${file}.new`;
  for (const leftover of [fresh, `${fresh}-journal`, `${fresh}-wal`, `${fresh}-shm`])
    rmSync(leftover, { force: true });
  fill(fresh);
  syncPath(fresh);
  renameSync(fresh, file);
  syncFolder(dirname(file));
}
