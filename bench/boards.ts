import { setTimeout as sleep } from 'node:timers/promises';
import { SerialPort } from 'serialport';
import { systemClock } from '../src/main/platform/base/clock';
import { randomId } from '../src/main/platform/base/ids';
import { silentLogger } from '../src/main/platform/base/logger';
import { Problems } from '../src/main/platform/base/problems';
import { SerialBridge } from '../src/main/modules/boards/serial/bridge';
import { nodeSerialPorts } from '../src/main/modules/boards/serial/node-serial-port';
import { MemoryKeptOutputs } from '../src/main/testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../src/main/testing/memory-known-boards';
import { startBoardSim } from '../tests/fixtures/board-sim';
import { eventually } from '../tests/fixtures/eventually';

/**
 * Round trip of a read through the bridge next to a bare serialport loop, and the processor time of five idle
 * boards. Needs Linux and socat.
 */

const rounds = 300;
const idleMs = 10_000;
const mostIdle = 0.01;
const never = new AbortController().signal;
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return median(times);
}

async function bareLoop(path: string): Promise<number> {
  const port = new SerialPort({ path, baudRate: 115_200 });
  await new Promise((resolve) => {
    port.once('open', resolve);
  });
  let answered = (): void => {};
  port.on('data', (bytes: Buffer) => {
    if (bytes.includes(10)) answered();
  });
  const time = await timed(
    () =>
      new Promise<void>((resolve) => {
        answered = resolve;
        port.write('{"id":"b1","cmd":"gpio_read","args":{"pin":3}}\n');
      }),
  );
  await new Promise((resolve) => {
    port.close(resolve);
  });
  return time;
}

async function idleShare(): Promise<number> {
  const before = process.cpuUsage();
  await sleep(idleMs);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / idleMs;
}

const boards = await Promise.all(Array.from({ length: 5 }, () => startBoardSim()));
const bare = await bareLoop(boards[0]?.path ?? '');
const nothing = await idleShare();
const bridge = new SerialBridge({
  boards: boards.map(({ path }, index) => ({
    name: `b${String(index)}`,
    type: 'sim',
    path,
    baud: 115_200,
    debounceMs: 0,
  })),
  ports: nodeSerialPorts,
  clock: systemClock,
  logger: silentLogger,
  problems: new Problems(systemClock, silentLogger),
  known: new MemoryKnownBoards(),
  outputs: new MemoryKeptOutputs(),
  newId: randomId,
});
await eventually('five boards', () => bridge.status().every(({ state }) => state === 'connected'), 20_000);
bridge.watch(
  'bench',
  boards.flatMap((_, index) =>
    Array.from({ length: 14 }, (_unused, pin) => ({ board: `b${String(index)}`, pin })),
  ),
);
await sleep(2000);
const through = await timed(() => bridge.read('b0', 3, never));
const idle = await idleShare();
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
console.log(
  `round trip: bare loop ${bare.toFixed(2)} ms, bridge ${through.toFixed(2)} ms, ratio ${(through / bare).toFixed(2)}`,
);
console.log(
  `five idle boards that tell changes, 14 pins each: ${percent(idle)} of a core (without boards ${percent(nothing)}), limit ${percent(mostIdle)}: ${idle - nothing <= mostIdle ? 'kept' : 'BROKEN'}`,
);
await bridge.close();
await Promise.all(boards.map((board) => board.stop()));
process.exitCode = idle - nothing <= mostIdle ? 0 : 1;
