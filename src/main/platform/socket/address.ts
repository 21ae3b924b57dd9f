import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Longest path of a Unix socket that every supported system takes (macOS: 104 bytes with the final zero). */
const longestSocketPath = 103;

export interface AddressSurroundings {
  readonly platform: NodeJS.Platform;
  readonly temporary: string;
  readonly user: string;
}

const here = (): AddressSurroundings => ({
  platform: process.platform,
  temporary: tmpdir(),
  user: userInfo().username,
});

/**
 * Where the engine of `home` listens for the command line: `data/control.sock`; a named pipe on Windows; a
 * short path in the temporary folder, private to the user, when the home's own path is too long for a socket.
 */
export const controlAddress = (home: string, around: AddressSurroundings = here()): string =>
  address(home, 'control', around);

/**
 * Where the thread that watches the engine of `home` tells how it does, also while the engine itself cannot.
 */
export const watcherAddress = (home: string, around: AddressSurroundings = here()): string =>
  address(home, 'watcher', around);

function address(home: string, name: 'control' | 'watcher', around: AddressSurroundings): string {
  const folder = resolve(home);
  const own = join(folder, 'data', `${name}.sock`);
  if (around.platform !== 'win32' && Buffer.byteLength(own) <= longestSocketPath) return own;
  // Most need none, and a command would load it for this alone.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const mark = createHash('sha256').update(`${around.user}\0${folder}`).digest('hex').slice(0, 16);
  if (around.platform === 'win32')
    return `\\\\.\\pipe\\zeroclaw-${mark}${name === 'control' ? '' : `-${name}`}`;
  return join(around.temporary, `zeroclaw-${mark}`, `${name}.sock`);
}

export const isNamedPipe = (address: string): boolean => address.startsWith('\\\\.\\pipe\\');
