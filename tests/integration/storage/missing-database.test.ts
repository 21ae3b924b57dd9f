import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askDaemon, makeHome, startDaemon, type Daemon, type TestHome } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

/** A daemon whose database is not there when it starts, though an earlier one was told to keep something. */

const ends = ['', '-wal', '-shm'] as const;

async function start(home: TestHome): Promise<Daemon> {
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  return daemon;
}

/** A home with a run in it, whose engine was killed. */
async function homeWithRun(): Promise<{ readonly home: TestHome; readonly runId: string }> {
  const home = makeHome('[gateway]\nport = 0\n');
  onTestFinished(() => {
    home.remove();
  });
  mkdirSync(join(home.path, 'workspace', 'sops', 'note'), { recursive: true });
  home.write(
    'workspace/sops/note/SOP.toml',
    '[sop]\nname = "note"\ndescription = "Notes"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
  );
  home.write('workspace/sops/note/SOP.md', '## Steps\n\n1. **Note** — Note it.\n   - call: sop_list {}\n');
  const daemon = await start(home);
  const { runId } = await askDaemon(home, 'sops.start', { name: 'note', payload: null });
  await daemon.kill();
  return { home, runId };
}

/** As a disk that is not mounted: everything but what tells that there was one. */
function moveDatabase(home: TestHome, from: string, to: string): void {
  const file = join(home.path, 'data', 'zeroclaw.db');
  for (const end of ends)
    if (existsSync(`${file}${end}${from}`)) renameSync(`${file}${end}${from}`, `${file}${end}${to}`);
}

const saysThatItIsMissing = (home: TestHome): boolean => {
  const log = join(home.path, 'logs', 'zeroclaw.log');
  return existsSync(log) && readFileSync(log, 'utf8').includes('is not there, though');
};

const runs = async (home: TestHome): Promise<readonly string[]> =>
  (await askDaemon(home, 'runs.list', { limit: 10 })).map(({ runId }) => runId);

test('a start waits for a database that comes some time later, and has everything in it', async () => {
  const { home, runId } = await homeWithRun();
  moveDatabase(home, '', '.away');
  const starting = start(home);
  await eventually('it to say that the database is missing', () => saysThatItIsMissing(home));
  moveDatabase(home, '.away', '');
  await starting;
  expect(await runs(home)).toEqual([runId]);
});

test('a start whose database does not come begins an empty one, and says what may be missing', async () => {
  const { home } = await homeWithRun();
  moveDatabase(home, '', '.away');
  await start(home);
  expect(saysThatItIsMissing(home)).toBe(true);
  expect(await runs(home)).toEqual([]);
  const told = await askDaemon(home, 'problems.list', {});
  expect(told.map(({ message }) => message).join('\n')).toMatch(/The database that was here is gone/u);
});
