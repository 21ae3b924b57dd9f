import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { AppError } from '../../../src/shared/errors';
import type { RunEvent } from '../../../src/shared/run';
import { openDatabase } from '../../../src/main/platform/storage/database';
import type { Migration } from '../../../src/main/platform/storage/migrate';
import { allMigrations } from '../../../src/main/platform/storage/migrations/all';
import { metricsOf, outcomeOf } from '../../../src/domain/run/metrics';
import { fold } from '../../../src/domain/run/run-state';
import { createRunArchive } from '../../../src/main/modules/record/storage/run-archive';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { exampleRun } from '../../../src/main/testing/example-run';
import { killHard, startProgram } from './program';
import { temporaryFolder } from './temporary-folder';

const stepStarted: RunEvent = { type: 'step-started', at: 1, step: 1, attempt: 1 };

function failureOf(work: () => unknown): AppError {
  try {
    work();
  } catch (failure) {
    if (failure instanceof AppError) return failure;
    throw failure;
  }
  throw new Error('It did not fail');
}

/** A database with enough in it that a cut goes through its pages. */
function filledDatabase(folder: string): string {
  const file = join(folder, 'zeroclaw.db');
  const database = openDatabase(file);
  const log = createRunLog(database);
  for (let index = 0; index < 200; index += 1)
    log.append(
      `r${String(index)}`,
      0,
      [{ type: 'step-completed', at: index, step: 1, output: 'x'.repeat(1_000) }],
      { ...exampleRun, runId: `r${String(index)}` },
    );
  database.close();
  return file;
}

test('what was appended is there after the file is opened again', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const first = openDatabase(file);
  createRunLog(first).append('r1', 0, [stepStarted], exampleRun);
  first.close();
  const second = openDatabase(file);
  expect(createRunLog(second).read('r1')).toEqual([{ seq: 1, event: stepStarted }]);
  expect(createRunLog(second).active()).toEqual(['r1']);
  second.close();
});

test('every commit is on disk when it returns', () => {
  const database = openDatabase(join(temporaryFolder(), 'zeroclaw.db'));
  expect(
    ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => database.pragma(name, { simple: true })),
  ).toEqual(['wal', 2, 1]);
  database.close();
});

test('what a process had appended before SIGKILL is there, also for one that only reads', async () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const { child, line } = await startProgram('tests/integration/storage/append-and-wait.program.ts', file);
  expect(line).toBe('appended');
  await killHard(child);
  const reading = openDatabase(file, { readOnly: true });
  expect(
    createRunLog(reading)
      .read('r1')
      .map(({ event }) => event.type),
  ).toEqual(['step-started', 'step-completed']);
  reading.close();
  const writing = openDatabase(file);
  expect(
    createRunLog(writing).append('r1', 2, [{ type: 'run-completed', at: 3 }], {
      ...exampleRun,
      status: 'completed',
      completedAt: 3,
    }),
  ).toBe(true);
  writing.close();
});

test('of two connections at the same version one decides, the other is refused', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const [one, other] = [openDatabase(file), openDatabase(file)];
  const granted: RunEvent = { type: 'approval-granted', at: 5, step: 2, gate: 'g', by: 'ana', via: 'app' };
  const denied: RunEvent = {
    type: 'approval-denied',
    at: 5,
    step: 2,
    gate: 'g',
    by: 'ben',
    via: 'cli',
    reason: 'no',
  };
  expect([
    createRunLog(one).append('r1', 0, [granted], exampleRun),
    createRunLog(other).append('r1', 0, [denied], exampleRun),
  ]).toEqual([true, false]);
  expect(createRunLog(other).read('r1')).toEqual([{ seq: 1, event: granted }]);
  one.close();
  other.close();
});

test('an older database is brought up to date, and a whole copy of it is kept first', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'zeroclaw.db');
  const old = openDatabase(file, { migrations: allMigrations.slice(0, 1) });
  old
    .prepare("INSERT INTO run_events (run_id, seq, at, type, event) VALUES ('r1', 1, 1, 'step-started', ?)")
    .run(JSON.stringify(stepStarted));
  old.close();
  const upgraded = openDatabase(file);
  expect(upgraded.pragma('user_version', { simple: true })).toBe(allMigrations.length);
  expect(createRunLog(upgraded).read('r1')).toHaveLength(1);
  upgraded.close();
  const copy = openDatabase(`${file}.before-v${String(allMigrations.length)}.bak`, {
    readOnly: true,
    migrations: allMigrations.slice(0, 1),
  });
  expect(copy.prepare('SELECT event FROM run_events').pluck().all()).toEqual([JSON.stringify(stepStarted)]);
  copy.close();
  openDatabase(file).close();
  expect(readdirSync(folder).filter((name) => name.endsWith('.bak'))).toHaveLength(1);
});

test('the database of the first version opens with all of its runs and figures, and a whole copy of it is kept', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'zeroclaw.db');
  const before = gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures', 'tables-4.db.gz')));
  writeFileSync(file, before);
  const database = openDatabase(file);
  const log = createRunLog(database);
  const runs = log.list({ limit: 100 }).map(({ runId }) => fold(log.read(runId).map(({ event }) => event)));
  expect(runs).toHaveLength(10);
  expect(createRunArchive(database).metrics()).toEqual([metricsOf('pump', runs.map(outcomeOf))]);
  expect(createRunArchive(database).auditDue()).toHaveLength(10);
  expect(log.lastFinishedAt('pump', undefined, Infinity)).toBe(
    Math.max(...runs.map(({ completedAt }) => completedAt ?? 0)),
  );
  expect(database.prepare('SELECT status, importance FROM runs ORDER BY number').raw().all()).toEqual([
    ['completed', 1],
    ['cancelled', 2],
    ['cancelled', 2],
    ['failed', 2],
    ['cancelled', 1],
    ['completed', 2],
    ['completed', 2],
    ['failed', 2],
    ['completed', 1],
    ['failed', 2],
  ]);
  expect(log.append('new', 0, [stepStarted], { ...exampleRun, runId: 'new' })).toBe(true);
  database.close();
  const copy = openDatabase(`${file}.before-v${String(allMigrations.length)}.bak`, {
    readOnly: true,
    migrations: allMigrations.slice(0, 4),
  });
  expect(copy.prepare('SELECT count(*) FROM run_events').pluck().get()).toBe(
    runs.reduce((sum, { version }) => sum + version, 0),
  );
  copy.close();
});

test('a new database leaves no copy', () => {
  const folder = temporaryFolder();
  openDatabase(join(folder, 'zeroclaw.db')).close();
  expect(readdirSync(folder)).toEqual(['zeroclaw.db']);
});

test('an upgrade that fails changes nothing, and says which step it was', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  openDatabase(file).close();
  const broken = [
    ...allMigrations,
    { name: '0099-good', sql: 'CREATE TABLE fresh (a)' },
    { name: '0100-broken', sql: 'CREATE TABLE runs (a)' },
  ];
  expect(failureOf(() => openDatabase(file, { migrations: broken }))).toMatchObject({
    code: 'storage.migration',
    message: expect.stringContaining('0100-broken') as string,
    remedy: expect.stringMatching(/version that wrote it/u) as string,
  });
  const database = openDatabase(file);
  expect(database.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'fresh'").pluck().get()).toBe(0);
  database.close();
});

test('an upgrade for which the disk has no room says that, not that the tables are wrong', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  openDatabase(file).close();
  const large: Migration = {
    name: '0099-large',
    sql: 'CREATE TABLE fresh (a)',
    fill: (database) => {
      database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
      database.prepare('INSERT INTO fresh VALUES (randomblob(1000000))').run();
    },
  };
  expect(failureOf(() => openDatabase(file, { migrations: [...allMigrations, large] }))).toMatchObject({
    code: 'storage.write',
    remedy: expect.stringMatching(/space on the disk/u) as string,
  });
});

test.each([
  {
    name: 'cut in half',
    harm: (file: string) => {
      truncateSync(file, Math.floor(statSync(file).size / 2));
    },
  },
  {
    name: 'cut inside a page',
    harm: (file: string) => {
      truncateSync(file, 5_000);
    },
  },
  {
    name: 'cut to nothing',
    harm: (file: string) => {
      truncateSync(file, 0);
    },
  },
  {
    name: 'overwritten with text',
    harm: (file: string) => {
      writeFileSync(file, 'this is no database\n'.repeat(500));
    },
  },
  {
    name: 'gone, but for its log',
    harm: (file: string) => {
      rmSync(file);
      writeFileSync(`${file}-wal`, 'x');
    },
  },
])(
  'a database that is $name is told with its place and the way to fix it, and is not replaced',
  ({ harm }) => {
    const folder = temporaryFolder();
    const file = filledDatabase(folder);
    harm(file);
    const before = existsSync(file) ? readFileSync(file) : null;
    const failure = failureOf(() => openDatabase(file));
    expect(failure).toMatchObject({
      code: 'storage.damaged',
      message: expect.stringContaining(file) as string,
      remedy: expect.stringContaining('zeroclaw restore FILE') as string,
    });
    expect(existsSync(file) ? readFileSync(file) : null).toEqual(before);
  },
);

test('a large database that is cut off is told as damaged, although it is not read as a whole', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const database = openDatabase(file);
  const log = createRunLog(database);
  for (let index = 0; index < 20; index += 1)
    log.append(
      `r${String(index)}`,
      0,
      [{ type: 'step-completed', at: index, step: 1, output: 'x'.repeat(1_000_000) }],
      { ...exampleRun, runId: `r${String(index)}` },
    );
  database.close();
  expect(statSync(file).size).toBeGreaterThan(16 * 1024 * 1024);
  truncateSync(file, statSync(file).size - 4_096);
  expect(failureOf(() => openDatabase(file))).toMatchObject({ code: 'storage.damaged' });
});

test('a run whose pages are damaged in a large database is told as damage when it is read', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const database = openDatabase(file);
  const log = createRunLog(database);
  for (let index = 0; index < 20; index += 1)
    log.append(
      `r${String(index)}`,
      0,
      [{ type: 'step-completed', at: index, step: 1, output: 'x'.repeat(1_000_000) }],
      { ...exampleRun, runId: `r${String(index)}` },
    );
  const root = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'run_events'")
    .pluck()
    .get() as number;
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (root - 1) * 4_096, root * 4_096);
  writeFileSync(file, bytes);
  const opened = openDatabase(file);
  expect(createRunLog(opened).list({ limit: 100 })).toHaveLength(20);
  expect(failureOf(() => createRunLog(opened).read('r1')).code).toBe('storage.damaged');
  opened.close();
});

test('the way to fix a damaged database names the copy that is there', () => {
  const file = filledDatabase(temporaryFolder());
  copyFileSync(file, `${file}.before-v4.bak`);
  truncateSync(file, 5_000);
  expect(failureOf(() => openDatabase(file)).remedy).toContain(`zeroclaw restore ${file}.before-v4.bak`);
});

test('a crash in the middle of a first start leaves nothing that looks damaged', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  writeFileSync(`${file}.new`, '');
  openDatabase(file).close();
  expect(existsSync(`${file}.new`)).toBe(false);
});

test('the database of another program is left alone', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const foreign = new BetterSqlite3(file);
  foreign.exec('CREATE TABLE photos (a)');
  foreign.close();
  expect(failureOf(() => openDatabase(file)).code).toBe('storage.foreign');
});

test('a database of a newer version is refused', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  openDatabase(file).close();
  expect(failureOf(() => openDatabase(file, { migrations: allMigrations.slice(0, 1) }))).toMatchObject({
    code: 'storage.newer',
    remedy: expect.stringContaining('Update ZeroClaw') as string,
  });
});

test('a database of a newer version names the newest copy from before an upgrade that this program knows', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  openDatabase(file).close();
  for (const tables of [1, 2, 3])
    openDatabase(`${file}.before-v${String(tables + 1)}.bak`, {
      migrations: allMigrations.slice(0, tables),
    }).close();
  expect(failureOf(() => openDatabase(file, { migrations: allMigrations.slice(0, 2) })).remedy).toContain(
    `zeroclaw restore ${file}.before-v3.bak`,
  );
});

test.each([
  { name: 'missing', prepare: () => {}, code: 'storage.missing' },
  {
    name: 'from an older version',
    prepare: (file: string) => {
      openDatabase(file, { migrations: allMigrations.slice(0, 1) }).close();
    },
    code: 'storage.older',
  },
])('a database that is $name is not made or changed by reading', ({ prepare, code }) => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  prepare(file);
  const content = (): Buffer | null => (existsSync(file) ? readFileSync(file) : null);
  const before = content();
  expect(failureOf(() => openDatabase(file, { readOnly: true })).code).toBe(code);
  expect(content()).toEqual(before);
});

test('a database whose second half is gone is told as damaged to one that only reads', () => {
  const file = filledDatabase(temporaryFolder());
  const { size } = statSync(file);
  truncateSync(file, Math.floor(size / 2));
  truncateSync(file, size);
  expect(failureOf(() => openDatabase(file, { readOnly: true }))).toMatchObject({
    code: 'storage.damaged',
    remedy: expect.stringContaining('zeroclaw restore FILE') as string,
  });
});

test('reading does not write, also beside an engine', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  const engine = openDatabase(file);
  createRunLog(engine).append('r1', 0, [stepStarted], exampleRun);
  const reader = openDatabase(file, { readOnly: true });
  expect(createRunLog(reader).list({ limit: 10 })).toHaveLength(1);
  expect(() => reader.exec('DELETE FROM runs')).toThrow('readonly');
  reader.close();
  engine.close();
});

test('a folder in the place of the database is told', () => {
  const file = join(temporaryFolder(), 'zeroclaw.db');
  mkdirSync(file);
  expect(failureOf(() => openDatabase(file)).code).toBe('storage.open');
});
