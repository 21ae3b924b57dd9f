import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';
import {
  askDaemon,
  boardAnswers,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  type TestHome,
} from '../../fixtures/daemon';

/** What a procedure has set, over an engine that was killed. */

const configOf = (path: string): string =>
  `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${path}"\n`;
const manifestOf = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n`;

function homeAt(path: string): TestHome {
  const home = makeHome(configOf(path));
  onTestFinished(() => {
    home.remove();
  });
  for (const [name, call] of [
    ['open', 'gpio_write {"board": "pump", "pin": 5, "value": 1}'],
    ['check', 'gpio_read {"board": "pump", "pin": 5}'],
  ] as const) {
    mkdirSync(join(home.path, 'workspace', 'sops', name), { recursive: true });
    home.write(join('workspace', 'sops', name, 'SOP.toml'), manifestOf(name));
    home.write(
      join('workspace', 'sops', name, 'SOP.md'),
      `## Steps\n\n1. **Set or look** — It.\n   - call: ${call}\n`,
    );
  }
  return home;
}

async function runToEnd(home: TestHome, name: string): Promise<string | undefined> {
  const { runId } = await askDaemon(home, 'sops.start', { name, payload: null, dry: false });
  let status: string | undefined;
  await eventuallyTells(home, `the end of ${name}`, 'runs.show', { runId }, ({ run }) => {
    ({ status } = run);
    return status !== 'running';
  });
  return status;
}

const undriven = (home: TestHome, message: string | undefined): Promise<unknown> =>
  eventuallyTells(
    home,
    message ?? 'no problem',
    'engine.status',
    {},
    ({ problems }) => problems.find(({ id }) => id === 'board-undriven:pump')?.message === message,
  );

test.each([
  {
    name: 'that says which pins it drives',
    tellsOutputs: true,
    message: 'pump says that it does not drive pin 5 any more (it was 1)',
  },
  {
    name: 'that does not say which pins it drives',
    tellsOutputs: false,
    message: 'ZeroClaw did not see pump for a while: pin 5 may not be driven any more (it was 1)',
  },
])(
  'an output of a board $name, and that fell back while the engine was dead, is told by the next one, until it is set again',
  async ({ tellsOutputs, message }) => {
    const before = await startBoardSim({ tellsOutputs });
    onTestFinished(() => before.stop());
    const home = homeAt(before.path);
    const first = await startDaemon(home);
    onTestFinished(() => first.kill());
    await boardAnswers(home);
    expect(await runToEnd(home, 'open')).toBe('completed');
    await undriven(home, undefined);
    await first.kill();
    const now = await startBoardSim({ tellsOutputs });
    onTestFinished(() => now.stop());
    home.write('config.toml', configOf(now.path));
    const second = await startDaemon(home);
    onTestFinished(() => second.kill());
    await undriven(home, message);
    expect(await runToEnd(home, 'open')).toBe('completed');
    await undriven(home, undefined);
  },
);

test('an output that the board kept while the engine was dead is not told, and is shown as one that is driven', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const home = homeAt(board.path);
  const first = await startDaemon(home);
  onTestFinished(() => first.kill());
  await boardAnswers(home);
  expect(await runToEnd(home, 'open')).toBe('completed');
  await first.kill();
  const second = await startDaemon(home);
  onTestFinished(() => second.kill());
  await boardAnswers(home);
  await askDaemon(home, 'boards.look', { board: 'pump' });
  await eventuallyTells(home, 'the level of pin 5', 'boards.show', { board: 'pump' }, ({ pins }) =>
    pins.some(({ pin, level, driven }) => pin === 5 && level === 1 && driven),
  );
  await undriven(home, undefined);
});

test('a read that would end what a pin drives is refused by the next engine as well, until a person says that it is an input', async () => {
  const board = await startBoardSim({ watch: false });
  onTestFinished(() => board.stop());
  const home = homeAt(board.path);
  const first = await startDaemon(home);
  onTestFinished(() => first.kill());
  await boardAnswers(home);
  expect([await runToEnd(home, 'open'), await runToEnd(home, 'check')]).toEqual(['completed', 'failed']);
  await first.kill();
  const second = await startDaemon(home);
  onTestFinished(() => second.kill());
  await boardAnswers(home);
  expect(await runToEnd(home, 'check')).toBe('failed');
  await board.fault('disconnect', { for_ms: 100 });
  await eventuallyTells(
    home,
    'the board to come back',
    'boards.show',
    { board: 'pump' },
    ({ counters }) => counters.connections === 2,
  );
  expect(await runToEnd(home, 'check')).toBe('failed');
  expect(board.log().filter(({ kind, line }) => kind === 'rx' && String(line).includes('gpio_read'))).toEqual(
    [],
  );
  expect((await zeroclaw(home, 'boards', 'input', 'pump', '5')).stdout).toBe(
    'pin 5 of pump counts as an input from now on\n',
  );
  await undriven(home, undefined);
  expect(await runToEnd(home, 'check')).toBe('completed');
});

test('what a board drove that is taken out of config.toml is forgotten with it', async () => {
  const board = await startBoardSim({ tellsOutputs: false });
  onTestFinished(() => board.stop());
  const home = homeAt(board.path);
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  await boardAnswers(home);
  expect(await runToEnd(home, 'open')).toBe('completed');
  expect((await askDaemon(home, 'boards.show', { board: 'pump' })).outputs).toEqual([{ pin: 5, value: 1 }]);
  home.write('config.toml', '[gateway]\nport = 0\n');
  await eventuallyTells(home, 'no board', 'engine.status', {}, ({ boards }) => boards.length === 0);
  home.write('config.toml', configOf(board.path));
  await boardAnswers(home);
  expect((await askDaemon(home, 'boards.show', { board: 'pump' })).outputs).toEqual([]);
  await undriven(home, undefined);
});
