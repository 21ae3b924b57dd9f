import type { Json, JsonObject } from '../../../shared/json';
import { isJsonObject } from '../../../shared/json-object';
import { parseJson } from '../../../shared/parse-json';
import type { NamedCommand, NamedTopic } from '../../../shared/topics';
import type { JsonPath } from '../expression/path';

/**
 * What other programs publish about their devices, so that people find topics by the names of things: the
 * discovery of Home Assistant (`homeassistant/…/config`) and the list of zigbee2mqtt (`…/bridge/devices`). Null:
 * the message is neither. An empty list takes back what its topic named before.
 */
export function namedIn(topic: string, payload: string): readonly NamedTopic[] | null {
  return announcedIn(topic, payload, {
    entity: stateOf,
    device: (base, device) => exposedBy(base, device),
  });
}

/** What they can be told, from the same messages. */
export function commandsIn(topic: string, payload: string): readonly NamedCommand[] | null {
  return announcedIn(topic, payload, {
    entity: commandOf,
    device: (base, device) => settableAt(base, device),
  });
}

/** One entity of Home Assistant. `shared` holds what it does not say itself. */
interface Entity {
  readonly component: string;
  readonly config: JsonObject;
  readonly shared: JsonObject;
  /** Of its device; null: it has none, or that has no name. */
  readonly owner: string | null;
}

function announcedIn<T>(
  topic: string,
  payload: string,
  read: {
    readonly entity: (entity: Entity) => readonly T[];
    readonly device: (base: string, device: JsonObject) => readonly T[];
  },
): readonly T[] | null {
  const levels = topic.split('/');
  if (levels.at(-1) === 'config' && (levels.length === 4 || levels.length === 5))
    return entitiesOf(levels[1] ?? '', parseJson(payload)).flatMap(read.entity);
  if (levels.length > 2 && levels.at(-2) === 'bridge' && levels.at(-1) === 'devices') {
    const devices = parseJson(payload);
    const base = levels.slice(0, -2).join('/');
    return Array.isArray(devices)
      ? devices.filter(isJsonObject).flatMap((device) => read.device(base, device))
      : [];
  }
  return null;
}

/** zigbee2mqtt tells Home Assistant of its devices too; each value is there once, as Home Assistant names it. */
export function withoutDoubles(named: readonly NamedTopic[]): readonly NamedTopic[] {
  const seen = new Set<string>();
  return [...named]
    .sort((a, b) => Number(a.from === 'zigbee2mqtt') - Number(b.from === 'zigbee2mqtt'))
    .filter(({ topic, path }) => {
      const key = JSON.stringify([topic, path]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** What each topic tells, by its name: the device once, and all of its values. */
export function topicNames(named: readonly NamedTopic[]): ReadonlyMap<string, string> {
  const names = new Map<string, string[]>();
  for (const { topic, name } of withoutDoubles(named)) names.set(topic, [...(names.get(topic) ?? []), name]);
  return new Map([...names].map(([topic, all]) => [topic, withOwnerOnce(all)]));
}

const withOwnerOnce = (names: readonly string[]): string => {
  let owner: string | null = null;
  return [...new Set(names)]
    .map((name) => {
      const [of, ...rest] = name.split(' · ');
      if (of === owner && rest.length > 0) return rest.join(' · ');
      owner = of ?? null;
      return name;
    })
    .join(', ');
};

/** zigbee2mqtt tells Home Assistant of its devices too; what they can be told is there once, by its names. */
export function commandsOnce(commands: readonly NamedCommand[]): readonly NamedCommand[] {
  const seen = new Set<string>();
  return [...commands]
    .sort((a, b) => Number(a.from === 'zigbee2mqtt') - Number(b.from === 'zigbee2mqtt'))
    .flatMap((command) => {
      const isNew = (payload: string): boolean => {
        const key = JSON.stringify([command.topic, payload]);
        return !seen.has(key) && seen.add(key).has(key);
      };
      const payloads = command.payloads.filter(({ payload }) => isNew(payload));
      return payloads.length > 0 || command.payloads.length === 0 ? [{ ...command, payloads }] : [];
    });
}

/** Whether what stands under the topic is about devices, and no news of one. */
export const isAboutDevices = (topic: string): boolean =>
  /^[^/]+\/(?:[^/]+\/){1,3}config$/u.test(topic) || /(?:^|\/)bridge\//u.test(topic);

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** One entity, or in the newer form all the entities of a device. */
function entitiesOf(component: string, config: Json | undefined): readonly Entity[] {
  if (!isJsonObject(config)) return [];
  const device = config['device'] ?? config['dev'];
  const owner = isJsonObject(device) ? textOf(device['name']) : null;
  const parts = config['components'] ?? config['cmps'];
  if (component !== 'device' || !isJsonObject(parts)) return [{ component, config, shared: config, owner }];
  return Object.values(parts).flatMap((part) =>
    isJsonObject(part)
      ? [{ component: textOf(part['platform'] ?? part['p']) ?? '', config: part, shared: config, owner }]
      : [],
  );
}

/** Of the device and the entity; empty: nobody named either. */
function nameOf({ config, owner }: Entity): string {
  const own = textOf(config['name']);
  return [owner, own === owner ? null : own].filter((part) => part !== null).join(' · ');
}

function placeOf(written: string, { config, shared }: Entity): string {
  const base = textOf(config['~'] ?? shared['~']) ?? '';
  return written.replace(/^~/u, base).replace(/~$/u, base);
}

function stateOf(entity: Entity): readonly NamedTopic[] {
  const { config, shared } = entity;
  const template = textOf(config['value_template'] ?? config['val_tpl']);
  const ownTopic = textOf(config['state_topic'] ?? config['stat_t']);
  // What is only commanded, such as a button, publishes nothing on the topic that its device shares.
  const publishes = template !== null || (config['command_topic'] ?? config['cmd_t']) === undefined;
  const written = ownTopic ?? (publishes ? textOf(shared['state_topic'] ?? shared['stat_t']) : null);
  const name = nameOf(entity);
  if (written === null || name === '') return [];
  return [
    {
      topic: placeOf(written, entity),
      name,
      from: 'home-assistant',
      path: pathOf(template),
      unit: textOf(config['unit_of_measurement'] ?? config['unit_of_meas']),
    },
  ];
}

const templatePath = /\{\{[^{}]*?\bvalue_json((?:\.\w+|\[\s*(?:'[^']*'|"[^"]*"|\d+)\s*\])+)/u;
const pathPart = /\.(\w+)|\[\s*(?:'([^']*)'|"([^"]*)"|(\d+))\s*\]/gu;

/** The part of the payload that a template takes its value from; null: the payload itself, or it is not told so. */
function pathOf(template: string | null): JsonPath | null {
  const written = template === null ? null : templatePath.exec(template)?.[1];
  if (written == null) return null;
  return [...written.matchAll(pathPart)].map(
    ([, key, single, double, index]) => key ?? single ?? double ?? index ?? '',
  );
}

type Sent = readonly [key: string, short: string, usual: string | null];
const onOrOff: readonly Sent[] = [
  ['payload_on', 'pl_on', 'ON'],
  ['payload_off', 'pl_off', 'OFF'],
];
/** By its component, the keys of what is sent to it with their short form, and what they are unless it says so. */
const commands: Readonly<Record<string, readonly Sent[]>> = {
  button: [['payload_press', 'pl_prs', 'PRESS']],
  cover: [
    ['payload_open', 'pl_open', 'OPEN'],
    ['payload_close', 'pl_cls', 'CLOSE'],
    ['payload_stop', 'pl_stop', 'STOP'],
  ],
  fan: onOrOff,
  humidifier: onOrOff,
  light: onOrOff,
  lock: [
    ['payload_lock', 'pl_lock', 'LOCK'],
    ['payload_unlock', 'pl_unlk', 'UNLOCK'],
  ],
  scene: [['payload_on', 'pl_on', null]],
  siren: onOrOff,
  switch: onOrOff,
  valve: [
    ['payload_open', 'pl_open', 'OPEN'],
    ['payload_close', 'pl_cls', 'CLOSE'],
    ['payload_stop', 'pl_stop', null],
  ],
};

function commandOf(entity: Entity): readonly NamedCommand[] {
  const { component, config, shared } = entity;
  const written = textOf(config['command_topic'] ?? config['cmd_t']);
  const name = nameOf(entity);
  if (written === null || name === '') return [];
  const isJson = component === 'light' && textOf(config['schema'] ?? shared['schema']) === 'json';
  const options = config['options'] ?? config['ops'];
  const words = isJson
    ? ['ON', 'OFF']
    : component === 'select' && Array.isArray(options)
      ? options.flatMap((option) => textOf(option) ?? [])
      : (commands[component] ?? []).flatMap(
          ([key, short, usual]) => textOf(config[key] ?? config[short]) ?? usual ?? [],
        );
  return [
    {
      topic: placeOf(written, entity),
      name,
      from: 'home-assistant',
      payloads: words.map((word) => ({ word, payload: isJson ? JSON.stringify({ state: word }) : word })),
    },
  ];
}

const published = 1;
const settable = 2;

const exposedBy = (base: string, device: JsonObject): readonly NamedTopic[] =>
  exposed(device, published).map(({ name, path, one }) => ({
    topic: `${base}/${textOf(device['friendly_name']) ?? ''}`,
    name,
    from: 'zigbee2mqtt' as const,
    path,
    unit: textOf(one['unit']),
  }));

const settableAt = (base: string, device: JsonObject): readonly NamedCommand[] =>
  exposed(device, settable).map(({ name, path, one }) => {
    const values = Array.isArray(one['values'])
      ? one['values']
      : [one['value_on'], one['value_off']].filter((value) => value !== undefined);
    return {
      topic: `${base}/${textOf(device['friendly_name']) ?? ''}/set`,
      name,
      from: 'zigbee2mqtt' as const,
      payloads: values.map((value) => ({
        word: typeof value === 'string' ? value : JSON.stringify(value),
        payload: JSON.stringify(path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value)),
      })),
    };
  });

/** What of a device of zigbee2mqtt has this bit of `access`. */
function exposed(
  device: JsonObject,
  bit: number,
): readonly { readonly name: string; readonly path: JsonPath; readonly one: JsonObject }[] {
  const owner = textOf(device['friendly_name']);
  const { definition } = device;
  if (owner === null || !isJsonObject(definition)) return [];
  const within = (exposes: Json | undefined, before: JsonPath): ReturnType<typeof exposed> =>
    (Array.isArray(exposes) ? exposes : []).filter(isJsonObject).flatMap((one) => {
      const property = textOf(one['property']);
      const path = property === null ? before : [...before, property];
      if (Array.isArray(one['features'])) return within(one['features'], path);
      const { access } = one;
      if (property === null || (typeof access === 'number' && (access & bit) === 0)) return [];
      const label = textOf(one['label']) ?? textOf(one['name']) ?? property;
      return [{ name: `${owner} · ${label}`, path, one }];
    });
  return within(definition['exposes'], []);
}
