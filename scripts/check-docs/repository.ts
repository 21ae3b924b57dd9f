import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is made, fetched or a fixture is no page of ours and is named by none. */
const skipped = new Set(['node_modules', '.git', 'out', 'release', 'test-results', '__fixtures__', '.cache']);

/** Paths are relative to the repository, with `/`. */
export interface Repository {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** The paths of the files of one name. */
  readonly named: ReadonlyMap<string, readonly string[]>;
}

export function readRepository(): Repository {
  const files = new Set<string>();
  const folders = new Set<string>(['.']);
  const named = new Map<string, string[]>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(`${root}${folder}`, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) {
        folders.add(path);
        walk(`${path}/`);
      } else {
        files.add(path);
        named.set(entry.name, [...(named.get(entry.name) ?? []), path]);
      }
    }
  };
  walk('');
  return { files, folders, named };
}

/** A file, a folder, or a pattern with `*` that some file fits. */
export function exists(path: string, { files, folders }: Repository): boolean {
  const clean = path.replace(/\/$/u, '');
  if (files.has(clean) || folders.has(clean)) return true;
  if (!clean.includes('*')) return false;
  const pattern = new RegExp(`^${patternOf(clean)}(?:/|$)`, 'u');
  return [...files].some((file) => pattern.test(file));
}

/** A file whose path ends so: `llama/host.ts`, `agent/*.test.ts`. */
export function someEndsWith(path: string, { files, named }: Repository): boolean {
  const pattern = new RegExp(`(?:^|/)${patternOf(path)}$`, 'u');
  const candidates = path.includes('*') ? [...files] : (named.get(path.replace(/^.*\//u, '')) ?? []);
  return candidates.some((file) => pattern.test(file));
}

const patternOf = (path: string): string =>
  path.replace(/[.+?^$()[\]{}|\\]/gu, '\\$&').replaceAll('*', '[^/]*');
