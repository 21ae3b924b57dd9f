import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors';
import { silentLogger } from './base/logger';
import { logCrashes } from './crash-log';

/**
 * Tells the listeners of a crash that there was one; the types know this event only as something to listen
 * to.
 */
const tellCrash = process.emit.bind(process) as unknown as (
  event: 'uncaughtExceptionMonitor',
  failure: Error,
  origin: string,
) => boolean;

test('a defect that ends the program is in the log, until the engine has closed', () => {
  const lines: Record<string, unknown>[] = [];
  const stop = logCrashes({
    ...silentLogger,
    error: (message, fields) => {
      lines.push({ message, ...fields });
    },
  });
  tellCrash('uncaughtExceptionMonitor', new Error('a valve too many'), 'unhandledRejection');
  stop();
  tellCrash('uncaughtExceptionMonitor', new Error('after the end'), 'uncaughtException');
  expect(lines).toEqual([
    {
      message: 'A defect ends the program',
      origin: 'unhandledRejection',
      failure: expect.stringMatching(/a valve too many\n\s+at /u) as string,
    },
  ]);
});

test('what the disk refuses to somebody who did not expect it ends nothing; another defect does', () => {
  const lines: string[] = [];
  const before = process.listeners('unhandledRejection');
  const stop = logCrashes({
    ...silentLogger,
    error: (message) => {
      lines.push(message);
    },
  });
  const [rejected] = process.listeners('unhandledRejection').filter((each) => !before.includes(each));
  stop();
  const gone = Promise.resolve();
  rejected?.(new AppError('storage.write', 'The database is away'), gone);
  expect(lines).toEqual(['The disk refused something that nobody waited for']);
  expect(() => rejected?.(new Error('a valve too many'), gone)).toThrow('a valve too many');
  expect(process.listeners('unhandledRejection')).toEqual(before);
});
