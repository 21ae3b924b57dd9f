import type { Json, JsonObject } from '../../../shared/json';
import { isJsonObject } from '../../../shared/json-object';
import { parseJson } from '../../../shared/parse-json';
import type { NamedTopic } from '../../../shared/topics';
import type { JsonPath } from '../expression/path';

/**
 * What other programs publish about their devices, so that people find topics by the names of things: the
 * discovery of Home Assistant (`homeassistant/…/config`) and the list of zigbee2mqtt (`…/bridge/devices`). Null:
 * the message is neither. An empty list takes back what its topic named before.
 */
export function namedIn(topic: string, payload: string): readonly NamedTopic[] | null {
  const levels = topic.split('/');
  if (levels.at(-1) === 'config' && (levels.length === 4 || levels.length === 5))
    return discovered(levels[1] ?? '', parseJson(payload));
  if (levels.length > 2 && levels.at(-2) === 'bridge' && levels.at(-1) === 'devices')
    return zigbeeDevices(levels.slice(0, -2).join('/'), parseJson(payload));
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

/** Whether what stands under the topic is about devices, and no news of one. */
export const isAboutDevices = (topic: string): boolean =>
  /^[^/]+\/(?:[^/]+\/){1,3}config$/u.test(topic) || /(?:^|\/)bridge\//u.test(topic);

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** One entity, or in the newer form all the entities of a device. */
function discovered(component: string, config: Json | undefined): readonly NamedTopic[] {
  if (!isJsonObject(config)) return [];
  const device = config['device'] ?? config['dev'];
  const owner = isJsonObject(device) ? textOf(device['name']) : null;
  const parts = config['components'] ?? config['cmps'];
  if (component !== 'device' || !isJsonObject(parts)) return entity(config, config, owner);
  return Object.values(parts).flatMap((part) => (isJsonObject(part) ? entity(part, config, owner) : []));
}

function entity(config: JsonObject, shared: JsonObject, owner: string | null): readonly NamedTopic[] {
  const template = textOf(config['value_template'] ?? config['val_tpl']);
  const ownTopic = textOf(config['state_topic'] ?? config['stat_t']);
  // What is only commanded, such as a button, publishes nothing on the topic that its device shares.
  const publishes = template !== null || (config['command_topic'] ?? config['cmd_t']) === undefined;
  const written = ownTopic ?? (publishes ? textOf(shared['state_topic'] ?? shared['stat_t']) : null);
  if (written === null) return [];
  const base = textOf(config['~'] ?? shared['~']) ?? '';
  const own = textOf(config['name']);
  const name = [owner, own === owner ? null : own].filter((part) => part !== null).join(' · ');
  if (name === '') return [];
  return [
    {
      topic: written.replace(/^~/u, base).replace(/~$/u, base),
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

function zigbeeDevices(base: string, devices: Json | undefined): readonly NamedTopic[] {
  if (!Array.isArray(devices)) return [];
  return devices.filter(isJsonObject).flatMap((device) => {
    const name = textOf(device['friendly_name']);
    const { definition } = device;
    if (name === null || !isJsonObject(definition)) return [];
    return exposed(definition['exposes'], []).map(({ path, label, unit }) => ({
      topic: `${base}/${name}`,
      name: `${name} · ${label}`,
      from: 'zigbee2mqtt' as const,
      path,
      unit,
    }));
  });
}

/** The bit of `access` that says that a value is published. */
const published = 1;

function exposed(
  exposes: Json | undefined,
  within: JsonPath,
): readonly { readonly path: JsonPath; readonly label: string; readonly unit: string | null }[] {
  if (!Array.isArray(exposes)) return [];
  return exposes.filter(isJsonObject).flatMap((one) => {
    const property = textOf(one['property']);
    const path = property === null ? within : [...within, property];
    if (Array.isArray(one['features'])) return exposed(one['features'], path);
    const { access } = one;
    if (property === null || (typeof access === 'number' && (access & published) === 0)) return [];
    return [
      { path, label: textOf(one['label']) ?? textOf(one['name']) ?? property, unit: textOf(one['unit']) },
    ];
  });
}
