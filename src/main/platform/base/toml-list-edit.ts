import type { TomlTable } from 'smol-toml';
import type { Result } from '../../../shared/result';
import { indentOf, lineEnd, lineStart, moved, newlineOf, rearranged, withoutBlock } from './text-lines';
import { withCommentsAbove, withCommentsBelow } from './toml-comments';
import { edited, nameOf, pairAt, samePath, startsWith, tableAt } from './toml-edit';
import { withItems, type NewItem } from './toml-items';
import type { TomlHead, TomlItem, TomlOutline, TomlPair, TomlPath } from './toml-scanner';
import { toParsed, toTomlKey, toTomlText, type TomlValue } from './toml-text';

/**
 * Adding, taking out and moving the tables of one list (`[[name]]` blocks, or items in brackets) of a TOML
 * text, with every other byte as it is. The comment lines above a block, set apart by a blank line, and those
 * right below it go with it.
 */

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The table will have index `at`. */
export function addTomlTable(
  text: string,
  list: TomlPath,
  at: number,
  table: Readonly<Record<string, TomlValue>>,
): Result<string> {
  return edited(
    text,
    `Add ${nameOf(list)}[${String(at)}]`,
    (outline, said) => {
      const brackets = pairAt(outline, list);
      return brackets === null
        ? addBlock(text, outline, list, at, table)
        : addItem(
            text,
            brackets,
            items(outline, list),
            tableAt(said, list.slice(0, -1))?.[keyOf(list)],
            at,
            table,
          );
    },
    (root) => {
      const parent = tableAt(root, list.slice(0, -1));
      const tables = parent === null ? null : (parent[keyOf(list)] ??= []);
      if (Array.isArray(tables)) tables.splice(at, 0, toValue(table));
    },
  );
}

export function removeTomlTable(text: string, list: TomlPath, at: number): Result<string> {
  let asBlocks = false;
  return edited(
    text,
    `Take out ${nameOf(list)}[${String(at)}]`,
    (outline) => {
      const inBrackets = items(outline, list);
      asBlocks = inBrackets.length === 0;
      const block = blocks(text, outline, list)[at];
      if (inBrackets.length > 0) return withoutItem(text, inBrackets, at);
      return block === undefined ? null : withoutBlock(text, block.start, block.end);
    },
    (root) => {
      const parent = tableAt(root, list.slice(0, -1));
      const tables = parent?.[keyOf(list)];
      if (parent === null || !Array.isArray(tables)) return;
      tables.splice(at, 1);
      // Without blocks there is no list; brackets stay as an empty one.
      if (tables.length === 0 && asBlocks) delete parent[keyOf(list)];
    },
  );
}

/** The table at `from` will have index `to`. */
export function moveTomlTable(text: string, list: TomlPath, from: number, to: number): Result<string> {
  return edited(
    text,
    `Move ${nameOf(list)}[${String(from)}]`,
    (outline) => {
      const inBrackets = items(outline, list);
      const spans = inBrackets.length > 0 ? inBrackets : blocks(text, outline, list);
      return from >= spans.length || to >= spans.length
        ? null
        : rearranged(text, spans, moved(spans.length, from, to));
    },
    (root) => {
      const tables = tableAt(root, list.slice(0, -1))?.[keyOf(list)];
      if (Array.isArray(tables)) tables.splice(to, 0, ...tables.splice(from, 1));
    },
  );
}

/** As the parser gives it: without a prototype, whole numbers as bigint. */
function toValue(table: Readonly<Record<string, TomlValue>>): TomlTable {
  const value = Object.create(null) as TomlTable;
  for (const [key, written] of Object.entries(table)) value[key] = toParsed(written) as TomlTable[string];
  return value;
}

const keyOf = (list: TomlPath): string => String(list.at(-1));

const isOf = (path: TomlPath, list: TomlPath): boolean =>
  path.length === list.length + 1 && startsWith(path, list);

const heads = ({ entries }: TomlOutline, list: TomlPath): readonly TomlHead[] =>
  entries.filter(
    (entry): entry is TomlHead => entry.kind === 'head' && entry.isList && isOf(entry.path, list),
  );

const items = ({ entries }: TomlOutline, list: TomlPath): readonly TomlItem[] =>
  entries.filter((entry): entry is TomlItem => entry.kind === 'item' && isOf(entry.path, list));

function blocks(text: string, outline: TomlOutline, list: TomlPath): readonly Span[] {
  return heads(outline, list).map((head) => {
    const own = outline.entries.filter(
      (entry) =>
        startsWith(entry.path, head.path) || (entry.kind === 'pair' && samePath(entry.table, head.path)),
    );
    return {
      start: withCommentsAbove(text, lineStart(text, head.start)),
      end: withCommentsBelow(text, Math.max(...own.map(({ end }) => end))),
    };
  });
}

function addBlock(
  text: string,
  outline: TomlOutline,
  list: TomlPath,
  at: number,
  table: Readonly<Record<string, TomlValue>>,
): string | null {
  const there = blocks(text, outline, list);
  if (at > there.length) return null;
  const newline = newlineOf(text);
  const model = heads(outline, list).at(-1);
  const pair =
    model === undefined
      ? undefined
      : outline.entries.find((entry) => entry.kind === 'pair' && samePath(entry.table, model.path));
  const block = [
    `${model === undefined ? '' : indentOf(text, model.start)}[[${list.map((part) => toTomlKey(String(part))).join('.')}]]`,
    ...Object.entries(table).map(
      ([key, value]) =>
        `${pair === undefined ? '' : indentOf(text, pair.start)}${toTomlKey(key)} = ${toTomlText(value)}`,
    ),
  ].join(newline);
  const next = there[at];
  if (next !== undefined)
    return text.slice(0, next.start) + block + newline + newline + text.slice(next.start);
  const end = there.at(-1)?.end ?? lineEnd(text, text.trimEnd().length);
  return end === 0
    ? `${block}${newline}${text}`
    : text.slice(0, end) + newline + newline + block + text.slice(end);
}

function addItem(
  text: string,
  brackets: TomlPair,
  there: readonly TomlItem[],
  said: unknown,
  at: number,
  table: Readonly<Record<string, TomlValue>>,
): string | null {
  if (at > there.length || !Array.isArray(said) || said.length !== there.length) return null;
  const written = `{ ${Object.entries(table)
    .map(([key, value]) => `${toTomlKey(key)} = ${toTomlText(value)}`)
    .join(', ')} }`;
  const wanted: NewItem[] = said.map((says: unknown) => ({ says, text: '' }));
  wanted.splice(at, 0, { says: toValue(table), text: written });
  return (
    text.slice(0, brackets.value) +
    withItems(text, { start: brackets.value, end: brackets.end }, there, said, wanted) +
    text.slice(brackets.end)
  );
}

function withoutItem(text: string, there: readonly TomlItem[], at: number): string | null {
  const [item, before, next] = [there[at], there[at - 1], there[at + 1]];
  if (item === undefined) return null;
  if (before !== undefined && onlyBlanks(text.slice(before.end, item.start)))
    return text.slice(0, before.end) + text.slice(item.end);
  if (next !== undefined && onlyBlanks(text.slice(item.end, next.start)))
    return text.slice(0, item.start) + text.slice(next.start);
  return before === undefined && next === undefined
    ? text.slice(0, item.start) + text.slice(item.end).replace(/^\s*,/u, '')
    : null;
}

/** Between two items, with no comment that would be lost. */
const onlyBlanks = (between: string): boolean => /^\s*,\s*$/u.test(between);
