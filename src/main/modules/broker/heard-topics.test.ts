import { expect, test } from 'vitest';
import { HeardTopics } from './heard-topics';

const timesOf = (heard: HeardTopics) =>
  heard.list('#', '').topics.map(({ at, kept, payload }) => [payload, at, kept]);

test('what was heard keeps its time when the broker tells it once more after a new connection', () => {
  const heard = new HeardTopics();
  heard.take('yard/door', 'open', false, 1_000);
  heard.take('yard/door', 'open', true, 9_000);
  expect(timesOf(heard)).toEqual([['open', 1_000, false]]);
});

test('another value that the broker had kept is shown as one of before', () => {
  const heard = new HeardTopics();
  heard.take('yard/door', 'open', false, 1_000);
  heard.take('yard/door', 'closed', true, 9_000);
  expect(timesOf(heard)).toEqual([['closed', 9_000, true]]);
  heard.take('yard/door', 'closed', false, 9_500);
  expect(timesOf(heard)).toEqual([['closed', 9_500, false]]);
});
