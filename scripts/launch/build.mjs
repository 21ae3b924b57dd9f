import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licences } from './licences.mjs';
import { packagedNode, projectRoot } from '../setup/paths.mjs';

const stampFile = join(projectRoot, 'out', '.built-from');
const inputs = ['src', 'electron.vite.config.ts', 'package-lock.json', 'tsconfig.base.json'];

export function buildIsFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** @returns {Promise<boolean>} whether it worked; the builder has said why not */
export async function build() {
  const before = fingerprint(); // what is saved during the build must count as newer
  rmSync(stampFile, { force: true });
  const program = join(projectRoot, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const child = spawn(packagedNode, [program, 'build'], { cwd: projectRoot, stdio: ['inherit', process.stderr, 'inherit'] }); // stdout is the command's
  const [code] = await once(child, 'exit');
  if (code === 0) {
    writeFileSync(join(projectRoot, 'out', 'licences.json'), JSON.stringify(licences()));
    writeFileSync(stampFile, before);
  }
  return code === 0;
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
    hash.update(`${path}\n${stats.size}\n${stats.mtimeMs}\n`);
  }
}
