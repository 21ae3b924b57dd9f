import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Clock } from './clock';
import { WhenQuiet, type Quiet } from './when-quiet';

export interface WatchFilePorts {
  readonly clock: Clock;
  /** It was saved, by whomever and however, or is gone, and has been quiet since. */
  readonly saved: () => void;
  /** Watching broke later on. */
  readonly failed: (failure: unknown) => void;
}

/** Editors write in bursts (truncate, write, rename). */
const settled: Quiet = { quietMs: 100, longestMs: 2_000 };

/**
 * Watches one file in a folder that is there; the file need not be. The folder is watched rather than the file: an editor that saves by renaming puts
 * another file in its place. Only names are looked at, for the folder may hold a database that is written all the time. Throws when the
 * folder cannot be watched.
 */
export function watchFile(file: string, { clock, saved, failed }: WatchFilePorts): { close(): void } {
  const changes = new WhenQuiet(clock, settled, saved);
  // Some systems do not say which file it was.
  const watcher = watch(dirname(file), (_event, name) => { if (name === null || name === basename(file)) changes.heard(); });
  watcher.on('error', failed);
  return {
    close: () => {
      changes.close();
      watcher.close();
    },
  };
}
