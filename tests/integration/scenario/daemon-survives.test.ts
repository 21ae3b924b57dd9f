import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';

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

test('an engine whose log nobody reads any more goes on', async () => {
  daemon.stopReading();
  // The run makes lines of the log.
  const { run_id: runId } = await zeroclawJson<{ readonly run_id: string }>(
    home,
    'sop',
    'run',
    'pump-overpressure-planned',
    '--payload',
    '{"value": 92}',
  );
  expect(await zeroclaw(home, 'cancel', runId)).toMatchObject({ code: 0 });
  expect(await daemon.stop()).toBe(0);
});

test('an engine that cannot store a conversation says so and goes on', async () => {
  rmSync(join(home.path, 'sessions'), { recursive: true });
  const outcome = await zeroclaw(home, 'chat', '-m', 'hello');
  expect(outcome).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/could not be saved[^]*Check that/u) as string,
  });
  expect(await zeroclawJson(home, 'approvals')).toEqual([]);
});
