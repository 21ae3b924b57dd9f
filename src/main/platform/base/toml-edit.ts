import { isDeepStrictEqual } from 'node:util';
import { parse, type TomlTable } from 'smol-toml';
import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import { indentOf, lineEnd, newlineOf, withoutLines } from './text-lines';
import { withItems } from './toml-items';
import { scanToml, type TomlItem, type TomlOutline, type TomlPair, type TomlPath } from './toml-scanner';
import { toParsed, toTomlKey, toTomlText, type TomlValue } from './toml-text';

/**
 * Changes of one key of a TOML text that leave every other byte as it is: comments, order, line breaks,
 * quotes. The result is read again before it is given: it says exactly what it said, with this one change. A
 * text that is broken is refused.
 */

/**
 * Writes `key` of the table; where it is new, below the table's last key. Of a list, items that stay keep
 * their lines and remarks.
 */
export function setTomlKey(text: string, table: TomlPath, key: string, value: TomlValue): Result<string> {
  const path = [...table, key];
  return edited(
    text,
    `Set ${nameOf(path)}`,
    (outline, said) =>
      replaceValue(text, outline, said, path, value) ?? addPair(text, outline, table, key, value),
    (root) => {
      const parent = tableAt(root, table);
      if (parent !== null) parent[key] = toParsed(value) as TomlTable[string];
    },
  );
}

/** Takes the key's line out, with the comment that stands behind it. A key that is not there is no change. */
export function removeTomlKey(text: string, table: TomlPath, key: string): Result<string> {
  const path = [...table, key];
  return edited(
    text,
    `Take out ${nameOf(path)}`,
    (outline) => {
      const pair = pairAt(outline, path);
      if (pair === null) return text;
      return pair.inline ? withoutMember(text, outline, pair) : withoutLines(text, pair.start, pair.end);
    },
    (root) => {
      const parent = tableAt(root, table);
      if (parent !== null) delete parent[key];
    },
  );
}

/**
 * Carries out a change and reads the result: refused unless it says what `apply` makes of what the text said.
 */
export function edited(
  text: string,
  what: string,
  change: (outline: TomlOutline, said: TomlTable) => string | null,
  apply: (root: TomlTable) => void,
): Result<string> {
  const wanted = read(text);
  if (!wanted.ok)
    return refuse({
      code: 'toml.broken',
      message: `${what}: the text is not TOML, so nothing in it can be changed safely: ${wanted.error}`,
      remedy: 'Fix the text first; validation says where it breaks.',
    });
  const after = change(scanToml(text), wanted.value);
  apply(wanted.value);
  const found = after === null ? null : read(after);
  if (after !== null && found?.ok === true && isDeepStrictEqual(found.value, wanted.value)) return ok(after);
  return refuse({
    code: 'toml.unusual',
    message: `${what}: the text is written in a way in which this cannot be changed without touching the rest`,
    remedy: 'Change it in the text itself.',
  });
}

function read(text: string): Result<TomlTable, string> {
  try {
    return ok(parse(text.replace(/^\uFEFF/u, ''), { integersAsBigInt: true }));
  } catch (failure) {
    return {
      ok: false,
      error:
        messageOf(failure)
          .split('\n')[0]
          ?.replace(/^Invalid TOML document: /u, '') ?? '',
    };
  }
}

export const nameOf = (path: TomlPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${part}`))
    .join('')
    .replace(/^\./u, '');

export const pairAt = ({ entries }: TomlOutline, path: TomlPath): TomlPair | null =>
  entries.find((entry): entry is TomlPair => entry.kind === 'pair' && samePath(entry.path, path)) ?? null;

export const samePath = (a: TomlPath, b: TomlPath): boolean => a.length === b.length && startsWith(a, b);
export const startsWith = (path: TomlPath, start: TomlPath): boolean =>
  start.every((part, index) => path[index] === part);

export function tableAt(root: TomlTable, path: TomlPath): TomlTable | null {
  let here: unknown = root;
  for (const part of path)
    here =
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[part]
        : undefined;
  return typeof here === 'object' && here !== null && !Array.isArray(here) ? (here as TomlTable) : null;
}

function replaceValue(
  text: string,
  outline: TomlOutline,
  said: TomlTable,
  path: TomlPath,
  value: TomlValue,
): string | null {
  const pair = pairAt(outline, path);
  if (pair === null) return null;
  const old = tableAt(said, path.slice(0, -1))?.[String(path.at(-1))];
  const items = outline.entries.filter(
    (entry): entry is TomlItem =>
      entry.kind === 'item' && entry.path.length === path.length + 1 && startsWith(entry.path, path),
  );
  const written =
    typeof value === 'object' && Array.isArray(old) && old.length === items.length
      ? withItems(
          text,
          { start: pair.value, end: pair.end },
          items,
          old,
          value.map((item) => ({ says: toParsed(item), text: toTomlText(item) })),
        )
      : toTomlText(value, text.slice(pair.value, pair.end), newlineOf(text));
  return text.slice(0, pair.value) + written + text.slice(pair.end);
}

/** A table is written under its head, in braces, or as dotted keys. */
function addPair(
  text: string,
  outline: TomlOutline,
  table: TomlPath,
  key: string,
  value: TomlValue,
): string | null {
  const written = `${toTomlKey(key)} = ${toTomlText(value)}`;
  const head = outline.entries.find((entry) => entry.kind === 'head' && samePath(entry.path, table));
  if (head !== undefined) {
    const last = outline.entries
      .filter((entry) => entry.kind === 'pair' && !entry.inline && samePath(entry.table, table))
      .at(-1);
    return withLineAfter(text, (last ?? head).end, indentOf(text, (last ?? head).start) + written);
  }
  const braces = outline.entries.find((entry) => entry.kind !== 'head' && samePath(entry.path, table));
  if (braces !== undefined)
    return withMember(
      text,
      outline,
      braces.kind === 'pair' ? braces.value : braces.start,
      braces.end,
      written,
    );
  const dotted = outline.entries
    .filter(
      (entry): entry is TomlPair =>
        entry.kind === 'pair' && !entry.inline && samePath(entry.path.slice(0, -1), table),
    )
    .at(-1);
  if (dotted === undefined) return null;
  return withLineAfter(
    text,
    dotted.end,
    indentOf(text, dotted.start) + text.slice(dotted.start, dotted.key) + written,
  );
}

const withLineAfter = (text: string, at: number, line: string): string => {
  const end = lineEnd(text, at);
  return text.slice(0, end) + newlineOf(text) + line + text.slice(end);
};

/** Into `{ … }`, behind its last member. */
function withMember(
  text: string,
  outline: TomlOutline,
  start: number,
  end: number,
  written: string,
): string | null {
  if (text[start] !== '{') return null;
  const last = outline.entries
    .filter((entry) => entry.kind === 'pair' && entry.inline && entry.start > start && entry.end < end)
    .at(-1);
  if (last === undefined) return `${text.slice(0, start)}{ ${written} }${text.slice(end)}`;
  return `${text.slice(0, last.end)}, ${written}${text.slice(last.end)}`;
}

function withoutMember(text: string, outline: TomlOutline, pair: TomlPair): string {
  const siblings = outline.entries.filter(
    (entry): entry is TomlPair =>
      entry.kind === 'pair' && entry.inline && samePath(entry.path.slice(0, -1), pair.path.slice(0, -1)),
  );
  const at = siblings.indexOf(pair);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (before !== undefined) return text.slice(0, before.end) + text.slice(pair.end);
  return after !== undefined
    ? text.slice(0, pair.start) + text.slice(after.start)
    : text.slice(0, pair.start).trimEnd() + text.slice(pair.end).trimStart();
}
