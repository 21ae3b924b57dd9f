import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathWithoutProject } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { run } from './run.mjs';

/**
 * What the machine itself has to offer. Each need is judged by what is there, not by package names, so that
 * other distributions are not told to install what they have under another name.
 * @typedef {{ package: string, purpose: 'start' | 'test', there: () => boolean, wanted?: true }} Need
 */

/** @type {readonly Need[]} */
const needs = [
  { package: 'libgtk-3-0', purpose: 'start', there: () => hasLibrary('libgtk-3.so.0') },
  { package: 'libnss3', purpose: 'start', there: () => hasLibrary('libnss3.so') },
  { package: 'libasound2', purpose: 'start', there: () => hasLibrary('libasound.so.2') },
  { package: 'libgbm1', purpose: 'start', there: () => hasLibrary('libgbm.so.1') },
  { package: 'libxss1', purpose: 'start', there: () => hasLibrary('libXss.so.1') },
  { package: 'libnotify4', purpose: 'start', there: () => hasLibrary('libnotify.so.4') },
  { package: 'libsecret-1-0', purpose: 'start', there: () => hasLibrary('libsecret-1.so.0') },
  { package: 'xvfb', purpose: 'start', there: () => hasDisplay() || hasProgram('Xvfb') },
  { package: 'fonts-liberation', purpose: 'start', there: () => hasFont(/liberation/i), wanted: true },
  {
    package: 'fonts-noto-cjk',
    purpose: 'start',
    there: () => hasFont(/noto.*cjk|cjk.*noto|nanum|baekmuk/i),
    wanted: true,
  },
  // lists serial ports
  { package: 'udev', purpose: 'start', there: () => hasProgram('udevadm'), wanted: true },
  // only the fallback Electron needs it
  { package: 'g++', purpose: 'start', there: () => hasProgram('g++'), wanted: true },
  { package: 'mosquitto', purpose: 'test', there: () => hasProgram('mosquitto') },
  { package: 'mosquitto-clients', purpose: 'test', there: () => hasProgram('mosquitto_pub') },
  { package: 'socat', purpose: 'test', there: () => hasProgram('socat') },
  // the firmware's core is tested on the host
  { package: 'g++', purpose: 'test', there: () => hasProgram('gcc') },
  // runs the firmware; 70 MB with what it needs
  { package: 'qemu-system-arm', purpose: 'test', there: () => hasProgram('qemu-system-arm') },
];

/**
 * @param {'start' | 'test'} purpose
 * @returns {readonly Need[]} what is missing
 */
export function missingFromSystem(purpose) {
  if (process.platform !== 'linux') return [];
  return needs.filter((need) => (purpose === 'test' || need.purpose === 'start') && !need.there());
}

/**
 * Installs what is missing where that can be done without asking; else says which command does it.
 * @param {readonly Need[]} missing
 */
export async function installSystemPackages(missing) {
  const names = missing.map((need) => need.package);
  const command = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (process.getuid?.() === 0 && hasProgram('apt-get')) {
    say(`  installing Debian packages: ${names.join(' ')}`);
    await aptInstall(names);
    return;
  }
  const how = hasProgram('apt-get')
    ? `sudo ${command}`
    : `install what your system calls: ${names.join(', ')}`;
  if (missing.every((need) => need.wanted)) {
    say(`  some things would be better with more system packages: ${how}`);
    return;
  }
  throw new SetupError(`system packages are missing: ${names.join(', ')}`, `Run: ${how}`);
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
