import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What several checkouts share: downloads, the converted Electron, the compiled SQLite binding. */
export const sharedCache = process.env['ZEROCLAW_CACHE'] ?? join(homedir(), '.cache', 'zeroclaw-desktop');

/** What belongs to this checkout alone; `npm ci` empties it, and set-up fills it again. */
export const checkoutCache = join(projectRoot, 'node_modules', '.cache', 'zeroclaw');

/** The Electron used when the official one cannot be had. */
export const fallbackElectronDir = join(checkoutCache, 'electron');

/** Must stay what src/main/platform/base/native-binding.ts looks for. */
export const sqliteBindingPath = join(checkoutCache, 'better-sqlite3-napi-experimental.node');

/** The Node of package-lock.json: newer than the machine's may be. */
export const packagedNode = join(
  projectRoot,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** @returns {{ path: string, kind: 'official' | 'fallback' } | undefined} */
export function findElectron() {
  const official = officialElectron();
  if (official !== undefined) return { path: official, kind: 'official' };
  const fallback = join(fallbackElectronDir, 'electron');
  return existsSync(fallback) ? { path: fallback, kind: 'fallback' } : undefined;
}

function officialElectron() {
  const packageDir = join(projectRoot, 'node_modules', 'electron');
  const pathFile = join(packageDir, 'path.txt'); // written last by the package's own installer
  if (!existsSync(pathFile)) return undefined;
  const executable = join(packageDir, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : undefined;
}

/**
 * PATH without this project's own bin folder. Inside npm scripts that folder's `node` comes first, and npm
 * must not run on a Node that `npm ci` is about to delete.
 */
export function pathWithoutProject() {
  const inside = join(projectRoot, 'node_modules') + sep;
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(inside))
    .join(delimiter);
}
