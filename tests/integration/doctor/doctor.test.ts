import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../../src/shared/errors';
import { watcherAddress } from '../../../src/main/platform/socket/address';
import type { Secrets } from '../../../src/main/ports/secrets';
import { makeHome, startDaemon, zeroclaw, type TestHome } from '../../fixtures/daemon';
import { openEngine } from '../../fixtures/engine';

interface Row {
  readonly check: string;
  readonly state: string;
  readonly message: string;
  readonly remedy: string | null;
}

const homes: TestHome[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) home.remove();
});

function homeWith(config: string): TestHome {
  const home = makeHome(config);
  homes.push(home);
  return home;
}

async function doctor(
  home: TestHome,
): Promise<{ readonly code: number; readonly text: string; of(check: string): readonly Row[] }> {
  const { code, stdout } = await zeroclaw(home, 'doctor', '--json');
  const rows = JSON.parse(stdout) as readonly Row[];
  return { code, text: stdout, of: (check) => rows.filter((row) => row.check === check) };
}

test('a home in good order has no findings, with an engine and without', async () => {
  const home = homeWith('[gateway]\nport = 0\n');
  const without = await doctor(home);
  expect(without.of('engine')).toMatchObject([{ state: 'skipped' }]);
  const daemon = await startDaemon(home);
  try {
    const live = await doctor(home);
    expect([without.code, live.code]).toEqual([0, 0]);
    expect(live.of('engine')).toMatchObject([
      { state: 'ok', message: expect.stringContaining('running') as string },
    ]);
    expect(live.of('database')).toMatchObject([{ state: 'ok' }]);
    expect(live.of('disk')[0]?.message).toMatch(/ free$/u);
    expect(live.of('model')).toMatchObject([
      {
        state: 'ok',
        message: expect.stringMatching(/step-runner: \d+\.\d MiB, Q8_0, context \d+, fits/u) as string,
      },
      { message: expect.stringContaining('in the engine') as string },
    ]);
    expect(live.of('secrets')).toEqual([]);
  } finally {
    await daemon.stop();
  }
});

test('an engine that is ending is a warning while it moves, and not told as none', async () => {
  const home = homeWith('[gateway]\nport = 0\n');
  mkdirSync(dirname(watcherAddress(home.path)), { recursive: true });
  const watcher = createServer((socket) => {
    socket.end(`${JSON.stringify({ pid: 7, isStarting: false, still: null })}\n`);
  });
  watcher.listen(watcherAddress(home.path));
  await once(watcher, 'listening');
  onTestFinished(() => {
    watcher.close();
  });
  const found = await doctor(home);
  expect([found.code, found.of('engine')]).toMatchObject([
    0,
    [
      {
        state: 'warning',
        message: 'The engine (process 7) is ending, and takes nothing more.',
        remedy: expect.stringContaining('Wait until it has ended') as string,
      },
    ],
  ]);
});

test('a damaged file of secrets is told as damaged, and a secret that is not in it with the command that stores it', async () => {
  const home = homeWith('[mqtt]\nurl = "mqtt://127.0.0.1:1"\npassword = "keychain:mq"\n');
  mkdirSync(join(home.path, 'data'));
  writeFileSync(join(home.path, 'data', 'secrets.json'), '{}');
  expect((await doctor(home)).of('secrets')).toMatchObject([
    {
      state: 'warning',
      message: 'mqtt.password: There is no secret "mq" in data/secrets.json, which config.toml names',
      remedy: expect.stringContaining('zeroclaw secret set mq') as string,
    },
  ]);
  writeFileSync(join(home.path, 'data', 'secrets.json'), '{"mq": "hunter2');
  const damaged = await doctor(home);
  expect([damaged.code, damaged.text.includes('hunter2')]).toEqual([1, false]);
  expect(damaged.of('secrets').find(({ message }) => message.startsWith('mqtt.password'))).toMatchObject({
    state: 'error',
    message: expect.stringContaining('cannot be read as a JSON object of names and texts') as string,
    remedy: expect.stringContaining('Correct the file') as string,
  });
});

test('what the app keeps in its keychain is seen through the app that runs, and named without one', async () => {
  const secrets: Secrets = {
    keptIn: 'keychain',
    get: (name) =>
      name === 'locked'
        ? Promise.reject(new AppError('secrets.locked', 'The keychain does not open the secret "locked"'))
        : Promise.resolve(name === 'mq' ? 'hunter2' : null),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    names: () => Promise.resolve(['mq', 'locked']),
  };
  const app = await openEngine({
    config:
      '[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:1"\npassword = "keychain:mq"\n[pushover]\ntoken = "keychain:locked"\nuser = "keychain:nowhere"\n',
    secrets,
    files: { 'data/keychain.json': Buffer.from('{"mq":"c2VhbGVk"}') },
  });
  onTestFinished(() => app.close());
  const home: TestHome = { path: app.home, write() {}, remove() {} };
  expect((await doctor(home)).of('secrets').map(({ state, message }) => `${state} ${message}`)).toEqual([
    'error pushover.token: the engine that runs cannot read the secret "locked"',
    'warning pushover.user: the engine that runs has no secret "nowhere", which config.toml names',
  ]);
  await app.engine.close();
  expect((await doctor(home)).of('secrets').map(({ state, message }) => `${state} ${message}`)).toEqual([
    'skipped mqtt.password: the app keeps "mq" in the system’s keychain, which the app alone opens; whether it does is seen while the app runs',
    'warning pushover.token: There is no secret "locked" in data/secrets.json, which config.toml names',
    'warning pushover.user: There is no secret "nowhere" in data/secrets.json, which config.toml names',
  ]);
});

test('everything that is wrong is one line with its remedy, and no secret is in any', async () => {
  const home = homeWith(`default_model = "ghost"
[providers.shop]
type = "openai"
base_url = "http://127.0.0.1:1/v1"
api_key = "env:NO_SUCH_VARIABLE"
[reliability]
fallbacks = ["shop"]
[sop]
max_active_rons = 3
[mqtt]
url = "mqtt://127.0.0.1:1"
password = "hunter2-in-plain"
[pushover]
token = "keychain:pushover"
[[peripherals.boards]]
board = "pump"
type = "nucleo-f401re"
path = "/dev/no-such-port"
[mcp.servers.files]
command = "no-such-program"
[mcp.servers.far]
url = "http://127.0.0.1:1/mcp"
`);
  const found = await doctor(home);
  expect(found.code).toBe(1);
  expect(found.of('config').filter(({ message }) => !message.includes('is not used yet'))).toMatchObject([
    {
      state: 'warning',
      message: expect.stringContaining('the fallback "shop"') as string,
      remedy: expect.stringContaining('provider = "shop"') as string,
    },
    {
      state: 'warning',
      message: expect.stringMatching(/config\.toml:\d+:1: There is no key "max_active_rons"/u) as string,
      remedy: expect.stringContaining('Did you mean "max_active_runs"?') as string,
    },
  ]);
  expect(found.of('secrets')).toMatchObject([
    {
      state: 'error',
      message: expect.stringContaining('providers.shop.api_key') as string,
      remedy: expect.stringContaining('NO_SUCH_VARIABLE') as string,
    },
    { state: 'warning', message: 'mqtt.password stands in config.toml itself' },
    { state: 'warning', message: expect.stringContaining('pushover.token') as string },
  ]);
  expect(found.of('model')).toMatchObject([
    {
      state: 'error',
      message: 'the model ghost is not there',
      remedy: expect.stringContaining('zeroclaw models pull') as string,
    },
    {
      state: 'error',
      message: expect.stringContaining('provider shop: nothing answers at 127.0.0.1:1') as string,
    },
  ]);
  expect(found.of('broker')).toMatchObject([{ state: 'error', message: 'nothing answers at 127.0.0.1:1' }]);
  expect(found.of('boards')).toMatchObject([
    {
      state: 'error',
      message: 'pump: there is no /dev/no-such-port',
      remedy: expect.stringContaining('Plug the board in') as string,
    },
  ]);
  expect(found.of('mcp')).toMatchObject([
    { state: 'error', message: 'files: there is no program no-such-program' },
    { state: 'error', message: expect.stringContaining('far: nothing answers') as string },
  ]);
  expect(found.text).not.toContain('hunter2-in-plain');
});

test('a pin that two roles share is a warning, without an engine as well', async () => {
  const found = await doctor(
    homeWith('[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\nstop_pin = 4\napprove_pin = 4\n'),
  );
  expect(found.of('config')).toMatchObject([
    {
      state: 'warning',
      message: expect.stringContaining(
        'Pin 4 of desk is its stop_pin, so approve_pin on the same pin does nothing',
      ) as string,
    },
  ]);
});

test('boards that are switched off are named, with the way to switch them on', async () => {
  const found = await doctor(
    homeWith(
      '[peripherals]\nenabled = false\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "/dev/no-such-port"\n',
    ),
  );
  expect(found.of('boards')).toMatchObject([
    {
      state: 'skipped',
      message: 'pump: boards are switched off in config.toml',
      remedy: 'Set enabled = true under [peripherals] in config.toml.',
    },
  ]);
});

test('a model is compared with the checksum that it came with', async () => {
  const home = homeWith('default_model = "tiny"\n');
  const model = join(home.path, 'models', 'tiny.gguf');
  mkdirSync(join(home.path, 'models'));
  copyFileSync('resources/models/step-runner.gguf', model);
  const sha256 = createHash('sha256').update(readFileSync(model)).digest('hex');
  writeFileSync(`${model}.sha256`, `${sha256}  tiny.gguf\n`);
  expect((await doctor(home)).of('model')).toMatchObject([
    { state: 'ok' },
    { state: 'ok', message: 'tiny: its checksum is right' },
  ]);
  const damaged = readFileSync(model);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  writeFileSync(model, damaged);
  expect((await doctor(home)).of('model')).toMatchObject([
    { state: 'ok' },
    { state: 'error', message: 'tiny: its checksum is not the one it came with' },
  ]);
});

test('a database that is damaged is an error, and the rest is looked at all the same', async () => {
  const home = homeWith('[gateway]\nport = 0\n');
  const daemon = await startDaemon(home);
  await daemon.stop();
  const file = join(home.path, 'data', 'zeroclaw.db');
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096, Math.min(bytes.length, 40_960));
  writeFileSync(file, bytes);
  const found = await doctor(home);
  expect(found.code).toBe(1);
  expect(found.of('database')).toMatchObject([
    { state: 'error', message: expect.stringMatching(/damaged/u) as string },
  ]);
  expect(found.of('model')).toMatchObject([{ state: 'ok' }]);
});

test('a database of which only the log is left is damaged, as it is for a start, and not one that was never there', async () => {
  const home = homeWith('[gateway]\nport = 0\n');
  mkdirSync(join(home.path, 'data'));
  writeFileSync(join(home.path, 'data', 'zeroclaw.db-wal'), 'what was written last');
  const found = await doctor(home);
  expect([found.code, found.of('database')]).toMatchObject([
    1,
    [{ state: 'error', message: expect.stringContaining('its log (-wal) is there') as string }],
  ]);
  expect(await zeroclaw(home, 'runs')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('its log (-wal) is there') as string,
  });
});

test('a gateway that cannot listen is an error, and procedures that are switched off are told', async () => {
  const holder = createServer();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const home = homeWith(
    `[gateway]\nport = ${String((holder.address() as AddressInfo).port)}\n[sop]\nenabled = false\n`,
  );
  const daemon = await startDaemon(home);
  try {
    const found = await doctor(home);
    expect(found.code).toBe(1);
    expect(found.of('gateway')).toMatchObject([
      {
        state: 'error',
        message: expect.stringContaining('another program uses it') as string,
        remedy: expect.stringContaining('"port"') as string,
      },
    ]);
    expect(found.of('triggers')).toMatchObject([
      {
        state: 'warning',
        message: expect.stringContaining('switched off') as string,
        remedy: expect.stringContaining('enabled = true') as string,
      },
    ]);
  } finally {
    await daemon.stop();
    holder.close();
  }
});

test('a virtual board needs no port', async () => {
  const found = await doctor(
    homeWith('[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "demo"\ntype = "virtual"\n'),
  );
  expect(found.of('boards')).toMatchObject([
    { state: 'ok', message: expect.stringContaining('virtual board') as string },
  ]);
});

test('a home that is not there yet is a warning and nothing that is broken', async () => {
  const home = homeWith('');
  const found = await doctor({ ...home, path: join(home.path, 'new') });
  expect([found.code, found.of('home'), JSON.parse(found.text)]).toMatchObject([
    0,
    [{ state: 'warning', message: expect.stringContaining('does not exist yet') as string }],
    expect.not.arrayContaining([expect.objectContaining({ state: 'error' })]) as Row[],
  ]);
});

test('a home that is a file is told as one', async () => {
  const home = homeWith('');
  const inside = { ...home, path: join(home.path, 'config.toml') };
  expect((await doctor(inside)).of('home')).toMatchObject([
    { state: 'error', message: expect.stringContaining('is a file') as string },
  ]);
  expect((await zeroclaw(inside, 'runs')).stderr).toContain('is no folder');
});
