import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isInside } from '../path-policy';

export interface Bounds {
  readonly workspace: string;
  /** Folders that no model may change. Absolute. */
  readonly kept: readonly string[];
}

export interface ForbiddenPlace {
  readonly place: string;
  /** kept: it is a folder that no model may change, lies in one, or holds one. */
  readonly why: 'outside' | 'kept';
}

/**
 * The first place an argument names that programs are kept from, as far as that can be seen from outside the
 * program: absolute paths, `..`, `~`, links that lead out, kept folders, also behind `--option=`, `-o` and
 * `@`. Null: none is seen.
 */
export function forbiddenPlace(argument: string, bounds: Bounds): ForbiddenPlace | null {
  for (const place of placesIn(argument, bounds.workspace)) {
    if (leadsOut(place, bounds.workspace)) return { place, why: 'outside' };
    if (isKept(place, bounds)) return { place, why: 'kept' };
  }
  return null;
}

function placesIn(argument: string, workspace: string): readonly string[] {
  const [option = ''] = argument.startsWith('-') ? argument.split('=', 1) : [];
  const parts = argument
    .split('=')
    .flatMap((part) => (isWebAddress(part) ? [] : [part, ...part.split(/[,:@]/u)]));
  return [...parts, ...tailsOf(option, workspace)].filter((part) => part !== '');
}

/**
 * Where the letters of an option end and its value begins is known to the program alone: `-t..`, `-xvf..`.
 */
function tailsOf(option: string, workspace: string): readonly string[] {
  const tails = Array.from(option, (_, index) => option.slice(index + 1));
  return tails.filter(
    (tail) => /^(?:[/\\~]|\.\.(?:[/\\]|$)|[a-z]:[/\\])/iu.test(tail) || isThere(tail, workspace),
  );
}

/** Whether a path could begin like this: with something that lies in the workspace. */
function isThere(place: string, workspace: string): boolean {
  const [, name] = /^([^/\\]{1,255})(?:[/\\]|$)/u.exec(place) ?? [];
  return name !== undefined && exists(resolve(workspace, name));
}

const isWebAddress = (text: string): boolean => /^(?!file:)[a-z][a-z0-9+.-]*:\/\//iu.test(text);

function leadsOut(place: string, workspace: string): boolean {
  if (/^~/u.test(place) || place.split(/[/\\]/u).includes('..') || /^[a-z]:[\\/]|^\\\\/iu.test(place))
    return true;
  const path = resolve(workspace, place);
  return !isInside(path, workspace) || !isInside(truePath(path), realpathSync(workspace));
}

/** The workspace itself holds everything, and is named to look through it. */
function isKept(place: string, { workspace, kept }: Bounds): boolean {
  const path = resolve(workspace, place);
  const ways = [
    { root: workspace, toPath: (named: string) => named },
    { root: realpathSync(workspace), toPath: truePath },
  ];
  return ways.some(({ root, toPath }) => {
    const named = folded(toPath(path));
    return kept
      .map((folder) => folded(toPath(folder)))
      .some((folder) => isInside(named, folder) || (named !== folded(root) && isInside(folder, named)));
  });
}

/**
 * Some file systems take letter case and the way a letter is composed for the same; where they do not,
 * nothing is lost.
 */
const folded = (path: string): string => path.normalize('NFC').toLowerCase();

/** Where a path really leads, as far as it exists; a link to nowhere yet leads out. */
function truePath(path: string): string {
  if (!exists(path)) return dirname(path) === path ? path : join(truePath(dirname(path)), basename(path));
  try {
    return realpathSync(path);
  } catch {
    return sep;
  }
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code !== 'ENAMETOOLONG';
  }
}
