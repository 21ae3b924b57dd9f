import { open, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, messageOf } from '../../../../../shared/errors';
import type { Clock } from '../../../../platform/base/clock';
import type { FirmwareImage } from './firmware-image';
import type { ProbeDrive } from './probe-drives';

/** How the drive behaved after the copy. Whether the firmware runs, only the board itself can say. */
export type DriveOutcome =
  /** It came back without our file: the ST-LINK has taken it. */
  | 'taken'
  /** It went away and did not come back, as on machines that mount nothing by themselves. */
  | 'gone'
  /** Our file is still shown. */
  | 'unchanged';

const fileName = 'ZEROCLAW.BIN';
const lookEveryMs = 200;
/** Writing takes about two seconds, mounting again as long. */
const patienceMs = 15_000;

/**
 * Copies the image onto the drive and watches what becomes of it. Rejects with an AppError that says how to
 * fix it.
 */
export async function writeImage(
  drive: ProbeDrive,
  image: FirmwareImage,
  clock: Clock,
  signal: AbortSignal,
): Promise<DriveOutcome> {
  if (drive.failure !== null) throw new ProbeFailedError(drive.path, drive.failure);
  await requireSpace(drive, image.bytes.length);
  signal.throwIfAborted();
  await copy(drive.path, image.bytes);
  const until = clock.now() + patienceMs;
  let outcome: DriveOutcome = 'unchanged';
  while (clock.now() < until) {
    await clock.sleep(lookEveryMs, signal);
    const names = (await readdir(drive.path).catch(() => [])).map((name) => name.toUpperCase());
    if (names.includes('FAIL.TXT'))
      throw new ProbeFailedError(
        drive.path,
        (await readFile(join(drive.path, 'FAIL.TXT'), 'latin1').catch(() => '')).trim(),
      );
    outcome = names.includes(fileName) ? 'unchanged' : names.length === 0 ? 'gone' : 'taken';
    if (outcome === 'taken') return outcome;
  }
  return outcome;
}

class ProbeFailedError extends AppError {
  constructor(path: string, text: string) {
    super(
      'flash.probe',
      `The ST-LINK reports a failure in ${path}/FAIL.TXT: ${text === '' ? '(empty)' : text.slice(0, 200)}`,
      {
        remedy:
          "Unplug the board and plug it in again. If the file is there again: both jumpers of CN2 must be in place, JP5 on U5V, and nothing may hold the reset pin; ST's own tool can renew the ST-LINK.",
        retryable: true,
      },
    );
  }
}

async function requireSpace({ path }: ProbeDrive, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(path).catch((cause: unknown) => {
    throw new AppError('flash.drive', `The drive ${path} cannot be read`, {
      remedy: 'Unplug the board, plug it in again, and try once more.',
      retryable: true,
      cause,
    });
  });
  if (bavail * bsize >= bytes) return;
  throw new AppError(
    'flash.space',
    `The drive ${path} has no room for ${String(bytes)} bytes (${String(bavail * bsize)} are free)`,
    {
      remedy:
        'An ST-LINK that cannot reach its chip shows a drive of a few kilobytes: check the jumpers CN2 and JP5, then unplug the board and plug it in again.',
    },
  );
}

async function copy(path: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(join(path, fileName), 'w');
    try {
      await file.writeFile(bytes);
      // Without this the system may keep it to itself for half a minute.
      await file.sync();
    } finally {
      // The ST-LINK may have taken the drive away as soon as it had the last byte.
      await file.close().catch(() => {});
    }
  } catch (cause) {
    throw new AppError('flash.copy', `The firmware could not be copied onto ${path}: ${messageOf(cause)}`, {
      remedy: copyRemedy(cause),
      retryable: true,
      cause,
    });
  }
}

function copyRemedy(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'EROFS')
    return 'The drive is mounted for reading only: unplug the board and plug it in again.';
  if (code === 'EACCES' || code === 'EPERM')
    return 'You may not write there: mount the drive as yourself (`udisksctl mount -b /dev/disk/by-label/…`), or run the command as the user who mounted it.';
  return 'Leave the cable in while it is written; unplug the board, plug it in again, and try once more.';
}
