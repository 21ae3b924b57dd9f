import { basename, dirname } from 'node:path';
import { watch } from 'chokidar';
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
 * another file in its place. Resolves when nothing is missed any more, and rejects when the folder cannot be watched.
 */
export async function watchFile(file: string, { clock, saved, failed }: WatchFilePorts): Promise<{ close(): Promise<void> }> {
  const folder = dirname(file);
  const watcher = watch(folder, { depth: 0, ignoreInitial: true, ignored: (path) => path !== folder && basename(path) !== basename(file) });
  const changes = new WhenQuiet(clock, settled, saved);
  const close = (): Promise<void> => {
    changes.close();
    return watcher.close();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      watcher.once('ready', () => { resolve(); });
      watcher.once('error', reject);
    });
  } catch (failure) {
    await close();
    throw failure;
  }
  watcher.on('error', failed);
  watcher.on('all', () => { changes.heard(); });
  return { close };
}
