import { expect, test } from 'vitest';
import { changesTo, entryOf, removalOf, textsOf } from './board-entry';

const values = {
  peripherals: {
    boards: [
      { board: 'fan', type: 'pico', path: '/dev/ttyACM1' },
      { board: 'pump', type: 'nucleo-f401re', serial_number: '066C', baud: 9600 },
    ],
  },
};
const pump = entryOf(values, 'pump');

test('a board is found with what is written of it, and what is not written has its default', () => {
  expect(pump?.index).toBe(1);
  expect(pump === null ? null : textsOf(pump)).toEqual({
    board: 'pump',
    type: 'nucleo-f401re',
    path: '',
    serial_number: '066C',
    baud: '9600',
    debounce_ms: '50',
  });
});

test.each([
  { name: 'no board of that name', values, board: 'valve' },
  { name: 'no boards at all', values: {}, board: 'pump' },
  { name: 'a text that is no TOML', values: null, board: 'pump' },
])('there is nothing to change with $name', ({ values: read, board }) => {
  expect(entryOf(read, board)).toBe(null);
});

test('only what was changed is written, with what was shown of it', () => {
  if (pump === null) throw new Error('the board was not found');
  const texts = textsOf(pump);
  expect(changesTo(pump, texts)).toEqual([]);
  expect(
    changesTo(pump, {
      ...texts,
      path: ' /dev/ttyACM0 ',
      serial_number: '',
      baud: '115200',
      debounce_ms: 'soon',
    }),
  ).toEqual([
    { kind: 'set', place: ['peripherals', 'boards', 1, 'path'], value: '/dev/ttyACM0', was: null },
    { kind: 'set', place: ['peripherals', 'boards', 1, 'serial_number'], value: null, was: '066C' },
    { kind: 'set', place: ['peripherals', 'boards', 1, 'baud'], value: 115_200, was: 9600 },
    { kind: 'set', place: ['peripherals', 'boards', 1, 'debounce_ms'], value: 'soon', was: null },
  ]);
});

test('a board is taken out only where it was seen', () => {
  expect(pump === null ? null : removalOf(pump)).toEqual([
    { kind: 'set', place: ['peripherals', 'boards', 1, 'board'], value: 'pump', was: 'pump' },
    { kind: 'remove', place: ['peripherals', 'boards', 1] },
  ]);
});
