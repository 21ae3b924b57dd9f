import { AppError } from '../../../../shared/errors';
import type { SerialPorts } from '../../../ports/serial-ports';
import type { BoardConfig } from './board-config';

/**
 * The path to open for a board: by its serial number where one is configured, else as configured. A board
 * with a serial number is never looked for at its old path while the machine can list its ports: another
 * board may be there now. Where several ports have that number, as with converters that all carry the same
 * one, only the configured path decides between them.
 */
export async function findPort(
  ports: SerialPorts,
  { name, path, serialNumber }: BoardConfig,
): Promise<string> {
  if (serialNumber === undefined) {
    if (path !== undefined) return path;
    throw new AppError('board.config', `The board ${name} has neither "path" nor "serial_number"`, {
      remedy: 'Add one of them under [[peripherals.boards]] in config.toml.',
    });
  }
  const found = await ports.list().catch((failure: unknown) => {
    if (path !== undefined) return null;
    throw new AppError(
      'serial.list',
      `This machine cannot list its serial ports, so ${name} cannot be found by its serial number`,
      {
        remedy:
          'Install udev (on Debian "apt-get install udev"), or add "path" for this board in config.toml.',
        retryable: true,
        cause: failure,
      },
    );
  });
  if (found === null && path !== undefined) return path;
  const fitting = (found ?? []).filter(
    (candidate) => candidate.serialNumber?.toLowerCase() === serialNumber.toLowerCase(),
  );
  const port =
    fitting.length === 1
      ? fitting[0]
      : path === undefined
        ? undefined
        : await atDeviceOf(ports, path, fitting);
  if (port !== undefined) return port.path;
  if (fitting.length > 1) {
    throw new AppError(
      'board.ambiguous',
      `${String(fitting.length)} ports have a board with the serial number ${serialNumber}: ${fitting.map((candidate) => candidate.path).join(', ')}`,
      {
        remedy:
          'Unplug all but the one that is meant, or give its "path" as well. Nothing is sent to any of them until then.',
        retryable: true,
      },
    );
  }
  throw new AppError('board.absent', `No port has a board with the serial number ${serialNumber}`, {
    remedy: 'Plug the board in, or correct "serial_number" in config.toml.',
    retryable: true,
  });
}

/**
 * Whatever of these is at the device of `path`: udev makes links that name a board or a socket for good, such
 * as those of /dev/serial/by-id and by-path.
 */
export async function atDeviceOf<T extends { readonly path: string }>(
  ports: SerialPorts,
  path: string,
  candidates: readonly T[],
): Promise<T | undefined> {
  const device = await ports.deviceAt(path);
  const devices = await Promise.all(candidates.map((candidate) => ports.deviceAt(candidate.path)));
  return candidates.find((_, index) => devices[index] === device);
}
