import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts a file or a folder tree of the shared cache into this checkout: hard links where the file system
 * allows, else copies. A symbolic link would not do for Electron, which looks for its resources beside its
 * real path.
 * @param {string} from
 * @param {string} to
 */
export function place(from, to) {
  const part = `${to}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  placeTree(from, part);
  rmSync(to, { recursive: true, force: true });
  renameSync(part, to);
}

/**
 * @param {string} from
 * @param {string} to
 */
function placeTree(from, to) {
  const kind = lstatSync(from);
  if (kind.isDirectory()) {
    mkdirSync(to);
    for (const name of readdirSync(from)) placeTree(join(from, name), join(to, name));
  } else if (kind.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else {
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}

/**
 * Moves a finished folder or file into the shared cache. When another checkout was faster, its result stays.
 * @param {string} part
 * @param {string} final
 */
export function publish(part, final) {
  mkdirSync(dirname(final), { recursive: true });
  try {
    renameSync(part, final);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    rmSync(part, { recursive: true, force: true });
  }
}
