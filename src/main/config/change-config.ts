import type { TomlTable } from 'smol-toml';
import { unreachable } from '../../shared/errors';
import type { ConfigChange } from '../../shared/config-desk';
import type { Result } from '../../shared/result';
import { lineEnd, lineStart, newlineOf, nextLine, withoutBlock } from '../base/text-lines';
import { edited, nameOf, removeTomlKey, samePath, setTomlKey, startsWith } from '../base/toml-edit';
import type { TomlHead, TomlOutline, TomlPath } from '../base/toml-scanner';
import { toParsed, toTomlKey, toTomlText, type TomlValue } from '../base/toml-text';

type Path = ConfigChange['place'];

/** Makes one change of a config.toml; every other byte stays, and the result is read again before it is given. */
export function changeConfig(text: string, change: ConfigChange): Result<string> {
  switch (change.kind) {
    case 'set':
      return change.value === null ? removeTomlKey(text, change.place.slice(0, -1), String(change.place.at(-1))) : setKey(text, change.place, change.value);
    case 'add':
      return addTable(text, change.place, change.list, change.values);
    case 'remove':
      return removeTable(text, change.place);
    default:
      return unreachable(change);
  }
}

/** Where the key waits in a comment, as in a new file, it takes that place; where its table is not there, the table is written at the end. */
function setKey(text: string, path: Path, value: TomlValue): Result<string> {
  const table = path.slice(0, -1);
  const key = String(path.at(-1));
  const what = `Set ${nameOf(path)}`;
  const apply = (root: TomlTable): void => { tableOf(root, table)[key] = toParsed(value) as TomlTable[string]; };
  const isWritten = (outline: TomlOutline): boolean => outline.entries.some((entry) => entry.kind === 'pair' && samePath(entry.path, path));
  const uncommented = edited(text, what, (outline) => (isWritten(outline) ? null : withoutMark(text, outline, table, key, value)), apply);
  if (uncommented.ok || uncommented.error.code !== 'toml.unusual') return uncommented;
  const set = setTomlKey(text, table, key, value);
  if (set.ok || set.error.code !== 'toml.unusual') return set;
  const line = `${toTomlKey(key)} = ${toTomlText(value)}`;
  if (table.length === 0) return edited(text, what, (outline) => atTop(text, outline, line), apply);
  return edited(text, what, () => atEnd(text, [`[${headText(table)}]`, line]), apply);
}

/** `# key = default  # what it does` becomes `key = value  # what it does`. */
function withoutMark(text: string, outline: TomlOutline, table: Path, key: string, value: TomlValue): string | null {
  const heads = outline.entries.filter((entry): entry is TomlHead => entry.kind === 'head').sort((a, b) => a.start - b.start);
  const at = heads.findIndex((head) => samePath(head.path, table));
  if (table.length > 0 && at < 0) return null;
  const from = table.length === 0 ? 0 : nextLine(text, heads[at]?.end ?? 0);
  const until = heads[table.length === 0 ? 0 : at + 1]?.start ?? text.length;
  for (let start = from; start < until; start = nextLine(text, start)) {
    const line = text.slice(start, lineEnd(text, start));
    // The comments of another table, whose head is one too.
    if (/^#[ \t]*\[/u.test(line)) return null;
    const [, name, , remark = ''] = /^#[ \t]*([A-Za-z0-9_-]+)[ \t]*=[ \t]*(.*?)([ \t]{2,}#.*)?$/u.exec(line) ?? [];
    if (name === key) return `${text.slice(0, start)}${key} = ${toTomlText(value)}${remark}${text.slice(start + line.length)}`;
  }
  return null;
}

/** Before the first table, and before the comments that stand over it. */
function atTop(text: string, outline: TomlOutline, line: string): string {
  const newline = newlineOf(text);
  const top = outline.entries.filter((entry) => entry.kind === 'pair' && entry.table.length === 0 && !entry.inline).at(-1);
  if (top !== undefined) return `${text.slice(0, lineEnd(text, top.end))}${newline}${line}${text.slice(lineEnd(text, top.end))}`;
  return `${line}${newline}${text}`;
}

function atEnd(text: string, lines: readonly string[]): string {
  const newline = newlineOf(text);
  const before = text.trimEnd() === '' ? text : `${text.replace(/[\r\n]*$/u, '')}${newline}${newline}`;
  return `${before}${lines.join(newline)}${newline}`;
}

/** Of a list the last table is meant where no index stands. */
const headText = (path: Path): string => path.filter((part): part is string => typeof part === 'string').map(toTomlKey).join('.');

function addTable(text: string, place: Path, list: boolean, values: Readonly<Record<string, TomlValue>>): Result<string> {
  const lines = [list ? `[[${headText(place)}]]` : `[${headText(place)}]`, ...Object.entries(values).map(([key, value]) => `${toTomlKey(key)} = ${toTomlText(value)}`)];
  return edited(text, `Add ${nameOf(place)}`, () => atEnd(text, lines), (root) => {
    const added = Object.create(null) as TomlTable;
    for (const [key, value] of Object.entries(values)) added[key] = toParsed(value) as TomlTable[string];
    const parent = tableOf(root, place.slice(0, -1));
    const key = String(place.at(-1));
    if (!list) parent[key] = added;
    else parent[key] = [...((parent[key] as TomlTable[] | undefined) ?? []), added];
  });
}

/** With the tables below it. */
function removeTable(text: string, place: Path): Result<string> {
  let kept: readonly TomlPath[] = [];
  return edited(text, `Remove ${nameOf(place)}`, (outline) => {
    kept = outline.entries.flatMap((entry) => (entry.kind === 'head' ? [entry.path] : []));
    const heads = outline.entries.filter((entry): entry is TomlHead => entry.kind === 'head' && startsWith(entry.path, place) && entry.path.length >= place.length);
    if (heads.length === 0) return null;
    // From the back, so that what stands before keeps its place.
    return heads.sort((a, b) => b.start - a.start).reduce((left, head) => {
      const own = outline.entries.filter((entry) => entry.kind === 'pair' && samePath(entry.table, head.path));
      return withoutBlock(left, lineStart(text, head.start), Math.max(head.end, ...own.map(({ end }) => end)));
    }, text);
  }, (root) => {
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
  });
}

/** A table that was there only because of one below it goes with it; one with a head of its own stays. */
function prune(root: TomlTable, path: Path, heads: readonly TomlPath[]): void {
  const table = valueAt(root, path);
  if (path.length === 0 || heads.some((head) => samePath(head, path)) || typeof table !== 'object' || table === null || Array.isArray(table) || Object.keys(table).length > 0) return;
  const parent = valueAt(root, path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return;
  delete (parent as TomlTable)[String(path.at(-1))];
  prune(root, path.slice(0, -1), heads);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, part) => (typeof here === 'object' && here !== null ? (here as Record<string | number, unknown>)[part] : undefined), root);
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
