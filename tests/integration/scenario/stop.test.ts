import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import {
  askDaemon,
  boardAnswers,
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';

/**
 * One command for an emergency, on the built program: a call in the middle on a real serial line, a run that
 * waits, a killed engine.
 */

interface RunRow {
  readonly run_id: string;
  readonly sop_name: string;
  readonly status: string;
  readonly reason: string | null;
  readonly steps: readonly {
    readonly status: string;
    readonly tool_calls: readonly {
      readonly name: string;
      readonly success: boolean | null;
      readonly output: string | null;
    }[];
  }[];
}

const procedure = (name: string, bullets: string): Readonly<Record<string, string>> => ({
  'SOP.toml': `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "webhook"\npath = "/${name}"\n`,
  'SOP.md': `## Steps\n1. **Close**\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 0}\n${bullets}2. **Again**\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 6, "value": 1}\n`,
});

let board: BoardSim;
let home: TestHome;
let daemon: Daemon;

beforeEach(async () => {
  board = await startBoardSim();
  home = makeHome(
    `[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "nucleo-f401re-0"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
  );
  for (const [name, bullets] of [
    ['acting', ''],
    ['waiting', '   - requires_confirmation: true\n'],
  ] as const) {
    mkdirSync(join(home.path, 'workspace', 'sops', name), { recursive: true });
    for (const [file, text] of Object.entries(procedure(name, bullets)))
      home.write(join('workspace', 'sops', name, file), text);
  }
  daemon = await startDaemon(home);
  await boardAnswers(home);
});
afterEach(async () => {
  await daemon.stop();
  await board.stop();
  home.remove();
});

const runs = (): Promise<readonly RunRow[]> => zeroclawJson(home, 'runs');
const wouldStart = async (): Promise<string> =>
  (
    await zeroclawJson<readonly { readonly sop: string; readonly reason: string }[]>(
      home,
      'sop',
      'test',
      '--source',
      'webhook',
      '--topic',
      '/acting',
    )
  ).find(({ sop }) => sop === 'acting')?.reason ?? '';
const triggersLine = async (): Promise<string | undefined> =>
  (
    await zeroclawJson<readonly { readonly check: string; readonly message: string }[]>(home, 'doctor').catch(
      async () =>
        JSON.parse((await zeroclaw(home, 'doctor', '--json')).stdout) as {
          readonly check: string;
          readonly message: string;
        }[],
    )
  ).find(({ check }) => check === 'triggers')?.message;

/**
 * A call waits three seconds for its board. Where the command takes longer than that to start, it is tried
 * again.
 */
async function stopInTheMiddle(): ReturnType<typeof zeroclaw> {
  for (;;) {
    expect((await zeroclaw(home, 'sop', 'run', 'waiting')).code).toBe(0);
    await board.hold('gpio_write');
    await askDaemon(home, 'sops.start', { name: 'acting', payload: null, dry: false });
    await board.waitForHeld('gpio_write');
    const stopped = await zeroclaw(home, 'stop');
    await board.letGo();
    if ((await runs())[0]?.status === 'cancelled') return stopped;
    expect((await zeroclaw(home, 'resume')).code).toBe(0);
    await boardAnswers(home);
  }
}

test('zeroclaw stop ends everything within a second and holds over a crash, until zeroclaw resume', async () => {
  const stopped = await stopInTheMiddle();
  expect([stopped.code, stopped.stdout]).toEqual([
    0,
    expect.stringContaining('2 runs are cancelled, and no event starts another.'),
  ]);

  const cancelled = (await runs()).slice(0, 2);
  expect(cancelled.map((run) => [run.sop_name, run.status, run.reason]).sort()).toEqual([
    ['acting', 'cancelled', 'emergency stop'],
    ['waiting', 'cancelled', 'emergency stop'],
  ]);
  expect(cancelled.find((run) => run.sop_name === 'acting')?.steps).toMatchObject([
    { status: 'cancelled', tool_calls: [{ name: 'gpio_write', success: null, output: null }] },
    { status: 'pending', tool_calls: [] },
  ]);
  expect(await zeroclawJson(home, 'approvals')).toEqual([]);
  expect(await wouldStart()).toMatch(/^triggers paused: .* paused all triggers at /);
  expect(await triggersLine()).toMatch(/^are paused by .* \(cli\), /);

  await daemon.kill();
  expect(await triggersLine()).toMatch(/^are paused by /);
  daemon = await startDaemon(home);
  expect(await wouldStart()).toMatch(/^triggers paused/);

  expect((await zeroclaw(home, 'resume')).code).toBe(0);
  expect([await wouldStart(), await triggersLine()]).toEqual(['it would start', undefined]);
  expect((await zeroclaw(home, 'pause')).code).toBe(0);
  expect(await wouldStart()).toMatch(/^triggers paused/);
});
