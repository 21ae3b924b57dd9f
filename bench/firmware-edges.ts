// npm run bench -- firmware-edges [--edges 200] From an edge on a pin of our firmware in QEMU to a change of
// level in the app's bridge, next to a bare reader of the same serial port in the same run. See
// bench/README.md.
import { parseArgs } from 'node:util';
import { systemClock } from '../src/main/platform/base/clock';
import { randomId } from '../src/main/platform/base/ids';
import { silentLogger } from '../src/main/platform/base/logger';
import { Problems } from '../src/main/platform/base/problems';
import { SerialBridge } from '../src/main/modules/boards/serial/bridge';
import { nodeSerialPorts } from '../src/main/modules/boards/serial/node-serial-port';
import { MemoryKeptOutputs } from '../src/main/testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../src/main/testing/memory-known-boards';
import { eventually } from '../tests/fixtures/eventually';
import { startQemuBoard, type QemuBoard } from '../tests/fixtures/qemu-board';

const { values } = parseArgs({ options: { edges: { type: 'string', default: '200' } } });
const edgesPerBlock = Number(values.edges);
const blocks = 3;
const limit = 1.5;
const never = new AbortController().signal;
/** Called with a level that was seen. */
type Seen = (value: number) => void;

/** The bare reader: arms the watch, looks for the value in what comes, and does nothing else. */
async function bare(
  board: QemuBoard,
  measure: (listen: (seen: Seen) => void) => Promise<void>,
): Promise<void> {
  let seen: Seen = () => {};
  let received = '';
  const link = await nodeSerialPorts.open(
    board.path,
    115_200,
    {
      data(bytes) {
        received += Buffer.from(bytes).toString('latin1');
        const lines = received.split('\n');
        received = lines.pop() ?? '';
        for (const line of lines)
          seen(Number(/"value":([01])/.exec(line)?.[1] ?? /"id":"b".*"result":"([01])"/.exec(line)?.[1]));
      },
      closed: () => {},
    },
    never,
  );
  const armed = new Promise<void>((resolve) => {
    seen = () => {
      resolve();
    };
  });
  await link.write('{"id":"b","cmd":"gpio_watch","args":{"pin":3,"edge":3,"debounce_ms":0}}\n');
  await armed;
  await measure((next) => {
    seen = next;
  });
  await link.close();
}

async function throughTheBridge(
  board: QemuBoard,
  measure: (listen: (seen: Seen) => void) => Promise<void>,
): Promise<void> {
  const bridge = new SerialBridge({
    boards: [{ name: 'pump', type: 'nucleo-f401re', path: board.path, baud: 115_200, debounceMs: 0 }],
    ports: nodeSerialPorts,
    clock: systemClock,
    logger: silentLogger,
    problems: new Problems(systemClock, silentLogger),
    known: new MemoryKnownBoards(),
    outputs: new MemoryKeptOutputs(),
    newId: randomId,
  });
  let seen: Seen = () => {};
  bridge.onLevelChange(({ value }) => {
    seen(value);
  });
  await eventually('the board to be connected', () => bridge.status()[0]?.state === 'connected');
  let any = false;
  seen = () => {
    any = true;
  };
  bridge.watch('bench', [{ board: 'pump', pin: 3 }]);
  for (let value: 0 | 1 = 0; !any; value = value === 0 ? 1 : 0) {
    board.setPins([[3, value]]);
    await systemClock.sleep(50, never);
  }
  await measure((next) => {
    seen = next;
  });
  await bridge.close();
}

/** One edge after the other, each when the one before was seen; milliseconds. */
async function edges(board: QemuBoard, listen: (seen: Seen) => void): Promise<readonly number[]> {
  const took: number[] = [];
  for (let index = -2; index < edgesPerBlock; index += 1) {
    const value = index % 2 === 0 ? 0 : 1;
    const startedAt = performance.now();
    const arrived = new Promise<void>((resolve) => {
      listen((seen) => {
        if (seen === value) resolve();
      });
    });
    board.setPins([[3, value]]);
    // The first two may be no change at all.
    await (index < 0 ? systemClock.sleep(50, never) : arrived);
    if (index >= 0) took.push(performance.now() - startedAt);
  }
  return took;
}

const atShare = (figures: readonly number[], share: number): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;

const board = await startQemuBoard('qemu');
const figures: Record<'bare' | 'bridge', number[]> = { bare: [], bridge: [] };
try {
  for (let block = 0; block < blocks; block += 1) {
    await bare(board, async (listen) => {
      figures.bare.push(...(await edges(board, listen)));
    });
    await throughTheBridge(board, async (listen) => {
      figures.bridge.push(...(await edges(board, listen)));
    });
  }
} finally {
  await board.stop();
}
console.log(
  `firmware-edges: ${String(blocks)} blocks of ${String(edgesPerBlock)} edges each way, our firmware in QEMU, debounce off\n`,
);
for (const [name, list] of Object.entries(figures))
  console.log(
    `${name.padEnd(8)} median ${atShare(list, 0.5).toFixed(2)} ms   p95 ${atShare(list, 0.95).toFixed(2)} ms`,
  );
const ratio = atShare(figures.bridge, 0.5) / atShare(figures.bare, 0.5);
console.log(
  `\nbridge to bare: ${ratio.toFixed(2)} (limit ${String(limit)})${ratio <= limit ? '' : '  OVER THE LIMIT'}`,
);
if (ratio > limit) process.exitCode = 1;
