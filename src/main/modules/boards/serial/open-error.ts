import { AppError, messageOf } from '../../../../shared/errors';

interface Known {
  readonly pattern: RegExp;
  readonly what: string;
  readonly remedy: string;
}

const inUse = { what: 'another program uses it', remedy: 'Close the other program that has this port open.' };
/** A busy port is told in these words; there are no groups that own ports. */
const onWindows: readonly Known[] = [{ pattern: /access denied/i, ...inUse }];

const known: readonly Known[] = [
  { pattern: /lock|busy/i, ...inUse },
  {
    pattern: /permission|EACCES|access denied/i,
    what: 'this user may not open it',
    remedy:
      'Add your user to the group that owns the port ("sudo usermod -aG dialout $USER"), then log in again.',
  },
  {
    pattern: /no such file|ENOENT|file not found/i,
    what: 'there is no such port',
    remedy: 'Plug the board in, or give the path that it has now.',
  },
  {
    pattern: /not a tty|inappropriate ioctl|ENOTTY/i,
    what: 'it is not a serial port',
    remedy: 'Give the path of a serial port, on Linux mostly /dev/ttyACM0 or /dev/ttyUSB0.',
  },
];

/** Why a port cannot be opened, for a person. */
export function toOpenError(path: string, failure: unknown, platform: NodeJS.Platform): AppError {
  // The package names the path too, which may hold any word.
  const text = messageOf(failure).replaceAll(path, '');
  const match = [...(platform === 'win32' ? onWindows : []), ...known].find(({ pattern }) =>
    pattern.test(text),
  );
  return new AppError('serial.open', `Cannot open ${path}: ${match?.what ?? messageOf(failure)}`, {
    remedy: match?.remedy ?? 'Unplug the board, plug it in again, and check its path.',
    retryable: true,
    cause: failure,
  });
}
