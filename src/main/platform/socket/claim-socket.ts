import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { messageOf } from '../../../shared/errors';
import { isNamedPipe } from './address';
import { SocketHeldError, SocketNotPermittedError } from './errors';
import { isOwnFolder } from './own-folder';

/**
 * Makes `address` free to listen on: its folder exists and is the user's alone, and the socket of a dead
 * engine is gone. Rejects with a SocketHeldError when a live engine listens there.
 */
export async function claimSocket(address: string): Promise<void> {
  if (!isNamedPipe(address)) makePrivateFolder(dirname(address), address);
  if (await someoneListens(address)) throw new SocketHeldError(address);
  if (!isNamedPipe(address)) rmSync(address, { force: true });
}

function makePrivateFolder(folder: string, address: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    if (!isOwnFolder(folder)) throw new Error(`${folder} is not a folder of this user`);
    chmodSync(folder, 0o700);
  } catch (cause) {
    throw new SocketNotPermittedError(address, new Error(messageOf(cause)));
  }
}

function someoneListens(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', (failure: NodeJS.ErrnoException) => {
      // A full queue or a refused permission is a sign of life too; only these two mean that nobody is there.
      resolve(failure.code !== 'ENOENT' && failure.code !== 'ECONNREFUSED' && failure.code !== 'ENOTSOCK');
    });
  });
}
