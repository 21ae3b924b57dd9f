import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryOver, changeBetween, lineEndOf, plainLines } from './text-change';

test.each([
  { name: 'nothing', before: 'a', after: 'a', change: null },
  { name: 'a letter in the middle', before: 'ac', after: 'abc', change: { start: 1, end: 1, text: 'b' } },
  { name: 'a repeated letter', before: 'aa', after: 'aaa', change: { start: 2, end: 2, text: 'a' } },
  { name: 'all of it', before: 'x', after: '', change: { start: 0, end: 1, text: '' } },
  { name: 'one sign of two halves', before: '😀', after: '😁', change: { start: 0, end: 2, text: '😁' } },
  {
    name: 'a line break of two signs',
    before: 'a\r\nb',
    after: 'a\nb',
    change: { start: 1, end: 3, text: '\n' },
  },
])('the stretch that differs: $name', ({ before, after, change }) => {
  expect(changeBetween(before, after)).toEqual(change);
});

test('put in its place, the change always makes the second text of the first', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '\n', '\r', '가', '\ud83d', '\ude00', '😀'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = changeBetween(before, after);
      expect(
        change === null ? before : before.slice(0, change.start) + change.text + before.slice(change.end),
      ).toBe(after);
    }),
  );
});

test('what is written keeps the line ends and the mark of a text that has mixed ones', () => {
  const raw = '\uFEFFa = 1\r\nb = 2\nc = 3\r\n';
  expect(carryOver(raw, 'a = 1\nb = 20\nc = 3\n')).toBe('\uFEFFa = 1\r\nb = 20\nc = 3\r\n');
  expect(carryOver(raw, 'a = 1\nb = 2\nx = 0\nc = 3\n')).toBe('\uFEFFa = 1\r\nb = 2\nx = 0\r\nc = 3\r\n');
  expect(carryOver(raw, plainLines(raw))).toBe(raw);
});

test('a text that was emptied gets the line ends back that it is said to have had', () => {
  expect([lineEndOf('a\r\nb\r\n'), lineEndOf('a\r\nb\n'), lineEndOf('a\nb'), lineEndOf('a')]).toEqual([
    '\r\n',
    '\n',
    '\n',
    null,
  ]);
  expect([carryOver('', 'a\nb\n', '\r\n'), carryOver('', 'a\nb\n')]).toEqual(['a\r\nb\r\n', 'a\nb\n']);
});

test('whatever is written comes back as it was written, and what it does not concern stays', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', '가', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (raw, written) => {
      expect(plainLines(carryOver(raw, plainLines(written)))).toBe(plainLines(written));
    }),
  );
});
