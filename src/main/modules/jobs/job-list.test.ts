import { expect, test, vi } from 'vitest';
import type { Job } from '../../../shared/job';
import { silentLogger } from '../../platform/base/logger';
import type { JobStore, NewJob } from '../../ports/jobs';
import { openDatabase } from '../../platform/storage/database';
import { createJobStore } from './job-store';
import { FakeClock } from '../../testing/fake-clock';
import { JobList } from './job-list';

const hour = 3_600_000;
const nine = Date.UTC(2026, 10, 22, 9);
const daily: NewJob = {
  name: 'Greet',
  schedule: '0 9 * * *',
  timezone: 'UTC',
  action: 'message',
  text: 'Good morning',
  delivery: null,
  by: 'chat:c',
};

interface Bench {
  readonly clock: FakeClock;
  readonly store: JobStore;
  readonly done: string[];
  paused: boolean;
  /** What carrying a job out does; it answers "sent" unless a test says otherwise. */
  work: (job: Job, signal: AbortSignal) => Promise<string>;
  readonly jobs: JobList;
  /** Another engine in the same home. */
  restart(): JobList;
}

function bench(start = nine - hour): Bench {
  const store = createJobStore(openDatabase(':memory:'));
  let ids = 0;
  const open = (): JobList =>
    new JobList({
      store,
      clock: it.clock,
      settledNow: () => it.clock.now(),
      newId: () => `j${String(++ids)}`,
      logger: silentLogger,
      timezone: () => 'UTC',
      heldBack: () => (it.paused ? 'all triggers are paused' : null),
      carryOut: async (job, due, signal) => {
        it.done.push(`${job.name} ${new Date(due).toISOString()}`);
        return { outcome: await it.work(job, signal), owed: null };
      },
      atomically: (work) => {
        work();
      },
    });
  const it: Bench = {
    clock: new FakeClock(start),
    store,
    done: [],
    paused: false,
    work: async () => 'sent',
    restart: open,
    get jobs() {
      return jobs;
    },
  };
  const jobs = open();
  return it;
}

/** The machine sleeps until just before the same time of the next day. */
async function nextDay({ clock }: Bench): Promise<void> {
  clock.set(clock.now() + 24 * hour - 60_000);
  await clock.advance(60_000);
}

const lastOf = ({ jobs }: Bench): (string | undefined)[] => jobs.list().map(({ last }) => last?.outcome);

test('a job is carried out at its time, again and again, and says what came of it', async () => {
  const it = bench();
  const stop = new AbortController();
  const running = it.jobs.run(stop.signal);
  expect(it.jobs.add(daily)).toMatchObject({ ok: true, value: { id: 'j1', nextAt: nine, last: null } });
  await it.clock.advance(hour - 1);
  expect(it.done).toEqual([]);
  await it.clock.advance(1);
  await nextDay(it);
  expect(it.done).toEqual(['Greet 2026-11-22T09:00:00.000Z', 'Greet 2026-11-23T09:00:00.000Z']);
  expect(it.jobs.list()).toMatchObject([
    { last: { at: nine + 24 * hour, outcome: 'sent' }, nextAt: nine + 48 * hour },
  ]);
  expect(it.jobs.remove('j1').ok).toBe(true);
  await nextDay(it);
  expect(it.done).toHaveLength(2);
  stop.abort(new Error('closed'));
  await running;
  expect(it.clock.sleeping).toBe(0);
});

test('a job whose time comes between two looks at the clock is not put off', async () => {
  const it = bench(nine - 2);
  it.jobs.add({ ...daily, schedule: '2026-11-22T09:00' });
  it.clock.set(nine - 1);
  const rows = it.store.list();
  vi.spyOn(it.store, 'list').mockImplementationOnce(() => {
    it.clock.set(nine);
    return rows;
  });
  const stop = new AbortController();
  const running = it.jobs.run(stop.signal);
  await it.clock.advance(0);
  expect(it.done).toEqual(['Greet 2026-11-22T09:00:00.000Z']);
  stop.abort(new Error('closed'));
  await running;
});

test('a disk that cannot be read for a moment ends no clock', async () => {
  const it = bench(nine - 60_000);
  it.jobs.add(daily);
  const broken = (): never => {
    throw new Error('disk I/O error');
  };
  vi.spyOn(it.store, 'list').mockImplementationOnce(broken).mockImplementationOnce(broken);
  const stop = new AbortController();
  const running = it.jobs.run(stop.signal);
  await it.clock.advance(60_000);
  expect(it.done).toEqual(['Greet 2026-11-22T09:00:00.000Z']);
  stop.abort(new Error('closed'));
  await running;
});

test('what was missed outside of ZeroClaw is made up for once, and a moment comes once', async () => {
  const it = bench();
  it.jobs.add(daily);
  it.jobs.add({ ...daily, name: 'Once', schedule: '2026-11-22T10:00' });
  it.clock.set(nine + 50 * hour);
  const later = it.restart();
  const stop = new AbortController();
  const running = later.run(stop.signal);
  await it.clock.advance(0);
  await it.clock.advance(hour);
  expect(it.done).toEqual(['Greet 2026-11-22T09:00:00.000Z', 'Once 2026-11-22T10:00:00.000Z']);
  expect(later.list().map(({ nextAt }) => nextAt)).toEqual([nine + 72 * hour, null]);
  stop.abort(new Error('closed'));
  await running;
});

test('a crash in the middle repeats nothing', () => {
  const it = bench();
  it.jobs.add(daily);
  it.work = () => new Promise(() => {});
  it.clock.set(nine);
  it.jobs.check(new AbortController().signal);
  expect(lastOf(it)).toEqual(['under way']);
  const next = it.restart();
  next.check(new AbortController().signal);
  expect(it.done).toHaveLength(1);
  expect(next.list()).toMatchObject([
    { last: { at: nine, outcome: 'interrupted: what came of it is not known' } },
  ]);
});

test('a moment whose job was interrupted is told, and forgotten like any other', () => {
  const it = bench();
  const never = new AbortController().signal;
  it.jobs.add({ ...daily, schedule: '2026-11-22T09:00' });
  it.work = () => new Promise(() => {});
  it.clock.set(nine);
  it.jobs.check(never);
  it.jobs.check(never);
  expect(it.jobs.list()).toMatchObject([{ nextAt: null, last: { outcome: 'under way' } }]);
  const next = it.restart();
  next.check(never);
  expect(next.list()).toMatchObject([
    { nextAt: null, last: { at: nine, outcome: 'interrupted: what came of it is not known' } },
  ]);
  it.clock.set(nine + 31 * 24 * hour);
  next.check(never);
  expect([it.done.length, next.list()]).toEqual([1, []]);
});

test.each([
  { name: 'a moment', schedule: '2026-11-22T09:00', wrong: nine - 2 * hour, right: nine + 22 * hour },
  {
    name: 'a moment that the wrong clock comes to again',
    schedule: '2026-11-22T09:00',
    wrong: nine - 2 * hour,
    until: nine + hour,
    right: nine + 25 * hour,
  },
  { name: 'a cron', schedule: '0 9 * * *', wrong: nine - 2 * hour, right: nine + 22 * hour },
  {
    name: 'a cron under a clock in the year 2000',
    schedule: '0 9 * * *',
    wrong: Date.UTC(2000, 0, 1),
    right: nine + 22 * hour,
  },
])(
  '$name that was done is not done again when a clock that was behind is set right',
  async ({ schedule, wrong, until, right }) => {
    const it = bench();
    const never = new AbortController().signal;
    it.jobs.add({ ...daily, schedule });
    it.clock.set(nine + 50 * 60_000);
    it.jobs.check(never);
    await it.clock.advance(0);
    expect(it.done).toHaveLength(1);
    const next = it.restart();
    for (const at of [wrong, until ?? wrong, right]) {
      it.clock.set(at);
      next.check(never);
    }
    expect(it.done).toHaveLength(1);
  },
);

test('a job that was never due is not done when a clock that was behind is set right', () => {
  const it = bench();
  const never = new AbortController().signal;
  it.jobs.add({ ...daily, schedule: '0 3 1 * *' });
  it.jobs.add({ ...daily, name: 'Once', schedule: '2026-11-22T09:00' });
  for (const at of [Date.UTC(2000, 0, 1), nine - 30 * 60_000]) {
    it.clock.set(at);
    it.jobs.check(never);
  }
  expect(it.done).toEqual([]);
  it.clock.set(nine);
  it.jobs.check(never);
  expect(it.done).toEqual(['Once 2026-11-22T09:00:00.000Z']);
});

test('nothing begins while all triggers are paused, nor while the time before is under way', async () => {
  const it = bench();
  it.jobs.add({ ...daily, schedule: '0 * * * *' });
  it.paused = true;
  const never = new AbortController().signal;
  it.clock.set(nine);
  it.jobs.check(never);
  expect([it.done, lastOf(it)]).toEqual([[], ['left out: all triggers are paused']]);
  it.paused = false;
  let finish = (_outcome: string): void => {};
  it.work = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  it.clock.set(nine + hour);
  it.jobs.check(never);
  it.clock.set(nine + 2 * hour);
  it.jobs.check(never);
  expect([it.done.length, lastOf(it)]).toEqual([1, ['left out: the time before is still under way']]);
  finish('answered');
  await it.clock.advance(0);
  expect(lastOf(it)).toEqual(['answered']);
});

test('a failure is told, and an engine that closes stops what is under way', async () => {
  const it = bench();
  it.jobs.add(daily);
  it.work = async () => {
    throw new Error('no broker');
  };
  it.clock.set(nine);
  const stop = new AbortController();
  const running = it.jobs.run(stop.signal);
  await it.clock.advance(0);
  expect(lastOf(it)).toEqual(['failed: no broker']);
  it.work = (_job, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  await nextDay(it);
  stop.abort(new Error('closed'));
  await running;
  expect(lastOf(it)).toEqual(['stopped with the engine']);
});

test('a clock that was set back a little repeats nothing; one that was wrong starts again', async () => {
  const it = bench(nine - 60_000);
  const never = new AbortController().signal;
  it.jobs.add(daily);
  it.clock.set(nine + 60_000);
  it.jobs.check(never);
  it.clock.set(nine - 60_000);
  it.jobs.check(never);
  it.clock.set(nine + 120_000);
  it.jobs.check(never);
  await it.clock.advance(0);
  expect(it.done).toHaveLength(1);
  it.clock.set(nine - 26 * hour);
  it.jobs.check(never);
  it.clock.set(nine - 24 * hour);
  it.jobs.check(never);
  expect(it.done).toHaveLength(2);
});

test('there is an end to planning, and unknown jobs are not removed', () => {
  const it = bench();
  for (let index = 0; index < 100; index += 1) expect(it.jobs.add(daily).ok).toBe(true);
  expect(it.jobs.add(daily)).toMatchObject({ ok: false, error: { code: 'job.too-many' } });
  expect(it.jobs.add({ ...daily, schedule: 'soon' })).toMatchObject({ ok: false });
  expect(it.jobs.remove('nothing')).toMatchObject({ ok: false, error: { code: 'job.unknown' } });
});

test('a job that never comes again is shown for a month', () => {
  const it = bench();
  const never = new AbortController().signal;
  it.jobs.add({ ...daily, schedule: '2026-11-22T09:00' });
  it.paused = true;
  it.clock.set(nine + hour);
  it.jobs.check(never);
  it.clock.set(nine + 29 * 24 * hour);
  it.jobs.check(never);
  expect(it.jobs.list()).toMatchObject([
    { nextAt: null, last: { outcome: 'left out: all triggers are paused' } },
  ]);
  it.clock.set(nine + 32 * 24 * hour);
  it.jobs.check(never);
  expect(it.jobs.list()).toEqual([]);
});

test('of very many jobs that never come again the newest are shown', () => {
  const it = bench();
  const never = new AbortController().signal;
  it.paused = true;
  const names = (from: number, to: number): readonly string[] =>
    Array.from({ length: to - from }, (_, index) => `job ${String(from + index)}`);
  for (let batch = 0; batch < 3; batch += 1) {
    for (const name of names(batch * 90, (batch + 1) * 90))
      it.jobs.add({ ...daily, name, schedule: new Date(nine + batch * hour).toISOString().slice(0, 16) });
    it.clock.set(nine + batch * hour + 60_000);
    it.jobs.check(never);
  }
  it.jobs.add(daily);
  it.jobs.check(never);
  const kept = it.jobs.list().map(({ name }) => name);
  expect([kept.length, names(90, 270).every((name) => kept.includes(name)), kept.includes('Greet')]).toEqual([
    201,
    true,
    true,
  ]);
});
