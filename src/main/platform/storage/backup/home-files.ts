import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isHalfWritten } from '../../base/atomic-file';
import type { HomePaths } from '../home-paths';
import { partFolders, type PartFolder } from './manifest';

export interface HomeFile {
  /** In the backup. */
  readonly path: string;
  readonly file: string;
}

export interface HomeFiles {
  readonly files: readonly HomeFile[];
  /** Paths of what cannot go into a backup: links, sockets and pipes, names that are no text. */
  readonly left: readonly string[];
}

/** Files of the folders that a backup holds. `sops`: the folder of the procedures. */
export function homeFiles(paths: HomePaths, sops: string): HomeFiles {
  const folders: Readonly<Record<PartFolder, string>> = {
    sops,
    memory: paths.memory,
    sessions: paths.sessions,
    plugins: paths.plugins,
  };
  const found = Object.entries(partFolders).map(([name, prefix]) => {
    const folder = folders[name as PartFolder];
    return filesBelow(
      folder,
      prefix,
      name === 'sops'
        ? (path) => leadsToProcedure(path.slice(prefix.length), folder, paths.home)
        : () => false,
    );
  });
  return { files: found.flatMap(({ files }) => files), left: found.flatMap(({ left }) => left) };
}

function filesBelow(folder: string, prefix: string, isFollowed: (path: string) => boolean): HomeFiles {
  if (!existsSync(folder)) return { files: [], left: [] };
  const found = readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry): HomeFiles => {
      const path = `${prefix}${entry.name}`;
      const file = join(folder, entry.name);
      const isReachable = entry.isSymbolicLink() ? isFollowed(path) : existsSync(file);
      const kind = isReachable ? statSync(file) : null;
      if (kind?.isDirectory() === true) return filesBelow(file, `${path}/`, isFollowed);
      if (isHalfWritten(entry.name)) return { files: [], left: [] };
      return kind?.isFile() === true ? { files: [{ path, file }], left: [] } : { files: [], left: [path] };
    });
  return { files: found.flatMap(({ files }) => files), left: found.flatMap(({ left }) => left) };
}

/**
 * The links that the library follows: a procedure's folder, and its two files. None around the procedures or
 * the home: it would hold itself.
 */
function leadsToProcedure(path: string, sops: string, home: string): boolean {
  const [folder = '', name, ...deeper] = path.split('/');
  const link = join(sops, path);
  if (name !== undefined)
    return (
      deeper.length === 0 &&
      (name === 'SOP.toml' || name === 'SOP.md') &&
      statSync(link, { throwIfNoEntry: false })?.isFile() === true
    );
  if (!existsSync(join(sops, folder, 'SOP.toml'))) return false;
  const target = join(realpathSync(link), sep);
  return ![sops, home].some((own) => join(realpathSync(own), sep).startsWith(target));
}
