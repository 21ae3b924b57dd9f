import { z } from 'zod';
import type { Database } from './database';
import { storedValue, type StoredValue } from './stored-value';

/**
 * Until when a clock trigger was looked at, so that ticks missed while the engine was off are caught once.
 */
export interface CronState {
  /** Milliseconds since 1970; null: never looked at. */
  lastCheck(key: string): number | null;
  /** On disk on return. */
  setLastCheck(key: string, at: number): void;
}

/** `isTrusted`: while it is not, nothing is known of before this engine. */
export function createCronState(database: Database, isTrusted: () => boolean = () => true): CronState {
  const own = new Set<string>();
  const read = database.prepare<[string], number>('SELECT last_check FROM cron_state WHERE key = ?').pluck();
  const write = database.prepare(
    'INSERT INTO cron_state (key, last_check) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET last_check = excluded.last_check',
  );
  return {
    lastCheck: (key) => (own.has(key) || isTrusted() ? (read.get(key) ?? null) : null),
    setLastCheck: (key, at) => {
      write.run(key, at);
      own.add(key);
    },
  };
}

const Since = z.record(z.string(), z.number()).nullable();

/** From when on each cron of a procedure counts; null: never written. */
export type CronsInForce = StoredValue<z.infer<typeof Since>>;

export const createCronsInForce = (database: Database): CronsInForce =>
  storedValue(database, 'crons_in_force', Since, null);
