import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createPinNames } from './pin-names';

const valve = { name: 'relief valve', low: 'closed', high: 'open' };

test('a pin has its name over restarts, one board does not take that of another, and a name is taken away', () => {
  const database = openDatabase(':memory:');
  const names = createPinNames(database);
  names.give('pump', 5, valve);
  names.give('pump', 3, { name: 'float switch', low: null, high: null });
  names.give('attic', 5, { name: 'fan', low: null, high: 'on' });
  names.give('pump', 5, { ...valve, high: 'opened' });
  expect(createPinNames(database).of('pump')).toEqual([
    { pin: 3, name: 'float switch', low: null, high: null },
    { pin: 5, ...valve, high: 'opened' },
  ]);
  names.give('pump', 5, null);
  expect([names.of('pump'), names.of('attic'), names.of('none')].map(({ length }) => length)).toEqual([
    1, 1, 0,
  ]);
});
