import { expect, test } from 'vitest';
import { dayHeading, daysAgo, growingText, measuredText, tickText } from './measured-time';

test.each([
  [0, '0 ms', '0 ms'],
  [12.4, '12 ms', '12 ms'],
  [900, '0.9 s', '0.9초'],
  [94_000, '1 min 34 s', '1분 34초'],
  [-5, '0 ms', '0 ms'],
])('%d ms were measured as %s and %s', (ms, english, korean) => {
  expect([measuredText(ms, 'en'), measuredText(ms, 'ko')]).toEqual([english, korean]);
});

test('a growing time counts seconds that are over', () => {
  expect([999, 4999, 94_900].map((ms) => growingText(ms, 'en'))).toEqual(['0 s', '4 s', '1 min 34 s']);
});

test.each([
  [0, '0'],
  [250, '250 ms'],
  [30_000, '30 s'],
  [60_000, '1 min'],
  [90_000, '1 min 30 s'],
])('%d ms on the axis is %s', (ms, shown) => {
  expect(tickText(ms, 'en')).toBe(shown);
});

test('a day names its year only when it is another one', () => {
  const now = new Date(2026, 10, 21, 9).getTime();
  expect([
    dayHeading(new Date(2026, 10, 20).getTime(), now, 'en'),
    dayHeading(new Date(2025, 0, 2).getTime(), now, 'ko'),
  ]).toEqual(['20 November', '2025년 1월 2일']);
});

test('yesterday is the calendar day before, not 24 hours', () => {
  const now = new Date(2026, 10, 21, 0, 5).getTime();
  expect(
    [new Date(2026, 10, 21, 0, 1), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 19, 23, 59)].map(
      (date) => daysAgo(date.getTime(), now),
    ),
  ).toEqual([0, 1, 2]);
});
