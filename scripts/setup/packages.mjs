import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placePackagedNode } from './node-package.mjs';
import { checkoutCache, packagedNode, pathWithoutProject, projectRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { run } from './run.mjs';

const stampFile = join(checkoutCache, 'packages.json');

/** True when node_modules holds what package-lock.json asks for, on this kind of machine. */
export function packagesReady() {
  if (!existsSync(packagedNode)) return false;
  const wanted = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;
  // Someone ran `npm ci` or `npm install` by hand: npm's own record of the tree decides, and nothing is
  // installed twice.
  if (!installedTreeMatchesLock()) return false;
  writeStamp(wanted);
  return true;
}

/** Installs the packages of the lock file, whatever was there before. */
export async function installPackages() {
  say('  installing the npm packages of package-lock.json (about a minute the first time)');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: pathWithoutProject() };
  // npm exports the settings of the run it is in; a nested npm must find its own.
  for (const name of ['NODE', 'npm_node_execpath', 'npm_execpath', 'npm_command']) delete env[name];
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', ['ci', ...options], { cwd: projectRoot, env, doing: 'npm ci' }).catch((cause) => {
      if (!/EUSAGE/.test(cause.message)) throw cause;
      // scripts/complete-lock.mjs tells how a lock file comes to miss the packages of other platforms.
      say(
        '  package-lock.json misses something (`npm run lock` completes it); installing what it has with npm install',
      );
      return run('npm', ['install', '--no-save', ...options], {
        cwd: projectRoot,
        env,
        doing: 'npm install',
      });
    });
  } catch (cause) {
    throw new SetupError(
      'the npm packages could not be installed',
      'Check that the npm registry answers (`npm ping`), then run the command again.',
      cause,
    );
  }
  // install scripts may be switched off on this machine
  if (!existsSync(packagedNode)) await placePackagedNode();
  writeStamp(stamp());
}

function stamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .digest('hex');
  // The Node in use is itself a locked package, so the lock's hash names its version too.
  return JSON.stringify({ lock, machine: `${process.platform}-${process.arch}` });
}

/** @param {string} content */
function writeStamp(content) {
  mkdirSync(checkoutCache, { recursive: true });
  writeFileSync(stampFile, content);
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }}
 * LockedPackage
 */

function installedTreeMatchesLock() {
  const installedFile = join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = lockedPackages(join(projectRoot, 'package-lock.json'));
  const installed = lockedPackages(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
