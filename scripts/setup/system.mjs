import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { howToInstall, managers, missing, packagesOf } from './needs.mjs';
import { pathWithoutProject } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { run } from './run.mjs';

/** @typedef {import('./needs.mjs').Need} Need */

/**
 * @param {'start' | 'test'} purpose
 * @returns {readonly Need[]} what is missing
 */
export const missingFromSystem = (purpose) =>
  missing({ platform: process.platform, hasLibrary, hasProgram, hasFont, hasDisplay: hasDisplay() }, purpose);

/**
 * Installs what is missing where that can be done without asking; else says which command does it.
 * @param {readonly Need[]} wanted
 */
export async function installSystemPackages(wanted) {
  const found = Object.entries(managers).find(([, { program }]) => hasProgram(program));
  const manager = /** @type {import('./needs.mjs').Manager | null} */ (found?.[0] ?? null);
  if (process.getuid?.() === 0 && manager === 'apt') {
    const names = packagesOf(wanted, 'apt');
    say(`  installing Debian packages: ${names.join(' ')}`);
    await aptInstall(names);
    return;
  }
  const how = howToInstall(wanted, manager, availableName);
  if (wanted.every((need) => need.wanted)) {
    say(`  some things would be better with more system packages: ${how}`);
    return;
  }
  throw new SetupError(
    `the system lacks ${wanted
      .filter((need) => need.wanted !== true)
      .map(({ name }) => name)
      .join(', ')}`,
    manager === null ? how : `Run: ${how}`,
  );
}

/** @param {readonly string[]} names */
async function aptInstall(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = '-oDPkg::Lock::Timeout=120'; // another apt may be at work
  try {
    await run('apt-get', ['update', '-qq', wait], { env, doing: 'apt-get update' });
    const found = names.map((name) => availableName(name));
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', wait, ...found], {
      env,
      doing: 'apt-get install',
    });
  } catch (cause) {
    throw new SetupError(
      'apt-get did not finish',
      'Check the Debian mirror in /etc/apt, run `apt-get update` yourself, then run the command again.',
      cause,
    );
  }
}

/**
 * Newer Debian and Ubuntu carry some libraries under a name that ends in t64.
 * @param {string} name
 */
function availableName(name) {
  const isThere = (/** @type {string} */ candidate) => {
    try {
      return (
        execFileSync('apt-cache', ['policy', candidate], { encoding: 'utf8' }).match(
          /Candidate: (?!\(none\))/,
        ) !== null
      );
    } catch {
      return false;
    }
  };
  return !isThere(name) && isThere(`${name}t64`) ? `${name}t64` : name;
}

export function hasDisplay() {
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

/** @param {string} name */
export function hasProgram(name) {
  // a user's PATH often lacks sbin
  const folders = [...pathWithoutProject().split(delimiter), '/usr/sbin', '/sbin'];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)));
}

/** @type {string | undefined} */
let linkerCache;

/** @param {string} soname */
function hasLibrary(soname) {
  linkerCache ??= readLinkerCache();
  return linkerCache.includes(`\t${soname} `);
}

function readLinkerCache() {
  try {
    return execFileSync(existsSync('/sbin/ldconfig') ? '/sbin/ldconfig' : 'ldconfig', ['-p'], {
      encoding: 'utf8',
      maxBuffer: 16e6,
    });
  } catch {
    return '';
  }
}

/** @param {RegExp} name */
function hasFont(name) {
  return fontFolders('/usr/share/fonts', 3).some((path) => name.test(path));
}

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {string[]}
 */
function fontFolders(folder, depth) {
  if (depth === 0 || !existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? fontFolders(path, depth - 1) : [path];
  });
}
