import type { Clock } from './base/clock';
import { toStamp } from './base/local-time';
import type { Logger } from './base/logger';
import type { Problems } from './base/problems';
import type { Scope } from './base/scope';
import type { Notifier } from '../ports/notifier';
import { openDatabase, type Database } from './storage/database';
import { untilDatabaseIsThere } from './storage/awaited-database';
import { DatabaseWatch, type Trouble } from './storage/database-watch';
import { Promised, type Missing } from './storage/promised';
import { createTransaction, type Transaction } from './storage/transaction';
import type { Incidents } from './incidents';

const problemId = 'database';
const where = 'Database';

interface WatchedPorts {
  readonly clock: Clock;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly logger: Logger;
  readonly notifications: Pick<Notifier, 'notify'>;
  readonly scope: Scope;
}

/**
 * The database, waited for while its disk is being mounted, which is looked after until the scope closes: while what is written would not be there later,
 * nothing is, and people are told. `missing`: what an earlier engine wrote, and is not there.
 */
export async function openWatched(
  file: string,
  { clock, problems, logger, notifications, scope }: WatchedPorts,
): Promise<{
  readonly database: Database;
  readonly transaction: Transaction;
  readonly missing: Missing | null;
}> {
  const tell = (trouble: Trouble | null): void => {
    if (trouble === null) {
      problems.clear(problemId);
      return;
    }
    problems.report(problemId, where, trouble.message, trouble.remedy);
    notifications.notify({ title: where, body: `${trouble.message}. ${trouble.remedy}` });
  };
  const starting = new AbortController();
  scope.defer(() => {
    starting.abort(new Error('the engine closes'));
  });
  await untilDatabaseIsThere(
    file,
    clock,
    (trouble) => {
      if (trouble !== null) logger.warn(trouble.message, { remedy: trouble.remedy });
      tell(trouble);
    },
    starting.signal,
  );
  const database = openDatabase(file, {
    planted: (triggers) => {
      logger.warn(
        'Triggers that no version of ZeroClaw made lay in the database, and were taken out: what was written while they were there is held',
        { file, triggers },
      );
    },
  });
  const promised = new Promised(database, () => clock.now());
  const watch = new DatabaseWatch(database, {
    clock,
    tell,
    warn: (message, about) => {
      logger.warn(message, about);
    },
  });
  const closing = new AbortController();
  const watching = watch.run(closing.signal);
  scope.defer(async () => {
    closing.abort(new Error('the engine closes'));
    await watching;
    database.close();
    // Behind the database: closing a file of its own would give back the locks that it holds.
    watch.close();
    promised.close();
  });
  return {
    database,
    missing: promised.missing,
    transaction: createTransaction(database, {
      before: () => {
        watch.check();
      },
      within: () => {
        promised.count();
      },
      after: () => {
        promised.kept();
        watch.wrote();
      },
      failed: (failure) => {
        watch.failed(failure);
      },
    }),
  };
}

/** What an earlier engine had written down, and told that it had. */
export function tellMissing(
  incidents: Pick<Incidents, 'tell'>,
  file: string,
  { from, until }: Missing,
  timezone: string,
): void {
  const onTheWall = (at: number): string => toStamp(at, timezone === '' ? undefined : timezone);
  incidents.tell({
    id: 'database-missing',
    crowd: 'database-missing',
    where: file,
    message:
      from === null
        ? `The database that was here is gone, and an empty one was begun: what was recorded until ${onTheWall(until)} is not known any more`
        : `What was recorded from ${onTheWall(from)} to ${onTheWall(until)} is missing from the database, most likely because its write-ahead log was removed`,
    remedy:
      'Events, runs and approvals of that time are not known: look at what they were about, and do by hand what has to be done. Runs that were under way may begin once more, and what was allowed for longer was taken back. If you have a newer copy or a backup, restore it with `zeroclaw restore FILE`.',
  });
}
