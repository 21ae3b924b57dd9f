import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBuilt, stamp } from './built.mjs';
import { licences } from './licences.mjs';
import { alone } from '../setup/lock.mjs';
import { packagedNode, projectRoot } from '../setup/paths.mjs';

const out = join(projectRoot, 'out');
const keptList = '.kept-from-before';
/** What is loaded when it is needed; the names have a hash of the content. */
const partFolders = ['main/chunks', 'renderer/assets'];
const inputs = ['src', 'electron.vite.config.ts', 'package-lock.json', 'tsconfig.base.json'];

export function buildIsFresh() {
  return isBuilt(projectRoot) && readFileSync(join(out, stamp), 'utf8') === fingerprint();
}

/**
 * Makes `out` unless it is fresh, which another terminal may have seen to. It takes its place in one piece:
 * whatever ends a build halfway leaves the one before, which commands go on using.
 * @param {{ again?: boolean }} [options] again: also when it is fresh
 * @returns {Promise<boolean>} whether it worked; the builder has said why not
 */
export const build = ({ again = false } = {}) =>
  alone(async () => {
    if (!again && buildIsFresh()) return true;
    const before = fingerprint(); // what is saved during the build must count as newer
    const next = `${out}.new`;
    rmSync(next, { recursive: true, force: true });
    const program = join(projectRoot, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
    const child = spawn(packagedNode, [program, 'build', '--outDir', next], {
      cwd: projectRoot,
      stdio: ['inherit', process.stderr, 'inherit'],
    }); // stdout is the command's
    const [code] = await once(child, 'exit');
    if (code !== 0) return false;
    writeFileSync(join(next, 'licences.json'), JSON.stringify(licences()));
    writeFileSync(join(next, stamp), before);
    keepParts(next);
    takePlace(next);
    return true;
  });

/** The parts in `out` that only a program of the build before asks for, as paths in it. */
export function keptParts() {
  const list = join(out, keptList);
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
}

/**
 * A program of the build before that still runs, as a daemon or a window does after `git pull` and `npm
 * start`, loads parts of it later, under names of their own: those stay for one build more.
 * @param {string} next
 */
function keepParts(next) {
  const keptBefore = new Set(keptParts());
  const kept = partFolders
    .flatMap((folder) =>
      existsSync(join(out, folder)) ? readdirSync(join(out, folder)).map((name) => `${folder}/${name}`) : [],
    )
    .filter((part) => !keptBefore.has(part) && !existsSync(join(next, part)));
  for (const part of kept) {
    mkdirSync(dirname(join(next, part)), { recursive: true });
    copyFileSync(join(out, part), join(next, part));
  }
  writeFileSync(join(next, keptList), kept.join('\n'));
}

/** @param {string} next */
function takePlace(next) {
  const old = `${out}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, join(projectRoot, input));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addToHash(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
  } else {
    hash.update(`${relative(projectRoot, path)}\n${stats.size}\n${stats.mtimeMs}\n`);
  }
}
