import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { randomId } from '../../../src/main/platform/base/ids';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Problems } from '../../../src/main/platform/base/problems';
import type { SerialPorts } from '../../../src/main/ports/serial-ports';
import { SerialBridge } from '../../../src/main/modules/boards/serial/bridge';
import { nodeSerialPorts } from '../../../src/main/modules/boards/serial/node-serial-port';
import { MemoryKeptOutputs } from '../../../src/main/testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../../src/main/testing/memory-known-boards';
import { eventually } from '../../fixtures/eventually';
import { startQemuBoard } from '../../fixtures/qemu-board';

const never = new AbortController().signal;

/**
 * The app's bridge, and our firmware in QEMU with pins that are fed from outside. Pins 3 and 4 are watched.
 */
async function connected({ debounceMs = 0 } = {}) {
  const board = await startQemuBoard('qemu');
  onTestFinished(() => board.stop());
  const { ports, isAnswered } = recordedPorts();
  const outputs = new MemoryKeptOutputs();
  const open = (): SerialBridge => {
    const bridge = new SerialBridge({
      boards: [{ name: 'pump', type: 'nucleo-f401re', path: board.path, baud: 115200, debounceMs }],
      ports,
      clock: systemClock,
      logger: silentLogger,
      problems: new Problems(systemClock, silentLogger),
      known: new MemoryKnownBoards(),
      outputs,
      newId: randomId,
    });
    onTestFinished(() => bridge.close());
    return bridge;
  };
  const bridge = open();
  const changes: (readonly [number, 0 | 1])[] = [];
  bridge.onLevelChange(({ pin, value }) => {
    changes.push([pin, value]);
  });
  const isState = (state: string) => () => bridge.status()[0]?.state === state;
  await eventually('the board to be connected', isState('connected'));
  bridge.watch('test', [
    { board: 'pump', pin: 3 },
    { board: 'pump', pin: 4 },
  ]);
  const areWatched = (): boolean =>
    isAnswered('"cmd":"gpio_watch","args":{"pin":3') && isAnswered('"cmd":"gpio_watch","args":{"pin":4');
  await eventually('the pins to be watched', areWatched);
  return { board, bridge, open, changes, isState };
}

/** The machine's ports; tells whether the last request that has this in it was answered. */
function recordedPorts() {
  const sent: string[] = [];
  let received = '';
  const ports: SerialPorts = {
    presence: (path) => nodeSerialPorts.presence(path),
    deviceAt: (path) => nodeSerialPorts.deviceAt(path),
    list: () => nodeSerialPorts.list(),
    async open(path, baudRate, listeners, signal) {
      const link = await nodeSerialPorts.open(
        path,
        baudRate,
        {
          data(bytes) {
            received += Buffer.from(bytes).toString('latin1');
            listeners.data(bytes);
          },
          closed: (reason) => {
            listeners.closed(reason);
          },
        },
        signal,
      );
      return {
        write(text) {
          sent.push(text);
          return link.write(text);
        },
        close: () => link.close(),
      };
    },
  };
  const isAnswered = (part: string): boolean => {
    const id = /"id":"[^"]+"/.exec(sent.findLast((text) => text.includes(part)) ?? '')?.[0];
    return id !== undefined && received.includes(`{${id},"ok":true`);
  };
  return { ports, isAnswered };
}

test('pins are read and written; those of the serial line are refused before anything is sent', async () => {
  const { bridge, isState } = await connected();
  expect(bridge.status()[0]).toMatchObject({
    state: 'connected',
    pins: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  });
  expect(await bridge.read('pump', 7, never)).toEqual({ kind: 'value', value: 1 });
  expect(await bridge.read('pump', 13, never)).toEqual({ kind: 'value', value: 0 });
  expect(await bridge.write('pump', 13, 1, never)).toEqual({ kind: 'value', value: 1 });
  expect(await bridge.read('pump', 13, never)).toEqual({ kind: 'value', value: 1 });
  expect(await bridge.write('pump', 1, 1, never)).toMatchObject({ kind: 'refused' });
  expect(isState('connected')()).toBe(true);
});

test('changes of level arrive in order, own writes are none', async () => {
  const { board, bridge, changes } = await connected();
  board.setPins([
    [3, 0],
    [4, 0],
    [3, 1],
  ]);
  await eventually('three changes', () => changes.length === 3);
  await bridge.write('pump', 4, 1, never);
  board.setPins([[3, 0]]);
  await eventually('the fourth change', () => changes.length === 4);
  expect(changes).toEqual([
    [3, 0],
    [4, 0],
    [3, 1],
    [3, 0],
  ]);
});

test('after a reset, which the board tells, the watches are armed again at once', async () => {
  const { board, changes } = await connected();
  await board.reset();
  // Not before ten seconds would the bridge look by itself.
  await eventually(
    'a change',
    () => {
      board.setPins([
        [3, 0],
        [3, 1],
      ]);
      return changes.length > 1;
    },
    6000,
  );
  expect(changes.slice(0, 2)).toEqual([
    [3, 0],
    [3, 1],
  ]);
});

test('a board that is unplugged is lost, comes back by itself, and the change in between is told', async () => {
  const { board, bridge, changes, isState } = await connected();
  board.setPins([[3, 0]]);
  await eventually('the change', () => changes.length === 1);
  await board.unplug();
  await eventually('the loss to be seen', isState('lost'), 4000);
  await board.plugIn();
  await eventually('the board to be back', isState('connected'));
  // It starts with open inputs: pin 3 is high again.
  await eventually('the change', () => changes.length === 2);
  expect(changes).toEqual([
    [3, 0],
    [3, 1],
  ]);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
});

test('the next engine learns from the board that what was set is still driven, and after a loss of power that it is not', async () => {
  const { board, bridge, open } = await connected();
  await bridge.write('pump', 5, 1, never);
  await bridge.write('pump', 13, 0, never);
  await bridge.close();
  const next = open();
  await eventually('the board to be connected again', () => next.status()[0]?.state === 'connected');
  const driven = (): readonly number[] | undefined =>
    next
      .facts('pump')
      ?.pins.filter((pin) => pin.driven)
      .map(({ pin }) => pin);
  expect([next.undriven(), driven()]).toEqual([[], [5, 13]]);
  await board.unplug();
  await eventually('the loss to be seen', () => next.status()[0]?.state === 'lost', 4000);
  await board.plugIn();
  await eventually('the board to be back', () => next.status()[0]?.state === 'connected');
  expect([next.undriven(), driven()]).toEqual([
    [
      {
        board: 'pump',
        why: 'told',
        pins: [
          { pin: 5, value: 1 },
          { pin: 13, value: 0 },
        ],
      },
    ],
    [],
  ]);
});

test('a chip that stands still is lost and a write is unknown; when it goes on it is there again', async () => {
  const { board, bridge, isState } = await connected();
  await board.halt();
  expect(await bridge.write('pump', 5, 0, never)).toMatchObject({ kind: 'unknown' });
  await eventually('the loss to be seen', isState('lost'), 6500);
  await board.resume();
  await eventually('the board to be back', isState('connected'));
  expect(await bridge.read('pump', 7, never)).toEqual({ kind: 'value', value: 1 });
});

test('six hundred edges, one a tick, all arrive, and the board still answers', async () => {
  const { board, bridge, changes } = await connected();
  await board.halt();
  const levels = Array.from({ length: 601 }, (_, index) => [3, index % 2 === 0 ? 0 : 1] as const);
  board.setPins([...levels, [4, 0]]);
  await board.resume();
  await eventually('the last change', () => changes.some(([pin]) => pin === 4));
  expect(changes).toEqual([...levels, [4, 0]]);
  expect(await bridge.write('pump', 5, 1, never)).toEqual({ kind: 'value', value: 1 });
});

test('analog inputs of our firmware are read through the bridge', async () => {
  const { bridge } = await connected();
  expect(bridge.status()[0]?.analog).toEqual({ channels: [0, 1, 2, 3, 4, 5], bits: 12 });
  expect(await bridge.readAnalog('pump', 2, never)).toEqual({ kind: 'value', value: 1500, fullScale: 4095 });
});
