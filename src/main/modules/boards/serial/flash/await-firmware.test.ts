import { expect, test } from 'vitest';
import { FakeClock } from '../../../../testing/fake-clock';
import { ScriptedBoard, VirtualSerialPorts } from '../../../../testing/virtual-serial-port';
import { awaitFirmware } from './await-firmware';
import type { FirmwareImage } from './firmware-image';

const never = new AbortController().signal;
const port = { path: '/dev/ttyACM0', baudRate: 115_200 };
const image: FirmwareImage = {
  board: 'nucleo-f401re',
  name: 'zeroclaw-nucleo 1.0.0',
  bytes: Buffer.from('program'),
};

/** A board that says this about itself. */
function boardSaying(about: Readonly<Record<string, unknown>>): ScriptedBoard {
  const board = new ScriptedBoard();
  board.answerInstead = ({ id, cmd }) =>
    cmd === 'capabilities'
      ? [JSON.stringify({ id, ok: true, result: JSON.stringify({ gpio: [2, 3], ...about }) })]
      : undefined;
  return board;
}

const ours = { firmware: 'zeroclaw-nucleo', version: '1.0.0', board: 'nucleo-f401re' };

test('a port that is away at first is waited for', async () => {
  const [ports, clock] = [new VirtualSerialPorts(), new FakeClock()];
  const found = awaitFirmware(ports, clock, port, image, never);
  await clock.advance(5000);
  ports.plug(port.path, boardSaying(ours));
  await clock.advance(1000);
  expect(await found).toMatchObject({ firmware: image.name, board: 'nucleo-f401re' });
  expect(ports.openLinks).toBe(0);
});

test.each<{ name: string; about: Readonly<Record<string, unknown>>; told: string }>([
  {
    name: 'an older version',
    about: { ...ours, version: '0.9.0' },
    told: 'it says that it runs zeroclaw-nucleo 0.9.0 on a nucleo-f401re',
  },
  {
    name: 'the image of the other board',
    about: { ...ours, board: 'nucleo-f411re' },
    told: 'it says that it runs zeroclaw-nucleo 1.0.0 on a nucleo-f411re',
  },
  { name: 'a firmware without a name', about: {}, told: 'it says that it runs a firmware without a name' },
])('$name is not what was written', async ({ about, told }) => {
  const [ports, clock] = [new VirtualSerialPorts(), new FakeClock()];
  ports.plug(port.path, boardSaying(about));
  const refused = expect(awaitFirmware(ports, clock, port, image, never)).rejects.toMatchObject({
    code: 'flash.check',
    message: `zeroclaw-nucleo 1.0.0 does not answer on /dev/ttyACM0: ${told}`,
  });
  await clock.advance(40_000);
  await refused;
  expect(ports.openLinks).toBe(0);
});

test('a port that another program holds says so', async () => {
  const [ports, clock] = [new VirtualSerialPorts(), new FakeClock()];
  ports.plug(port.path, boardSaying(ours));
  const other = await ports.open(port.path, 115_200, { data: () => {}, closed: () => {} }, never);
  const refused = expect(awaitFirmware(ports, clock, port, image, never)).rejects.toMatchObject({
    message: expect.stringContaining('another program uses it') as string,
    remedy: expect.stringContaining('reset button') as string,
  });
  await clock.advance(40_000);
  await refused;
  await other.close();
});
