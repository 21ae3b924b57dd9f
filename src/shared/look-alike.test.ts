import { expect, test } from 'vitest';
import { looksLike } from './look-alike';

test.each([
  ['set', 'SET', true],
  ['set', 'ѕet', true],
  ['set', 'sèt', true],
  ['pump-1', 'pump l', true],
  ['valve', 'vаlvе', true],
  ['ΡUMP', 'pump', true],
  ['열기', '열기', true],
  ['set', 'get', false],
  ['pump-1', 'pump-2', false],
  ['열기', '닫기', false],
])('%s and %s', (one, other, same) => {
  expect(looksLike(one, other)).toBe(same);
});
