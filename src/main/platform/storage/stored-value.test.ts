import { expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './database';
import { createPauseStore } from '../../modules/procedures/storage/pause-store';
import { storedValue } from './stored-value';

test('a value is kept, and what cannot be read counts as absent', () => {
  const database = openDatabase(':memory:');
  const value = storedValue(database, 'numbers', z.array(z.number()), []);
  expect(value.read()).toEqual([]);
  value.write([1, 2]);
  value.write([3]);
  expect(storedValue(database, 'numbers', z.array(z.number()), []).read()).toEqual([3]);
  database.prepare("UPDATE preferences SET value = '[\"a\"' WHERE key = 'numbers'").run();
  expect(value.read()).toEqual([]);
});

test('a pause is kept and taken back, and one that cannot be read is still a pause', () => {
  const database = openDatabase(':memory:');
  const pause = createPauseStore(database);
  expect(pause.read()).toBeNull();
  pause.write({ by: 'ana', via: 'window', at: 7, stopped: ['run-1'] });
  expect(createPauseStore(database).read()).toEqual({ by: 'ana', via: 'window', at: 7, stopped: ['run-1'] });
  for (const text of ['{"by":', '{"by":1}', '']) {
    database.prepare("UPDATE preferences SET value = ? WHERE key = 'triggers_paused'").run(text);
    expect(pause.read()).toEqual({ by: 'somebody', via: 'not known', at: 0 });
  }
  pause.write(null);
  expect(pause.read()).toBeNull();
});
