import { expect, test } from 'vitest';
import { silentLogger } from '../base/logger';
import { logCrashes } from './crash-log';

test('a defect that ends the program is in the log, until the engine has closed', () => {
  const lines: Record<string, unknown>[] = [];
  const stop = logCrashes({ ...silentLogger, error: (message, fields) => { lines.push({ message, ...fields }); } });
  process.emit('uncaughtExceptionMonitor', new Error('a valve too many'), 'unhandledRejection');
  stop();
  process.emit('uncaughtExceptionMonitor', new Error('after the end'), 'uncaughtException');
  expect(lines).toEqual([{ message: 'A defect ends the program', origin: 'unhandledRejection', failure: expect.stringMatching(/a valve too many\n\s+at /u) as string }]);
});
