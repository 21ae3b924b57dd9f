import { expect, test } from 'vitest';
import { inFlightLimit, timeoutBudgetSecs } from './message-limits';

test.each<{ name: string; given: [number, number, number?]; secs: number }>([
  { name: 'grows with the rounds', given: [300, 3], secs: 900 },
  { name: 'grows at most fourfold', given: [300, 100], secs: 1200 },
  { name: 'has a cap of its own when configured', given: [300, 10, 1], secs: 300 },
  { name: 'is never derived from less than half a minute', given: [1, 1], secs: 30 },
  { name: 'counts no rounds as one', given: [60, 0], secs: 60 },
])('the time of a message $name', ({ given, secs }) => {
  expect(timeoutBudgetSecs(...given)).toBe(secs);
});

test('four messages per channel are worked on at once, never fewer than 8 or more than 64', () => {
  expect([0, 1, 2, 3, 16, 17].map(inFlightLimit)).toEqual([8, 8, 8, 12, 64, 64]);
});
