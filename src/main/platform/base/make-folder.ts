import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own way tries forever where a file system says
 * that the folder above a new one is missing though it is there, as /proc does. Throws what the system said.
 */
export function makeFolder(folder: string, mode: number): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (failure) {
    // Somebody else was quicker.
    if (!isFolder(folder)) throw failure;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
