import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { createCronsInForce, createCronState } from './cron-state';
import { openDatabase } from './database';
import { createIdempotency } from '../../modules/gateway/idempotency';
import { createPreferences } from './preferences';
import { createReadMarks, forgetReadMarks } from '../../modules/channels/storage/read-marks';
import { threadPlace } from '../../ports/read-marks';

const day = 24 * 60 * 60 * 1000;

test('the last check of a clock trigger is kept by key', () => {
  const state = createCronState(openDatabase(':memory:'));
  state.setLastCheck('backup', 5);
  state.setLastCheck('backup', 7);
  expect([state.lastCheck('backup'), state.lastCheck('other')]).toEqual([7, null]);
});

test('from when on crons count is kept as a whole, and nothing is known before it was written', () => {
  const database = openDatabase(':memory:');
  expect(createCronsInForce(database).read()).toBeNull();
  createCronsInForce(database).write({ a: 1, b: 2 });
  createCronsInForce(database).write({ b: 2 });
  expect(createCronsInForce(database).read()).toEqual({ b: 2 });
});

test('a repeated request gets the first answer for 24 hours', () => {
  let now = 0;
  const idempotency = createIdempotency(
    openDatabase(':memory:'),
    { now: () => now, steady: () => now, sleep: () => Promise.resolve() },
    () => now,
  );
  idempotency.put('k', 'first');
  idempotency.put('k', 'second');
  now = day - 1;
  expect([idempotency.get('k'), idempotency.get('other')]).toEqual(['first', null]);
  now = day;
  expect(idempotency.get('k')).toBeNull();
  idempotency.put('k', 'third');
  expect(idempotency.get('k')).toBe('third');
});

test('a repeated request gets the first answer also while the clock is ahead', () => {
  let now = 0;
  const idempotency = createIdempotency(
    openDatabase(':memory:'),
    { now: () => now, steady: () => now, sleep: () => Promise.resolve() },
    () => 0,
  );
  idempotency.put('k', 'first');
  now = 1000 * day;
  idempotency.put('other', 'second');
  expect(idempotency.get('k')).toBe('first');
});

test('preferences have defaults, and a change leaves the others as they are', () => {
  const database = openDatabase(':memory:');
  expect(createPreferences(database).get()).toEqual({
    theme: 'system',
    language: 'system',
    person: userInfo().username,
    firstRun: false,
    shortcuts: true,
  });
  createPreferences(database, 'ana').set({ theme: 'dark', language: undefined });
  expect(createPreferences(database, 'ana').set({ language: 'ko', shortcuts: false })).toEqual({
    theme: 'dark',
    language: 'ko',
    person: 'ana',
    firstRun: false,
    shortcuts: false,
  });
});

test('a preference that an older or newer version wrote and this one does not know falls back to its default', () => {
  const database = openDatabase(':memory:');
  database.prepare("INSERT INTO preferences VALUES ('theme', 'sepia'), ('person', 'ben')").run();
  expect(createPreferences(database).get()).toMatchObject({ theme: 'system', person: 'ben' });
});

test('how far a channel has read is kept by place, apart from the other channels', () => {
  const database = openDatabase(':memory:');
  createReadMarks(database, 'slack').set('C1', '1');
  createReadMarks(database, 'slack').set('C1', '2');
  createReadMarks(database, 'email').set('C1', '9');
  expect([
    createReadMarks(database, 'slack').get('C1'),
    createReadMarks(database, 'slack').get('C2'),
    [...createReadMarks(database, 'email').all()],
  ]).toEqual(['2', null, [['C1', '9']]]);
});

test('how far channels had read can be forgotten; what is kept of their threads is not', () => {
  const database = openDatabase(':memory:');
  const marks = createReadMarks(database, 'slack');
  marks.set('C1', '1');
  marks.set(threadPlace('C1/1.2'), '1.3');
  expect([...marks.all()]).toEqual([['C1', '1']]);
  forgetReadMarks(database);
  expect([marks.get('C1'), marks.get(threadPlace('C1/1.2'))]).toEqual([null, '1.3']);
});
