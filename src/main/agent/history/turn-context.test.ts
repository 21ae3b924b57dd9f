import { expect, test } from 'vitest';
import { toStamp } from './turn-context';

test.each([
  { timeZone: 'UTC', stamp: '2026-03-22 00:05:09 UTC' },
  { timeZone: 'Asia/Seoul', stamp: '2026-03-22 09:05:09 GMT+9' },
])('the stamp in $timeZone is $stamp', ({ timeZone, stamp }) => {
  expect(toStamp(Date.UTC(2026, 2, 22, 0, 5, 9), timeZone)).toBe(stamp);
});
