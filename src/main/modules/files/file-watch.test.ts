import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import { openDatabase, type Database } from '../../platform/storage/database';
import { createTransaction } from '../../platform/storage/transaction';
import { FakeClock } from '../../testing/fake-clock';
import { FileWatch, type StillFile } from './file-watch';
import { createKnownFiles } from './storage/known-files';

function rig(database: Database = openDatabase(':memory:')) {
  const root = mkdtempSync(join(tmpdir(), 'zc-watch-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const inbox = join(root, 'inbox');
  mkdirSync(inbox);
  const clock = new FakeClock();
  const told: StillFile[] = [];
  const troubles: (string | null)[] = [];
  let patterns = ['inbox/*'];
  let failures = 0;
  const open = (forgets = false): FileWatch => {
    const watch = new FileWatch({
      clock,
      logger: silentLogger,
      known: createKnownFiles(database),
      forgets,
      transaction: createTransaction(database),
      folders: () => [{ path: root, prefix: '', patterns }],
      take: (file, remember) => {
        if (failures > 0) {
          failures -= 1;
          return Promise.reject(new Error('the disk is full'));
        }
        remember();
        told.push(file);
        return Promise.resolve();
      },
      trouble: (message) => troubles.push(message),
    });
    onTestFinished(() => watch.close());
    return watch;
  };
  return {
    clock,
    told,
    troubles,
    open,
    write: (name: string, text: string) => {
      writeFileSync(join(inbox, name), text);
    },
    root,
    fail: (times: number) => {
      failures = times;
    },
    watchFor: (now: string[]) => {
      patterns = now;
    },
    /** Lets time pass until so many were told of. */
    async until(count: number): Promise<readonly StillFile[]> {
      for (let turn = 0; turn < 5_000 && told.length < count; turn += 1) {
        await clock.advance(100);
        // The system tells of files in its own time, which no clock of ours moves.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return told;
    },
  };
}

test('what could not be recorded is told again, and then no more', async () => {
  const { open, write, fail, until, told } = rig();
  const watch = open();
  await watch.apply();
  fail(2);
  write('a', 'one');
  expect(await until(1)).toEqual([{ path: 'inbox/a', change: 'created', size: 3 }]);
  await watch.apply();
  write('b', 'two');
  expect(await until(2)).toHaveLength(2);
  expect(told.map(({ path }) => path)).toEqual(['inbox/a', 'inbox/b']);
});

test('what is there when a pattern is new is no news, and what another engine knew is', async () => {
  const { open, write, until, watchFor, told } = rig();
  write('old', 'old');
  const first = open();
  await first.apply();
  await first.close();
  write('while-off', 'x');
  watchFor(['inbox/*', 'inbox/*.new']);
  await open().apply();
  expect(await until(1)).toEqual([{ path: 'inbox/while-off', change: 'created', size: 1 }]);
  expect(told).toHaveLength(1);
});

test('a folder that is gone takes none of its files along, and says so', async () => {
  const { open, write, until, root, troubles, told } = rig();
  write('a', 'one');
  const first = open();
  await first.apply();
  await first.close();
  rmSync(root, { recursive: true });
  const second = open();
  await second.apply();
  expect(troubles.at(-1)).toBe(`The folder ${root} is not there, so its files start nothing`);
  await second.close();
  mkdirSync(join(root, 'inbox'), { recursive: true });
  write('b', 'two');
  await open().apply();
  expect((await until(2)).map(({ path, change }) => `${path} ${change}`).toSorted()).toEqual([
    'inbox/a removed',
    'inbox/b created',
  ]);
  expect(told).toHaveLength(2);
});

test('what a restored backup knew of files is no news of today', async () => {
  const { open, write, until, told } = rig();
  const first = open();
  await first.apply();
  write('a', 'one');
  await until(1);
  await first.close();
  write('a', 'three');
  write('b', 'two');
  const restored = open(true);
  await restored.apply();
  write('c', 'new');
  expect((await until(2)).map(({ path }) => path)).toEqual(['inbox/a', 'inbox/c']);
  expect(told).toHaveLength(2);
});

test('a folder that goes while it is watched takes none of its files along either', async () => {
  const { open, write, until, root, clock, troubles, told } = rig();
  const watch = open();
  await watch.apply();
  write('a', 'one');
  await until(1);
  rmSync(root, { recursive: true });
  await vi.waitFor(async () => {
    await clock.advance(100);
    expect(troubles.at(-1)).toBe(`The folder ${root} is not there, so its files start nothing`);
  });
  // So long the system may still tell of each file.
  for (let turn = 0; turn < 200; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await clock.advance(100);
    await new Promise(setImmediate);
  }
  expect(told).toEqual([{ path: 'inbox/a', change: 'created', size: 3 }]);
});

test('names that another system wrote taken apart are the same names, and one in an older encoding is told', async () => {
  const { open, write, until, root, watchFor, troubles, clock } = rig();
  watchFor(['inbox/측정-?.csv']);
  const watch = open();
  await watch.apply();
  write('측정-값.csv'.normalize('NFD'), 'one');
  expect(await until(1)).toEqual([
    { path: `inbox/${'측정-값.csv'.normalize('NFD')}`, change: 'created', size: 3 },
  ]);
  watchFor(['inbox/*']);
  // As a program of before UTF-8 packs "값": no text.
  writeFileSync(Buffer.concat([Buffer.from(join(root, 'inbox', 'x-')), Buffer.from([0xb0, 0xaa])]), 'two');
  await vi.waitFor(async () => {
    await clock.advance(100);
    await watch.apply();
    expect(troubles.at(-1)).toContain('is in an encoding that cannot be read, so it starts nothing');
  });
});
