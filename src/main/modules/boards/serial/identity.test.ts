import { expect, test } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import type { BoardIdentity } from '../../../ports/known-boards';
import { FakeClock } from '../../../testing/fake-clock';
import { VirtualSerialPorts } from '../../../testing/virtual-serial-port';
import { identify, isAnother, nameOfBoard, withNews } from './identity';

test.each<{ name: string; before: BoardIdentity; now: BoardIdentity; another: boolean }>([
  {
    name: 'the same number and name',
    before: { serialNumber: '0a', kind: 'pico' },
    now: { serialNumber: '0A', kind: 'pico' },
    another: false,
  },
  {
    name: 'another number',
    before: { serialNumber: '0a', kind: 'pico' },
    now: { serialNumber: '0b', kind: 'pico' },
    another: true,
  },
  {
    name: 'a number where there was none',
    before: { serialNumber: null, kind: 'pico' },
    now: { serialNumber: '0b', kind: 'pico' },
    another: true,
  },
  {
    name: 'no number where there was one',
    before: { serialNumber: '0a', kind: null },
    now: { serialNumber: null, kind: null },
    another: true,
  },
  {
    name: 'another name under the same number',
    before: { serialNumber: '0001', kind: 'pico' },
    now: { serialNumber: '0001', kind: 'esp32' },
    another: true,
  },
  {
    name: 'the same number, and firmware that says its name',
    before: { serialNumber: '0a', kind: null },
    now: { serialNumber: '0a', kind: 'pico' },
    another: false,
  },
  {
    name: 'no number, and another name',
    before: { serialNumber: null, kind: null },
    now: { serialNumber: null, kind: 'pico' },
    another: true,
  },
  {
    name: 'no number, and the same name',
    before: { serialNumber: null, kind: 'pico' },
    now: { serialNumber: null, kind: 'pico' },
    another: false,
  },
  {
    name: 'a number that nobody can tell now',
    before: { serialNumber: '0a', kind: 'pico' },
    now: { kind: 'pico' },
    another: false,
  },
  {
    name: 'a number that nobody can tell now, and another name',
    before: { serialNumber: '0a', kind: 'pico' },
    now: { kind: 'esp32' },
    another: true,
  },
])('$name: another board is $another', ({ before, now, another }) => {
  expect(isAnother(before, now)).toBe(another);
});

test('what a later look does not tell stays known', () => {
  expect(withNews({ serialNumber: '0a', kind: 'pico' }, { kind: null })).toEqual({
    serialNumber: '0a',
    kind: 'pico',
  });
  expect(withNews({ kind: null }, { serialNumber: '0a', kind: 'pico' })).toEqual({
    serialNumber: '0a',
    kind: 'pico',
  });
});

test.each([
  [{ serialNumber: '0a', kind: 'pico' }, 'pico, serial number 0a'],
  [{ serialNumber: null, kind: 'pico' }, 'pico, no serial number'],
  [{ kind: null }, 'a board without a name'],
])('%j is named %s', (identity, name) => {
  expect(nameOfBoard(identity)).toBe(name);
});

test.each<{
  name: string;
  before: BoardIdentity | null;
  late: number;
  identity: BoardIdentity;
  asked: number;
  warned: number;
}>([
  {
    name: 'late once, where a number was known',
    before: { serialNumber: '0a', kind: 'pico' },
    late: 1,
    identity: { serialNumber: '0b', kind: 'pico' },
    asked: 2,
    warned: 1,
  },
  {
    name: 'late twice, where a number was known',
    before: { serialNumber: '0a', kind: 'pico' },
    late: 2,
    identity: { kind: 'pico' },
    asked: 2,
    warned: 1,
  },
  {
    name: 'late, where none was known',
    before: { kind: 'pico' },
    late: 1,
    identity: { kind: 'pico' },
    asked: 1,
    warned: 0,
  },
  { name: 'late at the first board', before: null, late: 1, identity: { kind: 'pico' }, asked: 1, warned: 0 },
])('a list of ports that is $name', async ({ before, late, identity, asked, warned }) => {
  const clock = new FakeClock();
  const ports = new VirtualSerialPorts();
  let [lists, warnings] = [0, 0];
  ports.list = () =>
    (lists += 1) <= late
      ? new Promise(() => {})
      : Promise.resolve([
          { path: '/dev/ttyACM0', serialNumber: '0b', vendorId: null, productId: null, manufacturer: null },
        ]);
  const found = identify(
    {
      ports,
      clock,
      logger: {
        ...silentLogger,
        warn: () => {
          warnings += 1;
        },
      },
    },
    '/dev/ttyACM0',
    'pico',
    before,
    new AbortController().signal,
  );
  await clock.advance(2000);
  await clock.advance(2000);
  expect([await found, lists, warnings]).toEqual([identity, asked, warned]);
});
