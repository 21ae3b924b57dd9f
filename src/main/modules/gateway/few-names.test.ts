import { expect, test } from 'vitest';
import { FewNames } from './few-names';

test('so many names are let through, those again, and others when the time is over', () => {
  const names = new FewNames(2, 1_000);
  expect(['a', 'b', 'c', 'a'].map((name) => names.take(name, 5_000))).toEqual([true, true, false, true]);
  expect(['c', 'd', 'a'].map((name) => names.take(name, 6_000))).toEqual([true, true, false]);
});

test('a clock that is set back begins the time again', () => {
  const names = new FewNames(1, 1_000);
  expect([
    names.take('a', 5_000),
    names.take('b', 5_500),
    names.take('b', 4_000),
    names.take('a', 4_999),
  ]).toEqual([true, false, true, false]);
});
