import type { TomlTable } from 'smol-toml';
import type { Result } from '../../shared/result';
import { indentOf, isBlankLine, lineEnd, lineStart, moved, newlineOf, nextLine, rearranged, withoutBlock } from './text-lines';
import { edited, pairAt, samePath, startsWith } from './toml-edit';
import type { TomlHead, TomlItem, TomlOutline } from './toml-scanner';
import { toTomlKey, toTomlText, type TomlScalar } from './toml-text';

/**
 * Adding, taking out and moving the tables of one top-level list (`[[name]]` blocks, or items in brackets) of a TOML text, with
 * every other byte as it is. The comment lines above a block, set apart by a blank line, and those right below it go with it.
 */

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The table will have index `at`. */
export function addTomlTable(text: string, list: string, at: number, table: Readonly<Record<string, TomlScalar>>): Result<string> {
  return edited(text, `Add ${list}[${String(at)}]`, (outline) => {
    const brackets = pairAt(outline, [list]);
    return brackets === null ? addBlock(text, outline, list, at, table) : addItem(text, brackets.value, items(outline, list), at, table);
  }, (root) => {
    const tables = root[list] ?? (root[list] = []);
    if (Array.isArray(tables)) tables.splice(at, 0, toValue(table));
  });
}

export function removeTomlTable(text: string, list: string, at: number): Result<string> {
  let asBlocks = false;
  return edited(text, `Take out ${list}[${String(at)}]`, (outline) => {
    const inBrackets = items(outline, list);
    asBlocks = inBrackets.length === 0;
    const block = blocks(text, outline, list)[at];
    if (inBrackets.length > 0) return withoutItem(text, inBrackets, at);
    return block === undefined ? null : withoutBlock(text, block.start, block.end);
  }, (root) => {
    const tables = root[list];
    if (!Array.isArray(tables)) return;
    tables.splice(at, 1);
    // Without blocks there is no list; brackets stay as an empty one.
    if (tables.length === 0 && asBlocks) delete root[list];
  });
}

/** The table at `from` will have index `to`. */
export function moveTomlTable(text: string, list: string, from: number, to: number): Result<string> {
  return edited(text, `Move ${list}[${String(from)}]`, (outline) => {
    const inBrackets = items(outline, list);
    const spans = inBrackets.length > 0 ? inBrackets : blocks(text, outline, list);
    return from >= spans.length || to >= spans.length ? null : rearranged(text, spans, moved(spans.length, from, to));
  }, (root) => {
    const tables = root[list];
    if (Array.isArray(tables)) tables.splice(to, 0, ...tables.splice(from, 1));
  });
}

/** As the parser gives it: without a prototype, whole numbers as bigint. */
function toValue(table: Readonly<Record<string, TomlScalar>>): TomlTable {
  const value = Object.create(null) as TomlTable;
  for (const [key, scalar] of Object.entries(table)) value[key] = typeof scalar === 'number' ? BigInt(scalar) : scalar;
  return value;
}

const heads = ({ entries }: TomlOutline, list: string): readonly TomlHead[] => entries.filter((entry): entry is TomlHead => entry.kind === 'head' && entry.isList && entry.path.length === 2 && entry.path[0] === list);

const items = ({ entries }: TomlOutline, list: string): readonly TomlItem[] => entries.filter((entry): entry is TomlItem => entry.kind === 'item' && entry.path.length === 2 && entry.path[0] === list);

function blocks(text: string, outline: TomlOutline, list: string): readonly Span[] {
  return heads(outline, list).map((head) => {
    const own = outline.entries.filter((entry) => startsWith(entry.path, head.path) || (entry.kind === 'pair' && samePath(entry.table, head.path)));
    return { start: withCommentsAbove(text, lineStart(text, head.start)), end: withCommentsBelow(text, Math.max(...own.map(({ end }) => end))) };
  });
}

/** Comment lines right above belong to what they stand over when a blank line sets both apart; else to what is above them. */
function withCommentsAbove(text: string, start: number): number {
  let at = start;
  while (at > 0 && isComment(text, at - 1)) at = lineStart(text, at - 1);
  return at === 0 || isBlankLine(text, at - 1) ? at : start;
}

function withCommentsBelow(text: string, last: number): number {
  let end = lineEnd(text, last);
  const below: number[] = [];
  for (let at = nextLine(text, end); at < text.length && isComment(text, at); at = nextLine(text, at)) below.push(lineEnd(text, at));
  end = below.at(-1) ?? end;
  return end;
}

const isComment = (text: string, at: number): boolean => /^[ \t\uFEFF]*#/u.test(text.slice(lineStart(text, at), lineEnd(text, at)));

function addBlock(text: string, outline: TomlOutline, list: string, at: number, table: Readonly<Record<string, TomlScalar>>): string | null {
  const there = blocks(text, outline, list);
  if (at > there.length) return null;
  const newline = newlineOf(text);
  const model = heads(outline, list).at(-1);
  const pair = model === undefined ? undefined : outline.entries.find((entry) => entry.kind === 'pair' && samePath(entry.table, model.path));
  const block = [
    `${model === undefined ? '' : indentOf(text, model.start)}[[${toTomlKey(list)}]]`,
    ...Object.entries(table).map(([key, value]) => `${pair === undefined ? '' : indentOf(text, pair.start)}${toTomlKey(key)} = ${toTomlText(value)}`),
  ].join(newline);
  const next = there[at];
  if (next !== undefined) return text.slice(0, next.start) + block + newline + newline + text.slice(next.start);
  const end = there.at(-1)?.end ?? lineEnd(text, text.trimEnd().length);
  return end === 0 ? `${block}${newline}${text}` : text.slice(0, end) + newline + newline + block + text.slice(end);
}

/** `start`: of the opening bracket. */
function addItem(text: string, start: number, there: readonly TomlItem[], at: number, table: Readonly<Record<string, TomlScalar>>): string | null {
  if (at > there.length || text[start] !== '[') return null;
  const written = `{ ${Object.entries(table).map(([key, value]) => `${toTomlKey(key)} = ${toTomlText(value)}`).join(', ')} }`;
  const [before, next] = [there[at - 1], there[at]];
  const model = next ?? before;
  if (model === undefined) return `${text.slice(0, start + 1)}${written}${text.slice(start + 1)}`;
  const ownLine = text.slice(lineStart(text, model.start), model.start).trim() === '';
  const gap = ownLine ? newlineOf(text) + indentOf(text, model.start) : ' ';
  if (next !== undefined) return `${text.slice(0, next.start)}${written},${gap}${text.slice(next.start)}`;
  return `${text.slice(0, model.end)},${gap}${written}${text.slice(model.end)}`;
}

function withoutItem(text: string, there: readonly TomlItem[], at: number): string | null {
  const [item, before, next] = [there[at], there[at - 1], there[at + 1]];
  if (item === undefined) return null;
  if (before !== undefined && onlyBlanks(text.slice(before.end, item.start))) return text.slice(0, before.end) + text.slice(item.end);
  if (next !== undefined && onlyBlanks(text.slice(item.end, next.start))) return text.slice(0, item.start) + text.slice(next.start);
  return before === undefined && next === undefined ? text.slice(0, item.start) + text.slice(item.end).replace(/^\s*,/u, '') : null;
}

/** Between two items, with no comment that would be lost. */
const onlyBlanks = (between: string): boolean => /^\s*,\s*$/u.test(between);
