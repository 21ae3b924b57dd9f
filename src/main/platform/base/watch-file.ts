import { lstatSync, realpathSync, watch, type FSWatcher } from 'node:fs';
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
 * Watches one file in a folder that is there; the file need not be. The folder is watched rather than the
 * file: an editor that saves by renaming puts another file in its place. Only names are looked at, for the
 * folder may hold a database that is written all the time. What a link leads to is watched too. Throws when
 * the folder cannot be watched.
 */
export function watchFile(file: string, { clock, saved, failed }: WatchFilePorts): { close(): void } {
  const changes = new WhenQuiet(clock, settled, saved);
  const heard = (): void => {
    changes.heard();
  };
  let target: { readonly path: string; readonly watcher: FSWatcher } | null = null;
  const followLink = (): void => {
    const path = targetOf(file);
    if (path === (target?.path ?? null)) return;
    target?.watcher.close();
    target = null;
    try {
      if (path !== null) target = { path, watcher: watchName(path, heard, failed) };
    } catch (failure) {
      failed(failure);
    }
  };
  const watcher = watchName(
    file,
    () => {
      followLink();
      heard();
    },
    failed,
  );
  followLink();
  return {
    close: () => {
      changes.close();
      watcher.close();
      target?.watcher.close();
    },
  };
}

/** Some systems do not say which file of a folder it was. */
function watchName(file: string, heard: () => void, failed: (failure: unknown) => void): FSWatcher {
  return watch(dirname(file), (_event, name) => {
    if (name === null || name === basename(file)) heard();
  }).on('error', failed);
}

/** The file that a link leads to; null: it is none, or leads nowhere. */
function targetOf(file: string): string | null {
  try {
    return lstatSync(file).isSymbolicLink() ? realpathSync(file) : null;
  } catch {
    return null;
  }
}
