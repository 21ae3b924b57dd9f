import { expect, test } from 'vitest';
import { toMinute, toStamp } from './local-time';

test.each([
  { timeZone: 'UTC', stamp: '2026-03-22 00:05:09 UTC' },
  { timeZone: 'Asia/Seoul', stamp: '2026-03-22 09:05:09 GMT+9' },
])('the stamp in $timeZone is $stamp', ({ timeZone, stamp }) => {
  const at = Date.UTC(2026, 2, 22, 0, 5, 9);
  expect(toStamp(at, timeZone)).toBe(stamp);
  expect(toMinute(at, timeZone)).toBe(stamp.replace(':09 ', ' '));
});
