import { statfs } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { AppError, messageOf } from '../../../../shared/errors';
import { withoutLogin } from './model-uri';
import type { PartFile, Wanted } from './part-file';

/** Left for everybody else on that disk. */
export const spareBytes = 64 * 2 ** 20;

/** Throws AppError models.disk-full when that much more does not fit. */
export async function refuseFullDisk(
  part: PartFile,
  missing: number,
  wanted: Wanted,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const free = await freeBytes(dirname(part.target));
  if (missing + spareBytes <= free) return;
  throw new AppError(
    'models.disk-full',
    `${basename(part.target)} needs ${inMebibytes(missing)} more, and the disk has ${inMebibytes(free)} left`,
    { remedy: `Free some space. ${keptNote(wanted)}` },
  );
}

export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const inMebibytes = (bytes: number): string => `${String(Math.ceil(bytes / 2 ** 20))} MiB`;

const fullDisk: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The words a person needs for what the file system said; anything else is passed on. */
export function toDiskError(failure: unknown, part: PartFile, wanted: Wanted): unknown {
  const { code } = failure as NodeJS.ErrnoException;
  if (failure instanceof AppError || typeof code !== 'string') return failure;
  if (fullDisk.has(code))
    return new AppError(
      'models.disk-full',
      `The disk is full: ${inMebibytes(part.bytes)} of ${basename(part.target)} are there`,
      { remedy: `Free some space. ${keptNote(wanted)}`, cause: failure },
    );
  return new AppError('models.disk', `${part.path} cannot be written: ${messageOf(failure)}`, {
    remedy: `Check that you may write to ${dirname(part.target)}.`,
    cause: failure,
  });
}

export const keptNote = ({ url, packed }: Wanted): string =>
  packed === undefined
    ? `What is there is kept: \`zeroclaw models pull ${withoutLogin(url)}\` goes on with it.`
    : `What is there is kept: \`${packed.goesOn}\` goes on with it.`;
