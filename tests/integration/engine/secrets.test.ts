import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../../src/shared/errors';
import { systemClock } from '../../../src/main/platform/base/clock';
import { untilAborted } from '../../../src/main/platform/base/until-aborted';
import { watchFile } from '../../../src/main/platform/base/watch-file';
import { openKeychain } from '../../../src/main/desktop/keychain';
import type { Secrets } from '../../../src/main/ports/secrets';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startHttpReceiver } from '../../fixtures/http-receiver';
import { startMosquitto } from '../../fixtures/mosquitto';

let fixture: EngineFixture;

afterEach(() => fixture.close());

const saveSecrets = (kept: object): Promise<void> => fixture.save('data/secrets.json', JSON.stringify(kept));
const broker = async (): Promise<string> => (await fixture.ask('engine.status', {})).broker.health;

test('a secret that is saved into the file while the engine runs counts at once, for the broker and for a channel', async () => {
  const mosquitto = await startMosquitto({ credentials: { username: 'plant', password: 'right' } });
  onTestFinished(() => mosquitto.close());
  const receiver = await startHttpReceiver();
  onTestFinished(() => receiver.close());
  fixture = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${mosquitto.url}"\nusername = "plant"\npassword = "keychain:mq"\n[channels_config.webhook]\nsecret = "keychain:hook"\nsend_url = "${receiver.url}/answers"\n`,
  });
  const told = await fixture.problem('mqtt-secret');
  expect([told.message, told.remedy]).toEqual([
    'There is no secret "mq" in data/secrets.json, which config.toml names',
    'Store it with `zeroclaw secret set mq`, or write env:NAME and set that variable.',
  ]);
  expect((await fixture.ask('channels.list', {}))[0]).toMatchObject({ name: 'webhook', state: 'broken' });
  const { gateway } = JSON.parse(readFileSync(join(fixture.home, 'data', 'secrets.json'), 'utf8')) as {
    readonly gateway: string;
  };
  const address = (await fixture.ask('engine.status', {})).gateway;

  await saveSecrets({ gateway, mq: 'right', hook: 'signed' });
  await fixture.fixed('mqtt-secret');
  await eventually('the broker', async () => (await broker()) === 'on');
  await eventually(
    'the channel',
    async () => (await fixture.ask('channels.list', {}))[0]?.state === 'connected',
  );
  expect((await fixture.ask('engine.status', {})).gateway).toBe(address);
});

test('a damaged file is told as that, and what was read before holds until it is fixed', async () => {
  const mosquitto = await startMosquitto({ credentials: { username: 'plant', password: 'right' } });
  onTestFinished(() => mosquitto.close());
  fixture = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${mosquitto.url}"\nusername = "plant"\npassword = "keychain:mq"\n`,
    files: { 'data/secrets.json': Buffer.from('{"mq":"right"}') },
  });
  await eventually('the broker', async () => (await broker()) === 'on');
  await fixture.save('data/secrets.json', '{"mq":');
  expect((await fixture.problem('secrets-file')).message).toMatch(
    /secrets\.json cannot be read as a JSON object/u,
  );
  expect(await broker()).toBe('on');
  await saveSecrets({ mq: 'right' });
  await fixture.fixed('secrets-file');
  expect(await broker()).toBe('on');
});

test('a secret that is kept through the engine is applied once, one that is saved into the file by others as well', async () => {
  fixture = await openEngine({
    config:
      '[gateway]\nport = 0\ntoken = "keychain:mine"\n[channels_config.webhook]\nsecret = "keychain:hook"\nsend_url = "http://127.0.0.1:1/answers"\n',
    files: { 'data/secrets.json': Buffer.from('{"mine":"a-token"}') },
  });
  let applied = 0;
  fixture.engine.notices.on(({ type }) => {
    if (type === 'models-changed') applied += 1;
  });
  // Sees what the engine's own watcher sees, and after it.
  let seen = 0;
  const watcher = watchFile(join(fixture.home, 'data', 'secrets.json'), {
    clock: systemClock,
    saved: () => {
      seen += 1;
    },
    failed: () => {},
  });
  onTestFinished(() => watcher.close());
  await fixture.ask('secrets.set', { name: 'hook', secret: 'signed' });
  expect((await fixture.ask('channels.list', {}))[0]?.state).not.toBe('broken');
  await eventually('the watchers', () => seen === 1);
  expect(applied).toBe(1);
  await saveSecrets({ mine: 'a-token' });
  await eventually(
    'the channel without its secret',
    async () => (await fixture.ask('channels.list', {}))[0]?.state === 'broken',
  );
  await eventually('the end of it', () => applied > 1);
  expect(applied).toBe(2);
});

/** Saves config.toml with one line more; resolves when the engine is done with it. */
async function saveConfig(line: string): Promise<void> {
  const { text, hash } = await fixture.ask('config.show', {});
  await fixture.ask('config.save', { text: `${text}${line}\n`, hash });
}

const works = async (): Promise<readonly unknown[]> => [
  (await fixture.ask('channels.list', {}))[0]?.connectedSince,
  (await fixture.ask('engine.status', {})).gateway,
  (await fixture.ask('engine.status', {})).model.label,
];

const named =
  '[providers.shop]\ntype = "openai"\nbase_url = "http://127.0.0.1:1/v1"\napi_key = "keychain:shop"\n[channels_config.webhook]\nsecret = "keychain:hook"\nsend_url = "http://127.0.0.1:1/answers"\n[gateway]\nport = 0\n';

test('a save of config.toml while the file is damaged takes down nothing that works, is told, and counts once the file is fixed', async () => {
  fixture = await openEngine({
    config: `default_provider = "shop"\ndefault_model = "large"\n${named}`,
    files: { 'data/secrets.json': Buffer.from('{"hook":"signed","shop":"key","gateway":"a-token"}') },
  });
  await eventually(
    'the channel',
    async () => (await fixture.ask('channels.list', {}))[0]?.state === 'connected',
  );
  const before = await works();
  await fixture.save('data/secrets.json', '{"hook":');
  await saveConfig('host = "localhost"');
  expect((await fixture.problem('secrets-file')).message).toMatch(
    /secrets\.json cannot be read as a JSON object/u,
  );
  expect(await works()).toEqual(before);
  await saveSecrets({ hook: 'signed', shop: 'key', gateway: 'a-token' });
  await fixture.fixed('secrets-file');
  await eventually(
    'the gateway as it was saved',
    async () => (await fixture.ask('engine.status', {})).gateway?.includes('localhost') === true,
  );
});

/** A keychain that a test locks and unlocks. */
function lockable(locked: boolean) {
  let unlocked = (): void => {};
  let open = new Promise<void>((resolve) => {
    unlocked = resolve;
  });
  const kept = (name: string): string | null => (name === 'gateway' ? null : `the ${name}`);
  const secrets: Secrets = {
    keptIn: 'keychain',
    get: (name) =>
      locked
        ? Promise.reject(new AppError('secrets.locked', `The keychain does not open the secret "${name}"`))
        : Promise.resolve(kept(name)),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    names: () => Promise.resolve([]),
    opened: (_name, signal) => untilAborted(signal, open),
  };
  return {
    secrets,
    lock() {
      locked = true;
      open = new Promise<void>((resolve) => {
        unlocked = resolve;
      });
    },
    unlock() {
      locked = false;
      unlocked();
    },
  };
}

const remote = `default_provider = "shop"\ndefault_model = "large"\n${named}`;

test('a keychain that is locked for a moment ends no channel, no gateway and no model when config.toml is saved', async () => {
  const keychain = lockable(false);
  fixture = await openEngine({ config: remote, secrets: keychain.secrets });
  await eventually(
    'the channel',
    async () => (await fixture.ask('channels.list', {}))[0]?.state === 'connected',
  );
  const before = await works();
  expect(before[2]).toBe('large');
  keychain.lock();
  await saveConfig('# looked at');
  expect(await works()).toEqual(before);
});

test('what a keychain that was locked at the start keeps counts as soon as it is unlocked, without a save', async () => {
  const keychain = lockable(true);
  fixture = await openEngine({ config: remote, secrets: keychain.secrets });
  expect(await works()).toEqual([null, null, 'No model']);
  expect((await fixture.problem('model')).message).toBe(
    'The model cannot be used: The keychain does not open the secret "shop"',
  );
  keychain.unlock();
  await eventually('all of it', async () =>
    (await works()).every((part) => part !== null && part !== 'No model'),
  );
  await fixture.fixed('model');
});

test('a damaged keychain.json is told as that and left as it is; what was read before holds until it is fixed, which counts by itself', async () => {
  const clock = new FakeClock();
  const file = join(mkdtempSync(join(tmpdir(), 'zc-keychain-')), 'keychain.json');
  onTestFinished(() => {
    rmSync(dirname(file), { recursive: true });
  });
  const keychain = openKeychain(
    file,
    {
      isEncryptionAvailable: () => true,
      encryptString: (text) => Buffer.from(text),
      decryptString: (bytes) => bytes.toString(),
    },
    clock,
  );
  if (keychain === null) throw new Error('no keychain');
  for (const name of ['shop', 'hook']) await keychain.set(name, `the ${name}`);
  const good = readFileSync(file, 'utf8');
  fixture = await openEngine({ config: remote, secrets: keychain });
  await eventually(
    'the channel',
    async () => (await fixture.ask('channels.list', {}))[0]?.state === 'connected',
  );
  const before = await works();
  writeFileSync(file, '{"shop":"');
  await saveConfig('# looked at');
  expect((await fixture.problem('keychain-file')).message).toMatch(
    /keychain\.json cannot be read as a JSON object of names and texts$/u,
  );
  expect(await works()).toEqual(before);
  await expect(fixture.ask('secrets.set', { name: 'other', secret: 'new' })).rejects.toThrow(
    'cannot be read as a JSON object',
  );
  expect(readFileSync(file, 'utf8')).toBe('{"shop":"');
  writeFileSync(file, good);
  await clock.advance(10_000);
  await fixture.fixed('keychain-file');
});
