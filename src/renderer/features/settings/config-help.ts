import {
  configSections,
  isTable,
  nodeAt,
  type ConfigNode,
  type ConfigPath,
} from '../../../shared/config-keys';
import type { Json, JsonObject } from '../../../shared/json';
import type { Completion, Completions, HoverText, TextPlace } from '../../kit/text-editor/text-editor-props';
import { partsOf, tomlPlace, type TomlPlace } from '../../kit/text-editor/toml-place';
import type { Language } from '../../../shared/language';
import { allowedIn, docOf } from '../../entities/settings/config-words';

/** What may be written at a place of config.toml. */
export function completeConfig(
  lines: readonly string[],
  at: TextPlace,
  language: Language,
): Completions | null {
  const place = tomlPlace(lines, at);
  const items = itemsAt(place, lines, language);
  return items.length === 0 ? null : { items, start: place.start, end: place.end };
}

/** What the key, value or table at a place of config.toml is for. */
export function hoverConfig(lines: readonly string[], at: TextPlace, language: Language): HoverText | null {
  const place = tomlPlace(lines, at);
  if (place.part === 'nothing' || at.column < place.start || at.column > place.end) return null;
  const found = nodeOf(place, place.part === 'head' ? [] : partsOf(place.key));
  if (found === null) return null;
  const { node, path, values } = found;
  const { title, text } = docOf({ place: path, name: String(path.at(-1) ?? ''), node }, values, language);
  if (text === '') return null;
  return { title, detail: place.part === 'head' ? headOf(lines, at) : wantedOf(node, language), doc: text };
}

function itemsAt(place: TomlPlace, lines: readonly string[], language: Language): readonly Completion[] {
  switch (place.part) {
    case 'head':
      return heads(lines);
    case 'key':
      return keys(place, language);
    case 'value':
      return values(place, lines);
    case 'nothing':
      return [];
  }
}

const written = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith('[')));

/** Tables that can be begun; one that may be there once and is there is left out. */
function heads(lines: readonly string[]): readonly Completion[] {
  const there = written(lines);
  const all = configSections().filter(
    ({ head }) => head !== '' && (head.startsWith('[[') || !there.has(head)),
  );
  return [...new Map(all.map((section) => [section.head, section])).values()].map(({ head, doc }) => ({
    label: head,
    insert: head,
    kind: 'table',
    ...(doc === '' ? {} : { doc }),
  }));
}

function keys(place: TomlPlace, language: Language): readonly Completion[] {
  const around = nodeOf(place, []);
  return Object.entries(around?.node.properties ?? {}).flatMap(([name, node]): readonly Completion[] => {
    if (isTable(node) || (place.keys.has(name) && name !== place.key)) return [];
    const { text } = docOf(
      { place: [...(around?.path ?? []), name], name, node },
      around?.values ?? null,
      language,
    );
    return [
      {
        label: name,
        insert: place.hasValue ? name : `${name} = `,
        kind: 'key',
        detail: wantedOf(node, language),
        ...(text === '' ? {} : { doc: text }),
      },
    ];
  });
}

function values(place: TomlPlace, lines: readonly string[]): readonly Completion[] {
  const found = nodeOf(place, partsOf(place.key));
  if (found === null) return [];
  const node = place.inList ? (found.node.items ?? {}) : found.node;
  const choices: readonly Json[] =
    node.enum ??
    (node.const !== undefined
      ? [node.const]
      : node.type === 'boolean'
        ? [true, false]
        : namesFor(String(found.path.at(-1)), lines));
  return choices.map((choice) => ({
    label: typeof choice === 'string' ? choice : JSON.stringify(choice),
    insert: JSON.stringify(choice),
    kind: 'value',
    ...(choice === found.node.default ? { detail: 'default' } : {}),
  }));
}

/** Names that the text itself gives: a key that wants a provider is offered the providers. */
const namesFor = (key: string, lines: readonly string[]): readonly string[] =>
  ['default_provider', 'provider', 'fallbacks'].includes(key)
    ? [...written(lines)].flatMap((head) => /^\[providers\.([^.\]]+)\]/u.exec(head)?.[1] ?? [])
    : [];

interface Found {
  readonly node: ConfigNode;
  readonly path: ConfigPath;
  readonly values: JsonObject;
}

function nodeOf({ table, keys: written }: TomlPlace, key: readonly string[]): Found | null {
  const path: (string | number)[] = [];
  const type = (written.get('type') ?? '').replaceAll(/^["']|["']$/gu, '');
  for (const part of table) {
    path.push(part);
    if (nodeAt(path, {})?.type === 'array') path.push(0);
  }
  const values = nested(path, type === '' ? {} : { type });
  const full = [...path, ...key];
  const node = nodeAt(full, values);
  return node === null ? null : { node, path: full, values };
}

/** The configuration as far as it is known here: what tells the variants of a table apart. */
function nested(path: ConfigPath, inner: JsonObject): JsonObject {
  const value = path
    .toReversed()
    .reduce<Json>((child, part) => (typeof part === 'number' ? [child] : { [part]: child }), inner);
  return value as JsonObject;
}

const wantedOf = (node: ConfigNode, language: Language): string =>
  node.default === undefined || node.default === null || typeof node.default === 'object'
    ? allowedIn(node, language)
    : `${allowedIn(node, language)} · ${JSON.stringify(node.default)}`;

const headOf = (lines: readonly string[], { line }: TextPlace): string => (lines[line - 1] ?? '').trim();
