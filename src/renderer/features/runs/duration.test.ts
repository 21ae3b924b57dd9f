import { expect, test } from 'vitest';
import { daysAgo, formatCountdown, formatDay, formatDuration, formatElapsed, formatTick } from './duration';

test.each([
  [0, '0 ms', '0ms'],
  [12.4, '12 ms', '12ms'],
  [900, '0.9 s', '0.9초'],
  [45_000, '45.0 s', '45.0초'],
  [59_949, '59.9 s', '59.9초'],
  [59_999, '1 m 00 s', '1분 00초'],
  [94_900, '1 m 34 s', '1분 34초'],
  [3_600_000, '1 h 00 m', '1시간 00분'],
  [187_200_000, '2 d 4 h', '2일 4시간'],
  [-5, '0 ms', '0ms'],
])('%d ms is told as %s and %s', (ms, english, korean) => {
  expect([formatDuration(ms, 'en'), formatDuration(ms, 'ko')]).toEqual([english, korean]);
});

test('a growing time counts whole seconds', () => {
  expect([4999, 94_900].map((ms) => formatElapsed(ms, 'en'))).toEqual(['4 s', '1 m 34 s']);
});

test.each([[271_000, '04:31'], [270_001, '04:31'], [0, '00:00'], [-9, '00:00'], [3_900_000, '1 h 05 m']])('%d ms left is shown as %s', (ms, shown) => {
  expect(formatCountdown(ms, 'en')).toBe(shown);
});

test.each([[0, '0'], [250, '250 ms'], [30_000, '30 s'], [60_000, '1 m'], [90_000, '1 m 30'], [5_400_000, '1 h 30'], [7_200_000, '2 h']])('%d ms on the axis is %s', (ms, shown) => {
  expect(formatTick(ms, 'en')).toBe(shown);
});

test('a day names its year only when it is another one', () => {
  const now = new Date(2026, 10, 21, 9).getTime();
  expect([formatDay(new Date(2026, 10, 20).getTime(), now, 'en'), formatDay(new Date(2025, 0, 2).getTime(), now, 'ko')]).toEqual(['20 November', '2025년 1월 2일']);
});

test('yesterday is the calendar day before, not 24 hours', () => {
  const now = new Date(2026, 10, 21, 0, 5).getTime();
  expect([new Date(2026, 10, 21, 0, 1), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 19, 23, 59)].map((date) => daysAgo(date.getTime(), now))).toEqual([0, 1, 2]);
});
