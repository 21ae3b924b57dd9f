import type { Config } from '../../../../shared/config';
import type { Clock } from '../../../platform/base/clock';
import type { ResponseCache } from '../../../ports/response-cache';
import type { Database } from '../../../platform/storage/database';

export interface StoredResponses {
  /** Null while `[response_cache]` is off. */
  inUse(): ResponseCache | null;
  /** Deletes what is too old or too much, and everything while it is off. */
  tidy(): void;
}

/** Answers in the database. A disk that is full costs the answer's place here and nothing else. */
export function createResponseCache(
  database: Database,
  clock: Clock,
  settings: () => Config['response_cache'],
): StoredResponses {
  const find = database
    .prepare<[number, string, number], string>(
      'UPDATE responses SET used_at = ? WHERE key = ? AND at > ? RETURNING text',
    )
    .pluck();
  const keep = database.prepare(
    'INSERT OR REPLACE INTO responses (key, text, at, used_at) VALUES (@key, @text, @now, @now)',
  );
  const deleteOld = database.prepare('DELETE FROM responses WHERE at <= ?');
  const deleteLeastUsed = database.prepare(
    'DELETE FROM responses WHERE key IN (SELECT key FROM responses ORDER BY used_at DESC LIMIT -1 OFFSET ?)',
  );
  const oldest = (): number => clock.now() - settings().max_age_secs * 1000;
  const tidy = (): void => {
    const { enabled, max_entries: most } = settings();
    deleteOld.run(enabled ? oldest() : Number.MAX_SAFE_INTEGER);
    deleteLeastUsed.run(most);
  };
  const cache: ResponseCache = {
    find: (key) => attempt(() => find.get(clock.now(), key, oldest())) ?? null,
    keep(key, text) {
      attempt(() => {
        database
          .transaction(() => {
            keep.run({ key, text, now: clock.now() });
            tidy();
          })
          .immediate();
      });
    },
  };
  return {
    inUse: () => (settings().enabled ? cache : null),
    tidy: () => {
      attempt(tidy);
    },
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
