// `npm run lock`: puts into package-lock.json what npm left out of it. A registry mirror may not carry the
// newest build of a platform package for other platforms; npm then omits that optional entry, and from then
// on `npm ci` refuses the lock file everywhere. The parent names the exact version, so the entry can be
// written without the package; only its integrity stays unknown until someone runs `npm install` where the
// package is to be had.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './setup/paths.mjs';

const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = /** @type {Record<string, any>} */ (lock.packages);
const added = Object.entries(packages).flatMap(([parentPath, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !reachable(parentPath, name))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, parent.dev === true)]),
);
lock.packages = Object.fromEntries(
  Object.entries({ ...packages, ...Object.fromEntries(added) }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length === 0 ? 'package-lock.json is complete' : `added ${added.map(([path]) => path).join(', ')}`,
);

/**
 * Node's own look-up, from the parent's folder upwards.
 * @param {string} parentPath
 * @param {string} name
 */
function reachable(parentPath, name) {
  for (
    let folder = parentPath;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

/**
 * @param {string} name
 * @param {unknown} version
 * @param {boolean} dev
 */
function entryFor(name, version, dev) {
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`${name}: cannot lock the range ${version}`);
  // An older version says for which platforms the package is; without that npm would try to install it here.
  const fields = ['os', 'cpu', 'libc', 'license', 'engines'];
  const { os, cpu, libc, license, engines } = JSON.parse(
    execFileSync('npm', ['view', name, '--json', ...fields], { encoding: 'utf8' }),
  );
  if (os === undefined && cpu === undefined) throw new Error(`${name} does not say for which platform it is`);
  // JSON leaves undefined out
  return { version, cpu, dev: dev || undefined, libc, license, optional: true, os, engines };
}
