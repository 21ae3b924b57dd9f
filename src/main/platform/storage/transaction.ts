import { toStorageError, type Database } from './database';

/**
 * Runs `work` in one transaction and returns what it returns; when it throws, nothing of it was written.
 * `durable`: on disk on return; otherwise it survives a crash of the program, and the last ones may go with a
 * power cut. Within another transaction it is part of that one.
 */
export type Transaction = <T>(durable: boolean, work: () => T) => T;

/** Sees to it that what is written will be there. Not asked for a transaction within another. */
export interface TransactionGuard {
  /** Throws when nothing may be written. */
  before(): void;
  /** In the transaction, at its end. */
  within(): void;
  /** It is written. Throws when it will not be there: then nobody is told that it was written. */
  after(): void;
  failed(failure: unknown): void;
}

export function createTransaction(database: Database, guard: TransactionGuard = unguarded): Transaction {
  const run = database.transaction((work: () => unknown) => work());
  const counted = database.transaction((work: () => unknown) => {
    const result = work();
    guard.within();
    return result;
  });
  return <T>(durable: boolean, work: () => T): T => {
    if (database.inTransaction) return run(work) as T;
    guard.before();
    let result: T;
    try {
      // A tenth of what the same takes by `pragma`, which makes a statement with columns of it.
      if (!durable) database.exec('PRAGMA synchronous = NORMAL');
      result = counted.immediate(work) as T;
    } catch (failure) {
      guard.failed(failure);
      throw toStorageError(failure, database.name);
    } finally {
      if (!durable) database.exec('PRAGMA synchronous = FULL');
    }
    guard.after();
    return result;
  };
}

/**
 * Within the transaction of the caller as a part of it, else in one of its own: a failure takes back that of the
 * caller, and a further one inside would only cost time.
 */
export const joining = <T>(
  database: Pick<Database, 'inTransaction'>,
  work: () => T,
  alone: (work: () => T) => T,
): T => (database.inTransaction ? work() : alone(work));

const unguarded: TransactionGuard = { before() {}, within() {}, after() {}, failed() {} };
