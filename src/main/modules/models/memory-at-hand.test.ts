import { expect, test } from 'vitest';
import { memoryAtHand, withinLimit } from './memory-at-hand';

const machine = { free: 12, total: 16 };

test.each([
  { name: 'no limit', limit: 0, available: 12, found: machine },
  { name: 'a limit above what there is', limit: 2 ** 60, available: 12, found: machine },
  { name: 'a limit of a container', limit: 4, available: 3, found: { free: 3, total: 4 } },
  {
    name: 'a machine with less left than the limit',
    limit: 14,
    available: 13,
    found: { free: 12, total: 14 },
  },
  { name: 'a limit that is used up', limit: 4, available: -1, found: { free: 0, total: 4 } },
])('$name', ({ limit, available, found }) => {
  expect(withinLimit(machine, limit, available)).toEqual(found);
});

test('there is memory here', () => {
  const { free, total } = memoryAtHand();
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(free);
});
