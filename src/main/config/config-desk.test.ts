import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Config } from '../../shared/config';
import { hiddenSecret } from '../../shared/config-desk';
import { FakeClock } from '../testing/fake-clock';
import { ConfigDesk } from './config-desk';
import { hideSecrets, keychainNames, plainSecrets, putSecretsBack, withoutPlainSecrets, withPasswords, withSecretsOf } from './hide-secrets';
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
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

function open(text: string): ConfigDesk {
  writeFileSync(file, text);
  return new ConfigDesk({
    file,
    clock: new FakeClock(),
    config: () => parseConfig(readFileSync(file, 'utf8')).config ?? Config.parse({}),
    reload: () => Promise.resolve(),
    secrets: { get: (name) => Promise.resolve(kept.get(name) ?? null), set: (name, value) => { kept.set(name, value); return Promise.resolve(); } },
    secretsIn: 'keychain',
    hide: (secret) => { hidden.push(secret); },
  });
}
const onDisk = (): string => readFileSync(file, 'utf8');
const bot = '[channels_config.telegram]\nbot_token = "123:abc" # mine\nallowed_users = ["7"]\n';

test('what is shown says where each key stands, and holds no secret', () => {
  const view = open(`${bot}\n[gateway]\ntoken = "keychain:gateway"\n\n[mcp.servers.x]\ncommand = "y"\nenv = { KEY = "sk-of-the-server" }\n`).show();
  expect(JSON.stringify(view)).not.toMatch(/123:abc|sk-of-the-server/u);
  expect(view.text).toContain(`bot_token = "${hiddenSecret}" # mine`);
  expect(view.values).toMatchObject({ channels_config: { telegram: { bot_token: hiddenSecret } }, gateway: { token: 'keychain:gateway' } });
  expect(view.lines['["channels_config","telegram","allowed_users"]']).toBe(3);
  expect(view.inForce).toMatchObject({ sop: { max_active_runs: 10 } });
});

test('secrets of a text that is no TOML are hidden too', () => {
  expect(hideSecrets('[mqtt\npassword = "geheim"\n  api_key="sk-2\nurl = "mqtt://a"\n')).not.toMatch(/geheim|sk-2/u);
});

test('dots are the secret again when the text is saved, and are refused where there is none', async () => {
  const desk = open(bot);
  const { text, hash } = desk.show();
  expect(await desk.save(text.replace('"7"', '"8"'), hash, false)).toMatchObject({ ok: true });
  expect(onDisk()).toBe(bot.replace('"7"', '"8"'));
  expect(putSecretsBack(`[mqtt]\npassword = "${hiddenSecret}"\n`, bot)).toMatchObject({ ok: false, error: { code: 'config.hidden' } });
});

test('a change starts from what lies on the disk: what another wrote stays, and the same key is asked about', async () => {
  const desk = open('[sop]\nmax_active_runs = 5\n');
  writeFileSync(file, '# by hand\n[sop]\nmax_active_runs = 6\nenabled = false\n');
  expect(await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 9, was: 5 }])).toMatchObject({ ok: false, error: { code: 'config.changed', message: 'sop.max_active_runs was changed on the disk meanwhile: it says 6 now' } });
  expect(await desk.change([{ kind: 'set', place: ['sop', 'step_timeout_secs'], value: 60, was: null }])).toMatchObject({ ok: true });
  expect(onDisk()).toBe('# by hand\n[sop]\nmax_active_runs = 6\nenabled = false\nstep_timeout_secs = 60\n');
});

test('a wrong value is refused with what is allowed, and an error elsewhere does not keep a key from being mended', async () => {
  const desk = open('[sop]\nmax_active_runs = "many"\nstep_timeout_secs = "long"\n');
  expect(await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 0 }])).toMatchObject({ ok: false, error: { code: 'config.wrong', message: expect.stringContaining('a whole number from 1 to 1000') as string } });
  expect(await desk.change([{ kind: 'set', place: ['sop', 'max_active_runs'], value: 4 }])).toMatchObject({ ok: true, value: { diagnostics: [{ key: 'sop.step_timeout_secs' }] } });
});

test('a text with an error is saved only by whoever says so, and never over what another saved', async () => {
  const desk = open('[sop]\n');
  const { hash } = desk.show();
  expect(await desk.save('[sop]\nenabled = 3\n', hash, false)).toMatchObject({ ok: false, error: { code: 'config.wrong', message: expect.stringContaining('Line 2') as string } });
  expect(await desk.save('[sop]\nenabled = 3\n', hash, true)).toMatchObject({ ok: true });
  expect(await desk.save('', hash, true)).toMatchObject({ ok: false, error: { code: 'config.changed' } });
});

test('a secret goes to the keychain, its place into the file, and the one before it is emptied', async () => {
  const desk = open(bot);
  const place = ['channels_config', 'telegram', 'bot_token'];
  const view = await desk.storeSecret(place, '9:new');
  expect(onDisk()).toContain('bot_token = "keychain:telegram-bot_token" # mine');
  expect([kept.get('telegram-bot_token'), hidden, JSON.stringify(view).includes('9:new')]).toEqual(['9:new', ['9:new'], false]);
  await desk.storeSecret(place, '9:newer');
  expect(onDisk()).toContain('"keychain:telegram-bot_token-2"');
  expect(Object.fromEntries(kept)).toEqual({ 'telegram-bot_token': '', 'telegram-bot_token-2': '9:newer' });
});

const broker = '[mqtt]\nurl = "mqtt://ana:gehei%40m@cabinet:1883" # the cabinet\n';

test('the password of an address is dots wherever the page shows it, and stays when the rest is changed', async () => {
  const desk = open(broker);
  const view = desk.show();
  expect(JSON.stringify(view)).not.toContain('gehei');
  expect([view.text, view.values]).toEqual([broker.replace('gehei%40m', hiddenSecret), { mqtt: { url: `mqtt://ana:${hiddenSecret}@cabinet:1883` } }]);
  expect(await desk.save(view.text.replace('cabinet:1883', 'hall:1883'), view.hash, false)).toMatchObject({ ok: true });
  expect(onDisk()).toBe(broker.replace('cabinet:1883', 'hall:1883'));
  expect(await desk.change([{ kind: 'set', place: ['mqtt', 'url'], value: `mqtts://ana:${hiddenSecret}@cabinet`, was: `mqtt://ana:${hiddenSecret}@hall:1883` }])).toMatchObject({ ok: true });
  expect(onDisk()).toContain('url = "mqtts://ana:gehei%40m@cabinet" # the cabinet');
  expect(hideSecrets(`${broker}[broken\n`)).not.toContain('gehei');
});

test('the password of the broker’s address moves to where secrets are kept', async () => {
  expect(await open(broker).moveBrokerPassword()).toMatchObject({ ok: true });
  expect([onDisk(), kept.get('mqtt-password'), hidden]).toEqual(['[mqtt]\nurl = "mqtt://cabinet:1883" # the cabinet\npassword = "keychain:mqtt-password"\nusername = "ana"\n', 'gehei@m', ['gehei@m']]);
  expect(await open('[mqtt]\nurl = "mqtt://cabinet"\n').moveBrokerPassword()).toMatchObject({ ok: false, error: { code: 'config.no-password' } });
});

test('a text to keep elsewhere has no secret, says which keys they were, and gets those back that are known here', () => {
  const text = `${bot}${broker}`;
  const bare = withoutPlainSecrets(text);
  expect(bare).toEqual({ text: text.replace('"123:abc"', '"keychain:channels_config-telegram-bot_token"').replace(':gehei%40m', ''), left: ['channels_config.telegram.bot_token', 'mqtt.url'] });
  expect(withSecretsOf(bare.text, bare.left, text)).toEqual({ text, missing: [] });
  expect(withSecretsOf(bare.text, bare.left, bot)).toEqual({ text: text.replace(':gehei%40m', ''), missing: ['mqtt.url'] });
});

test('secrets in a text are told as they are meant, with a name to keep them under, and an address gets its password back', () => {
  const found = plainSecrets(`${bot}${broker}[pushover]\ntoken = 'to\\ken'\nuser = "keychain:me"\n`);
  expect(found).toEqual([
    { key: 'channels_config.telegram.bot_token', name: 'channels_config-telegram-bot_token', secret: '123:abc' },
    { key: 'mqtt.url', name: 'mqtt-url', secret: 'gehei%40m' },
    { key: 'pushover.token', name: 'pushover-token', secret: 'to\\ken' },
  ]);
  expect(withPasswords(withoutPlainSecrets(broker).text, new Map([['mqtt.url', 'gehei%40m'], ['pushover.api_url', 'x']]))).toEqual({ text: broker, missing: ['pushover.api_url'] });
  expect(keychainNames('[pushover]\nuser = "keychain:me" # mine\ntoken = "t"\n')).toEqual(new Map([['pushover.user', 'me']]));
});
