import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  zeroclawReading,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

const homes: TestHome[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) home.remove();
});

function homeWith(config: string): TestHome {
  const home = makeHome(config);
  homes.push(home);
  return home;
}

const broker = (url: string): string =>
  `[gateway]\nport = 0\n[mqtt]\nurl = "${url}"\nusername = "plant"\npassword = "keychain:mq"\n`;
const secretsFile = (home: TestHome): string => join(home.path, 'data', 'secrets.json');

test('without an engine a secret is kept in the file, listed by name, and removed', async () => {
  const home = homeWith(broker('mqtt://127.0.0.1:1'));
  expect(await zeroclawJson(home, 'secret', 'list')).toEqual([
    { name: 'mq', state: 'missing', used_by: ['mqtt.password'] },
  ]);
  const set = await zeroclawReading(home, 'hunter2 with spaces\n', 'secret', 'set', 'mq');
  expect([set.code, set.stdout + set.stderr]).toEqual([0, expect.not.stringContaining('hunter2') as string]);
  expect(set.stdout).toContain('kept in data/secrets.json');
  expect(JSON.parse(readFileSync(secretsFile(home), 'utf8'))).toEqual({ mq: 'hunter2 with spaces' });
  expect((statSync(secretsFile(home)).mode & 0o777).toString(8)).toBe('600');
  const list = await zeroclaw(home, 'secret', 'list');
  expect(list.stdout).toMatch(/mq\s+stored\s+mqtt\.password/u);
  expect(list.stdout).not.toContain('hunter2');
  expect(await zeroclawJson(home, 'secret', 'remove', 'mq')).toEqual({
    name: 'mq',
    removed: true,
    used_by: ['mqtt.password'],
  });
  expect(await zeroclaw(home, 'secret', 'remove', 'mq')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No secret is kept under the name "mq"') as string,
  });
});

test('a running daemon takes a secret up at once, and removes it', async () => {
  const mosquitto = await startMosquitto({ credentials: { username: 'plant', password: 'hunter2' } });
  const home = homeWith(broker(mosquitto.url));
  const daemon = await startDaemon(home);
  try {
    const chip = async (): Promise<string> =>
      JSON.stringify(
        (
          await zeroclawJson<readonly { check: string; state: string; message: string }[]>(
            home,
            'doctor',
          ).catch(() => [])
        ).filter(({ check }) => check === 'broker' || check === 'problem'),
      );
    const set = await zeroclawReading(home, 'hunter2', 'secret', 'set', 'keychain:mq');
    expect([set.code, set.stdout]).toEqual([0, 'The secret mq is kept, and counts now.\n']);
    await eventually('the broker', async () => (await chip()).includes('"ok"'));
    expect(await zeroclawJson(home, 'secret', 'list')).toEqual([
      { name: 'gateway', state: 'stored', used_by: ['gateway.token'] },
      { name: 'mq', state: 'stored', used_by: ['mqtt.password'] },
    ]);
    expect(await zeroclaw(home, 'secret', 'remove', 'mq')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('config.toml still asks for it: mqtt.password') as string,
    });
    expect(Object.keys(JSON.parse(readFileSync(secretsFile(home), 'utf8')) as object)).toEqual(['gateway']);
    expect(daemon.stderr()).not.toMatch(/hunter2|DeprecationWarning/u);
  } finally {
    await daemon.stop();
    await mosquitto.close();
  }
});

test.each([
  { name: 'as an argument', input: '', args: ['mq', 'hunter2'] },
  { name: 'empty', input: '\n', args: ['mq'] },
  { name: 'under no name', input: 'hunter2', args: [' '] },
])('a secret $name is refused, and nothing is kept', async ({ input, args }) => {
  const home = homeWith('');
  expect(await zeroclawReading(home, input, 'secret', 'set', ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/.+/u) as string,
  });
  expect(existsSync(secretsFile(home))).toBe(false);
});
