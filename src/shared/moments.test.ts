import { expect, test } from 'vitest';
import { isoStamp } from './moments';

test.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [1.7e12, '2023-11-14T22:13:20.000Z'],
  [9e18, '+275760-09-13T00:00:00.000Z'],
  [-Infinity, '-271821-04-20T00:00:00.000Z'],
])('the stamp of %d is %s', (at, stamp) => {
  expect(isoStamp(at)).toBe(stamp);
});
