import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { runningEngine } from '../../../src/main/platform/storage/engine-lock';
import { makeHome, type TestHome } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

/** An older Node hands the command line over to the packaged one, and waits for it. */
const program = `
import { handOver } from ${JSON.stringify(pathToFileURL(join(projectRoot, 'scripts/launch/app.mjs')).href)};
process.exitCode = await handOver(${JSON.stringify(join(projectRoot, 'out/main/cli.js'))}, process.argv.slice(1));
`;

async function startHandedOver(home: TestHome): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, 'daemon'], {
    env: { ...process.env, ZEROCLAW_HOME: home.path },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

const engineOf = (home: TestHome): { readonly pid: number | null } | null =>
  runningEngine(join(home.path, 'data'));

test.each<{ signal: NodeJS.Signals; code: number | null }>([
  { signal: 'SIGKILL', code: null },
  { signal: 'SIGTERM', code: 0 },
])('an engine ends with the Node that handed over to it ($signal)', async ({ signal, code }) => {
  const home = makeHome('[gateway]\nport = 0\n');
  onTestFinished(() => {
    const left = engineOf(home)?.pid ?? null;
    if (left !== null) process.kill(left, 'SIGKILL');
    home.remove();
  });
  const child = await startHandedOver(home);
  expect(engineOf(home)?.pid).not.toBe(child.pid);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect((await ended)[0]).toBe(code);
  await eventually('the end of the engine', () => Promise.resolve(engineOf(home) === null));
});
