import { configTree, isTable, nodeAt, type ConfigNode, type ConfigPath } from '../../../shared/config-keys';
import { placeKey, type ConfigView } from '../../../shared/config-desk';
import type { Json, JsonObject } from '../../../shared/json';
import { readNumber } from '../../kit/read-number';

/** Pages of the form, with the tables each shows; '' stands for the keys at the top of the file. */
export const groups = {
  general: [''],
  models: ['providers', 'reliability', 'response_cache', 'model_routes', 'query_classification', 'models'],
  agent: ['agent', 'tools', 'mcp', 'secrets'],
  memory: ['memory'],
  procedures: ['sop', 'escalation', 'duty', 'retention'],
  mqtt: ['mqtt', 'amqp'],
  fleet: ['storage', 'fleet'],
  gateway: ['gateway'],
  boards: ['peripherals', 'modbus'],
  channels: ['channels_config', 'pushover'],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof groups;

/** Pages that are not of config.toml. */
export const otherPages = ['appearance', 'data', 'logs', 'about'] as const;
export type SettingsPart = Group | (typeof otherPages)[number];

/** Every page of the settings. */
export const settingsParts: readonly SettingsPart[] = [...(Object.keys(groups) as Group[]), ...otherPages];

export const isPart = (id: string | null): id is SettingsPart =>
  id !== null && (Object.hasOwn(groups, id) || (otherPages as readonly string[]).includes(id));

/** A table that a later version brings is shown with the general keys. */
export function tablesOf(group: Group): readonly string[] {
  if (group !== 'general') return groups[group];
  const placed = new Set<string>(Object.values(groups).flat());
  return [
    '',
    ...Object.entries(configTree().properties ?? {})
      .filter(([key, node]) => isTable(node) && !placed.has(key))
      .map(([key]) => key),
  ];
}

/** The group whose page shows a key of this text, e.g. `sop.enabled`. */
export function groupOf(key: string): Group {
  const [table = ''] = /^[\w-]+/u.exec(key) ?? [];
  return (
    (Object.keys(groups) as Group[]).find(
      (group) => table !== '' && (groups[group] as readonly string[]).includes(table),
    ) ?? 'general'
  );
}

/** A table as the form shows it. */
export interface Block {
  readonly place: ConfigPath;
  /** As it stands in the file: `[sop]`, `[[model_routes]]`; '' at the top. */
  readonly head: string;
  readonly node: ConfigNode;
  /**
   * entry: one of several, which can be removed. absent: it may be written, and is not. several: a list or
   * names, to which one can be added. free: values by names of the person's own.
   */
  readonly kind: 'table' | 'entry' | 'absent' | 'several' | 'free';
  readonly rows: readonly Row[];
}

export interface Row {
  readonly place: ConfigPath;
  readonly name: string;
  readonly node: ConfigNode;
  readonly required: boolean;
  /** Its name is the person's own: it has no documentation and no default, and can be taken out. */
  readonly free: boolean;
  /** Undefined: it is not written. */
  readonly written: Json | undefined;
  readonly line: number | null;
}

type Values = ConfigView['values'];

/** Every table of a group with its keys, as the schema and the file say. */
export const blocksOf = (group: Group, view: Pick<ConfigView, 'values' | 'lines'>): readonly Block[] =>
  tablesOf(group).flatMap((table) =>
    table === ''
      ? [toBlock([], '', configTree(), view, 'table')]
      : blocksBelow([table], configTree().properties?.[table] ?? {}, view),
  );

function blocksBelow(
  place: ConfigPath,
  node: ConfigNode,
  view: Pick<ConfigView, 'values' | 'lines'>,
  required = false,
): readonly Block[] {
  const written = valueAt(view.values, place);
  const path = pathText(place);
  if (node.type === 'array' && node.items !== undefined) {
    const items = Array.isArray(written) ? written : [];
    return [
      several(place, `[[${path}]]`, node),
      ...items.flatMap((_, index) => entry([...place, index], `[[${path}]]`, view)),
    ];
  }
  if (node.properties === undefined && node.oneOf === undefined) {
    const child = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
    const names = typeof written === 'object' && written !== null ? Object.keys(written) : [];
    if (!isTable(child))
      return [
        {
          place,
          head: `[${path}]`,
          node,
          kind: 'free',
          rows: names.map((name) =>
            toRow(place, name, freeNode(child, valueAt(view.values, [...place, name])), view, true),
          ),
        },
      ];
    return [
      several(place, `[${path}.NAME]`, node),
      ...names.flatMap((name) => entry([...place, name], `[${pathText([...place, name])}]`, view)),
    ];
  }
  if (written === undefined && !required && (node.required?.length ?? 0) > 0)
    return [{ place, head: `[${path}]`, node, kind: 'absent', rows: [] }];
  const removable = (node.required?.length ?? 0) > 0;
  return withTablesBelow(toBlock(place, `[${path}]`, node, view, removable ? 'entry' : 'table'), view);
}

const several = (place: ConfigPath, head: string, node: ConfigNode): Block => ({
  place,
  head,
  node,
  kind: 'several',
  rows: [],
});

function entry(
  place: ConfigPath,
  head: string,
  view: Pick<ConfigView, 'values' | 'lines'>,
): readonly Block[] {
  const node = nodeAt(place, view.values ?? {}) ?? {};
  return withTablesBelow(toBlock(place, head, node, view, 'entry'), view);
}

const withTablesBelow = (block: Block, view: Pick<ConfigView, 'values' | 'lines'>): readonly Block[] => [
  ...(block.rows.length > 0 || block.kind === 'entry' ? [block] : []),
  ...Object.entries(block.node.properties ?? {}).flatMap(([key, child]) =>
    isTable(child) ? blocksBelow([...block.place, key], child, view) : [],
  ),
];

function toBlock(
  place: ConfigPath,
  head: string,
  node: ConfigNode,
  view: Pick<ConfigView, 'values' | 'lines'>,
  kind: 'table' | 'entry',
): Block {
  const rows = Object.entries(node.properties ?? {})
    .filter(([, child]) => !isTable(child))
    .map(([name, child]) => toRow(place, name, child, view, false, node.required?.includes(name)));
  return { place, head, node, kind, rows };
}

function toRow(
  place: ConfigPath,
  name: string,
  node: ConfigNode,
  view: Pick<ConfigView, 'values' | 'lines'>,
  free: boolean,
  required = false,
): Row {
  const own = [...place, name];
  return {
    place: own,
    name,
    node,
    required,
    free,
    written: valueAt(view.values, own),
    line: view.lines[placeKey(own)] ?? null,
  };
}

/** Where any value may stand, it stays of the kind that it is; one that no field can hold is a `table`. */
function freeNode(declared: ConfigNode, written: Json | undefined): ConfigNode {
  if (declared.type !== undefined) return declared;
  const type = typeof written;
  return type === 'boolean' || type === 'number' || type === 'string' ? { type } : { type: 'object' };
}

/** Whether the values of a table by names of the person's own are secrets. */
export const holdsSecrets = ({ additionalProperties }: ConfigNode): boolean =>
  typeof additionalProperties === 'object' && additionalProperties.secret === true;

/** What a field says where any value may stand: `true`, `false` and numbers as such, all else as a text. */
export const readFree = (text: string): string | number | boolean =>
  text === 'true' || text === 'false'
    ? text === 'true'
    : /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(text)
      ? Number(text)
      : text;

/** The variants of a table, by `type`: providers. Empty: there is one kind. */
export const variantsOf = (node: ConfigNode): readonly string[] => {
  const child =
    node.type === 'array'
      ? node.items
      : typeof node.additionalProperties === 'object'
        ? node.additionalProperties
        : node;
  return (child?.oneOf ?? []).flatMap(({ properties }) =>
    typeof properties?.['type']?.const === 'string' ? [properties['type'].const] : [],
  );
};

/** A new entry of a list with more keys is asked for what it cannot do without alone. */
const askedWhole = 6;

/**
 * The keys that a new table is asked for: those that it cannot do without, and of an entry of a list with few
 * keys all, for what it does without them (all hours of all days) is seldom what is meant.
 */
export function askedKeys(
  node: ConfigNode,
  variant: string | null,
): readonly (readonly [name: string, node: ConfigNode, required: boolean])[] {
  const child =
    node.type === 'array'
      ? node.items
      : typeof node.additionalProperties === 'object' && node.properties === undefined
        ? node.additionalProperties
        : node;
  const one = child?.oneOf?.find(({ properties }) => properties?.['type']?.const === variant) ?? child;
  const required = one?.required ?? [];
  const keys = Object.entries(one?.properties ?? {}).filter(
    ([, key]) => key.const === undefined && !isTable(key),
  );
  const whole = node.type === 'array' && keys.length <= askedWhole;
  return keys
    .map(([name, key]) => [name, key, required.includes(name)] as const)
    .filter(([, , isRequired]) => whole || isRequired);
}

const pathText = (place: ConfigPath): string =>
  place
    .filter((part): part is string => typeof part === 'string')
    .map((part) => (/^[\w-]+$/u.test(part) ? part : JSON.stringify(part)))
    .join('.');

export const valueAt = (values: Values, place: ConfigPath): Json | undefined =>
  place.reduce<Json | undefined>(
    (here, part) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, part)
        ? (here as Record<string | number, Json>)[part]
        : undefined,
    values ?? undefined,
  );

/** The name of a key in the words: names of one's own and places in a list are `*`. */
export function wordKey(place: ConfigPath, values: JsonObject | null): string {
  return place
    .map((part, index) => {
      if (typeof part === 'number') return '*';
      const around = index === 0 ? configTree() : nodeAt(place.slice(0, index), values ?? {});
      return around?.properties !== undefined && Object.hasOwn(around.properties, part) ? part : '*';
    })
    .join('.');
}

/** What a field says as a value of the key; null: that is not what the key wants. */
export function readField(
  text: string,
  node: ConfigNode,
): { readonly value: string | number | readonly string[] } | null {
  if (node.type === 'integer' || node.type === 'number') {
    const number = readNumber(text, node.type === 'integer' ? 'whole' : 'decimal');
    if (
      number === null ||
      (node.minimum !== undefined && number < node.minimum) ||
      (node.maximum !== undefined && number > node.maximum)
    )
      return null;
    return { value: number };
  }
  if (node.type === 'array')
    return {
      value: text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    };
  return { value: text };
}

/** The same of a row, whose empty field takes a key out that may be absent. */
export const readRow = (
  text: string,
  { node, required }: Pick<Row, 'node' | 'required'>,
): { readonly value: string | number | readonly string[] | null } | null =>
  text.trim() === '' && !required && node.type !== 'array' && node.default === undefined
    ? { value: null }
    : readField(text, node);

/** A value as a field shows it. */
export function fieldText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export type Unit = 'seconds' | 'milliseconds' | 'days' | null;

/** The unit that stands in the name of a key. */
export const unitOf = (name: string): Unit =>
  /_(?:secs|seconds)$/u.test(name)
    ? 'seconds'
    : /_ms$/u.test(name)
      ? 'milliseconds'
      : /_days$/u.test(name)
        ? 'days'
        : null;

const spelled: Record<string, string> = {
  api: 'API',
  url: 'URL',
  id: 'ID',
  imap: 'IMAP',
  smtp: 'SMTP',
  tls: 'TLS',
  sops: 'SOPs',
  mqtt: 'MQTT',
  amqp: 'AMQP',
  qos: 'QoS',
  ca: 'CA',
  led: 'LED',
  http: 'HTTP',
  hub: 'hub',
};

/** A title made of a key's name: `api_key` is "API key". */
export function titleOf(name: string): string {
  const words = name
    .replace(/_(?:secs|ms|days)$/u, '')
    .split('_')
    .map((word) => spelled[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
