import { lstatSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { isInside } from '../path-policy';

/**
 * The first place outside the workspace that an argument names, as far as that can be seen from outside the program: absolute paths,
 * `..`, `~`, links that lead out, also behind `--option=`, `-o` and `@`. Null: none is seen.
 */
export function placeOutside(argument: string, workspace: string): string | null {
  return placesIn(argument).find((place) => leadsOut(place, workspace)) ?? null;
}

function placesIn(argument: string): readonly string[] {
  const parts = argument.split('=').flatMap((part) => (isWebAddress(part) ? [] : [part, ...part.split(/[,:@]/u)]));
  const behindOption = /^-[^-/]*(\/.*)$/u.exec(argument)?.[1];
  return [...parts, ...(behindOption === undefined ? [] : [behindOption])].filter((part) => part !== '');
}

const isWebAddress = (text: string): boolean => /^(?!file:)[a-z][a-z0-9+.-]*:\/\//iu.test(text);

function leadsOut(place: string, workspace: string): boolean {
  if (/^~/u.test(place) || place.split(/[/\\]/u).includes('..') || /^[a-z]:[\\/]|^\\\\/iu.test(place)) return true;
  const path = resolve(workspace, place);
  return !isInside(path, workspace) || !isInside(trueTop(path), realpathSync(workspace));
}

/** Where a path really leads, or the last folder of it that exists; a link to nowhere yet leads out. */
function trueTop(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return dirname(path) === path ? path : trueTop(dirname(path));
  try {
    return realpathSync(path);
  } catch {
    return sep;
  }
}
