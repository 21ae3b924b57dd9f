import { expect, test } from 'vitest';
import { Config } from '../../shared/config';
import { configTree, type ConfigNode } from '../../shared/config-keys';
import { openings, settingsOf, withoutHeld } from './held-settings';

const leaves = (node: ConfigNode, path: readonly string[]): readonly (readonly [string, ConfigNode])[] => {
  const below = Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
    leaves(child, [...path, key]),
  );
  const named =
    typeof node.additionalProperties === 'object' ? leaves(node.additionalProperties, [...path, '*']) : [];
  const variants = (node.oneOf ?? []).flatMap((variant) => leaves(variant, path));
  const all = [...below, ...named, ...variants];
  return all.length === 0 ? [[path.join('.'), node]] : all;
};

test('every address and everybody who is let in, anywhere in config.toml, waits after a restore', () => {
  const kept = openings.flatMap(({ at, keys }) => keys.map((key) => [...at, key]));
  const isKept = (key: string): boolean => {
    const path = key.split('.');
    return kept.some(
      (pattern) =>
        pattern.length === path.length &&
        pattern.every((part, index) => part === '*' || part === path[index]),
    );
  };
  const opens = leaves(configTree(), []).filter(
    ([key, { allowed }]) =>
      allowed?.startsWith('an address that starts') === true ||
      /(?:_host|\.host|hosts|allowed_users|_allow|auto_approve|_routes)$|^gateway\.token$|^channels_config\.\w+\.secret$/u.test(
        key,
      ),
  );
  expect(opens.length).toBeGreaterThan(15);
  // A server of the Model Context Protocol waits as a whole; model_routes names providers of this file.
  expect(
    opens
      .map(([key]) => key)
      .filter((key) => !isKept(key) && key !== 'mcp.servers.*.url' && !key.startsWith('model_routes')),
  ).toEqual([]);
});

test('what is held does not hold, what is not held does, and the file is left alone', () => {
  const config = Config.parse({
    tools: { shell_allow: ['ls'], http_allow: ['plant.local'] },
    providers: { far: { type: 'openai', base_url: 'http://far.example/v1' }, local: { type: 'llama' } },
    mqtt: { url: 'mqtt://far.example', username: 'ana' },
    channels_config: {
      telegram: { bot_token: 't', allowed_users: ['7'] },
      webhook: { secret: 's', send_url: 'http://far.example/out' },
      email: { imap_host: 'a', smtp_host: 'b', username: 'u', password: 'p', tls: 'never' },
    },
  });
  const before = structuredClone(config);
  expect(settingsOf(Config.parse({}))).toEqual([]);
  expect(settingsOf(config).map(({ place }) => place)).toEqual([
    'setting:tools.shell_allow',
    'setting:tools.http_allow',
    'setting:providers.far.base_url',
    'setting:mqtt.url',
    'setting:channels_config.webhook.secret',
    'setting:channels_config.telegram.allowed_users',
    'setting:channels_config.webhook.allowed_users',
    'setting:channels_config.telegram.api_root',
    'setting:channels_config.webhook.send_url',
    'setting:channels_config.email.imap_host',
  ]);
  const held = withoutHeld(config, (place) => place !== 'setting:tools.http_allow');
  expect(Config.parse(held)).toEqual(held);
  expect(held.tools).toMatchObject({ shell_allow: [], http_allow: ['plant.local'] });
  expect(held.mqtt).toMatchObject({ username: 'ana' });
  expect(JSON.stringify(held)).not.toContain('far.example');
  expect(held.channels_config.telegram?.allowed_users).toEqual([]);
  expect(held.channels_config.webhook?.allowed_users).toEqual([]);
  expect(held.channels_config.email).toMatchObject({ imap_host: 'held.invalid', tls: 'always' });
  expect(config).toEqual(before);
});

test('who decides waits too: a button that approves, a server whose word counts, a mode that asks nobody', () => {
  const board = { board: 'panel', type: 'nucleo-f401re', path: '/dev/ttyACM0' };
  const config = Config.parse({
    sop: { default_execution_mode: 'auto' },
    peripherals: {
      boards: [
        { ...board, board: 'pump' },
        { ...board, approve_pin: 5, reject_pin: 6, stop_pin: 7, pressed_level: 1 },
      ],
    },
    channels_config: {
      email: { imap_host: 'a', smtp_host: 'b', username: 'u', password: 'p', authserv_id: 'mx.far.example' },
    },
  });
  expect(settingsOf(config)).toEqual([
    { place: 'setting:sop.default_execution_mode', says: { default_execution_mode: 'auto' } },
    { place: 'setting:peripherals.boards.panel.approve_pin', says: { approve_pin: 5, pressed_level: 1 } },
    { place: 'setting:channels_config.email.authserv_id', says: { authserv_id: 'mx.far.example' } },
    expect.objectContaining({ place: 'setting:channels_config.email.imap_host' }),
  ]);
  const held = withoutHeld(config, () => true);
  expect(held.sop).toMatchObject({ default_execution_mode: 'supervised' });
  const [, panel] = held.peripherals.boards;
  expect(panel).toMatchObject({ reject_pin: 6, stop_pin: 7, pressed_level: 1 });
  expect(panel?.approve_pin).toBeUndefined();
  expect(held.channels_config.email?.authserv_id).toBeUndefined();
});

test('whose word is believed waits too: a token and secrets that stand in the file, which its author knows', () => {
  const config = Config.parse({
    gateway: { token: 'known-to-the-author' },
    channels_config: {
      webhook: { secret: 'known-as-well', send_url: 'https://held.invalid', allowed_users: [] },
      mqtt: { secret: 'known-too', topic_in: 'a', topic_out: 'b', allowed_users: [] },
    },
  });
  const says = JSON.stringify(settingsOf(config));
  expect(settingsOf(config).map(({ place }) => place)).toEqual([
    'setting:gateway.token',
    'setting:channels_config.webhook.secret',
    'setting:channels_config.mqtt.secret',
  ]);
  for (const secret of ['known-to-the-author', 'known-as-well', 'known-too'])
    expect(says).not.toContain(secret);
  const other = structuredClone(config);
  other.gateway.token = 'another' as typeof other.gateway.token;
  expect(settingsOf(other)[0]?.says).not.toEqual(settingsOf(config)[0]?.says);
  const held = withoutHeld(config, () => true);
  expect(held.gateway.token).toBe('keychain:gateway');
  expect(held.channels_config.webhook?.secret).not.toBe('known-as-well');
  expect(held.channels_config.mqtt?.secret).toBeUndefined();
});

test('a token that lies in the keychain or the environment of this computer does not wait', () => {
  const config = Config.parse({ gateway: { token: 'env:MY_TOKEN' } });
  expect(settingsOf(config)).toEqual([]);
});
