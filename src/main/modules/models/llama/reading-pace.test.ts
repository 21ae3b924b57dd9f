import { expect, test } from 'vitest';
import { ReadingPace } from './reading-pace';

test.each([
  { name: 'it starts small', took: [], then: 32 },
  { name: 'a fast model gets the largest pieces', took: [[32, 1]], then: 512 },
  { name: 'a slow model gets what it reads in 200 ms', took: [[32, 640]], then: 10 },
  { name: 'a very slow one gets the smallest', took: [[32, 30_000]], then: 8 },
  { name: 'a piece that took no time at all is no division by zero', took: [[32, 0]], then: 512 },
  {
    name: 'a short rest changes nothing',
    took: [
      [32, 64],
      [3, 30],
    ],
    then: 100,
  },
] as const)('$name', ({ took, then }) => {
  const pace = new ReadingPace();
  for (const [tokens, ms] of took) pace.took(tokens, ms);
  expect(pace.tokens).toBe(then);
});
