import { z } from 'zod';
import { Config } from './config';
import type { Json } from './json';

/**
 * A node of the configuration as JSON Schema, with what our schema adds: `allowed` in words, and `secret`.
 */
export interface ConfigNode {
  readonly type?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, ConfigNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: ConfigNode | boolean;
  readonly items?: ConfigNode;
  readonly oneOf?: readonly ConfigNode[];
  readonly allowed?: string;
  readonly secret?: boolean;
  /** Somebody who is told: see `notifyRoute`. */
  readonly route?: boolean;
}

let tree: ConfigNode | null = null;

/** All of it; made when it is first asked for. */
export const configTree = (): ConfigNode => (tree ??= z.toJSONSchema(Config, { io: 'input' }) as ConfigNode);

/** A list item is a number in a path, a name of the person's own (a provider) is any text. */
export type ConfigPath = readonly (string | number)[];

/** `sop.max_active_runs`, `peripherals.boards[0].baud`. */
export const keyText = (path: ConfigPath): string =>
  path
    .map((part, index) =>
      typeof part === 'number'
        ? `[${String(part)}]`
        : `${index === 0 ? '' : '.'}${/^[\w-]+$/.test(part) ? part : JSON.stringify(part)}`,
    )
    .join('');

/**
 * The node that describes a place; `value` is the whole configuration as read, which tells variants (provider
 * types) apart.
 */
export function nodeAt(path: ConfigPath, value: unknown): ConfigNode | null {
  let node: ConfigNode | null = configTree();
  let here: unknown = value;
  for (const part of path) {
    node = childOf(variantFor(node, here), part);
    if (node === null) return null;
    here =
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[part]
        : undefined;
  }
  return variantFor(node, here);
}

function childOf(node: ConfigNode, part: string | number): ConfigNode | null {
  if (typeof part === 'number') return node.items ?? null;
  if (node.properties !== undefined && Object.hasOwn(node.properties, part))
    return node.properties[part] ?? null;
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : null;
}

function variantFor(node: ConfigNode, value: unknown): ConfigNode {
  if (node.oneOf === undefined) return node;
  const type =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['type'] : undefined;
  return node.oneOf.find((variant) => variant.properties?.['type']?.const === type) ?? joined(node.oneOf);
}

/** When the type is missing or wrong: it may be any of them. */
const joined = (variants: readonly ConfigNode[]): ConfigNode => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(variants.flatMap(({ properties }) => Object.entries(properties ?? {}))),
    type: { type: 'string', enum: variants.map(({ properties }) => properties?.['type']?.const ?? null) },
  },
  required: ['type'],
});

/** In words, to follow "must be": `a whole number from 1 to 1000`, `"auto", "native" or "xml"`. */
export function allowedText(node: ConfigNode): string {
  if (node.allowed !== undefined) return node.allowed;
  const choices = node.enum ?? (node.const === undefined ? [] : [node.const]);
  if (choices.length > 0) return inWords(choices.map((choice) => JSON.stringify(choice)));
  switch (node.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${rangeText(node)}`;
    case 'number':
      return `a number${rangeText(node)}`;
    case 'string':
      return (node.minLength ?? 0) > 0 ? 'a text in quotes that is not empty' : 'a text in quotes';
    case 'array':
      return node.items?.type === 'object'
        ? 'a list of tables'
        : `a list, each item ${node.items === undefined ? 'anything' : allowedText(node.items)}`;
    default:
      return node.properties !== undefined ||
        node.additionalProperties !== undefined ||
        node.oneOf !== undefined
        ? 'a table'
        : 'any value';
  }
}

const rangeText = ({ minimum, maximum }: ConfigNode): string =>
  minimum === undefined || maximum === undefined ? '' : ` from ${String(minimum)} to ${String(maximum)}`;

const inWords = (choices: readonly string[]): string =>
  choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`;

/** A table of config.toml: its head (`[sop]`, `[providers.NAME]`, `[[model_routes]]`), or '' for the top. */
export interface ConfigSection {
  readonly head: string;
  readonly doc: string;
  /** Set when the keys hold for one `type` only. */
  readonly variant: string | null;
  readonly keys: readonly ConfigKey[];
}

export interface ConfigKey {
  readonly name: string;
  readonly allowed: string;
  readonly doc: string;
  /** Undefined: there is none. */
  readonly defaultValue: Json | undefined;
  readonly required: boolean;
  readonly secret: boolean;
}

/** Every section and key, in the order of the schema. */
export const configSections = (): readonly ConfigSection[] => sectionsOf(configTree(), '', '');

function sectionsOf(node: ConfigNode, path: string, head: string): readonly ConfigSection[] {
  if (node.oneOf !== undefined) return node.oneOf.flatMap((variant) => sectionsOf(variant, path, head));
  const children = Object.entries(node.properties ?? {});
  const variant = node.properties?.['type']?.const;
  const keys = children
    .filter(([, child]) => !isTable(child))
    .map(([key, child]) => toKey(key, child, node.required?.includes(key) ?? false));
  const doc =
    variant === undefined ? (node.description ?? '') : (node.properties?.['type']?.description ?? '');
  const own =
    keys.length > 0 || children.length === 0
      ? [{ head, doc, variant: typeof variant === 'string' ? variant : null, keys }]
      : [];
  return [
    ...own,
    ...children.flatMap(([key, child]) =>
      isTable(child) ? tablesOf(child, path === '' ? key : `${path}.${key}`) : [],
    ),
  ];
}

function tablesOf(node: ConfigNode, path: string): readonly ConfigSection[] {
  if (node.type === 'array') return sectionsOf({ ...node.items, ...withDoc(node) }, path, `[[${path}]]`);
  if (node.properties !== undefined) return sectionsOf(node, path, `[${path}]`);
  const named = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  if (!isTable(named)) return [{ head: `[${path}]`, doc: node.description ?? '', variant: null, keys: [] }];
  return sectionsOf({ ...named, ...withDoc(node) }, `${path}.NAME`, `[${path}.NAME]`);
}

const withDoc = ({ description }: ConfigNode): { description?: string } =>
  description === undefined ? {} : { description };

/** Written as a table of its own, not as a key with a value. */
export const isTable = (node: ConfigNode): boolean =>
  node.oneOf !== undefined ||
  node.type === 'object' ||
  (node.type === 'array' && node.items?.type === 'object');

const toKey = (key: string, node: ConfigNode, required: boolean): ConfigKey => ({
  name: key,
  allowed: allowedText(node),
  doc: node.const === undefined ? (node.description ?? '') : '',
  defaultValue: node.default,
  required,
  secret: node.secret ?? false,
});
