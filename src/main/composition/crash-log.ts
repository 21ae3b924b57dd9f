import type { Logger } from '../base/logger';

/**
 * Writes a defect that ends the program to the log, where it is found the next morning; the end itself stays
 * as it is. Returns the function that stops it.
 */
export function logCrashes(logger: Logger): () => void {
  const onCrash = (failure: unknown, origin: string): void => {
    logger.error('A defect ends the program', {
      origin,
      failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    });
  };
  process.on('uncaughtExceptionMonitor', onCrash);
  return () => {
    process.off('uncaughtExceptionMonitor', onCrash);
  };
}
