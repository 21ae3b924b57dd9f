import { expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './database';
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
