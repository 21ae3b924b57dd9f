import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SopFiles, SopFolder } from '../ports/sop-files';

/** Editors save in bursts (truncate, write, rename); one reload per burst. */
const settleMs = 100;

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
    const toml = readIfThere(join(directory, folder, 'SOP.toml'));
    return toml === null ? [] : [{ folder, toml, markdown: readIfThere(join(directory, folder, 'SOP.md')) }];
  });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
