import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { openDatabase } from '../../../platform/storage/database';
import { createResponseCache } from './response-cache';

function setUp() {
  const database = openDatabase(':memory:');
  const clock = new FakeClock(1_000_000);
  const settings = { enabled: true, max_age_secs: 60, max_entries: 2 };
  const stored = createResponseCache(database, clock, () => settings);
  const find = (key: string): string | null => stored.inUse()?.find(key) ?? null;
  return {
    database,
    clock,
    settings,
    stored,
    find,
    keep: (key: string) => {
      stored.inUse()?.keep(key, `answer ${key}`);
    },
    rows: () => database.prepare<[], number>('SELECT count(*) FROM responses').pluck().get(),
  };
}

test('an answer is given until it is too old, and then its row goes', async () => {
  const { clock, find, keep, stored, rows } = setUp();
  keep('a');
  await clock.advance(59_999);
  expect(find('a')).toBe('answer a');
  await clock.advance(1);
  expect(find('a')).toBeNull();
  stored.tidy();
  expect(rows()).toBe(0);
});

test('of too many the one that was not needed for longest goes', async () => {
  const { clock, find, keep } = setUp();
  keep('a');
  await clock.advance(1);
  keep('b');
  await clock.advance(1);
  find('a');
  await clock.advance(1);
  keep('c');
  expect([find('a'), find('b'), find('c')]).toEqual(['answer a', null, 'answer c']);
});

test('while it is off nothing is given, and what was kept is deleted', () => {
  const { keep, settings, stored, rows } = setUp();
  keep('a');
  settings.enabled = false;
  expect(stored.inUse()).toBeNull();
  stored.tidy();
  expect(rows()).toBe(0);
});

test('a database that fails costs the answer its place and nothing else', () => {
  const { database, keep, find } = setUp();
  database.close();
  keep('a');
  expect(find('a')).toBeNull();
});
