import { expect, test } from 'vitest';
import { meaningOf, pinNameOf, pinNote } from './pin-names';

const valve = { pin: 5, name: 'relief valve', low: 'closed', high: 'open' };
const pump = { name: 'pump', pinNames: [valve] };

test.each([
  { name: 'the only board is meant where none is named', boards: [pump], board: undefined, found: valve },
  { name: 'of two boards none is', boards: [pump, { name: 'attic' }], board: undefined, found: null },
  { name: 'a board is meant by its name', boards: [pump, { name: 'attic' }], board: 'pump', found: valve },
  { name: 'a board without names has none', boards: [pump, { name: 'attic' }], board: 'attic', found: null },
  { name: 'there may be no board', boards: [], board: undefined, found: null },
])('$name', ({ boards, board, found }) => {
  expect(pinNameOf(boards, board, 5)).toEqual(found);
  expect(pinNameOf(boards, board, 6)).toBeNull();
});

test('what a level means is said as far as somebody said it', () => {
  expect([meaningOf(valve, 0), meaningOf({ ...valve, high: null }, 1), meaningOf(null, 1)]).toEqual([
    'closed',
    null,
    null,
  ]);
  expect([pinNote('pump', valve), pinNote('pump', { ...valve, low: null, high: null })]).toEqual([
    'pin 5 of pump: relief valve (0 = closed, 1 = open)',
    'pin 5 of pump: relief valve',
  ]);
});
