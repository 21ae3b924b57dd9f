import { closeSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { AppError, messageOf } from '../../../shared/errors';
import { NotUtf8 } from '../../../shared/utf8-text';
import { readUtf8File } from '../../platform/base/utf8-file';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';
import { printableLine } from '../render/printable';

/** What a file holds, or standard input (`-`). `remedy` says what to give instead. */
export async function fileText(cli: CommandLine, file: string, remedy: string): Promise<string> {
  const text = file === '-' ? await readAll(cli.input) : textOnDisk(file, 'The file', remedy);
  if (text.trim() === '')
    throw new UsageError(
      file === '-' ? 'Nothing came on standard input' : `${printableLine(file)} is empty`,
      remedy,
    );
  return text;
}

/** `-` reads standard input and `@FILE` a file: a command line holds 128 KiB at most. */
export async function payloadText(cli: CommandLine, given: string): Promise<string> {
  if (given === '-') return readAll(cli.input);
  return given.startsWith('@')
    ? textOnDisk(given.slice(1), 'The payload file', 'Give the payload itself, @FILE, or - for stdin.')
    : given;
}

/**
 * Where something is written: the file that was named, or in the folder that was, or beside whoever asks,
 * under a name that says what it is.
 */
export const placeFor = (target: string | null, fileName: string): string =>
  target === null ? fileName : isFolder(target) ? join(target, fileName) : target;

/** Whoever writes there hears what is wrong with a place that cannot be looked at. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Writes a file that was not there, all of it or none. Rejects with AppError cli.export, or with what `parts`
 * rejects with as one.
 */
export async function writeNewFile(
  file: string,
  parts: Iterable<string> | AsyncIterable<string>,
  mode = 0o666,
): Promise<void> {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(file, 'wx', mode);
    for await (const text of parts) writeFileSync(descriptor, text);
  } catch (failure) {
    if (descriptor !== null) rmSync(file, { force: true });
    if (failure instanceof AppError) throw failure;
    const exists = (failure as NodeJS.ErrnoException).code === 'EEXIST';
    throw new AppError(
      'cli.export',
      exists ? `${file} is there already` : `${file} cannot be written: ${messageOf(failure)}`,
      {
        remedy: exists
          ? 'Give another name, or remove it first.'
          : 'Give a file in a folder that you may write to, on a disk that is not full.',
        cause: failure,
      },
    );
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}

function textOnDisk(file: string, what: string, remedy: string): string {
  try {
    return readUtf8File(file);
  } catch (failure) {
    throw new UsageError(
      `${what} cannot be read: ${messageOf(failure)}`,
      failure instanceof NotUtf8 ? (failure.remedy ?? remedy) : remedy,
    );
  }
}
