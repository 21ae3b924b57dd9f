import { accessSync, constants, existsSync } from 'node:fs';
import { error, ok, type Check } from './check';

/** Whether a board's port is there, and may be used. */
export function portCheck(
  board: string,
  path: string,
  mayUse: (path: string) => boolean = isReadableAndWritable,
): Check {
  if (process.platform === 'win32')
    return ok('boards', `${board}: ${path} (whether it is there is known while an engine runs)`);
  if (!existsSync(path))
    return error(
      'boards',
      `${board}: there is no ${path}`,
      'Plug the board in, or correct its path in config.toml.',
    );
  if (!mayUse(path))
    return error(
      'boards',
      `${board}: ${path} is there, and you may not use it`,
      'Add yourself to its group, on most systems with `sudo usermod -aG dialout $USER` (Arch: uucp), and log in again.',
    );
  return ok('boards', `${board}: ${path} is there (whether the board answers is known while an engine runs)`);
}

function isReadableAndWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
