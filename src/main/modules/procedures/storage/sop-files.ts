import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { AppError, messageOf } from '../../../../shared/errors';
import type { SopFiles, SopFolder, SopFolders, UnreadableFile } from '../../../ports/sop-files';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import type { Clock } from '../../../platform/base/clock';
import { NotUtf8 } from '../../../../shared/utf8-text';
import { readUtf8File } from '../../../platform/base/utf8-file';
import { WhenQuiet, type Quiet } from '../../../platform/base/when-quiet';

/**
 * A procedure that is read while it is being written is another one: its last line may be the one that makes
 * it ask. A save is live within a second all the same.
 */
const settled: Quiet = { quietMs: 250, longestMs: 2_000 };
/** A procedure is a page or two; what is larger is a mistake, and reading it would hold everything up. */
const largestFileBytes = 1024 * 1024;

/** Reads, watches and saves the SOPs directory. */
export async function openSopFiles(
  folder: string,
  clock: Clock,
  onTrouble: (message: string | null) => void = () => {},
): Promise<SopFiles & SopFolders & { close(): Promise<void> }> {
  const directory = resolve(folder);
  makeDirectory(directory);
  const listeners = new Set<() => void>();
  // The folder above it rather than itself: a backup that is put in its place is another directory.
  const above = dirname(directory);
  const watcher = watch(above, {
    depth: 2,
    ignoreInitial: true,
    ignored: (path) => path !== above && path !== directory && !path.startsWith(directory + sep),
  });
  watcher.on('error', (failure) => {
    onTrouble(`Changes of procedures may not be seen: ${messageOf(failure)}`);
  });
  const changes = new WhenQuiet(clock, settled, () => {
    try {
      for (const listener of [...listeners]) listener();
      onTrouble(
        existsSync(directory) ? null : 'The folder of the procedures is not there, so nothing can start',
      );
    } catch (failure) {
      onTrouble(`The procedures cannot be read, so those from before hold: ${messageOf(failure)}`);
    }
  });
  watcher.on('all', () => {
    changes.heard();
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => {
      resolve();
    });
  });
  return {
    read: () => readFolders(directory),
    readFolder: (folder) => readFolder(directory, folder),
    writeFolder: (texts) => {
      writeFolder(directory, texts);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      changes.close();
      await watcher.close();
    },
  };
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (failure) {
    throw new AppError('storage.sops', `The folder of the procedures cannot be used: ${messageOf(failure)}`, {
      remedy:
        'Correct "sops_dir" under [sop] in config.toml: it must be a folder that you may read and write.',
      cause: failure,
    });
  }
}

function readFolders(directory: string): readonly SopFolder[] {
  if (!existsSync(directory)) return [];
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => entry.name)
    .sort();
  return folders.flatMap((folder) => readFolder(directory, folder) ?? []);
}

function readFolder(directory: string, folder: string): SopFolder | null {
  const toml = read(join(directory, folder, 'SOP.toml'));
  if (toml === null) return null;
  const markdown = read(join(directory, folder, 'SOP.md'));
  const unreadable = [whyNot('SOP.toml', toml), whyNot('SOP.md', markdown)].flat();
  return { folder, toml: textOf(toml) ?? '', markdown: textOf(markdown), unreadable };
}

/** SOP.md first: until SOP.toml is there too, a new step is at worst one too many under the old triggers. */
function writeFolder(directory: string, { folder, toml, markdown }: SopFolder): void {
  const before = readFolder(directory, folder);
  if (before === null) makeDirectory(join(directory, folder));
  writeMarkdown(directory, folder, markdown);
  if (before?.toml === toml) return;
  try {
    writeFileAtomically(join(directory, folder, 'SOP.toml'), toml);
  } catch (failure) {
    writeMarkdown(directory, folder, before?.markdown ?? null);
    throw failure;
  }
}

function writeMarkdown(directory: string, folder: string, markdown: string | null): void {
  const file = join(directory, folder, 'SOP.md');
  const there = read(file);
  if (markdown === null) rmSync(file, { force: true });
  else if (textOf(there) !== markdown) writeFileAtomically(file, markdown);
}

type Reading = { readonly text: string } | Omit<UnreadableFile, 'file'> | null;

const textOf = (reading: Reading): string | null =>
  reading !== null && 'text' in reading ? reading.text : null;

const whyNot = (file: UnreadableFile['file'], reading: Reading): readonly UnreadableFile[] =>
  reading !== null && 'reason' in reading ? [{ file, ...reading }] : [];

const asAWhole = (reason: string): Reading => ({
  line: 1,
  reason,
  remedy: 'Make it a text file of at most 1 MiB that you may read.',
});

/** Null: there is no such file. */
function read(file: string): Reading {
  try {
    const { size } = statSync(file);
    return size > largestFileBytes
      ? asAWhole(`it has ${String(size)} bytes; ${String(largestFileBytes)} are the limit`)
      : { text: readUtf8File(file) };
  } catch (failure) {
    if (failure instanceof NotUtf8)
      return { line: failure.line, reason: failure.message, remedy: failure.remedy ?? '' };
    return (failure as NodeJS.ErrnoException).code === 'ENOENT' ? null : asAWhole(messageOf(failure));
  }
}
