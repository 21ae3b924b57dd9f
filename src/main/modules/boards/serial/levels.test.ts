import { expect, test } from 'vitest';
import { Levels } from './levels';

type Look = readonly [value: 0 | 1, at: number];

test.each<{ name: string; looks: readonly Look[]; changes: readonly number[] }>([
  { name: 'the first level is a baseline', looks: [[1, 0]], changes: [] },
  {
    name: 'the same level again is no change',
    looks: [
      [1, 0],
      [1, 10],
    ],
    changes: [],
  },
  {
    name: 'a different level is a change',
    looks: [
      [0, 0],
      [1, 10],
      [0, 200],
    ],
    changes: [10, 200],
  },
  {
    name: 'a bounce within the debounce time is not told',
    looks: [
      [0, 0],
      [1, 10],
      [0, 15],
      [1, 20],
      [1, 200],
    ],
    changes: [10],
  },
  {
    name: 'a level that lasts beyond the debounce time is told later',
    looks: [
      [0, 0],
      [1, 10],
      [0, 30],
      [0, 60],
    ],
    changes: [10, 60],
  },
  {
    name: 'a change after the clock was set back is told',
    looks: [
      [0, 0],
      [1, 9_000_000],
      [0, 1_000],
    ],
    changes: [9_000_000, 1_000],
  },
  {
    name: 'a bounce over a small correction of the clock is not',
    looks: [
      [0, 0],
      [1, 1_000],
      [0, 990],
    ],
    changes: [1_000],
  },
])('$name', ({ looks, changes }) => {
  const levels = new Levels();
  expect(
    looks.filter(([value, at]) => levels.observe(3, value, at, 50) === 'changed').map(([, at]) => at),
  ).toEqual(changes);
});

test('what a board tells itself is a change, also after the clock was set back', () => {
  const levels = new Levels();
  levels.observe(3, 0, 0, 0);
  levels.observe(3, 1, 9_000_000, 0);
  expect([levels.isSettling(3, 1_000, 50), levels.observe(3, 0, 1_000, 0)]).toEqual([false, 'changed']);
});

test('what we set ourselves is no change, and a pin that was let go starts with a baseline', () => {
  const levels = new Levels();
  levels.observe(3, 0, 0, 0);
  levels.assume(3, 1, 1);
  expect(levels.observe(3, 1, 1, 0)).toBe('same');
  levels.keep([4]);
  expect(levels.observe(3, 0, 2, 0)).toBe('baseline');
});
