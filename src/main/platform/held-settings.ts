import { createHash, randomBytes } from 'node:crypto';
import { Config } from '../../shared/config';
import type { SecretRef } from '../../shared/config-values';
import { keyText } from '../../shared/config-keys';
import type { Json, JsonObject } from '../../shared/json';
import type { Problems } from './base/problems';
import { secretPlace } from './config/resolve-secret';
import { howToAllow } from '../../shared/held-program';

/**
 * Keys of one section that say together who is let in or decides, whose word is believed, what runs or runs unasked, or
 * who is sent something.
 */
interface Opening {
  /** `*` is any name of the person's own, or any entry of a list. */
  readonly at: readonly string[];
  readonly keys: readonly [string, ...string[]];
  /** What else says how the first key is meant, where that is there; it holds as it is. */
  readonly beside?: readonly string[];
  /** The keys hold secrets: who wrote the file knows those that stand in it. */
  readonly isSecret?: true;
  /** What holds instead until a person has said yes; null: the key is not there. */
  readonly meanwhile: Readonly<Record<string, Json>>;
}

/** No such host can be there (RFC 2606), and TLS keeps whoever answers for it from hearing a key. */
const nowhere = 'held.invalid';
const noAddress = `https://${nowhere}`;
/** Nobody knows it. */
const noSecret = randomBytes(24).toString('base64url');

/** Each key of config.toml of that kind. */
export const openings: readonly Opening[] = [
  ...['shell_allow', 'http_allow', 'auto_approve'].map((key): Opening => ({
    at: ['tools'],
    keys: [key],
    meanwhile: { [key]: [] },
  })),
  { at: ['providers', '*'], keys: ['base_url'], meanwhile: { base_url: noAddress } },
  { at: ['providers', '*', 'servers', '*'], keys: ['base_url'], meanwhile: { base_url: noAddress } },
  { at: ['models'], keys: ['hub_url'], meanwhile: { hub_url: noAddress } },
  { at: ['models'], keys: ['package_registry'], meanwhile: { package_registry: null } },
  { at: ['mqtt'], keys: ['url', 'ca_file'], meanwhile: { url: null, ca_file: null } },
  { at: ['amqp'], keys: ['url', 'ca_file'], meanwhile: { url: null, ca_file: null } },
  { at: ['storage'], keys: ['url', 'ca_file'], meanwhile: { url: null, ca_file: null } },
  { at: ['fleet'], keys: ['approvals_from'], meanwhile: { approvals_from: [] } },
  { at: ['gateway'], keys: ['host'], meanwhile: { host: '127.0.0.1' } },
  { at: ['gateway'], keys: ['token'], isSecret: true, meanwhile: { token: 'keychain:gateway' } },
  { at: ['channels_config', 'webhook'], keys: ['secret'], isSecret: true, meanwhile: { secret: noSecret } },
  { at: ['channels_config', 'mqtt'], keys: ['secret'], isSecret: true, meanwhile: { secret: null } },
  { at: ['sop'], keys: ['default_execution_mode'], meanwhile: { default_execution_mode: 'supervised' } },
  {
    at: ['peripherals', 'boards', '*'],
    keys: ['approve_pin'],
    beside: ['pressed_level'],
    meanwhile: { approve_pin: null },
  },
  { at: ['channels_config', 'email'], keys: ['authserv_id'], meanwhile: { authserv_id: null } },
  { at: ['sop'], keys: ['approval_routes'], meanwhile: { approval_routes: ['desktop'] } },
  { at: ['escalation', '*'], keys: ['notify'], meanwhile: { notify: ['desktop'] } },
  { at: ['duty', 'people', '*'], keys: ['routes'], meanwhile: { routes: ['desktop'] } },
  { at: ['channels_config', '*'], keys: ['allowed_users'], meanwhile: { allowed_users: [] } },
  { at: ['channels_config', 'plugins', '*'], keys: ['allowed_users'], meanwhile: { allowed_users: [] } },
  ...['api_root', 'send_url', 'base_url'].map((key): Opening => ({
    at: ['channels_config', '*'],
    keys: [key],
    meanwhile: { [key]: noAddress },
  })),
  {
    at: ['channels_config', 'email'],
    keys: ['imap_host', 'imap_port', 'smtp_host', 'smtp_port', 'tls'],
    meanwhile: { imap_host: nowhere, smtp_host: nowhere, tls: 'always' },
  },
  { at: ['network'], keys: ['proxy', 'no_proxy'], meanwhile: { proxy: '', no_proxy: [] } },
  { at: ['pushover'], keys: ['api_url'], meanwhile: { api_url: noAddress } },
  { at: ['secrets', '*'], keys: ['hosts', 'tools'], meanwhile: { hosts: [], tools: [] } },
  { at: ['mcp', 'servers', '*'], keys: ['reads'], meanwhile: { reads: [] } },
];

export interface OpenSetting {
  /** `setting:tools.shell_allow`. */
  readonly place: string;
  readonly says: JsonObject;
}

/** What a configuration opens beyond the defaults. */
export const settingsOf = (config: Config): readonly OpenSetting[] =>
  found(config).map(({ place, says }) => ({ place, says }));

/** The configuration as it holds while some of it waits for a person's yes. */
export function withoutHeld(config: Config, isHeld: (place: string) => boolean): Config {
  const held = found(config).filter(({ place }) => isHeld(place));
  if (held.length === 0) return config;
  const copy = structuredClone(config);
  for (const { path, meanwhile } of held) {
    const section = sectionAt(copy, path);
    for (const [key, value] of Object.entries(meanwhile))
      if (value === null) Reflect.deleteProperty(section ?? {}, key);
      else if (section !== null) section[key] = value;
  }
  return copy;
}

/** What waits is a problem, and stops being one. */
export function tellHeld(
  config: Config,
  isHeld: (place: string) => boolean,
  problems: Pick<Problems, 'report' | 'clear'>,
): void {
  for (const { place, says } of settingsOf(config))
    if (isHeld(place))
      problems.report(
        place,
        'config.toml',
        `It came with a restored backup, is not allowed yet and not in force: ${inToml(says)}`,
        howToAllow(place),
      );
    else problems.clear(place);
}

export const inToml = (says: JsonObject): string =>
  Object.entries(says)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join(', ');

let defaults: Config | null = null;

function found(config: Config): readonly (OpenSetting & Pick<Opening, 'meanwhile'> & { path: string[] })[] {
  defaults ??= Config.parse({});
  const usual = defaults;
  return openings.flatMap(({ at, keys, beside = [], isSecret = false, meanwhile }) =>
    pathsOf(config, at).flatMap((path) => {
      const section = sectionAt(config, path);
      const own = picked(section, keys);
      // A place, as keychain:NAME, leads to what this computer keeps itself.
      if (isSecret && Object.values(own).every(isPlace)) return [];
      const shown = isSecret ? withoutSecrets(own) : own;
      const says = Object.keys(own).length === 0 ? own : { ...shown, ...picked(section, beside) };
      const same = [picked(sectionAt(usual, path), keys), meanwhile].some(
        (other) => JSON.stringify(own) === JSON.stringify(picked(other, keys)),
      );
      return same
        ? []
        : [{ place: `setting:${keyText([...shownPath(config, path), keys[0]])}`, says, path, meanwhile }];
    }),
  );
}

function pathsOf(config: Config, at: readonly string[]): string[][] {
  return at.reduce<string[][]>(
    (paths, part) =>
      paths.flatMap((path) => {
        const names = part === '*' ? Object.keys(valueAt(config, path) ?? {}) : [part];
        return names.map((name) => [...path, name]);
      }),
    [[]],
  );
}

/** An entry of a list by its name: its place may be another one tomorrow. */
const shownPath = (config: Config, path: readonly string[]): string[] =>
  path.map((part, index) => {
    const name = Array.isArray(valueAt(config, path.slice(0, index)))
      ? sectionAt(config, path.slice(0, index + 1))?.['board']
      : undefined;
    return typeof name === 'string' ? name : part;
  });

/** Null: there is none. */
function sectionAt(config: Config, path: readonly string[]): Record<string, Json> | null {
  const value = valueAt(config, path);
  return value === null || Array.isArray(value) ? null : (value as Record<string, Json>);
}

function valueAt(config: Config, path: readonly string[]): object | null {
  let here: unknown = config;
  for (const part of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return null;
    here = (here as Record<string, unknown>)[part];
  }
  return typeof here === 'object' ? here : null;
}

const picked = (section: Readonly<Record<string, Json>> | null, keys: readonly string[]): JsonObject =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = section?.[key];
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );

const isPlace = (value: Json): boolean =>
  typeof value === 'string' && secretPlace(value as SecretRef).kind !== 'plain';

/** For people, and to tell whether it is another one. */
const withoutSecrets = (says: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(says).map(([key, value]) => [
      key,
      `*** ${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)}`,
    ]),
  );
