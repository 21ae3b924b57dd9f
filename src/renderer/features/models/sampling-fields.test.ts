import { expect, test } from 'vitest';
import { read } from './sampling-fields';

test.each([
  ['temperature', '0,7', 0.7],
  ['temperature', ' 1 ', 1],
  ['temperature', '', undefined],
  ['temperature', '3', 'wrong'],
  ['temperature', 'warm', 'wrong'],
  ['top_p', '0', 'wrong'],
  ['top_k', '2.5', 'wrong'],
  ['presence_penalty', '-1.5', -1.5],
  ['seed', '42', 42],
] as const)('%s: "%s" is %s', (name, text, value) => {
  expect(read(name, text)).toBe(value);
});
