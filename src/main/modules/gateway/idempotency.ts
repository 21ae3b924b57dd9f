import type { Clock } from '../../platform/base/clock';
import type { Database } from '../../platform/storage/database';
import type { SettledNow } from '../../platform/storage/settled-time';

/** Answers to requests that carried an Idempotency-Key: a repeat gets the same answer and starts nothing. */
export interface Idempotency {
  /** Null: not seen within the last 24 hours, as far as the time is known. */
  get(key: string): string | null;
  /** The first answer stays. On disk on return. */
  put(key: string, answer: string): void;
}

const keptMs = 24 * 60 * 60 * 1000;

export function createIdempotency(database: Database, clock: Clock, settledNow: SettledNow): Idempotency {
  const read = database
    .prepare<[string, number], string>('SELECT answer FROM idempotency WHERE key = ? AND at > ?')
    .pluck();
  const forget = database.prepare('DELETE FROM idempotency WHERE at <= ?');
  const write = database.prepare(
    'INSERT INTO idempotency (key, answer, at) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING',
  );
  const put = database.transaction((key: string, answer: string): void => {
    forget.run(settledNow() - keptMs);
    write.run(key, answer, clock.now());
  });
  return {
    get: (key) => read.get(key, settledNow() - keptMs) ?? null,
    put: (key, answer) => {
      put.immediate(key, answer);
    },
  };
}
