import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GapReason } from '../../../src/shared/boards';
import { systemClock } from '../../../src/main/platform/base/clock';
import { randomId } from '../../../src/main/platform/base/ids';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Problems } from '../../../src/main/platform/base/problems';
import type { BoardConfig } from '../../../src/main/modules/boards/serial/board-config';
import { SerialBridge } from '../../../src/main/modules/boards/serial/bridge';
import { nodeSerialPorts } from '../../../src/main/modules/boards/serial/node-serial-port';
import { MemoryKeptOutputs } from '../../../src/main/testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../../src/main/testing/memory-known-boards';
import {
  standInUdevFolder,
  startBoardSim,
  type BoardSim,
  type BoardSimOptions,
} from '../../fixtures/board-sim';
import { eventually } from '../../fixtures/eventually';

const never = new AbortController().signal;
const both = [{ watch: true }, { watch: false }];

function bridgeTo(boards: readonly BoardConfig[]) {
  const problems = new Problems(systemClock, silentLogger);
  const bridge = new SerialBridge({
    boards,
    ports: nodeSerialPorts,
    clock: systemClock,
    logger: silentLogger,
    problems,
    known: new MemoryKnownBoards(),
    outputs: new MemoryKeptOutputs(),
    newId: randomId,
  });
  onTestFinished(() => bridge.close());
  const changes: (readonly [number, 0 | 1])[] = [];
  bridge.onLevelChange(({ pin, value }) => {
    changes.push([pin, value]);
  });
  return { bridge, problems, changes };
}

const configFor = (board: BoardSim): BoardConfig => ({
  name: 'pump',
  type: 'nucleo-f401re',
  path: board.path,
  baud: 115200,
  debounceMs: 0,
});
const isState = (bridge: SerialBridge, state: string) => () => bridge.status()[0]?.state === state;

async function connected(options: BoardSimOptions = {}) {
  const board = await startBoardSim(options);
  onTestFinished(() => board.stop());
  const rig = bridgeTo([configFor(board)]);
  await eventually('the board to be connected', isState(rig.bridge, 'connected'));
  return { board, ...rig };
}

/** Watches pins 3 and 4, and resolves when their levels are known. */
async function watching(options: BoardSimOptions = {}) {
  const rig = await connected(options);
  rig.bridge.watch('test', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 4 },
  ]);
  const command = options.watch === false ? 'gpio_read' : 'gpio_watch';
  await rig.board.waitForLog(
    'pin 4 to be looked at',
    (entry) =>
      entry.kind === 'tx' &&
      entry['cmd'] === command &&
      rig.board
        .log()
        .some(
          (other) =>
            other.kind === 'rx' && String(other['line']).includes('"pin":4') && other['id'] === entry['id'],
        ),
  );
  return rig;
}

test.each(['nucleo-f401re', 'arduino-uno', 'esp32', 'pico'])(
  'pins of a simulated %s are written and read',
  async (type) => {
    const { board, bridge } = await connected({ board: type });
    expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
    expect(await bridge.read('pump', 5, never)).toEqual({ kind: 'value', value: 1 });
    expect(await bridge.write('pump', 5, 0, never)).toEqual({ kind: 'value', value: 0 });
    expect(
      board
        .log()
        .filter((entry) => entry.kind === 'pin')
        .map(({ pin, value, from }) => [pin, value, from]),
    ).toEqual([
      [5, 1, 'host'],
      [5, 0, 'host'],
    ]);
    expect(await bridge.read('pump', 30, never)).toMatchObject({ kind: 'refused' });
  },
);

test.each(both)('changes of level arrive in order (watch: $watch)', async ({ watch }) => {
  const { board, changes } = await watching({ watch });
  await board.setPin(3, 1);
  await eventually('the first change', () => changes.length === 1);
  await board.setPin(4, 1);
  await eventually('the second change', () => changes.length === 2);
  await board.setPin(3, 0);
  await eventually('the third change', () => changes.length === 3);
  expect(changes).toEqual([
    [3, 1],
    [4, 1],
    [3, 0],
  ]);
});

test.each(both)(
  'a board unplugged while idle is lost at once, comes back by itself, and the change in between is told (watch: $watch)',
  async ({ watch }) => {
    const { board, bridge, changes, problems } = await watching({ watch });
    await board.fault('disconnect');
    await eventually('the loss to be seen', isState(bridge, 'lost'), 1500);
    expect(problems.list()).toMatchObject([{ id: 'board:pump' }]);
    expect(await bridge.write('pump', 5, 1, never)).toMatchObject({ kind: 'refused' });
    await board.setPin(3, 1);
    await board.fault('reconnect');
    await eventually('the board to be back', isState(bridge, 'connected'));
    await eventually('the change', () => changes.length > 0);
    expect(changes).toEqual([[3, 1]]);
    expect(problems.list().filter(({ id }) => id === 'board:pump')).toEqual([]);
    expect(board.log().some((entry) => String(entry['line']).includes('gpio_write'))).toBe(false);
  },
);

test('a board unplugged while bytes arrive is noticed every time', async () => {
  const { board, bridge } = await connected();
  for (let round = 0; round < 4; round += 1) {
    await board.fault('oversize', { bytes: 60_000 });
    await board.fault('disconnect');
    await eventually('the loss to be seen', isState(bridge, 'lost'), 4000);
    await board.fault('reconnect');
    await eventually('the board to be back', isState(bridge, 'connected'));
  }
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 0 });
});

test('a write that a stalled board takes late is unknown at first, and is carried out once', async () => {
  const { board, bridge } = await connected();
  await board.hold();
  const outcome = bridge.write('pump', 5, 1, never);
  await board.waitForLog(
    'what is sent when no answer came',
    ({ kind, line }) => kind === 'held' && !String(line).includes('gpio_write') && String(line) !== '',
  );
  await board.letGo();
  expect(await outcome).toEqual({
    kind: 'unknown',
    message:
      'Whether pin 5 of pump was set to 1 is not known: the board did not answer in time. Read back, the pin is 1, as asked.',
  });
  expect(
    board.log().filter((entry) => entry.kind === 'rx' && String(entry['line']).includes('gpio_write')),
  ).toHaveLength(1);
});

test('a board that hangs for good is lost, and is back when it works again', async () => {
  const { board, bridge } = await connected();
  await board.hold();
  await eventually('the loss to be seen', isState(bridge, 'lost'), 6500);
  await board.letGo();
  await eventually('the board to be back', isState(bridge, 'connected'));
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 0 });
});

test.each<{ name: string; fault: string; options?: Record<string, unknown> }>([
  { name: 'garbage before the answer', fault: 'garbage' },
  { name: 'garbage that sticks to the answer', fault: 'garbage', options: { newline: false } },
  { name: 'a line of 100 kB', fault: 'oversize', options: { bytes: 100_000 } },
  { name: 'an answer in pieces', fault: 'split_line' },
  { name: 'an answer with another id', fault: 'wrong_id', options: { then_right: true } },
  { name: 'only an answer with another id', fault: 'wrong_id' },
  { name: 'a lost answer', fault: 'drop_reply' },
  { name: 'an answer twice', fault: 'dup_reply', options: { times: 3 } },
  { name: 'an answer after the deadline', fault: 'late_reply', options: { ms: 1200 } },
  { name: 'a restart with a banner', fault: 'reset_banner' },
])('a level is read right in spite of $name', async ({ fault, options }) => {
  const { board, bridge } = await connected();
  await board.setPin(3, 1);
  await board.fault(fault, options);
  expect(await bridge.read('pump', 3, never)).toEqual({ kind: 'value', value: 1 });
  expect(await bridge.read('pump', 4, never)).toEqual({ kind: 'value', value: 0 });
  expect(isState(bridge, 'connected')()).toBe(true);
});

test.each<{ name: string; fault: string; options?: Record<string, unknown> }>([
  { name: 'an event is lost and another follows', fault: 'drop_event' },
  { name: 'the board restarts and forgets its watches', fault: 'reset_banner' },
  { name: 'an event comes in pieces with noise', fault: 'split_line', options: { of: 'event', gap_ms: 5 } },
])('the levels are right again when $name', async ({ fault, options }) => {
  const { board, changes } = await watching();
  await board.fault(fault, options);
  if (fault === 'reset_banner')
    await eventually(
      'the watches to be armed again',
      async () => Object.keys((await board.dump()).watches).length === 2,
    );
  await board.setPin(3, 1);
  await board.setPin(4, 1);
  await eventually('both changes', () => changes.length === 2);
  expect([...changes].sort()).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

test('an event that is lost is found though no other follows, long before the watches are armed again', async () => {
  const { board, bridge, changes } = await watching();
  const gaps: GapReason[] = [];
  bridge.onGap(({ reason }) => {
    gaps.push(reason);
  });
  await board.fault('drop_event');
  await board.setPin(3, 1);
  await eventually('the change', () => changes.length === 1);
  await eventually('the gap', () => gaps.length === 1);
  expect([changes, gaps]).toEqual([[[3, 1]], ['numbering']]);
});

test('a board with two pins bouncing tells the settled level', async () => {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  const { bridge, changes } = bridgeTo([{ ...configFor(board), debounceMs: 60 }]);
  bridge.watch('test', [{ board: 'pump', pin: 3 }]);
  await eventually('the pin to be watched', async () => '3' in (await board.dump()).watches);
  // Without pauses, which a busy machine makes longer than the window.
  await board.fault('bounce', { pin: 3, count: 11, value: 1, gap_ms: 0 });
  await eventually('the change', () => changes.length > 0);
  await board.setPin(4, 1);
  await eventually(
    'the window to pass',
    () =>
      (board.log().at(-1)?.t_us ?? 0) > 0 &&
      bridge.read('pump', 3, never).then((outcome) => outcome.kind === 'value' && outcome.value === 1),
  );
  expect(changes).toEqual([[3, 1]]);
});

test('two boards live side by side, and one that vanishes does not disturb the other', async () => {
  const [one, two] = [await startBoardSim(), await startBoardSim({ watch: false })];
  onTestFinished(async () => {
    await one.stop();
    await two.stop();
  });
  const { bridge } = bridgeTo([
    { ...configFor(one), name: 'one' },
    { ...configFor(two), name: 'two' },
  ]);
  await eventually('both to be connected', () => bridge.status().every(({ state }) => state === 'connected'));
  await one.fault('disconnect');
  expect(await bridge.write('two', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
  await eventually('the loss to be seen', () => bridge.status()[0]?.state === 'lost');
  expect((await two.dump()).pins).toEqual({ 5: 1 });
});

test('a board is found by its USB serial number, also after it came back at another path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-udev-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  vi.stubEnv('PATH', `${standInUdevFolder}${delimiter}${process.env['PATH'] ?? ''}`);
  vi.stubEnv('BOARD_SIM_UDEV_DIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const linkFolder = await mkdtemp(join(tmpdir(), 'zc-link-'));
  onTestFinished(() => rm(linkFolder, { recursive: true, force: true }));
  const board = await startBoardSim({ serialNumber: '066CFF51', udevFolder: folder });
  onTestFinished(() => board.stop());
  const { bridge } = bridgeTo([
    { name: 'pump', type: 'nucleo-f401re', serialNumber: '066CFF51', baud: 115200, debounceMs: 0 },
  ]);
  await eventually('the board to be found', isState(bridge, 'connected'));
  expect(bridge.status()[0]?.path).toBe(board.path);
  await board.fault('disconnect');
  const elsewhere = join(linkFolder, 'ttyACM7');
  await board.fault('reconnect', { link: elsewhere });
  await eventually(
    'the board to be found again',
    () => bridge.status()[0]?.path === elsewhere && isState(bridge, 'connected')(),
  );
});

test('a port that does not exist, and one that is no serial port, say how to fix it', async () => {
  const { bridge } = bridgeTo([
    { name: 'absent', type: 'nucleo-f401re', path: '/dev/ttyACM-absent', baud: 115200, debounceMs: 0 },
    { name: 'file', type: 'nucleo-f401re', path: '/dev/null', baud: 115200, debounceMs: 0 },
  ]);
  await eventually('both to be given up for now', () =>
    bridge.status().every(({ state }) => state === 'lost'),
  );
  expect(bridge.status().map(({ detail }) => detail)).toEqual([
    'Cannot open /dev/ttyACM-absent: there is no such port',
    'Cannot open /dev/null: it is not a serial port',
  ]);
});

test('closing lets go of the port', async () => {
  const { board, bridge } = await connected();
  await bridge.close();
  expect((await board.dump()).host_pids).toEqual([]);
});

test.each([
  {
    name: 'the published firmware on a Nucleo',
    options: { firmware: 'stock' as const },
    type: 'nucleo-f401re',
    doubtful: true,
  },
  { name: 'one that tells changes', options: {}, type: 'nucleo-f401re', doubtful: false },
  {
    name: 'another kind of board',
    options: { board: 'arduino-uno', watch: false },
    type: 'arduino-uno',
    doubtful: false,
  },
])('$name is told as a doubt: $doubtful', async ({ options, type, doubtful }) => {
  const board = await startBoardSim(options);
  onTestFinished(() => board.stop());
  const { bridge, problems } = bridgeTo([{ ...configFor(board), type }]);
  await eventually('the board to be connected', isState(bridge, 'connected'));
  const remedy = expect.stringContaining('zeroclaw boards flash') as string;
  expect(problems.list()).toMatchObject(
    doubtful
      ? [
          {
            id: 'board-firmware:pump',
            message: 'it may have the published firmware, which drives only pin 13 and reads 0 everywhere',
            remedy,
          },
        ]
      : [],
  );
  expect(bridge.status()[0]?.remedy ?? null).toEqual(doubtful ? remedy : null);
  await board.fault('disconnect');
  await eventually('the loss to be seen', isState(bridge, 'lost'), 1500);
  expect(problems.list().map(({ id }) => id)).toEqual(['board:pump']);
});

test('what an analog input measures is read over a real line', async () => {
  const { bridge, board } = await connected({ analogBits: 12 });
  await board.measure(3, 2047);
  expect(await bridge.readAnalog('pump', 3, never)).toEqual({ kind: 'value', value: 2047, fullScale: 4095 });
});
