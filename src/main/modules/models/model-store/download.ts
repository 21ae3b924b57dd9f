import { existsSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { AppError } from '../../../../shared/errors';
import { backoffMs } from '../../../platform/base/backoff';
import { syncFolder, syncPath } from '../../../platform/base/sync-to-disk';
import { examineGguf } from '../gguf/examine';
import { forgetSuitability } from '../suitability';
import { rememberChecksum, sha256Of } from './checksum-file';
import { keptNote, toDiskError } from './disk-errors';
import { fetchRest, type DownloadPorts, type Progress } from './fetch-rest';
import { Interrupted } from './http-source';
import { withoutLogin } from './model-uri';
import type { PartFile, Wanted } from './part-file';

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
    const sha256 = await fetchWhole(part, wanted, ports, onProgress, signal);
    await checkModel(part, wanted);
    refuseExisting(part, wanted);
    settle(part);
    rememberChecksum(part.target, sha256);
    forgetSuitability(part.target);
    return { bytes: (await examineGguf(part.target)).bytes, sha256 };
  } catch (failure) {
    signal.throwIfAborted();
    throw toDiskError(failure, part, wanted);
  } finally {
    letGo();
  }
}

/**
 * Fetches any file in the same way, whose sum is known: resolves when it is there and is the one that was meant.
 * Rejects as `download` does.
 */
export async function downloadFile(
  part: PartFile,
  wanted: Wanted & { readonly sha256: string },
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const letGo = part.claim();
  try {
    await fetchWhole(part, wanted, ports, onProgress, signal);
    settle(part);
  } catch (failure) {
    signal.throwIfAborted();
    throw toDiskError(failure, part, wanted);
  } finally {
    letGo();
  }
}

/** What was fetched is the file from now on. */
function settle(part: PartFile): void {
  syncPath(part.path);
  renameSync(part.path, part.target);
  part.forget();
  syncFolder(dirname(part.target));
}

/** All of it, compared with its sum, which is returned; null: none is known. */
async function fetchWhole(
  part: PartFile,
  wanted: Wanted,
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<string | null> {
  if (part.origin()?.url !== wanted.url) part.discard();
  await fetchAll(part, wanted, ports, onProgress, signal);
  const sha256 = wanted.sha256 ?? part.origin()?.sha256 ?? null;
  if (sha256 !== null) await checkSum(part, sha256, wanted, onProgress, signal);
  return sha256;
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
            remedy: `Check the network and the address. ${keptNote(wanted)}`,
            retryable: true,
            cause: failure,
          },
        );
      await ports.clock.sleep(backoffMs(failures - 1, firstWaitMs, longestWaitMs), signal);
    }
  }
}

async function checkSum(
  part: PartFile,
  sha256: string,
  wanted: Wanted,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const { bytes } = part;
  const found = await sha256Of(
    part.path,
    (read) => {
      onProgress({ phase: 'checking', bytes: read, total: bytes });
    },
    signal,
  );
  if (found === sha256) return;
  part.discard();
  throw new AppError(
    'models.checksum',
    `What came from ${withoutLogin(wanted.url)} is not the file that was meant: its SHA-256 is ${found}, not ${sha256}`,
    { remedy: 'It was deleted. Fetch it again; if it stays so, the source is damaged or was changed.' },
  );
}

/** A file that no model can be read from is of no use. */
async function checkModel(part: PartFile, wanted: Wanted): Promise<void> {
  const examination = await examineGguf(part.path);
  if (!('reason' in examination)) return;
  part.discard();
  throw new AppError(
    'models.not-a-model',
    `What came from ${withoutLogin(wanted.url)} cannot be used: ${examination.reason}`,
    { remedy: 'It was deleted. Fetch it again, or choose another file.' },
  );
}
