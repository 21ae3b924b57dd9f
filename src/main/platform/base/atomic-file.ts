import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { AppError, messageOf } from '../../../shared/errors';
import { syncFolder } from './sync-to-disk';

export interface AtomicFileOptions {
  /** For a new file; an existing one keeps its permissions unless this is given. */
  readonly mode?: number;
}

/**
 * Replaces a file's content as a whole: readers and a crash see the old text or the new, never a part. A
 * symbolic link stays one, its target is replaced. On disk on return. Throws AppError storage.write.
 */
export function writeFileAtomically(file: string, text: string, options: AtomicFileOptions = {}): void {
  const target = targetOf(file);
  const temporary = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const mode = options.mode ?? modeOf(target);
    const descriptor = openSync(temporary, 'wx', mode ?? 0o644);
    try {
      if (mode !== null && process.platform !== 'win32') fchmodSync(descriptor, mode);
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
    syncFolder(dirname(target));
  } catch (failure) {
    rmSync(temporary, { force: true });
    throw new AppError('storage.write', `${target} could not be saved: ${messageOf(failure)}`, {
      remedy: `The file is as it was. Check that you may write to ${dirname(target)} and that the disk is not full, then save again.`,
      retryable: true,
      cause: failure,
    });
  }
}

/** Whether a name is one that `writeFileAtomically` gives a text until it is whole. */
export const isHalfWritten = (name: string): boolean => /\.[0-9a-f]{8}\.tmp$/u.test(name);

function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function modeOf(file: string): number | null {
  try {
    return statSync(file).mode & 0o777;
  } catch {
    return null;
  }
}
