import { expect, test } from 'vitest';
import { ReadingPace } from './reading-pace';

test.each([
  { name: 'it starts small', took: [], left: 1000, then: 32 },
  { name: 'a fast model gets the largest pieces', took: [[32, 1]], left: 1000, then: 512 },
  { name: 'and no more than is left', took: [[32, 1]], left: 300, then: 300 },
  { name: 'a model gets what it reads in 200 ms', took: [[64, 128]], left: 1000, then: 100 },
  {
    name: 'but a full piece, where that is read in 4 s: smaller ones cost more for each token',
    took: [[32, 200]],
    left: 1000,
    then: 64,
  },
  { name: 'and a slow model what it reads in 4 s of it', took: [[32, 4_000]], left: 1000, then: 54 },
  { name: 'a very slow one gets the smallest', took: [[32, 30_000]], left: 1000, then: 8 },
  { name: 'a piece that took no time at all is no division by zero', took: [[32, 0]], left: 1000, then: 512 },
  {
    name: 'a short rest changes nothing',
    took: [
      [32, 64],
      [3, 30],
    ],
    left: 1000,
    then: 100,
  },
  { name: 'a small rest is read with the last piece', took: [[64, 128]], left: 121, then: 121 },
  { name: 'unless both take too long', took: [[64, 2_400]], left: 121, then: 64 },
] as const)('$name', ({ took, left, then }) => {
  const pace = new ReadingPace();
  for (const [tokens, ms] of took) pace.took(tokens, ms);
  expect(pace.tokensOf(left)).toBe(then);
});

test('says how long a piece will take, once it has seen one', () => {
  const pace = new ReadingPace();
  expect(pace.expectedMs(64)).toBe(0);
  pace.took(32, 320);
  expect(pace.expectedMs(64)).toBe(640);
});
