import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeHome, startDaemon, zeroclaw, zeroclawJson, type Daemon, type TestHome } from '../../fixtures/daemon';

let home: TestHome;
let daemon: Daemon;

beforeEach(async () => {
  home = makeHome('[gateway]\nport = 0\n');
  daemon = await startDaemon(home);
});

afterEach(async () => {
  await daemon.stop();
  home.remove();
});

/** Each of them makes lines of the log. */
const runOnce = async (): Promise<string> => (await zeroclawJson<{ readonly run_id: string }>(home, 'sop', 'run', 'pump-overpressure-planned', '--payload', '{"value": 92}')).run_id;

test('an engine whose log nobody reads any more goes on', async () => {
  daemon.stopReading();
  const first = await runOnce();
  await zeroclaw(home, 'cancel', first);
  expect(await zeroclawJson<readonly { readonly run_id: string }[]>(home, 'runs')).toEqual([expect.objectContaining({ run_id: first })]);
});

test('an engine that cannot store a conversation says so and goes on', async () => {
  rmSync(join(home.path, 'sessions'), { recursive: true });
  const outcome = await zeroclaw(home, 'chat', '-m', 'hello');
  expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/could not be saved[^]*Check that/u) as string });
  expect(await zeroclawJson(home, 'approvals')).toEqual([]);
});
