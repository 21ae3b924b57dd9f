import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, sharedCache } from './paths.mjs';
import { say } from './progress.mjs';

/**
 * Runs `work` while no other set-up or build of this checkout runs: two terminals may start `npm start` and
 * `npm test` at once. The lock lives outside node_modules, which `npm ci` deletes.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  const folder = join(sharedCache, 'locks');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${createHash('sha256').update(projectRoot).digest('hex').slice(0, 16)}.pid`);
  let told = false;
  while (!take(file)) {
    if (!told) say('  waiting for another set-up or build of this checkout to finish');
    told = true;
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!ownerLives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function ownerLives(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is an owner between creating and writing; the next look decides.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
