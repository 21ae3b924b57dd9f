/**
 * Which files a trigger is for: a path with "/", from the workspace or absolute. `*` stands for characters of
 * one name and `?` for one, but not for a dot that begins it; `**` stands for any folders. All of it takes
 * linear time in the length of the path for each part of the pattern. Names that other systems write taken apart
 * (é as e and an accent, Hangul as its letters) are the same names.
 */
export function fileMatches(pattern: string, path: string): boolean {
  return partsMatch(namesIn(pattern), namesIn(path), false);
}

const namesIn = (path: string): readonly string[] => path.normalize('NFC').split('/');

/** Whether a file for which the pattern is could lie in this folder or below it. `''`: where paths begin. */
export function mayLieBelow(pattern: string, folder: string): boolean {
  return folder === '' || partsMatch(namesIn(pattern), namesIn(folder), true);
}

/** Why nothing can have such a path; null: it can. */
export function filePatternMistake(pattern: string): FilePatternMistake | null {
  const parts = pattern.replace(/^\/+/u, '').split('/');
  if (pattern.trim() === '') return 'empty';
  if (pattern.endsWith('/')) return 'folder';
  if (pattern.includes('\\')) return 'backslash';
  if (parts.some((part) => part === '.' || part === '..' || part === '')) return 'climbs';
  if (parts.some((part) => part !== '**' && part.includes('**'))) return 'stars';
  return null;
}

export type FilePatternMistake = 'empty' | 'folder' | 'backslash' | 'climbs' | 'stars';

export const isAbsolutePattern = (pattern: string): boolean => /^(?:\/|[A-Za-z]:\/)/u.test(pattern);

/** Whether all that an absolute pattern is for lies in this folder, however the system writes its path. */
export const patternLiesIn = (pattern: string, folder: string): boolean =>
  pattern.normalize('NFC').startsWith(`${folderWithSlashes(folder).normalize('NFC')}/`);

/** The path of a folder as patterns have it. */
export const folderWithSlashes = (path: string): string => path.replaceAll('\\', '/').replace(/\/$/u, '');

export const hasFileWildcard = (pattern: string): boolean => /[*?]/u.test(pattern);

/** `begins`: it is enough that names may follow with which all of the pattern matches. */
function partsMatch(parts: readonly string[], names: readonly string[], begins: boolean): boolean {
  // For each name, which parts of the pattern may come next: as many states as there are parts.
  let next = closure(new Set([0]), parts);
  for (const name of names) {
    const after = new Set<number>();
    for (const at of next) {
      const part = parts[at];
      if (part === undefined) continue;
      if (part === '**') {
        if (name.startsWith('.')) continue;
        after.add(at);
        if (at === parts.length - 1) after.add(parts.length);
      } else if (nameMatches(part, name)) after.add(at + 1);
    }
    next = closure(after, parts);
  }
  return begins ? [...next].some((at) => at < parts.length) : next.has(parts.length);
}

/** `**` may stand for no folder at all; at the end it stands for a file. */
function closure(states: Set<number>, parts: readonly string[]): Set<number> {
  for (const at of states) if (parts[at] === '**' && at < parts.length - 1) states.add(at + 1);
  return states;
}

function nameMatches(part: string, name: string): boolean {
  if (name.startsWith('.') && !part.startsWith('.')) return false;
  const [wanted, found] = [[...part], [...name]];
  let [at, inName, star, mark] = [0, 0, -1, 0];
  while (inName < found.length) {
    if (wanted[at] === '*') {
      star = at;
      mark = inName;
      at += 1;
    } else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === found[inName])) {
      at += 1;
      inName += 1;
    } else if (star >= 0) {
      mark += 1;
      at = star + 1;
      inName = mark;
    } else return false;
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
}
