import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { messageOf } from '../../shared/errors';
import type { SopFiles, SopFolder } from '../ports/sop-files';

/** Editors save in bursts (truncate, write, rename); one reload per burst. */
const settleMs = 100;
/** A procedure is a page or two; what is larger is a mistake, and reading it would hold everything up. */
const largestFileBytes = 1024 * 1024;

/** Reads and watches the SOPs directory. */
export async function openSopFiles(directory: string): Promise<SopFiles & { close(): Promise<void> }> {
  mkdirSync(directory, { recursive: true });
  const listeners = new Set<() => void>();
  const watcher = watch(directory, { depth: 1, ignoreInitial: true });
  let timer: NodeJS.Timeout | null = null;
  watcher.on('all', () => {
    timer ??= setTimeout(() => {
      timer = null;
      for (const listener of [...listeners]) listener();
    }, settleMs);
  });
  await new Promise<void>((resolve) => { watcher.once('ready', () => { resolve(); }); });
  return {
    read: () => readFolders(directory),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (timer !== null) clearTimeout(timer);
      await watcher.close();
    },
  };
}

function readFolders(directory: string): readonly SopFolder[] {
  if (!existsSync(directory)) return [];
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => entry.name)
    .sort();
  return folders.flatMap((folder) => {
    const toml = read(join(directory, folder, 'SOP.toml'));
    if (toml === null) return [];
    const markdown = read(join(directory, folder, 'SOP.md'));
    const unreadable = [reasonOf('SOP.toml', toml), reasonOf('SOP.md', markdown)].flat();
    return [{ folder, toml: textOf(toml) ?? '', markdown: textOf(markdown), unreadable }];
  });
}

type Reading = { readonly text: string } | { readonly reason: string } | null;

const textOf = (reading: Reading): string | null => (reading !== null && 'text' in reading ? reading.text : null);

const reasonOf = (file: 'SOP.toml' | 'SOP.md', reading: Reading): NonNullable<SopFolder['unreadable']> => (reading !== null && 'reason' in reading ? [{ file, reason: reading.reason }] : []);

/** Null: there is no such file. */
function read(file: string): Reading {
  try {
    const { size } = statSync(file);
    return size > largestFileBytes ? { reason: `it has ${String(size)} bytes; ${String(largestFileBytes)} are the limit` } : { text: readFileSync(file, 'utf8') };
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'ENOENT' ? null : { reason: messageOf(failure) };
  }
}
