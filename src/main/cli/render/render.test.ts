import { expect, test } from 'vitest';
import { cutTo, displayWidth } from './display-width';
import { bytes, duration, iso, localTime } from './figures';
import { printable, printableAfter, printableLine } from './printable';
import { paintFor, wantsColour } from './style';
import { table } from './table';

const plain = paintFor(false);

test.each([
  ['pump', 4],
  ['한글', 4],
  ['한글'.normalize('NFD'), 4],
  ['é', 1],
  ['e\u0301', 1],
  ['漢字kana', 8],
  ['✓ ok', 4],
  ['🔥', 2],
  ['', 0],
])('%j takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test.each([
  ['short', 10, 'short'],
  ['pump-overpressure', 8, 'pump-ov…'],
  ['가나다라', 5, '가나…'],
  ['가나다라', 8, '가나다라'],
])('%j cut to %i columns is %j', (text, width, expected) => {
  expect(cutTo(text, width)).toBe(expected);
});

test('columns line up whatever the script, and the last one is not padded', () => {
  const rows = [
    { name: '펌프 과압', state: 'ok' },
    { name: 'pump', state: 'errors' },
  ];
  expect(
    table(
      [
        { title: 'NAME', cell: ({ name }) => name },
        { title: 'STATE', cell: ({ state }) => state },
      ],
      rows,
      plain,
    ),
  ).toEqual(['NAME       STATE', '펌프 과압  ok', 'pump       errors']);
});

test('colour does not shift the columns', () => {
  const rows = [{ name: 'a' }, { name: 'bbb' }];
  const columns = [
    { title: 'N', cell: ({ name }: { name: string }) => ({ text: name, tone: 'good' as const }) },
    { title: 'X', cell: () => 'x' },
  ];
  const coloured = table(columns, rows, paintFor(true)).join('\n');
  expect(coloured).toContain('\u001b[32m');
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(table(columns, rows, plain).join('\n'));
});

test('a payload cannot steer the terminal', () => {
  expect(printable('a\u001b]0;title\u0007b\u009b31mc\u202ed\r\ne\tf')).toBe(
    'a\\u001b]0;title\\u0007b\\u009b31mc\\u202ed\ne\tf',
  );
  expect(printableAfter('Careful \u26a0', '\ufe0f, \u001b')).toBe('\ufe0f, \\u001b');
  expect(printableAfter('\u{1f469}\u200d', '\u{1f527} and \u001b')).toBe('\u{1f527} and \\u001b');
  expect(printableLine('one\ntwo\tthree')).toBe('one two three');
});

test.each([
  [400, '0.4 s'],
  [12_900, '12 s'],
  [245_000, '4 min 05 s'],
  [7_380_000, '2 h 03 min'],
  [273_600_000, '3 d 04 h'],
])('%i ms reads %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [5_741_504, '5.5 MiB'],
  [3 * 2 ** 30, '3.0 GiB'],
])('%i bytes read %s', (count, text) => {
  expect(bytes(count)).toBe(text);
});

test('a person reads local time, a program ISO 8601 UTC with milliseconds', () => {
  expect(localTime(new Date(2026, 2, 1, 4, 5, 9).getTime())).toBe('2026-03-01 04:05:09');
  expect(iso(1_772_338_000_000)).toBe('2026-03-01T04:06:40.000Z');
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
])('on a terminal: %j, environment %j: colour is %j', (terminal, environment, wanted) => {
  expect(wantsColour(terminal, environment)).toBe(wanted);
});
