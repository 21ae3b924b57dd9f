import type { z } from 'zod';
import { parseJson } from '../../../shared/parse-json';
import type { Database } from './database';

export interface StoredValue<T> {
  read(): T;
  /** On disk on return. */
  write(value: T): void;
}

/**
 * One value as JSON beside the preferences. What cannot be read counts as `absent`, unless the schema says
 * what it is.
 */
export function storedValue<T>(
  database: Database,
  key: string,
  schema: z.ZodType<T>,
  absent: T,
): StoredValue<T> {
  const find = database.prepare<[string], string>('SELECT value FROM preferences WHERE key = ?').pluck();
  const save = database.prepare(
    'INSERT INTO preferences (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    read() {
      const text = find.get(key);
      const stored = text === undefined ? null : schema.safeParse(parseJson(text));
      return stored?.success === true ? stored.data : absent;
    },
    write: (value) => {
      save.run(key, JSON.stringify(value));
    },
  };
}
