import { expect, test } from 'vitest';
import { acquireEngineLock, runningEngine } from '../../../src/main/storage/engine-lock';
import { killHard, startProgram } from './program';
import { temporaryFolder } from './temporary-folder';

test('a second engine is refused and told the process of the first; after SIGKILL the home is free', async () => {
  const folder = temporaryFolder();
  const { child } = await startProgram('hold-engine-lock.program.ts', folder);
  expect(() => acquireEngineLock(folder)).toThrow(`process ${String(child.pid)}`);
  expect(runningEngine(folder)).toEqual({ pid: child.pid });
  await killHard(child);
  expect(runningEngine(folder)).toBeNull();
  const lock = acquireEngineLock(folder);
  expect(runningEngine(folder)).toEqual({ pid: process.pid });
  lock.close();
});

test('a lock that was closed is free, and closing it again is harmless', () => {
  const folder = temporaryFolder();
  const first = acquireEngineLock(folder);
  expect(() => acquireEngineLock(folder)).toThrow('is using');
  first.close();
  const second = acquireEngineLock(folder);
  first.close();
  expect(runningEngine(folder)).toEqual({ pid: process.pid });
  second.close();
});
