import { expect, test } from 'vitest';
import { editDistance } from './corrections';

test.each([
  { a: 'valve', b: 'valve', then: 0 },
  { a: 'valev', b: 'valve', then: 1 },
  { a: 'pumpp', b: 'pump', then: 1 },
  { a: 'boiler', b: 'broiler', then: 1 },
  { a: 'presure', b: 'pressures', then: 2 },
  { a: 'pump', b: 'tank', then: Infinity },
  { a: 'a', b: 'abcd', then: Infinity },
])('from $a to $b it takes $then', ({ a, b, then }) => {
  expect(editDistance(a, b, 2)).toBe(then);
});
