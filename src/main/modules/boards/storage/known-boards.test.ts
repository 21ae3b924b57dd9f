import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createKnownBoards } from './known-boards';

test('a board is known under its name at its place, the last one alone', () => {
  const known = createKnownBoards(openDatabase(':memory:'));
  expect(known.read('pump', '/dev/ttyACM0')).toBe(null);
  known.write('pump', '/dev/ttyACM0', { serialNumber: '0a', kind: 'pico' });
  known.write('fan', '/dev/ttyACM1', { kind: null });
  expect([
    known.read('pump', '/dev/ttyACM0'),
    known.read('fan', '/dev/ttyACM1'),
    known.read('pump', '/dev/ttyACM1'),
  ]).toEqual([{ serialNumber: '0a', kind: 'pico' }, { kind: null }, null]);
  known.write('pump', '/dev/ttyACM2', { serialNumber: null, kind: 'pico' });
  expect([known.read('pump', '/dev/ttyACM0'), known.read('pump', '/dev/ttyACM2')]).toEqual([
    null,
    { serialNumber: null, kind: 'pico' },
  ]);
});
