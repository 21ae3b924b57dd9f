import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import {
  askDaemon,
  eventuallyTells,
  makeHome,
  startDaemon,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

/** Files that start procedures: a daemon, a real folder and what the system tells of it. */

interface Rig {
  readonly home: TestHome;
  /** In the workspace. */
  at(...names: readonly string[]): string;
  start(): Promise<Daemon>;
  /** Waits for so many runs, and for a file that came behind all others; payloads, oldest first. */
  started(count: number): Promise<readonly unknown[]>;
}

function rig(trigger: string, config = ''): Rig {
  const home = makeHome(`[gateway]\nport = 0\n${config}`);
  onTestFinished(() => {
    home.remove();
  });
  const at = (...names: readonly string[]): string => join(home.path, 'workspace', ...names);
  mkdirSync(at('sops', 'import'), { recursive: true });
  mkdirSync(at('inbox'), { recursive: true });
  writeFileSync(
    at('sops', 'import', 'SOP.toml'),
    `[sop]\nname = "import"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n\n[[triggers]]\ntype = "file"\n${trigger}\n\n[[triggers]]\ntype = "file"\npath = "last-*"\ncondition = "$.size == 77"\n`,
  );
  writeFileSync(
    at('sops', 'import', 'SOP.md'),
    '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "level"}\n',
  );
  let marks = 0;
  return {
    home,
    at,
    async start() {
      const daemon = await startDaemon(home);
      onTestFinished(() => daemon.kill());
      // Files are watched once one is seen that was written since.
      const written = new Set<string>();
      await eventually('files to be watched', async () => {
        const name = `last-${String((marks += 1))}`;
        written.add(name);
        writeFileSync(at(name), '');
        const seen = await askDaemon(home, 'events.list', { source: 'file', limit: 100 });
        return seen.some(({ topic }) => topic !== null && written.has(topic));
      });
      return daemon;
    },
    async started(count) {
      const mark = `last-${String((marks += 1))}`;
      writeFileSync(at(mark), '');
      await eventuallyTells(home, 'the last file', 'events.list', { source: 'file', limit: 100 }, (rows) =>
        rows.some(({ topic }) => topic === mark),
      );
      await eventuallyTells(home, 'the runs', 'runs.list', { sop: 'import' }, (runs) => runs.length >= count);
      const runs = await askDaemon(home, 'runs.list', { sop: 'import' });
      const details = await Promise.all(runs.map(({ runId }) => askDaemon(home, 'runs.show', { runId })));
      return details.map(({ run }) => JSON.parse(run.trigger.payload ?? '') as unknown).toReversed();
    },
  };
}

test('a file that comes, changes and goes starts a run each time, once it has been still, and links start none', async () => {
  const { home, at, start, started } = rig('path = "inbox/**/*.csv"');
  const elsewhere = mkdtempSync(join(tmpdir(), 'zc-elsewhere-'));
  onTestFinished(() => {
    rmSync(elsewhere, { recursive: true, force: true });
  });
  writeFileSync(join(elsewhere, 'secret.csv'), 'secret');
  writeFileSync(at('inbox', 'was-there.csv'), 'old');
  await start();
  symlinkSync(join(elsewhere, 'secret.csv'), at('inbox', 'link.csv'));
  symlinkSync(elsewhere, at('inbox', 'folder'));
  writeFileSync(at('inbox', 'notes.txt'), 'no');
  writeFileSync(at('inbox', 'a.csv.part'), 'a');
  for (let part = 0; part < 20; part += 1) appendFileSync(at('inbox', 'a.csv.part'), ',b');
  renameSync(at('inbox', 'a.csv.part'), at('inbox', 'a.csv'));
  expect(await started(1)).toEqual([{ path: 'inbox/a.csv', change: 'created', size: 41 }]);
  appendFileSync(at('inbox', 'a.csv'), ',c');
  expect(await started(2)).toMatchObject([{}, { path: 'inbox/a.csv', change: 'changed', size: 43 }]);
  mkdirSync(at('inbox', 'deep', 'er'), { recursive: true });
  writeFileSync(at('inbox', 'deep', 'er', 'b.csv'), 'b');
  rmSync(at('inbox', 'a.csv'));
  expect((await started(4)).slice(2)).toEqual(
    expect.arrayContaining([
      { path: 'inbox/deep/er/b.csv', change: 'created', size: 1 },
      { path: 'inbox/a.csv', change: 'removed', size: null },
    ]),
  );
  const events = await askDaemon(home, 'events.list', { source: 'file', limit: 100 });
  expect(events.filter(({ topic }) => /was-there|link|secret|notes/u.test(topic ?? ''))).toEqual([]);
});

test('a file that is still being written is told of once it is whole', async () => {
  const { at, start, started } = rig('path = "inbox/*.csv"\non = ["created"]');
  await start();
  const end = performance.now() + 2_500;
  await eventually('it to be written for longer than a second', () => {
    appendFileSync(at('inbox', 'slow.csv'), 'x'.repeat(100));
    return performance.now() > end;
  });
  const size = (await started(1))[0] as { size: number };
  expect(size.size).toBeGreaterThan(200);
  expect(await started(1)).toEqual([{ path: 'inbox/slow.csv', change: 'created', size: size.size }]);
});

test('what happens while no engine runs is found at the next start, and over kills nothing is told twice', async () => {
  const { at, start, started } = rig('path = "inbox/*.csv"');
  const first = await start();
  writeFileSync(at('inbox', 'a.csv'), 'a');
  expect(await started(1)).toHaveLength(1);
  await first.kill();
  writeFileSync(at('inbox', 'b.csv'), 'bb');
  rmSync(at('inbox', 'a.csv'));
  const second = await start();
  const found = [
    { path: 'inbox/a.csv', change: 'created', size: 1 },
    { path: 'inbox/a.csv', change: 'removed', size: null },
    { path: 'inbox/b.csv', change: 'created', size: 2 },
  ];
  const told = await started(3);
  expect(told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining(found));
  await second.kill();
  await start();
  expect(await started(3)).toHaveLength(3);
});

test('a folder that config.toml names is watched, and one that it does not name is an error', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'zc-share-')), 'scans');
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(folder);
  const { home, start, started } = rig(`path = "${folder}/*.pdf"`, `[sop]\nwatch_folders = ["${folder}/"]\n`);
  await start();
  writeFileSync(join(folder, 'a.pdf'), 'pdf');
  expect(await started(1)).toEqual([{ path: `${folder}/a.pdf`, change: 'created', size: 3 }]);
  home.write('config.toml', '[gateway]\nport = 0\n');
  await eventuallyTells(home, 'the error', 'sops.show', { name: 'import' }, ({ entry }) =>
    entry.diagnostics.some(({ message }) => message.includes('no folder that config.toml allows')),
  );
});

test('what somebody else wrote of known files outside of ZeroClaw starts nothing', async () => {
  const { home, at, start, started } = rig('path = "inbox/*"');
  const first = await start();
  writeFileSync(at('inbox', 'order.csv'), 'pump 3');
  expect(await started(1)).toHaveLength(1);
  await first.stop();
  const database = openDatabase(join(home.path, 'data', 'zeroclaw.db'));
  // So the order of before would be carried out once more.
  database.exec("DELETE FROM watched_files WHERE path = 'inbox/order.csv'");
  database.close();
  await start();
  await eventuallyTells(home, 'what is held', 'engine.status', {}, ({ problems }) =>
    problems.some(({ id }) => id === 'record-watched-files'),
  );
  writeFileSync(at('inbox', 'new.csv'), 'pump 4');
  expect(await started(2)).toEqual([
    expect.objectContaining({ path: 'inbox/order.csv' }),
    { path: 'inbox/new.csv', change: 'created', size: 6 },
  ]);
});
