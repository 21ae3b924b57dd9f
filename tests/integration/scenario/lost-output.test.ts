import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { runningEngine } from '../../../src/main/platform/storage/engine-lock';
import {
  askDaemon,
  makeHome,
  startDaemon,
  startZeroclaw,
  zeroclaw,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

/** Whoever reads what a command prints may leave first, and the disk that it goes to may be full. */

let home: TestHome;
beforeEach(() => {
  home = makeHome('[gateway]\nport = 0\n');
});
afterEach(() => {
  home.remove();
});

const engineIsUp = (): Promise<unknown> =>
  eventually(
    'the engine',
    async () => (await askDaemon(home, 'engine.status', {}).catch(() => null)) !== null,
  );

test('a restore whose reader has left restores, and ends with its own exit code', async () => {
  await (await startDaemon(home)).stop();
  const backup = join(home.path, 'then.zip');
  expect(await zeroclaw(home, 'backup', backup)).toMatchObject({ code: 0 });
  const { child, ended } = startZeroclaw(home, 'restore', backup, '--yes');
  child.stdout?.destroy();
  expect((await ended).code).toBe(0);
  expect(existsSync(join(home.path, 'data', 'restored'))).toBe(true);
  const refused = startZeroclaw(home, 'restore', join(home.path, 'none.zip'), '--yes');
  refused.child.stdout?.destroy();
  expect((await refused.ended).code).toBe(1);
});

test('an engine whose reader has left goes on, and closes as ever', async () => {
  const { child, ended } = startZeroclaw(home, 'daemon');
  child.stdout?.destroy();
  await engineIsUp();
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(runningEngine(join(home.path, 'data'))).toBeNull();
});

const hasFull = existsSync('/dev/full');

async function intoFull(...args: readonly string[]): Promise<{
  readonly stderr: () => string;
  readonly stop: () => void;
  readonly code: Promise<number | null>;
}> {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [join(projectRoot, 'out', 'main', 'cli.js'), ...args], {
    env: { ...process.env, ZEROCLAW_HOME: home.path },
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    stderr: () => stderr,
    stop: () => {
      child.kill('SIGTERM');
    },
    code: once(child, 'close').then(([code]) => code as number | null),
  };
}

test.runIf(hasFull)('a command whose output finds no room says so and fails; an engine goes on', async () => {
  await (await startDaemon(home)).stop();
  const runs = await intoFull('runs');
  expect([await runs.code, runs.stderr()]).toEqual([
    1,
    expect.stringContaining('The output could not be written: ENOSPC') as string,
  ]);
  const daemon = await intoFull('daemon');
  await engineIsUp();
  expect(daemon.stderr()).toContain('The output could not be written: ENOSPC');
  daemon.stop();
  expect(await daemon.code).toBe(0);
});
