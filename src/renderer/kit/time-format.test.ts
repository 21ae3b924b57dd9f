import { expect, test } from 'vitest';
import { agoText, countdownText, durationText, leftText, momentText, roughDuration } from './time-format';

test.each([
  [0, '0 s', '0초'],
  [4, '4 ms', '4 ms'],
  [95, '0.1 s', '0.1초'],
  [820, '0.8 s', '0.8초'],
  [3000, '3 s', '3초'],
  [9960, '10 s', '10초'],
  [46_000, '46 s', '46초'],
  [60_000, '1 min', '1분'],
  [185_000, '3 min 5 s', '3분 5초'],
  [7_800_000, '2 h 10 min', '2시간 10분'],
  [356_400_000, '4 d 3 h', '4일 3시간'],
  [-5, '0 s', '0초'],
])('%d ms last %s', (ms, english, korean) => {
  expect([durationText(ms, 'en'), durationText(ms, 'ko')]).toEqual([english, korean]);
});

test.each([
  [271_000, '04:31'],
  [270_001, '04:31'],
  [1, '00:01'],
  [0, '00:00'],
  [-1, '00:00'],
  [3_871_000, '1:04:31'],
])('%d ms left are counted as %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

test('a list shows the countdown only when it is close', () => {
  expect([leftText(599_000, 'en'), leftText(2_460_000, 'en'), leftText(2_460_000, 'ko')]).toEqual([
    '09:59',
    '41 min',
    '41분',
  ]);
});

test('the past is told in the largest unit', () => {
  expect([
    agoText(0, 4000, 'en'),
    agoText(0, 7_300_000, 'en'),
    agoText(0, 7_300_000, 'ko'),
    roughDuration(90_000_000, 'en'),
  ]).toEqual(['now', '2 h ago', '2시간 전', '1 d']);
});

test('a moment of another day carries its day', () => {
  const now = new Date(2025, 10, 12, 14, 0).getTime();
  expect([
    momentText(new Date(2025, 10, 12, 9, 2).getTime(), now, 'en'),
    momentText(new Date(2025, 10, 3, 9, 2).getTime(), now, 'en'),
    momentText(new Date(2025, 10, 3, 9, 2).getTime(), now, 'ko'),
  ]).toEqual(['09:02', '3 Nov 09:02', '11월 3일 09:02']);
});
