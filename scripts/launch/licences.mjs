import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../setup/paths.mjs';

/**
 * Every package that is part of the program, with its licence as the lock file has it: what the sources name,
 * and what that needs.
 * @param {string} root
 * @returns {{ name: string, version: string, licence: string }[]}
 */
export function licences(root = projectRoot) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const waiting = [...named(join(root, 'src')), 'electron'].flatMap(
    (name) => resolve(packages, '', name) ?? [],
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const {
      version = '',
      license = 'not stated',
      name = path.slice(path.lastIndexOf('node_modules/') + 13),
      dependencies = {},
      optionalDependencies = {},
    } = packages[path];
    found.set(path, { name, version, licence: license });
    // Electron's own dependencies fetch it, and are not in it.
    if (name !== 'electron')
      for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
        waiting.push(...(resolve(packages, path, needed) ?? []));
  }
  const unique = new Map([...found.values()].map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...unique.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/**
 * As Node looks for it: beside whoever asks, then further up. @param {Record<string, unknown>} packages
 * @param {string} from @param {string} name
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return [path];
    if (folder === '') return null;
  }
}

/** Packages that sources import. @param {string} folder @returns {string[]} */
function named(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return named(path);
    if (!/\.(?:ts|tsx|css)$/u.test(entry.name) || /\.test\.tsx?$/u.test(entry.name)) return [];
    return [
      ...readFileSync(path, 'utf8').matchAll(
        /(?:from|import|import\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)[^'"]*['"]/gu,
      ),
    ].map(([, name]) => name ?? '');
  });
  return [...new Set(names)].filter(
    (name) => !builtinModules.includes(name) && !name.startsWith('.') && name !== 'node',
  );
}
