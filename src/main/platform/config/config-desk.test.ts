import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { hiddenSecret } from '../../../shared/config-desk';
import { FakeClock } from '../../testing/fake-clock';
import { ConfigDesk } from './config-desk';
import {
  hideSecrets,
  keychainPlaces,
  plainSecrets,
  putSecretsBack,
  withoutPlainSecrets,
  withPasswords,
  withSecretsOf,
} from './hide-secrets';
import { parseConfig } from './parse-config';

let folder: string;
let file: string;
const kept = new Map<string, string>();
const hidden: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-config-'));
  file = join(folder, 'config.toml');
  kept.clear();
  hidden.length = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function open(
  text: string,
  config = (): Config => parseConfig(readFileSync(file, 'utf8')).config ?? Config.parse({}),
): ConfigDesk {
  writeFileSync(file, text);
  return new ConfigDesk({
    file,
    clock: new FakeClock(),
    config,
    reload: () => Promise.resolve(),
    secrets: {
      keptIn: 'keychain',
      get: (name) => Promise.resolve(kept.get(name) ?? null),
      set: (name, value) => {
        kept.set(name, value);
        return Promise.resolve();
      },
    },
    hide: (secret) => {
      hidden.push(secret);
    },
  });
}
const onDisk = (): string => readFileSync(file, 'utf8');
const bot = '[channels_config.telegram]\nbot_token = "123:abc" # mine\nallowed_users = ["7"]\n';

test('what is shown says where each key stands, and holds no secret', () => {
  const view = open(
    `${bot}\n[gateway]\ntoken = "keychain:gateway"\n\n[mcp.servers.x]\ncommand = "y"\nenv = { KEY = "sk-of-the-server" }\n`,
  ).show();
  expect(JSON.stringify(view)).not.toMatch(/123:abc|sk-of-the-server/u);
  expect(view.text).toContain(`bot_token = "${hiddenSecret}" # mine`);
  expect(view.values).toMatchObject({
    channels_config: { telegram: { bot_token: hiddenSecret } },
    gateway: { token: 'keychain:gateway' },
  });
  expect(view.lines['["channels_config","telegram","allowed_users"]']).toBe(3);
  expect(view.inForce).toMatchObject({ sop: { max_active_runs: 10 } });
});

test('secrets of a text that is no TOML are hidden too', () => {
  expect(hideSecrets('[mqtt\npassword = "geheim"\n  api_key="sk-2\nurl = "mqtt://a"\n')).not.toMatch(
    /geheim|sk-2/u,
  );
});

test('dots are the secret again when the text is saved, and are refused where there is none', async () => {
  const desk = open(bot);
  const { text, hash } = desk.show();
  expect(await desk.save(text.replace('"7"', '"8"'), hash, false)).toMatchObject({ ok: true });
  expect(onDisk()).toBe(bot.replace('"7"', '"8"'));
  expect(putSecretsBack(`[mqtt]\npassword = "${hiddenSecret}"\n`, bot)).toMatchObject({
    ok: false,
    error: { code: 'config.hidden' },
  });
});

test('a change starts from what lies on the disk: what another wrote stays, and the same key is asked about', async () => {
  const desk = open('[sop]\nmax_active_runs = 5\n');
  writeFileSync(file, '# by hand\n[sop]\nmax_active_runs = 6\nenabled = false\n');
  expect(
    await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 9, was: 5 }]),
  ).toMatchObject({
    ok: false,
    error: {
      code: 'config.changed',
      message: 'sop.max_active_runs was changed on the disk in the meantime: it says 6 now',
    },
  });
  expect(
    await desk.change([{ kind: 'set', place: ['sop', 'step_timeout_secs'], value: 60, was: null }]),
  ).toMatchObject({ ok: true });
  expect(onDisk()).toBe('# by hand\n[sop]\nmax_active_runs = 6\nenabled = false\nstep_timeout_secs = 60\n');
});

test.each([
  {
    name: 'a removed table',
    change: (desk: ConfigDesk) => desk.change([{ kind: 'remove', place: ['peripherals', 'boards', 0] }]),
  },
  { name: 'a text of nothing', change: (desk: ConfigDesk) => desk.save('', desk.show().hash, false) },
])(
  '$name leaves no file of no bytes, which a start would take for one that was cut off',
  async ({ change }) => {
    const desk = open('[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\n');
    expect(await change(desk)).toMatchObject({ ok: true, value: { text: onDisk(), diagnostics: [] } });
    expect(onDisk()).toBe('\n');
    expect(await desk.save('[sop]\n', desk.show().hash, false)).toMatchObject({ ok: true });
  },
);

test('a wrong value is refused with what is allowed, and an error elsewhere does not keep a key from being fixed', async () => {
  const desk = open('[sop]\nmax_active_runs = "many"\nstep_timeout_secs = "long"\n');
  expect(await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 0 }])).toMatchObject({
    ok: false,
    error: {
      code: 'config.wrong',
      message: expect.stringContaining('a whole number from 1 to 1000') as string,
    },
  });
  expect(await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 4 }])).toMatchObject({
    ok: true,
    value: { diagnostics: [{ key: 'sop.step_timeout_secs' }] },
  });
});

test('a text with an error is saved only by whoever says so, and never over what another saved', async () => {
  const desk = open('[sop]\n');
  const { hash } = desk.show();
  expect(await desk.save('[sop]\nenabled = 3\n', hash, false)).toMatchObject({
    ok: false,
    error: { code: 'config.wrong', message: expect.stringContaining('Line 2') as string },
  });
  expect(await desk.save('[sop]\nenabled = 3\n', hash, true)).toMatchObject({ ok: true });
  expect(await desk.save('', hash, true)).toMatchObject({ ok: false, error: { code: 'config.changed' } });
});

test('a secret goes to the keychain, its place into the file, and the one before it is emptied', async () => {
  const desk = open(bot);
  const place = ['channels_config', 'telegram', 'bot_token'];
  const view = await desk.storeSecret(place, '9:new');
  expect(onDisk()).toContain('bot_token = "keychain:telegram-bot_token" # mine');
  expect([kept.get('telegram-bot_token'), hidden, JSON.stringify(view).includes('9:new')]).toEqual([
    '9:new',
    ['9:new'],
    false,
  ]);
  await desk.storeSecret(place, '9:newer');
  expect(onDisk()).toContain('"keychain:telegram-bot_token-2"');
  expect(Object.fromEntries(kept)).toEqual({ 'telegram-bot_token': '', 'telegram-bot_token-2': '9:newer' });
});

const provider = (name: string): string =>
  `[providers.${JSON.stringify(name)}]\ntype = "openai"\nbase_url = "http://127.0.0.1:9/v1"\n\n`;
const keysOf = (): readonly string[] =>
  [...onDisk().matchAll(/api_key = "keychain:(.*)"/gu)].map(([, name]) => kept.get(name ?? '') ?? '');

test.each([
  { name: 'names of any script', providers: ['공장', '사무실'] },
  { name: 'names that differ by a sign alone', providers: ['my shop', 'my-shop', 'my.shop'] },
  { name: 'one name, written in two ways', providers: ['공장', '공장'.normalize('NFD')] },
])('every place has its secret for itself: $name', async ({ providers }) => {
  const desk = open(providers.map(provider).join(''));
  for (const name of providers) await desk.storeSecret(['providers', name, 'api_key'], `key of ${name}`);
  expect(keysOf()).toEqual(providers.map((name) => `key of ${name}`));
});

test('a provider with the name of a table keeps its key apart from the table’s', async () => {
  const desk = open(
    `${provider('transcriber')}[channels_config.transcriber]\nbase_url = "http://127.0.0.1:8/v1"\n`,
  );
  await desk.storeSecret(['providers', 'transcriber', 'api_key'], 'of the provider');
  await desk.storeSecret(['channels_config', 'transcriber', 'api_key'], 'of the table');
  expect(keysOf()).toEqual(['of the provider', 'of the table']);
});

test('a secret is named in letters of its place', async () => {
  const desk = open(provider('공장'));
  await desk.storeSecret(['providers', '공장', 'api_key'], 'a');
  expect(onDisk()).toContain('"keychain:공장-api_key"');
});

test('a secret that two places use outlives the change of one', async () => {
  kept.set('shop-api_key', 'shared');
  const shared = (name: string): string =>
    provider(name).replace('\n\n', '\napi_key = "keychain:shop-api_key"\n\n');
  await open(`${shared('shop')}${shared('stall')}`).storeSecret(['providers', 'shop', 'api_key'], 'own');
  expect(keysOf()).toEqual(['own', 'shared']);
});

test('a table is added with its secret in one go, which is kept apart from the file', async () => {
  const desk = open(provider('shop').replace('\n\n', '\napi_key = "keychain:api_key"\n\n'));
  kept.set('api_key', 'of the shop');
  const added = await desk.change([
    {
      kind: 'add',
      place: ['providers', 'claude'],
      list: false,
      values: { type: 'anthropic', api_key: 'of claude' },
    },
  ]);
  expect([
    added.ok,
    JSON.stringify(added).includes('of claude'),
    onDisk().includes('of claude'),
    hidden,
    keysOf(),
  ]).toEqual([true, false, false, ['of claude'], ['of the shop', 'of claude']]);
});

test('a change that is refused keeps no secret', async () => {
  const desk = open(provider('shop'));
  expect(await desk.storeSecret(['sop', 'max_active_runs'], 'x')).toMatchObject({
    ok: false,
    error: { code: 'config.wrong' },
  });
  expect(kept.size).toBe(0);
});

test('a secret goes with the table that used it, unless something else does', async () => {
  const desk = open(`${bot}\n${provider('shop')}`);
  await desk.storeSecret(['channels_config', 'telegram', 'bot_token'], '9:new');
  await desk.storeSecret(['providers', 'shop', 'api_key'], 'sk');
  const name = /keychain:(shop.*)"/u.exec(onDisk())?.[1] ?? '';
  await desk.change([
    {
      kind: 'add',
      place: ['providers', 'stall'],
      list: false,
      values: { type: 'openai', base_url: 'http://a/v1', api_key: `keychain:${name}` },
    },
  ]);
  await desk.change([
    { kind: 'remove', place: ['channels_config', 'telegram'] },
    { kind: 'remove', place: ['providers', 'shop'] },
  ]);
  expect(Object.fromEntries(kept)).toEqual({ 'telegram-bot_token': '', [name]: 'sk' });
  await desk.change([{ kind: 'set', place: ['providers', 'stall', 'api_key'], value: null }]);
  expect(kept.get(name)).toBe('');
});

test('while an error elsewhere keeps the last good configuration in force, its secrets stay', async () => {
  const named = bot.replace('123:abc', 'keychain:bot');
  const good = parseConfig(named).config ?? Config.parse({});
  kept.set('bot', '123');
  await open(`${named}\n[sop]\nenabled = 3\n`, () => good).change([
    { kind: 'remove', place: ['channels_config', 'telegram'] },
  ]);
  expect([onDisk().includes('telegram'), kept.get('bot')]).toEqual([false, '123']);
});

const broker = '[mqtt]\nurl = "mqtt://ana:gehei%40m@cabinet:1883" # the cabinet\n';

test('the password of an address is dots wherever the page shows it, and stays when the rest is changed', async () => {
  const desk = open(broker);
  const view = desk.show();
  expect(JSON.stringify(view)).not.toContain('gehei');
  expect([view.text, view.values]).toEqual([
    broker.replace('gehei%40m', hiddenSecret),
    { mqtt: { url: `mqtt://ana:${hiddenSecret}@cabinet:1883` } },
  ]);
  expect(await desk.save(view.text.replace('cabinet:1883', 'hall:1883'), view.hash, false)).toMatchObject({
    ok: true,
  });
  expect(onDisk()).toBe(broker.replace('cabinet:1883', 'hall:1883'));
  expect(
    await desk.change([
      {
        kind: 'set',
        place: ['mqtt', 'url'],
        value: `mqtts://ana:${hiddenSecret}@cabinet`,
        was: `mqtt://ana:${hiddenSecret}@hall:1883`,
      },
    ]),
  ).toMatchObject({ ok: true });
  expect(onDisk()).toContain('url = "mqtts://ana:gehei%40m@cabinet" # the cabinet');
  expect(hideSecrets(`${broker}[broken\n`)).not.toContain('gehei');
});

test('the password of the broker’s address moves to where secrets are kept', async () => {
  expect(await open(broker).moveBrokerPassword()).toMatchObject({ ok: true });
  expect([onDisk(), kept.get('mqtt-password'), hidden]).toEqual([
    '[mqtt]\nurl = "mqtt://cabinet:1883" # the cabinet\npassword = "keychain:mqtt-password"\nusername = "ana"\n',
    'gehei@m',
    ['gehei@m'],
  ]);
  expect(await open('[mqtt]\nurl = "mqtt://cabinet"\n').moveBrokerPassword()).toMatchObject({
    ok: false,
    error: { code: 'config.no-password' },
  });
});

test('a text to keep elsewhere has no secret, says which keys they were, and gets those back that are known here', () => {
  const text = `${bot}${broker}`;
  const bare = withoutPlainSecrets(text);
  expect(bare).toEqual({
    text: text
      .replace('"123:abc"', '"keychain:channels_config-telegram-bot_token"')
      .replace(':gehei%40m', ''),
    left: ['channels_config.telegram.bot_token', 'mqtt.url'],
  });
  expect(withSecretsOf(bare.text, bare.left, text)).toEqual({ text, missing: [] });
  expect(withSecretsOf(bare.text, bare.left, bot)).toEqual({
    text: text.replace(':gehei%40m', ''),
    missing: ['mqtt.url'],
  });
});

test('secrets in a text are told as they are meant, with a name to keep them under, and an address gets its password back', () => {
  const found = plainSecrets(`${bot}${broker}[pushover]\ntoken = 'to\\ken'\nuser = "keychain:me"\n`);
  expect(found).toEqual([
    {
      key: 'channels_config.telegram.bot_token',
      name: 'channels_config-telegram-bot_token',
      secret: '123:abc',
    },
    { key: 'mqtt.url', name: 'mqtt-url', secret: 'gehei%40m' },
    { key: 'pushover.token', name: 'pushover-token', secret: 'to\\ken' },
  ]);
  expect(
    withPasswords(
      withoutPlainSecrets(broker).text,
      new Map([
        ['mqtt.url', 'gehei%40m'],
        ['pushover.api_url', 'x'],
      ]),
    ),
  ).toEqual({ text: broker, missing: ['pushover.api_url'] });
  expect(keychainPlaces('[pushover]\nuser = "keychain:me" # mine\ntoken = "t"\n')).toEqual(
    new Map([['pushover.user', 'me']]),
  );
});

test('secrets of a text to keep elsewhere have a name each', () => {
  const { text } = withoutPlainSecrets(
    [provider('공장'), provider('사무실'), provider('a-b'), provider('a b')]
      .map((table, at) => table.replace('\n\n', `\napi_key = "sk-${String(at)}"\n\n`))
      .join(''),
  );
  const names = [...text.matchAll(/api_key = "keychain:(.*)"/gu)].map(([, name]) => name);
  expect([new Set(names).size, names[0]]).toEqual([4, 'providers-공장-api_key']);
});
