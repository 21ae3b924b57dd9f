import { expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../../platform/base/ids';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { FakeClock } from '../../../testing/fake-clock';
import { MemoryKeptOutputs } from '../../../testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../../testing/memory-known-boards';
import { ScriptedBoard, VirtualSerialPorts } from '../../../testing/virtual-serial-port';
import { SerialBridge } from './bridge';

const never = new AbortController().signal;

async function connected(options: ConstructorParameters<typeof ScriptedBoard>[0] = {}) {
  const clock = new FakeClock();
  const ports = new VirtualSerialPorts();
  const board = new ScriptedBoard({ ...options, clock });
  const bridge = new SerialBridge({
    boards: [{ name: 'tank', type: 'nucleo-f401re', path: '/dev/ttyACM0', baud: 115_200, debounceMs: 0 }],
    ports,
    clock,
    logger: silentLogger,
    problems: new Problems(clock, silentLogger),
    known: new MemoryKnownBoards(),
    outputs: new MemoryKeptOutputs(),
    newId: randomId,
  });
  onTestFinished(() => bridge.close());
  ports.plug('/dev/ttyACM0', board);
  await clock.advance(1);
  return { bridge, board, clock, ports };
}

test('what an analog input measures is read with its full scale', async () => {
  const { bridge, board } = await connected();
  expect(bridge.status()[0]?.analog).toEqual({ channels: [0, 1, 2, 3, 4, 5], bits: 12 });
  board.setAnalog(2, 3000);
  expect(await bridge.readAnalog('tank', 2, never)).toEqual({
    kind: 'value',
    value: 3000,
    fullScale: 4095,
  });
});

test('what the board does not have is refused before anything is sent', async () => {
  const { bridge } = await connected({ analog: [0] });
  expect(await bridge.readAnalog('tank', 7, never)).toEqual({
    kind: 'refused',
    message: 'The board tank has no analog input 7. It has 0.',
  });
});

test('firmware that does not know analog inputs has none', async () => {
  const { bridge } = await connected({ analog: [] });
  expect(bridge.status()[0]?.analog).toBeUndefined();
  expect(await bridge.readAnalog('tank', 0, never)).toEqual({
    kind: 'refused',
    message: 'The board tank has no analog inputs: its firmware does not offer them.',
  });
});

test('a board that is away, and one that is not there, are said to be', async () => {
  const { bridge, clock, ports } = await connected();
  ports.unplug('/dev/ttyACM0');
  await clock.advance(1);
  expect(await bridge.readAnalog('tank', 0, never)).toMatchObject({ kind: 'refused' });
  expect(await bridge.readAnalog('silo', 0, never)).toEqual({
    kind: 'refused',
    message: 'There is no board "silo". Configured: tank.',
  });
});
