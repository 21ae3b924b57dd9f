import { realpathSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileMatches, mayLieBelow } from '../../../domain/procedure/file-pattern';
import type { FileMark } from './file-mark';

/** A folder whose files triggers are told of, by names with "/" as their patterns have them. */
export interface FileFolder {
  /** As configured. */
  readonly path: string;
  /** Before the name of a file in it: `''` for the workspace. */
  readonly prefix: string;
  readonly patterns: readonly string[];
}

/** Where it truly lies; null: it is not there. */
export function trueFolder({ path }: FileFolder): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

export const nameIn = ({ prefix }: FileFolder, root: string, path: string): string => {
  const way = relative(root, path).split(sep).join('/');
  return way === '' ? prefix.replace(/\/$/u, '') : `${prefix}${way}`;
};

export const concerns = ({ patterns }: FileFolder, name: string): boolean =>
  patterns.some((pattern) => fileMatches(pattern, name));

export const mayHold = ({ patterns }: FileFolder, folder: string): boolean =>
  patterns.some((pattern) => mayLieBelow(pattern, folder));

/** What the file is now; null: there is none, or a link lies on the way, which nobody follows. */
export async function markOf(folder: FileFolder, name: string): Promise<FileMark | null> {
  const root = trueFolder(folder);
  if (root === null) return null;
  let path = root;
  const names = name.slice(folder.prefix.length).split('/');
  try {
    for (const part of names.slice(0, -1)) {
      path = join(path, part);
      if (!(await lstat(path)).isDirectory()) return null;
    }
  } catch {
    return null;
  }
  return markAt(join(path, names.at(-1) ?? ''));
}

async function markAt(path: string): Promise<FileMark | null> {
  try {
    const stats = await lstat(path);
    return stats.isFile() ? { size: stats.size, mtimeMs: Math.round(stats.mtimeMs) } : null;
  } catch {
    return null;
  }
}

/**
 * Every file in it that a pattern is for, at most `most`. Links are not followed. `unreadable`: a file whose name is no
 * text of this system, as those are that other programs packed in an older encoding; null: there is none. Rejects when
 * a folder in it cannot be read: then nobody knows what is gone.
 */
export async function filesIn(
  folder: FileFolder,
  root: string,
  most: number,
  signal: AbortSignal,
): Promise<{
  readonly files: ReadonlyMap<string, FileMark>;
  readonly isWhole: boolean;
  readonly unreadable: string | null;
}> {
  const files = new Map<string, FileMark>();
  let unreadable: string | null = null;
  const waiting = [root];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    signal.throwIfAborted();
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const own = join(path, entry.name);
      const name = nameIn(folder, root, own);
      if (entry.isDirectory()) {
        if (mayHold(folder, name)) waiting.push(own);
      } else if (entry.isFile() && concerns(folder, name)) {
        if (files.size >= most) return { files, isWhole: false, unreadable };
        const mark = await markAt(own);
        if (mark !== null) files.set(name, mark);
        else if (name.includes('\uFFFD')) unreadable ??= name;
      }
    }
  }
  return { files, isWhole: true, unreadable };
}
