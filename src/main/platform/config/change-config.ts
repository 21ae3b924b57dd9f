import type { TomlTable } from 'smol-toml';
import { unreachable } from '../../../shared/errors';
import type { ConfigChange } from '../../../shared/config-desk';
import { nodeAt } from '../../../shared/config-keys';
import type { Result } from '../../../shared/result';
import {
  indentOf,
  lineEnd,
  lineStart,
  newlineOf,
  nextLine,
  withoutBlock,
  withoutLines,
} from '../base/text-lines';
import { withCommentsAbove, withCommentsBelow } from '../base/toml-comments';
import {
  edited,
  nameOf,
  pairAt,
  removeTomlKey,
  samePath,
  setTomlKey,
  startsWith,
  tableAt,
} from '../base/toml-edit';
import { addTomlTable } from '../base/toml-list-edit';
import {
  scanToml,
  type TomlHead,
  type TomlOutline,
  type TomlPair,
  type TomlPath,
} from '../base/toml-scanner';
import { toParsed, toTomlKey, toTomlText, type TomlValue } from '../base/toml-text';
import { defaultText } from './default-config-text';
import { hideAddressPasswords, valuesOf } from './hide-secrets';

type Path = ConfigChange['place'];

/**
 * Makes one change of a config.toml; every other byte stays, and the result is read again before it is given.
 */
export function changeConfig(text: string, change: ConfigChange): Result<string> {
  switch (change.kind) {
    case 'set':
      return change.value === null ? removeKey(text, change.place) : setKey(text, change.place, change.value);
    case 'add':
      return addTable(text, change.place, change.list, change.values);
    case 'remove':
      return removeTable(text, change.place);
    default:
      return unreachable(change);
  }
}

/**
 * Where the key waits in a comment, as in a new file, it takes that place; where its table is not there, the
 * table is written at the end.
 */
function setKey(text: string, path: Path, value: TomlValue): Result<string> {
  const table = path.slice(0, -1);
  const key = String(path.at(-1));
  const what = `Set ${nameOf(path)}`;
  const apply = (root: TomlTable): void => {
    tableOf(root, table)[key] = toParsed(value) as TomlTable[string];
  };
  const isWritten = (outline: TomlOutline): boolean =>
    outline.entries.some((entry) => entry.kind === 'pair' && samePath(entry.path, path));
  const uncommented = edited(
    text,
    what,
    (outline) => (isWritten(outline) ? null : withoutMark(text, outline, table, key, value)),
    apply,
  );
  if (uncommented.ok || uncommented.error.code !== 'toml.unusual') return uncommented;
  const set = setTomlKey(text, table, key, value);
  if (set.ok || set.error.code !== 'toml.unusual') return set;
  const line = `${toTomlKey(key)} = ${toTomlText(value)}`;
  if (table.length === 0) return edited(text, what, (outline) => atTop(text, outline, line), apply);
  return edited(text, what, () => atEnd(text, [`[${headText(table)}]`, line]), apply);
}

/** `# key = default  # what it does` becomes `key = value  # what it does`. */
function withoutMark(
  text: string,
  outline: TomlOutline,
  table: Path,
  key: string,
  value: TomlValue,
): string | null {
  const heads = outline.entries
    .filter((entry): entry is TomlHead => entry.kind === 'head')
    .sort((a, b) => a.start - b.start);
  const at = heads.findIndex((head) => samePath(head.path, table));
  if (table.length > 0 && at < 0) return null;
  const from = table.length === 0 ? 0 : nextLine(text, heads[at]?.end ?? 0);
  const until = heads[table.length === 0 ? 0 : at + 1]?.start ?? text.length;
  for (let start = from; start < until; start = nextLine(text, start)) {
    const line = text.slice(start, lineEnd(text, start));
    // The comments of another table, whose head is one too.
    if (/^[ \t]*#[ \t]*\[/u.test(line)) return null;
    const [, indent = '', bare = '', name] = /^([ \t]*)#[ \t]*(([A-Za-z0-9_-]+)[ \t]*=.*)$/u.exec(line) ?? [];
    if (name === key)
      return `${text.slice(0, start)}${indent}${key} = ${toTomlText(value)}${remarkBehind(bare, pairAt(scanToml(bare), [key])?.end ?? 0)}${text.slice(start + line.length)}`;
  }
  return null;
}

/** With the blanks before it; '' where there is none. */
function remarkBehind(text: string, end: number): string {
  const behind = text.slice(end, lineEnd(text, end));
  return /^[ \t]*#/u.test(behind) ? behind : '';
}

/**
 * A line without a remark is taken out. One with a remark becomes a comment, as a person would have it, which
 * the key takes the place of when it is set again: documentation stands over the default again, a remark of
 * somebody's own over the value that it is about. What is secret does not stay.
 */
function removeKey(text: string, path: Path): Result<string> {
  const [table, key] = [path.slice(0, -1), String(path.at(-1))];
  const pair = pairAt(scanToml(text), path);
  if (pair === null || pair.inline || !hasRemarks(text, pair)) return removeTomlKey(text, table, key);
  const node = nodeAt(path, valuesOf(text) ?? {});
  const remark = remarkBehind(text, pair.end);
  const value = text.slice(pair.value, pair.end);
  const left =
    node?.secret === true || hideAddressPasswords(value) !== value
      ? '""'
      : node?.description !== undefined && remark.includes(node.description)
        ? defaultText(node.default)
        : value;
  const [start, end] = [lineStart(text, pair.start), lineEnd(text, pair.end)];
  const lines = `${text.slice(pair.start, pair.value)}${left}${remark}`
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n');
  return edited(
    text,
    `Take out ${nameOf(path)}`,
    () => `${text.slice(0, start)}${indentOf(text, pair.start)}${lines}${text.slice(end)}`,
    (root) => {
      const parent = tableAt(root, table);
      if (parent !== null) delete parent[key];
    },
  );
}

/** Behind the value, or between the items of a list. */
function hasRemarks(text: string, pair: TomlPair): boolean {
  if (remarkBehind(text, pair.end) !== '') return true;
  const items = scanToml(text).entries.filter(
    (entry) => entry.kind === 'item' && entry.start > pair.value && entry.end < pair.end,
  );
  const between = items.reduceRight(
    (value, { start, end }) => value.slice(0, start - pair.value) + value.slice(end - pair.value),
    text.slice(pair.value, pair.end),
  );
  return between.startsWith('[') && between.includes('#');
}

/** Before the first table, and before the comments that stand over it. */
function atTop(text: string, outline: TomlOutline, line: string): string {
  const newline = newlineOf(text);
  const top = outline.entries
    .filter((entry) => entry.kind === 'pair' && entry.table.length === 0 && !entry.inline)
    .at(-1);
  if (top !== undefined)
    return `${text.slice(0, lineEnd(text, top.end))}${newline}${line}${text.slice(lineEnd(text, top.end))}`;
  const [mark = ''] = /^\uFEFF/u.exec(text) ?? [];
  return `${mark}${line}${newline}${text.slice(mark.length)}`;
}

function atEnd(text: string, lines: readonly string[]): string {
  const newline = newlineOf(text);
  const before =
    text.trimEnd() === '' ? text : `${text.replace(/(?<![\r\n])[\r\n]*$/u, '')}${newline}${newline}`;
  return `${before}${lines.join(newline)}${newline}`;
}

/** Of a list the last table is meant where no index stands. */
const headText = (path: Path): string =>
  path
    .filter((part): part is string => typeof part === 'string')
    .map(toTomlKey)
    .join('.');

function addTable(
  text: string,
  place: Path,
  list: boolean,
  values: Readonly<Record<string, TomlValue>>,
): Result<string> {
  const outline = scanToml(text);
  if (list && pairAt(outline, place) !== null)
    return addTomlTable(
      text,
      place,
      outline.entries.filter(({ kind, path }) => kind === 'item' && samePath(path.slice(0, -1), place))
        .length,
      values,
    );
  const lines = [
    list ? `[[${headText(place)}]]` : `[${headText(place)}]`,
    ...Object.entries(values).map(([key, value]) => `${toTomlKey(key)} = ${toTomlText(value)}`),
  ];
  return edited(
    text,
    `Add ${nameOf(place)}`,
    () => atEnd(text, lines),
    (root) => {
      const added = Object.create(null) as TomlTable;
      for (const [key, value] of Object.entries(values)) added[key] = toParsed(value) as TomlTable[string];
      const parent = tableOf(root, place.slice(0, -1));
      const key = String(place.at(-1));
      if (!list) parent[key] = added;
      else parent[key] = [...((parent[key] as TomlTable[] | undefined) ?? []), added];
    },
  );
}

/**
 * With the tables below it, the comments in them and right below, and those above that a blank line sets
 * apart. Those at the start of the file stay, for they may be about all of it.
 */
function removeTable(text: string, place: Path): Result<string> {
  let kept: readonly TomlPath[] = [];
  return edited(
    text,
    `Remove ${nameOf(place)}`,
    (outline) => {
      const heads = outline.entries.filter((entry) => entry.kind === 'head');
      kept = heads.map(({ path }) => path);
      const runs = runsBelow(heads, place);
      if (runs.length === 0) return null;
      // From the back, so that what stands before keeps its place.
      return runs.reduceRight((left, run) => {
        const own = outline.entries.filter(
          (entry) => entry.kind === 'pair' && run.some(({ path }) => samePath(entry.table, path)),
        );
        const first = lineStart(text, run[0]?.start ?? 0);
        const above = withCommentsAbove(text, first);
        const last = withCommentsBelow(text, Math.max(...[...run, ...own].map(({ end }) => end)));
        return above === 0 && first > 0 ? withoutLines(left, first, last) : withoutBlock(left, above, last);
      }, text);
    },
    (root) => {
      const parent = valueAt(root, place.slice(0, -1));
      const last = place.at(-1);
      if (Array.isArray(parent) && typeof last === 'number') {
        parent.splice(last, 1);
        // A list of blocks without blocks is not there.
        if (parent.length > 0) return;
        delete tableOf(root, place.slice(0, -2))[String(place.at(-2))];
        prune(root, place.slice(0, -2), kept);
      } else if (typeof parent === 'object' && parent !== null) {
        delete (parent as TomlTable)[String(last)];
        prune(root, place.slice(0, -1), kept);
      }
    },
  );
}

/**
 * The heads of a table and of those below it, in the order of the text; what no other head parts stands
 * together.
 */
function runsBelow(heads: readonly TomlHead[], place: Path): readonly (readonly TomlHead[])[] {
  const runs: TomlHead[][] = [];
  for (const [at, head] of heads.entries()) {
    if (!startsWith(head.path, place)) continue;
    const before = heads[at - 1];
    if (before !== undefined && startsWith(before.path, place)) runs.at(-1)?.push(head);
    else runs.push([head]);
  }
  return runs;
}

/** A table that was there only because of one below it goes with it; one with a head of its own stays. */
function prune(root: TomlTable, path: Path, heads: readonly TomlPath[]): void {
  const table = valueAt(root, path);
  if (
    path.length === 0 ||
    heads.some((head) => samePath(head, path)) ||
    typeof table !== 'object' ||
    table === null ||
    Array.isArray(table) ||
    Object.keys(table).length > 0
  )
    return;
  const parent = valueAt(root, path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return;
  delete (parent as TomlTable)[String(path.at(-1))];
  prune(root, path.slice(0, -1), heads);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, part) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[part]
        : undefined,
    root,
  );
}

/** The table of the path, made where it is missing. */
function tableOf(root: TomlTable, path: Path): TomlTable {
  let here = root;
  for (const part of path) {
    const next = (here as Record<string | number, unknown>)[part];
    if (typeof next === 'object' && next !== null) here = next as TomlTable;
    else {
      const made = Object.create(null) as TomlTable;
      here[String(part)] = made;
      here = made;
    }
  }
  return here;
}
