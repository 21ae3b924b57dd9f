import { expect, test } from 'vitest';
import type { PastPlace } from '../../../ports/past-messages';
import { openDatabase } from '../../../platform/storage/database';
import { createPastMessages, type PastMessagesOptions } from './past-messages';
import { createTransaction } from '../../../platform/storage/transaction';

const minute = 60_000;
const place: PastPlace = { source: 'mqtt', topic: 'tank' };

function store(options?: PastMessagesOptions) {
  const database = openDatabase(':memory:');
  const past = createPastMessages(database, options);
  const say = (at: number, payload: unknown, fixed = false): void => {
    past.record(
      { ...place, payload: typeof payload === 'string' ? payload : JSON.stringify(payload), receivedAt: at },
      fixed,
    );
  };
  const payloads = (since = 0): readonly unknown[] =>
    past.page(place, since, null, 1000).map(({ payload }) => payload);
  return { past, say, payloads, database };
}

test('of a minute the highest and the lowest of every number stay, and all that came is counted', () => {
  const { past, say, payloads } = store();
  const values = [50, 51, 49, 50, 90, 20, 60, 50, 50];
  values.forEach((value, index) => {
    say(index, { value, unit: 'bar' });
  });
  expect(payloads()).toEqual([
    '{"value":50,"unit":"bar"}',
    '{"value":90,"unit":"bar"}',
    '{"value":20,"unit":"bar"}',
  ]);
  expect(past.count(place, 0)).toBe(values.length);
  say(minute, { value: 50, unit: 'bar' });
  expect(past.count(place, 0)).toBe(values.length + 1);
  expect(past.count(place, minute)).toBe(1);
});

test('the next minute begins again, and so does another topic', () => {
  const { past, say, payloads } = store();
  say(0, { value: 50 });
  say(minute, { value: 50 });
  past.record({ source: 'mqtt', topic: 'other', payload: '{"value":50}', receivedAt: 1 }, false);
  expect(payloads()).toHaveLength(2);
  expect(past.places(0)).toEqual([{ source: 'mqtt', topic: 'other' }, place]);
  expect(past.places(minute)).toEqual([place]);
});

test('a text of its own stays, a time of day in every message does not fill the record', () => {
  const { say, payloads } = store();
  say(0, { state: 'open' });
  say(1, { state: 'open' });
  say(2, { state: 'closed' });
  say(3, 'offline');
  expect(payloads()).toEqual(['{"state":"open"}', '{"state":"closed"}', 'offline']);
  const clocked = store();
  for (let at = 0; at < 500; at += 1) clocked.say(at, { value: 50, sent: `12:00:${String(at)}` });
  expect(clocked.payloads().length).toBeLessThan(10);
});

test('what was not written after all takes no row of another topic with it', () => {
  const { past, say, payloads, database } = store();
  say(0, { value: 50 });
  const full = (): never => {
    throw new Error('the disk is full');
  };
  expect(() =>
    createTransaction(database)(true, () => {
      say(1, { value: 60 });
      full();
    }),
  ).toThrow('full');
  const other: PastPlace = { source: 'mqtt', topic: 'other' };
  past.record({ ...other, payload: '{"value":7}', receivedAt: 2 }, false);
  say(3, { value: 70 });
  say(minute, { value: 50 });
  expect([
    payloads(),
    past.page(other, 0, null, 10).map(({ payload }) => payload),
    past.count(other, 0),
  ]).toEqual([['{"value":50}', '{"value":70}', '{"value":50}'], ['{"value":7}'], 1]);
});

test('what started something, or was kept from it, stays whatever comes', () => {
  const { say, payloads } = store();
  say(0, { value: 50 });
  say(1, { value: 86 }, true);
  say(2, { value: 99 });
  expect(payloads()).toEqual(['{"value":50}', '{"value":86}', '{"value":99}']);
});

test('a flood that meets a condition does not fill the record, and the first of it stay', () => {
  const { past, say, payloads } = store();
  for (let at = 0; at < 2_000; at += 1)
    say(at, { value: 90 + Math.sin(at), text: 'x'.repeat(300) + String(at) }, true);
  expect(payloads().length).toBeLessThan(30);
  expect(past.page(place, 0, null, 10).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(past.count(place, 0)).toBe(2_000);
});

test('it is read page by page, and the oldest go when there are too many', () => {
  const { past, say, database } = store({ maxRows: 100 });
  for (let index = 0; index < 300; index += 1) say(index * minute, { value: index });
  const all = past.page(place, 0, null, 1000);
  expect(all.length).toBeLessThanOrEqual(105);
  expect(past.since()).toBe(all[0]?.at);
  const first = past.page(place, 0, null, 60);
  expect([...first, ...past.page(place, 0, first.at(-1) ?? null, 60)]).toEqual(all);
  // It goes on where the engine before it ended.
  const again = createPastMessages(database, { maxRows: 100 });
  expect(again.page(place, 0, null, 1000)).toEqual(all);
});
