import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import { FakeClock } from '../../testing/fake-clock';
import { AfterRestore } from './after-restore';

/** What a disk takes while it is full: nothing. */
function setUp() {
  const clock = new FakeClock();
  const problems = new Problems(clock, silentLogger);
  const log: string[] = [];
  const takes = { channels: true, runs: true, messages: true };
  const afterRestore = new AfterRestore({
    channels: {
      beginAnew: () => {
        if (!takes.channels) throw new Error('full');
        log.push('again');
      },
      resume: () => {
        log.push('resume');
      },
      noteEnded: () => takes.messages,
    },
    applyChannels: () => {
      log.push('apply');
      return Promise.resolve();
    },
    isRecorded: () => takes.runs,
    over: () => {
      log.push('over');
    },
    database: 'zeroclaw.db',
    problems,
    clock,
    logger: silentLogger,
  });
  return { afterRestore, clock, problems, log, takes };
}

test.each(['runs', 'messages'] as const)('a restore is over once the disk took its %s', async (what) => {
  const { afterRestore, clock, log, takes } = setUp();
  takes[what] = false;
  afterRestore.beginAnew();
  afterRestore.resume();
  const running = afterRestore.run(new AbortController().signal);
  await clock.advance(60_000);
  expect(log).toEqual(['again', 'resume']);
  takes[what] = true;
  await clock.advance(10_000);
  expect(log).toEqual(['again', 'resume', 'over']);
  await running;
});

test('channels that could not begin again are told of, and come once they have', async () => {
  const { afterRestore, clock, problems, log, takes } = setUp();
  takes.channels = false;
  afterRestore.beginAnew();
  afterRestore.resume();
  const running = afterRestore.run(new AbortController().signal);
  await clock.advance(60_000);
  expect([log, problems.list()]).toMatchObject([
    [],
    [
      {
        message: 'The channels are off: what was owed on them in the backup could not be taken out: full',
        remedy: 'Check the disk. It is tried again until it is done; then they come.',
      },
    ],
  ]);
  takes.channels = true;
  await clock.advance(10_000);
  expect([log, problems.list()]).toEqual([['again', 'apply', 'resume', 'over'], []]);
  await running;
});

test('an engine that closes leaves the rest to the next start', async () => {
  const { afterRestore, log, takes } = setUp();
  takes.runs = false;
  const closing = new AbortController();
  const running = afterRestore.run(closing.signal);
  closing.abort(new Error('the engine closes'));
  await running;
  expect(log).not.toContain('over');
});
