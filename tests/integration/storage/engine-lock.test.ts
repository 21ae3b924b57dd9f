import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireEngineLock, runningEngine } from '../../../src/main/platform/storage/engine-lock';
import { killHard, startProgram } from './program';
import { temporaryFolder } from './temporary-folder';

test('a second engine is refused and told the process of the first; after SIGKILL the home is free', async () => {
  const folder = temporaryFolder();
  const { child } = await startProgram('tests/integration/storage/hold-engine-lock.program.ts', folder);
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

test('a lock that cannot be taken says what stands in its way', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'engine.lock'));
  expect(() => acquireEngineLock(folder)).toThrow(
    expect.objectContaining({
      code: 'storage.open',
      message: expect.stringMatching(/engine\.lock cannot be used: unable to open database file$/u) as string,
      remedy: expect.stringContaining('that the disk is not full') as string,
    }) as Error,
  );
});

test('a process id that cannot be written leaves the lock as good as it is', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'engine.pid'));
  const lock = acquireEngineLock(folder);
  expect(runningEngine(folder)).toEqual({ pid: null });
  lock.close();
  expect(runningEngine(folder)).toBeNull();
});
