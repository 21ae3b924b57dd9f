import { ExactNumber, type ExactJson } from '../../../shared/exact-json';

/** What a path in double braces begins with. */
export const templateRoots = ['payload', 'topic', 'meta', 'steps', 'state', 'item', 'index'] as const;

/** Keys and indexes, outermost first. */
export type JsonPath = readonly string[];

/**
 * The value there, or undefined. Only own keys of objects and indexes of arrays count: nothing inherited is
 * ever seen.
 */
export function lookUp(value: ExactJson, path: JsonPath): ExactJson | undefined {
  let current: ExactJson | undefined = value;
  for (const segment of path) {
    current = child(current, segment);
    if (current === undefined) return undefined;
  }
  return current;
}

function child(value: ExactJson | undefined, segment: string): ExactJson | undefined {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return undefined;
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/u.test(segment) ? value[Number(segment)] : undefined;
  return Object.hasOwn(value, segment) ? value[segment] : undefined;
}

export interface ReadPath {
  readonly path: JsonPath;
  /** Offset after the path. */
  readonly end: number;
}

export interface PathMistake {
  /** Offset in the text. */
  readonly at: number;
  readonly message: string;
}

const plainKey = /[^\s.[\]()<>=!&|"'{}]+/uy;
/** Between commas a comma ends a key. */
const keyOfList = /[^\s.[\]()<>=!&|"'{},]+/uy;
const quotedKey = /\[\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'([^'\\]*(?:\\.[^'\\]*)*)')\s*\]/uy;
const index = /\[\s*(\d+)\s*\]/uy;

/** Reads `.key`, `[0]` and `["a key"]` from `start` on, as many as there are. */
export function readPath(text: string, start: number, inList = false): ReadPath | PathMistake {
  const path: string[] = [];
  let at = start;
  for (;;) {
    if (text[at] === '.') {
      const key = matchAt(inList ? keyOfList : plainKey, text, at + 1);
      if (key === null) return { at: at + 1, message: 'a key is missing after "."' };
      path.push(key[0]);
      at += 1 + key[0].length;
    } else if (text[at] === '[') {
      const bracket = matchAt(index, text, at) ?? matchAt(quotedKey, text, at);
      if (bracket === null)
        return { at, message: 'brackets hold an index like [0] or a quoted key like ["a key"]' };
      path.push(unescapeQuoted(bracket[1] ?? bracket[2] ?? ''));
      at += bracket[0].length;
    } else {
      return { path, end: at };
    }
  }
}

/** A path as it is written in a condition. */
export const printPath = (path: JsonPath): string =>
  `$${path
    .map((key) =>
      /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key)
        ? `.${key}`
        : /^\d+$/u.test(key)
          ? `[${key}]`
          : `["${key.replaceAll(/["\\]/gu, '\\$&')}"]`,
    )
    .join('')}`;

/** A backslash makes the next character an ordinary one. */
export const unescapeQuoted = (text: string): string => text.replaceAll(/\\(.)/gsu, '$1');

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
