import { existsSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { AppError } from '../../../../shared/errors';
import { backoffMs } from '../../../platform/base/backoff';
import { syncFolder, syncPath } from '../../../platform/base/sync-to-disk';
import { examineGguf } from '../gguf/examine';
import { forgetSuitability } from '../suitability';
import { rememberChecksum, sha256Of } from './checksum-file';
import { keptNote, toDiskError } from './disk-errors';
import { fetchRest, type DownloadPorts, type Progress, type Wanted } from './fetch-rest';
import { Interrupted } from './http-source';
import { withoutLogin } from './model-uri';
import type { PartFile } from './part-file';

const triesWithoutProgress = 6;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Fetches a model file into its part, checks it, and puts it in its place in one piece. Goes on with what is
 * there when the server still has the same file; a line that breaks is tried again. Rejects with an AppError,
 * or the signal's reason: the part is kept then, unless it is of no use.
 */
export async function download(
  part: PartFile,
  wanted: Wanted,
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<{ readonly bytes: number; readonly sha256: string | null }> {
  const letGo = part.claim();
  try {
    refuseExisting(part, wanted);
    if (part.origin()?.url !== wanted.url) part.discard();
    await fetchAll(part, wanted, ports, onProgress, signal);
    const sha256 = wanted.sha256 ?? part.origin()?.sha256 ?? null;
    await check(part, sha256, wanted, onProgress, signal);
    refuseExisting(part, wanted);
    syncPath(part.path);
    renameSync(part.path, part.target);
    part.forget();
    rememberChecksum(part.target, sha256);
    forgetSuitability(part.target);
    syncFolder(dirname(part.target));
    return { bytes: (await examineGguf(part.target)).bytes, sha256 };
  } catch (failure) {
    signal.throwIfAborted();
    throw toDiskError(failure, part, wanted);
  } finally {
    letGo();
  }
}

function refuseExisting({ target }: PartFile, { replace }: Wanted): void {
  if (!replace && existsSync(target))
    throw new AppError('models.exists', `There is a model ${basename(target, '.gguf')} already`, {
      remedy: 'Give another name with --name, or replace it with --replace.',
    });
}

/** Tries until all of it is there, and gives up when several tries in a row have brought nothing. */
async function fetchAll(
  part: PartFile,
  wanted: Wanted,
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; ;) {
    const before = part.bytes;
    try {
      await fetchRest(part, wanted, ports, onProgress, signal);
      return;
    } catch (failure) {
      signal.throwIfAborted();
      if (!(failure instanceof Interrupted)) throw failure;
      failures = part.bytes > before ? 1 : failures + 1;
      if (failures === triesWithoutProgress)
        throw new AppError(
          'models.unreachable',
          `${withoutLogin(wanted.url)} could not be fetched: ${failure.message}`,
          {
            remedy: `Check the network and the address. ${keptNote(wanted.url)}`,
            retryable: true,
            cause: failure,
          },
        );
      await ports.clock.sleep(backoffMs(failures - 1, firstWaitMs, longestWaitMs), signal);
    }
  }
}

async function check(
  part: PartFile,
  sha256: string | null,
  wanted: Wanted,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const { bytes } = part;
  if (sha256 !== null) {
    const found = await sha256Of(
      part.path,
      (read) => {
        onProgress({ phase: 'checking', bytes: read, total: bytes });
      },
      signal,
    );
    if (found !== sha256) {
      part.discard();
      throw new AppError(
        'models.checksum',
        `What came from ${withoutLogin(wanted.url)} is not the file that was meant: its SHA-256 is ${found}, not ${sha256}`,
        { remedy: 'It was deleted. Fetch it again; if it stays so, the source is damaged or was changed.' },
      );
    }
  }
  const examination = await examineGguf(part.path);
  if (!('reason' in examination)) return;
  part.discard();
  throw new AppError(
    'models.not-a-model',
    `What came from ${withoutLogin(wanted.url)} cannot be used: ${examination.reason}`,
    { remedy: 'It was deleted. Fetch it again, or choose another file.' },
  );
}
