import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadCommand } from './protocol';

/** What evaluated conversations may take of the disk, and of what is free on it. */
const mostBytes = 2 * 2 ** 30;
const shareOfFree = 0.1;

/** The folder in which an inference process puts down conversations; nothing in it outlives that process. */
export class StatesFolder {
  constructor(private readonly path: string) {}

  /** Empty, for a process that begins; undefined: the disk has no place for it. */
  open(): LoadCommand['states'] {
    try {
      mkdirSync(this.path, { recursive: true, mode: 0o700 });
      chmodSync(this.path, 0o700);
      this.clear();
      const { bavail, bsize } = statfsSync(this.path);
      return { folder: this.path, mostBytes: Math.min(mostBytes, bavail * bsize * shareOfFree) };
    } catch {
      return undefined;
    }
  }

  clear(): void {
    try {
      for (const name of readdirSync(this.path))
        if (name.endsWith('.state')) rmSync(join(this.path, name), { force: true });
    } catch {
      // There is none, or the disk is gone with all that was on it.
    }
  }
}
