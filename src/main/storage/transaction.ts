import { toStorageError, type Database } from './database';

/**
 * Runs `work` in one transaction and returns what it returns; when it throws, nothing of it was written.
 * `durable`: on disk on return; otherwise it survives a crash of the program, and the last ones may go with a
 * power cut. Within another transaction it is part of that one.
 */
export type Transaction = <T>(durable: boolean, work: () => T) => T;

export function createTransaction(database: Database): Transaction {
  const run = database.transaction((work: () => unknown) => work());
  return <T>(durable: boolean, work: () => T): T => {
    if (database.inTransaction) return run(work) as T;
    try {
      if (!durable) database.pragma('synchronous = NORMAL');
      return run.immediate(work) as T;
    } catch (failure) {
      throw toStorageError(failure, database.name);
    } finally {
      if (!durable) database.pragma('synchronous = FULL');
    }
  };
}
