import { expect, test } from 'vitest';
import { WritingPace } from './writing-pace';

test.each([
  {
    name: 'from the first piece to the last, without the first token',
    times: [1_000, 1_500, 3_000],
    tokens: 41,
    then: 20,
  },
  { name: 'too short an answer tells nothing', times: [0, 100], tokens: 23, then: null },
  { name: 'an answer in one piece tells nothing', times: [500], tokens: 100, then: null },
  { name: 'nothing written tells nothing', times: [], tokens: 100, then: null },
])('$name', ({ times, tokens, then }) => {
  const pace = new WritingPace();
  for (const at of times) pace.wrote(at);
  expect(pace.tokensPerSecond(tokens)).toBe(then);
});
