import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import {
  askDaemon,
  boardAnswers,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';

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
  home = makeHome(
    `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "nucleo"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
  );
  mkdirSync(join(home.path, 'workspace', 'sops', 'close'), { recursive: true });
  home.write(
    join('workspace', 'sops', 'close', 'SOP.toml'),
    '[sop]\nname = "close"\ndescription = "Closes the valve."\nexecution_mode = "auto"\non_interrupt = "retry"\n[[triggers]]\ntype = "manual"\n',
  );
  home.write(
    join('workspace', 'sops', 'close', 'SOP.md'),
    '## Steps\n\n1. **Close** — Set pin 5 low.\n   - call: gpio_write {"board": "nucleo", "pin": 5, "value": 0}\n',
  );
  daemon = await startDaemon(home);
});

afterEach(async () => {
  await daemon.stop();
  await board.stop();
  home.remove();
});

const theRun = async (): Promise<RunRow | undefined> =>
  (await zeroclawJson<readonly RunRow[]>(home, 'runs'))[0];

test('a step that is to be repeated after a crash waits for its board to be there', async () => {
  await boardAnswers(home);
  await board.hold('gpio_write');
  await askDaemon(home, 'sops.start', { name: 'close', payload: null, dry: false });
  await board.waitForHeld('gpio_write');
  await daemon.kill();
  await board.letGo();
  daemon = await startDaemon(home);
  await eventuallyTells(home, 'the end', 'runs.list', {}, ([run]) => run?.status !== 'running');
  expect(await theRun()).toMatchObject({ status: 'completed' });
});
