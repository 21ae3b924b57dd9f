import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { makeHome, startDaemon, zeroclaw, zeroclawJson, type Daemon, type TestHome } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

interface RunRow {
  readonly status: string;
  readonly reason: string | null;
  readonly steps: readonly { readonly tool_calls: readonly object[] }[];
}

let board: BoardSim;
let home: TestHome;
let daemon: Daemon;

beforeEach(async () => {
  board = await startBoardSim();
  home = makeHome(`[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`);
  mkdirSync(join(home.path, 'workspace', 'sops', 'close'), { recursive: true });
  home.write(join('workspace', 'sops', 'close', 'SOP.toml'), '[sop]\nname = "close"\ndescription = "Closes the valve."\nexecution_mode = "auto"\non_interrupt = "retry"\n[[triggers]]\ntype = "manual"\n');
  home.write(join('workspace', 'sops', 'close', 'SOP.md'), '## Steps\n\n1. **Close** — Set pin 5 low.\n   - call: gpio_write {"board": "nucleo", "pin": 5, "value": 0}\n');
  daemon = await startDaemon(home);
});

afterEach(async () => {
  await daemon.stop();
  await board.stop();
  home.remove();
});

const theRun = async (): Promise<RunRow | undefined> => (await zeroclawJson<readonly RunRow[]>(home, 'runs'))[0];
const isConnected = async (): Promise<boolean> => (await zeroclawJson<readonly { readonly state: string }[]>(home, 'boards'))[0]?.state === 'connected';

test('a step that is to be repeated after a crash waits for its board to be there', async () => {
  await eventually('the board', isConnected);
  await board.hold();
  const starting = zeroclaw(home, 'sop', 'run', 'close');
  await board.waitForHeld('gpio_write');
  await daemon.kill();
  await starting;
  await board.letGo();
  daemon = await startDaemon(home);
  await eventually('the end', async () => (await theRun())?.status !== 'running');
  expect(await theRun()).toMatchObject({ status: 'completed' });
});
