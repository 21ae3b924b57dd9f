import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inKorean } from '../../../src/shared/sentences/in-korean';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  startZeroclaw,
  zeroclaw,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

const config = (tools: string): string => `[gateway]\nport = 0\n[tools]\nplugins = [${tools}]\n`;

/** Holds the engine's thread from when it is read until the log tells of it, or for good. */
const holdUp = (logFile: string): string => `
import { readFileSync } from 'node:fs';
function holdUp() {
  const end = Date.now() + 60_000;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (Date.now() < end && !readFileSync(${JSON.stringify(logFile)}, 'utf8').includes('What the engine does while it stands still')) Atomics.wait(nothing, 0, 0, 10);
}
holdUp();
export default { name: 'held_up', description: 'nothing', parameters: { type: 'object', properties: {} }, execute: () => 'done' };
`;

interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly doing?: string;
}

interface Finding {
  readonly check: string;
  readonly state: string;
  readonly message: string;
  readonly remedy: string;
}

/** It ends with 1 when something is wrong. */
const doctor = async (home: TestHome): Promise<readonly Finding[]> =>
  JSON.parse((await zeroclaw(home, 'doctor', '--json')).stdout) as readonly Finding[];

test('an engine that is held up: the log says so by itself while it is, and afterwards a problem', async () => {
  const home = makeHome(config(''));
  onTestFinished(home.remove);
  const logFile = join(home.path, 'logs', 'zeroclaw.log');
  const daemon = await startDaemon(home);
  onTestFinished(async () => {
    await daemon.stop();
  });
  home.write('plugins/slow.mjs', holdUp(logFile));
  home.write('config.toml', config('"slow"'));

  const stoodStill = ({ message }: { readonly message: string }): boolean =>
    message.includes('The engine stood still');
  // While it lasts nothing is answered.
  await eventually('the end of it', () => readFileSync(logFile, 'utf8').includes('The engine stood still'));
  await eventuallyTells(home, 'the problem', 'engine.status', {}, ({ problems }) =>
    problems.some(stoodStill),
  );
  const problem = (await doctor(home)).find(stoodStill) ?? expect.fail('doctor does not tell it');
  expect(problem.message).toMatch(
    /: The engine stood still for \d+ s from \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+ on, in \S*\s?\(?slow\.mjs\S*; what was due in the meantime was done late$/u,
  );
  expect(
    [
      problem.message.slice(problem.message.indexOf('The engine')),
      problem.remedy.replace(/ Then `zeroclaw problems seen \d+`\.$/u, ''),
    ].map(inKorean),
  ).toEqual([expect.stringContaining('slow.mjs'), expect.any(String)]);
  const lines = readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);
  expect(
    lines
      .filter(({ message }) => / stands? still| stood still/u.test(message))
      .map(({ level, message, doing }) => [level, message.replace(/ for .*/u, ''), doing]),
  ).toEqual([
    ['error', 'The engine stands still: triggers, approvals and the emergency stop wait', undefined],
    ['error', 'What the engine does while it stands still', expect.stringContaining('slow.mjs')],
    ['warn', 'The engine stood still', undefined],
  ]);
  expect(daemon.stderr()).toContain('The engine stands still');
});

/**
 * Holds the engine's thread from when it is read until the home has a file named `go-on`, or for good; no
 * other program that reads it.
 */
const holdUntilTold = (home: TestHome): string => `
import { existsSync } from 'node:fs';
function holdUp() {
  const end = Date.now() + 60_000;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (Date.now() < end && !existsSync(${JSON.stringify(join(home.path, 'go-on'))})) Atomics.wait(nothing, 0, 0, 10);
}
if (process.argv.includes('daemon')) holdUp();
export default { name: 'held_up', description: 'nothing', parameters: { type: 'object', properties: {} }, execute: () => 'done' };
`;

const sinceWhen = String.raw`since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [^\s,;.]+(?:, in \S*\s?\(?slow\.mjs[^ ;.]*)?`;

test('what the command line asks of an engine that stands still is not done later, an emergency stop is, and each says so', async () => {
  const home = makeHome(config(''));
  onTestFinished(home.remove);
  for (const name of ['first', 'second']) {
    mkdirSync(join(home.path, 'workspace', 'sops', name), { recursive: true });
    home.write(
      `workspace/sops/${name}/SOP.toml`,
      `[sop]\nname = "${name}"\ndescription = "For a test"\n\n[[triggers]]\ntype = "manual"\n`,
    );
    home.write(
      `workspace/sops/${name}/SOP.md`,
      '## Steps\n\n1. **Close** — Now.\n   - requires_confirmation: true\n',
    );
  }
  const daemon = await startDaemon(home);
  onTestFinished(async () => {
    await daemon.stop();
  });
  const waiting = startZeroclaw(home, 'sop', 'run', 'first', '--wait');
  await eventually(
    'the first run',
    async () => (await askDaemon(home, 'runs.list', { limit: 5 })).length === 1,
  );
  home.write('plugins/slow.mjs', holdUntilTold(home));
  home.write('config.toml', config('"slow"'));
  await eventually('the log', () =>
    readFileSync(join(home.path, 'logs', 'zeroclaw.log'), 'utf8').includes('The engine stands still'),
  );

  const start = await zeroclaw(home, 'sop', 'run', 'second', '--json');
  expect([start.code, start.stderr]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^The engine \\(process ${String(daemon.pid)}\\) has stood still ${sinceWhen}\\. What was asked it has not taken, and does not do later\\n  It may go on by itself`,
        'u',
      ),
    ),
  ]);
  expect(JSON.parse(start.stdout)).toEqual({
    result: 'not_taken',
    process: daemon.pid,
    still_since: expect.any(String),
    doing: expect.toSatisfy((doing: string | null) => doing?.includes('slow.mjs') ?? true),
  });
  const stop = await zeroclaw(home, 'stop');
  expect([stop.code, stop.stdout, stop.stderr]).toEqual([
    1,
    '',
    expect.stringMatching(
      new RegExp(
        `^The emergency stop is NOT taken\\. The engine \\(process ${String(daemon.pid)}\\) has stood still ${sinceWhen}; if it goes on, it stops everything at once, and until then nothing is stopped\\n`,
        'u',
      ),
    ),
  ]);

  home.write('go-on', '');
  await eventually('the stop', async () => (await askDaemon(home, 'engine.status', {})).stopped);
  expect((await askDaemon(home, 'runs.list', { limit: 5 })).map(({ sop, status }) => [sop, status])).toEqual([
    ['first', 'cancelled'],
  ]);
  expect((await waiting.ended).stderr).toMatch(
    new RegExp(
      `The engine \\(process ${String(daemon.pid)}\\) has stood still since .*This waits until it goes on`,
      'u',
    ),
  );
});

test('an engine that stands still in its start is seen, and the command line tells it from none', async () => {
  const home = makeHome(config('"slow"'));
  onTestFinished(home.remove);
  for (const folder of ['plugins', 'logs']) mkdirSync(join(home.path, folder));
  home.write('plugins/slow.mjs', holdUntilTold(home));
  const starting = startDaemon(home);
  const logged = (): string =>
    readFileSync(join(home.path, 'logs', 'zeroclaw.log'), { encoding: 'utf8', flag: 'a+' });
  await eventually('the log', () => logged().includes('The engine stands still'));
  expect(logged()).toContain('The engine stands still in its start: nothing runs yet');
  const stop = await zeroclaw(home, 'stop');
  expect([stop.code, stop.stderr]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^The engine \\(process \\d+\\) is still starting, and takes nothing yet\\. It has stood still in its start ${sinceWhen}\\.\\n`,
        'u',
      ),
    ),
  ]);
  expect((await doctor(home)).filter(({ check }) => check === 'engine')).toMatchObject([
    {
      state: 'error',
      message: expect.stringMatching(
        / is still starting, and takes nothing yet\. It has stood still in its start since /u,
      ) as string,
      remedy: expect.stringContaining('start it again') as string,
    },
  ]);
  const list = await zeroclaw(home, 'sop', 'list', '--json');
  expect([list.code, list.stdout, list.stderr]).toEqual([
    0,
    expect.stringMatching(/^\[/u),
    expect.stringMatching(
      /^The engine \(process \d+\) is still starting, and takes nothing yet\. .*This is read from the home’s files\.\n$/u,
    ),
  ]);
  for (const command of [
    ['models', 'remove', 'any'],
    ['models', 'pull', 'any'],
    ['secret', 'remove', 'any'],
  ])
    expect(await zeroclaw(home, ...command)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The engine \(process \d+\) is still starting/u) as string,
    });
  home.write('go-on', '');
  const daemon = await starting;
  onTestFinished(async () => {
    await daemon.stop();
  });
  await eventually('the problem', async () =>
    (await askDaemon(home, 'engine.status', {})).problems.some(({ message }) =>
      message.startsWith('The engine stood still for '),
    ),
  );
});

test.skipIf(process.platform === 'win32')('a process that is halted altogether is told', async () => {
  const home = makeHome(config(''));
  onTestFinished(home.remove);
  const daemon = await startDaemon(home);
  onTestFinished(async () => {
    await daemon.stop();
  });
  process.kill(daemon.pid, 'SIGSTOP');
  onTestFinished(() => {
    process.kill(daemon.pid, 'SIGCONT');
  });
  const stop = await zeroclaw(home, 'stop');
  expect([stop.code, stop.stderr]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^The emergency stop is NOT taken\\. The engine \\(process ${String(daemon.pid)}\\) does not answer, nor does the thread`,
        'u',
      ),
    ),
  ]);
});
