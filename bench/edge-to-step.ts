// npm run bench -- edge-to-step [--edges 200] From an edge on a pin of the simulated board to the start of
// the first step it causes, in a whole engine, next to a bare reader of the same serial port in the same run.
// See bench/README.md.
import { parseArgs } from 'node:util';
import { nodeSerialPorts } from '../src/main/modules/boards/serial/node-serial-port';
import { startBoardSim, type BoardSim } from '../tests/fixtures/board-sim';
import { openEngine } from '../tests/fixtures/engine';
import { eventually } from '../tests/fixtures/eventually';

const { values } = parseArgs({ options: { edges: { type: 'string', default: '200' } } });
const edges = Number(values.edges);
const warmUp = 20;
/** Milliseconds that our part may add to the bare reader's median. */
const limitMs = 10;
const never = new AbortController().signal;

const sop = {
  'alarm/SOP.toml':
    '[sop]\nname = "alarm"\ndescription = "For a benchmark"\nexecution_mode = "auto"\nmax_concurrent = 1000\n[[triggers]]\ntype = "peripheral"\nboard = "desk"\nsignal = "pin_3"\n',
  'alarm/SOP.md': '## Steps\n\n1. **Look** — Which procedures there are.\n   - call: sop_list {}\n',
};

/**
 * Every edge is made when the one before was seen and what it caused has ended, so nothing queues;
 * milliseconds.
 */
async function measure(
  board: BoardSim,
  onSeen: (seen: () => void) => void,
  ended: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly number[]> {
  const took: number[] = [];
  for (let index = 0; index < warmUp + edges; index += 1) {
    const seen = new Promise<void>((resolve) => {
      onSeen(resolve);
    });
    const startedAt = performance.now();
    await board.setPin(3, index % 2 === 0 ? 1 : 0);
    await seen;
    if (index >= warmUp) took.push(performance.now() - startedAt);
    await ended();
  }
  return took;
}

async function bare(): Promise<readonly number[]> {
  const board = await startBoardSim({ watch: true });
  let seen = (): void => {};
  const link = await nodeSerialPorts.open(
    board.path,
    115_200,
    {
      data: (bytes) => {
        if (Buffer.from(bytes).includes('\n')) seen();
      },
      closed: () => {},
    },
    never,
  );
  const armed = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await link.write('{"id":"b","cmd":"gpio_watch","args":{"pin":3,"edge":3,"debounce_ms":0}}\n');
  await armed;
  const took = await measure(board, (next) => {
    seen = next;
  });
  await link.close();
  await board.stop();
  return took;
}

async function wholeEngine(): Promise<readonly number[]> {
  const board = await startBoardSim({ watch: true });
  const fixture = await openEngine({
    config: `[gateway]\nport = 0\n[sop]\nmax_active_runs = 1000\n[[peripherals.boards]]\nboard = "desk"\ntype = "nucleo-f401re"\npath = "${board.path}"\ndebounce_ms = 0\n`,
    sops: sop,
  });
  let [seen, ended] = [(): void => {}, (): void => {}];
  let end = Promise.resolve();
  fixture.engine.notices.on((notice) => {
    if (notice.type !== 'run-changed') return;
    if (notice.event.type === 'step-started') seen();
    if (notice.event.type === 'run-completed') ended();
  });
  await eventually(
    'the pin to be known',
    async () =>
      (await fixture.ask('boards.show', { board: 'desk' })).pins.find(({ pin }) => pin === 3)?.level === 0,
  );
  const took = await measure(
    board,
    (next) => {
      seen = next;
      end = new Promise((resolve) => {
        ended = resolve;
      });
    },
    () => end,
  );
  await fixture.close();
  await board.stop();
  return took;
}

const at = (figures: readonly number[], share: number): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;

const figures = { 'bare reader': await bare(), 'edge → step started': await wholeEngine() };
console.log(
  `edge-to-step: ${String(edges)} edges one after another, after ${String(warmUp)} that do not count; milliseconds, the simulator's own control included`,
);
for (const [name, took] of Object.entries(figures))
  console.log(
    `${name.padEnd(24)} p50 ${at(took, 0.5).toFixed(2).padStart(8)}   p99 ${at(took, 0.99).toFixed(2).padStart(8)}`,
  );
const added = at(figures['edge → step started'], 0.5) - at(figures['bare reader'], 0.5);
console.log(
  `ratio of the medians ${(at(figures['edge → step started'], 0.5) / at(figures['bare reader'], 0.5)).toFixed(2)} ×; our part ${added.toFixed(2)} ms (limit ${String(limitMs)} ms)`,
);
if (added > limitMs) process.exitCode = 1;
