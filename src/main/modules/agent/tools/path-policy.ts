import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Where files may be touched. All folders are absolute; `~/` in `forbidden` stands for `home`. */
export interface PathRules {
  readonly workspace: string;
  /** False: everything but `forbidden` may be named too. */
  readonly workspaceOnly: boolean;
  /** Folders that count like the workspace. */
  readonly allowedRoots: readonly string[];
  readonly forbidden: readonly string[];
  readonly home: string;
}

/**
 * The absolute path that a path as the model wrote it means, or null when it may not be named. Links are not
 * looked at yet.
 */
export function resolveNamedPath(named: string, rules: PathRules): string | null {
  if (decoded(named).includes('\0') || climbs(named) || climbs(decoded(named)) || /^~[^/\\]/u.test(named))
    return null;
  const path = resolve(rules.workspace, expanded(named, rules.home));
  return isAllowed(path, rules) ? path : null;
}

/** Whether a path may be touched that has no links left in it. */
export function isAllowed(path: string, rules: PathRules): boolean {
  if ([rules.workspace, ...rules.allowedRoots].some((root) => isInside(path, root))) return true;
  return (
    !rules.workspaceOnly && !rules.forbidden.some((folder) => isInside(path, expanded(folder, rules.home)))
  );
}

/** Whether `path` is `folder` or lies in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A parent folder in any spelling, even where it would cancel out: nobody who means well writes it. */
const climbs = (path: string): boolean => path.split(/[/\\]/u).includes('..');

/** `%2e%2e%2f` and the like, which some other reader of the path may decode. */
const decoded = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const expanded = (path: string, home: string): string =>
  path === '~' || /^~[/\\]/u.test(path) ? join(home, path.slice(1)) : path;

/** Names that mean a device, a stream or another file on Windows, whatever folder they stand in. */
export const isWindowsTrap = (name: string): boolean =>
  /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\..*)?$|:|[. ]$/iu.test(name);
