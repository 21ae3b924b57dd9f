import type { TextPlace } from './text-editor-props';

/** Where in a TOML text a place is. */
export interface TomlPlace {
  readonly part: 'head' | 'key' | 'value' | 'nothing';
  /** The table that the line stands in, by the parts of its head; none: the top. */
  readonly table: readonly string[];
  /** The keys that the table has, with their values as written. */
  readonly keys: ReadonlyMap<string, string>;
  /** The key that is written, or whose value it is. */
  readonly key: string;
  /** Columns of what is written there: of a text with its quotes. */
  readonly start: number;
  readonly end: number;
  /** Within the brackets of a list. */
  readonly inList: boolean;
  /** Behind a key: its value is there already. */
  readonly hasValue: boolean;
}

interface Scan {
  /** What is open at the end of the line: a text of several lines, or brackets. */
  readonly text: '"""' | "'''" | null;
  readonly depth: number;
  /** Columns of the texts in quotes; `end` is behind the closing one, or null. */
  readonly texts: readonly { readonly start: number; readonly end: number | null }[];
  /** Column of the first `=` and of the `#` of a comment; null: there is none. */
  readonly equals: number | null;
  readonly comment: number | null;
  /** Brackets open at each column of interest, by column. */
  readonly depthAt: (column: number) => number;
}

const closed: Pick<Scan, 'text' | 'depth'> = { text: null, depth: 0 };
const headPattern = /^\s*\[\[?\s*([^\]]*?)\s*\]?\]?\s*(?:#.*)?$/u;

export function tomlPlace(lines: readonly string[], { line, column }: TextPlace): TomlPlace {
  let table: readonly string[] = [];
  let keys = new Map<string, string>();
  let open = closed;
  let openKey = '';
  let found: TomlPlace | null = null;
  for (const [index, text] of lines.entries()) {
    const before = open;
    const scan = scanLine(text, before);
    const isHead = before.text === null && before.depth === 0 && headPattern.test(text);
    if (isHead && found !== null) break;
    if (isHead) {
      table = partsOf(headPattern.exec(text)?.[1] ?? '');
      keys = new Map();
    }
    const key = before.text !== null || before.depth > 0 ? openKey : keyOf(text, scan);
    const isNew = before.text === null && before.depth === 0 && scan.equals !== null && !isHead;
    if (index === line - 1) found = placeIn(text, column, { scan, before, isHead, key, table, keys });
    else if (isNew)
      keys.set(key, text.slice(scan.equals, scan.comment === null ? undefined : scan.comment - 1).trim());
    open = isHead ? closed : scan;
    openKey = key;
  }
  return (
    found ?? { part: 'key', table, keys, key: '', start: column, end: column, inList: false, hasValue: false }
  );
}

interface LineState {
  readonly scan: Scan;
  readonly before: Pick<Scan, 'text' | 'depth'>;
  readonly isHead: boolean;
  readonly key: string;
  readonly table: readonly string[];
  readonly keys: ReadonlyMap<string, string>;
}

function placeIn(
  text: string,
  column: number,
  { scan, before, isHead, key, table, keys }: LineState,
): TomlPlace {
  const around = { table, keys, key, inList: scan.depthAt(column) > 0, hasValue: scan.equals !== null };
  const first = text.length - text.trimStart().length + 1;
  if (before.text !== null || (scan.comment !== null && column > scan.comment))
    return { ...around, part: 'nothing', start: column, end: column };
  if (isHead)
    return {
      ...around,
      part: 'head',
      key: '',
      inList: false,
      start: first,
      end: (scan.comment === null ? text : text.slice(0, scan.comment - 1)).trimEnd().length + 1,
    };
  if (before.depth === 0 && (scan.equals === null || column <= scan.equals))
    return {
      ...around,
      part: 'key',
      start: Math.min(first, column),
      end: first + (/^(?:[\w.-]+|"[^"]*"?|'[^']*'?)+/u.exec(text.slice(first - 1))?.[0].length ?? 0),
    };
  const quoted = scan.texts.find(({ start, end }) => column > start && (end === null || column < end));
  if (quoted !== undefined)
    return { ...around, part: 'value', start: quoted.start, end: quoted.end ?? text.length + 1 };
  const left = /[\w.+-]*$/u.exec(text.slice(0, column - 1))?.[0].length ?? 0;
  const right = /^[\w.+-]*/u.exec(text.slice(column - 1))?.[0].length ?? 0;
  return { ...around, part: 'value', start: column - left, end: column + right };
}

function scanLine(line: string, before: Pick<Scan, 'text' | 'depth'>): Scan {
  const texts: { start: number; end: number | null }[] = [];
  const depths: { readonly at: number; readonly depth: number }[] = [{ at: 0, depth: before.depth }];
  let { text, depth } = before;
  let equals: number | null = null;
  let comment: number | null = null;
  let at = 0;
  while (at < line.length) {
    const rest = line.slice(at);
    if (text !== null) {
      const end = rest.indexOf(text);
      at = end < 0 ? line.length : at + end + 3;
      if (end >= 0) text = null;
      continue;
    }
    const long = rest.startsWith('"""') ? '"""' : rest.startsWith("'''") ? "'''" : null;
    const short = long === null ? /^(?:"(?:[^"\\]|\\.)*"?|'[^']*'?)/u.exec(rest)?.[0] : undefined;
    const sign = line[at];
    if (long !== null) {
      text = long;
      at += 3;
    } else if (short !== undefined) {
      const isClosed = short.length > 1 && short.at(-1) === short[0];
      texts.push({ start: at + 1, end: isClosed ? at + short.length + 1 : null });
      at += short.length;
    } else if (sign === '#') {
      comment = at + 1;
      break;
    } else {
      if (sign === '=') equals ??= at + 1;
      if (sign === '[' || sign === '{') depth += 1;
      if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
      at += 1;
      depths.push({ at, depth });
    }
  }
  return {
    text,
    depth,
    texts,
    equals,
    comment,
    depthAt: (column) => depths.findLast((each) => each.at < column)?.depth ?? 0,
  };
}

const keyOf = (text: string, { equals }: Scan): string =>
  (equals === null ? text.trim() : text.slice(0, equals - 1).trim()).replaceAll(/^["']|["']$/gu, '');

/** `providers."my shop"` → providers, my shop. */
export const partsOf = (head: string): readonly string[] =>
  [...head.matchAll(/"([^"]*)"|'([^']*)'|([^.\s"']+)/gu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
