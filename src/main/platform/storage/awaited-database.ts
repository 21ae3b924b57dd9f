import type { Clock } from '../base/clock';
import { isDatabaseThere } from './database';
import type { Trouble } from './database-watch';
import { isPromised } from './promised';

/** The words for people say it too. */
const waitMs = 5_000;
const lookEveryMs = 200;

/**
 * Resolves at once when the database is there or never was; when an earlier engine has told that something was
 * written to it, its disk may still be being mounted, and it is waited for some seconds. `tell`: null, the wait is
 * over, whether it came or not.
 */
export async function untilDatabaseIsThere(
  file: string,
  clock: Clock,
  tell: (trouble: Trouble | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const isAwaited = (): boolean => !isDatabaseThere(file) && isPromised(file);
  if (!isAwaited()) return;
  tell({
    message: `The database ${file} is not there, though it was when the engine ended: its disk is waited for, up to 5 s`,
    remedy: 'It goes on as soon as the file is there. Otherwise an empty one is begun.',
  });
  for (let waited = 0; waited < waitMs && isAwaited(); waited += lookEveryMs)
    await clock.sleep(lookEveryMs, signal);
  tell(null);
}
