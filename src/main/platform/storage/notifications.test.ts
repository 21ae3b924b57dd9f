import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createNotificationStore } from './notifications';

const day = 24 * 3_600_000;
const told = (at: number, more: object = {}) => ({
  at,
  title: 'pump',
  body: 'low',
  place: null,
  asks: null,
  ...more,
});

test('notifications are kept newest first, with what became of them, until they are read', () => {
  const store = createNotificationStore(openDatabase(':memory:'));
  const first = store.add(told(1, { place: { page: 'runs', id: 'r1' } }));
  const second = store.add(told(2, { asks: 'g1', place: { page: 'approvals', id: 'r2' } }));
  store.became(first, false, 'nobody shows it');
  expect([store.list(10).map(({ id }) => id), store.unread()]).toEqual([[second, first], 2]);
  expect(store.list(10)[1]).toMatchObject({
    place: { page: 'runs', id: 'r1' },
    shown: false,
    why: 'nobody shows it',
    readAt: null,
  });
  store.decided('g1', 5);
  expect([store.unread(), store.list(1)[0]?.readAt]).toEqual([1, 5]);
  store.read([first], 6);
  store.read(null, 7);
  expect(store.list(2).map(({ readAt }) => readAt)).toEqual([5, 6]);
});

test('the oldest go: those beyond 500, and those of a season ago', () => {
  const store = createNotificationStore(openDatabase(':memory:'));
  for (let at = 0; at < 503; at += 1) store.add(told(at));
  expect([store.list(1_000).length, store.list(1_000).at(-1)?.at]).toEqual([500, 3]);
  store.add(told(91 * day));
  expect(store.list(10).map(({ at }) => at)).toEqual([91 * day]);
});
