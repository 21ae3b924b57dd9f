import { expect, test } from 'vitest';
import type { RunEvent } from '../../../../shared/run';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { exampleRun, exampleSop } from '../../../testing/example-run';
import { FakeClock } from '../../../testing/fake-clock';
import { createCronState } from '../../../platform/storage/cron-state';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { cutoffsAt, deleteOldRuns, type RetentionDays } from './retention';
import { createRunArchive } from './run-archive';
import { createRunLog } from './run-log';
import { createSettledTime, type SettledNow } from '../../../platform/storage/settled-time';

const day = 24 * 60 * 60 * 1000;
const start = 1000 * day;

function openRetention(
  days: RetentionDays,
  settles: (clock: FakeClock, database: Database) => SettledNow = (clock) => () => clock.now(),
  cooldowns: ReadonlyMap<string, number> = new Map(),
) {
  const database = openDatabase(':memory:');
  const log = createRunLog(database);
  const archive = createRunArchive(database);
  const clock = new FakeClock(start);
  const problems = new Problems(clock, silentLogger);
  const ending = new AbortController();
  const batches: number[] = [];
  let failure: Error | null = null;
  const finished = deleteOldRuns(
    {
      archive: {
        deleteOlder: (cutoffs, rows) => {
          if (failure !== null) throw failure;
          const deleted = archive.deleteOlder(cutoffs, rows);
          batches.push(deleted.runs);
          return deleted;
        },
      },
      clock,
      settledNow: settles(clock, database),
      logger: silentLogger,
      problems,
      days: () => days,
      cooldowns: () => cooldowns,
    },
    ending.signal,
  );
  const end = (
    runId: string,
    at: number,
    last: RunEvent = { type: 'run-completed', at },
    steps = 0,
  ): void => {
    const run = { ...exampleRun, runId, startedAt: at - 5, status: 'completed', completedAt: at } as const;
    const events: RunEvent[] = [
      {
        type: 'run-started',
        at: at - 5,
        runId,
        sop: exampleSop,
        sopHash: 'h',
        trigger: exampleRun.trigger,
        approvalTimeoutSecs: 0,
        startedBy: 'mqtt',
      },
      ...Array.from({ length: steps }, (_, attempt): RunEvent => ({
        type: 'step-started',
        at,
        step: 1,
        attempt,
      })),
      last,
    ];
    log.append(runId, 0, events, run);
    archive.audited(new Map([[runId, events.length]]));
  };
  return {
    archive,
    clock,
    problems,
    batches,
    end,
    left: () =>
      log
        .list({ limit: 1000 })
        .map(({ runId }) => runId)
        .sort(),
    fail: (thrown: Error | null) => {
      failure = thrown;
    },
    close: async () => {
      ending.abort(new Error('closing'));
      await finished;
    },
  };
}

test('soon after the start and then daily, runs go that are older than their importance allows; figures stay', async () => {
  const { archive, clock, end, left, close } = openRetention({ dull: 2, normal: 10, important: 0 });
  end('old and dull', start - 3 * day);
  end('young and dull', start - 1.5 * day);
  end('old and important', start - 900 * day, { type: 'run-failed', at: start, reason: 'x' });
  await clock.advance(9_000);
  expect(left()).toHaveLength(3);
  await clock.advance(1_000);
  expect(left()).toEqual(['old and important', 'young and dull']);
  await clock.advance(day);
  expect(left()).toEqual(['old and important']);
  expect(archive.metrics()).toMatchObject([{ sop: 'pump', totalRuns: 3 }]);
  await close();
  expect(clock.sleeping).toBe(0);
});

test('a run goes when the cooldown of its procedure is over, where that is longer than its days', async () => {
  const { clock, end, left, close } = openRetention(
    { dull: 2, normal: 2, important: 2 },
    undefined,
    new Map([['pump', 4 * day]]),
  );
  end('held', start - 3 * day);
  end('over', start - 5 * day);
  await clock.advance(10_000);
  expect(left()).toEqual(['held']);
  await clock.advance(day);
  expect(left()).toEqual([]);
  await close();
});

test('old runs go in small batches with pauses between, however long they are, so that others get their turn', async () => {
  const { clock, batches, end, left, close } = openRetention({ dull: 1, normal: 1, important: 1 });
  for (const run of ['a', 'b']) end(run, start - 5 * day, { type: 'run-completed', at: start }, 2_500);
  for (let index = 0; index < 45; index += 1) end(`r${String(index)}`, start - 4 * day);
  await clock.advance(10_000);
  expect(batches).toEqual([0]);
  await clock.advance(100);
  expect([batches, left()]).toEqual([[0, 1, 46], []]);
  await close();
});

test('a clock that is years ahead when the engine starts deletes nothing; one that goes on so for a day does', async () => {
  const { clock, end, left, close } = openRetention(
    { dull: 2, normal: 10, important: 0 },
    (ticking, database) => createSettledTime(createCronState(database), ticking),
  );
  end('young', start - day);
  clock.set(start + 1000 * day);
  await clock.advance(10_000);
  clock.set(start);
  await clock.advance(day);
  expect(left()).toEqual(['young']);
  await clock.advance(day);
  expect(left()).toEqual([]);
  await close();
});

test('a disk that fails is shown, and the next day it goes on', async () => {
  const { clock, problems, end, left, fail, close } = openRetention({ dull: 1, normal: 1, important: 1 });
  end('r1', start - 5 * day);
  fail(new Error('disk I/O error'));
  await clock.advance(10_000);
  expect(problems.list()).toMatchObject([
    { id: 'retention', message: 'Old runs could not be deleted: disk I/O error' },
  ]);
  fail(null);
  await clock.advance(day);
  expect([problems.list(), left()]).toEqual([[], []]);
  await close();
});

test('0 days means forever', () => {
  expect(cutoffsAt(10 * day, { dull: 0, normal: 4, important: 0 }, new Map())).toEqual({
    dull: null,
    normal: 6 * day,
    important: null,
    cooling: new Map(),
  });
});
