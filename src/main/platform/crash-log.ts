import type { Logger } from './base/logger';
import { isStorageFailure } from './storage/database';

/**
 * Writes a defect that ends the program to the log, where it is found the next morning; the end itself stays
 * as it is. What the disk refused to somebody who did not expect it ends nothing: that the database is away is
 * told anyway, it goes on when that is back, and a new start would find no database and begin an empty one.
 * Returns the function that stops it.
 */
export function logCrashes(logger: Logger): () => void {
  const onCrash = (failure: unknown, origin: string): void => {
    logger.error('A defect ends the program', {
      origin,
      failure: told(failure),
    });
  };
  const onRejection = (failure: unknown): void => {
    if (isStorageFailure(failure)) {
      logger.error('The disk refused something that nobody waited for', { failure: told(failure) });
      return;
    }
    // As it is without a listener: Node ends the program, Electron only says so.
    if (process.versions['electron'] === undefined) throw failure;
    logger.error('A defect that nobody waited for', { failure: told(failure) });
  };
  process.on('uncaughtExceptionMonitor', onCrash);
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtExceptionMonitor', onCrash);
    process.off('unhandledRejection', onRejection);
  };
}

const told = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
