import { expect, test } from 'vitest';
import type { Run, RunEvent } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';
import { inKorean } from '../../../shared/sentences/in-korean';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import type { Backlog } from './waiting-events';
import { FakeClock } from '../../testing/fake-clock';
import { LagWatch } from './lag-watch';

function rig() {
  const clock = new FakeClock();
  const problems = new Problems(clock, silentLogger);
  const engine: { backlog: Backlog | null } = { backlog: null };
  const watch = new LagWatch(problems, clock, engine);
  const tell = (runId: string, event: object): void => {
    watch.changed({ runId } as Run, { at: clock.now(), ...event } as RunEvent);
  };
  return {
    clock,
    watch,
    engine,
    problems: () => problems.list(),
    starts: (runId: string, source: SopEvent['source'] = 'mqtt', waitedMs = 0) => {
      tell(runId, {
        type: 'run-started',
        trigger: { source, topic: 'a', payload: null, receivedAt: clock.now() - waitedMs },
      });
    },
    begins: (runId: string) => {
      tell(runId, { type: 'step-started', step: 1, attempt: 1 });
    },
  };
}

test('events that begin in time are no problem, and nothing goes on ticking', async () => {
  const { clock, starts, begins, problems } = rig();
  starts('r1');
  await clock.advance(1_000);
  begins('r1');
  await clock.advance(10_000);
  expect(problems()).toEqual([]);
  expect(clock.sleeping).toBe(0);
});

test('a run that has done nothing for more than 2 s is told with its number, which grows, until it has begun', async () => {
  const { clock, starts, begins, problems } = rig();
  starts('r1');
  await clock.advance(2_000);
  expect(problems()).toEqual([]);
  await clock.advance(1_000);
  expect(problems()).toMatchObject([
    { id: 'event-lag', message: 'The first step begins 3 s after its event came' },
  ]);
  await clock.advance(37_000);
  expect(problems()[0]?.message).toBe('The first step begins 40 s after its event came');
  begins('r1');
  await clock.advance(4_000);
  expect(problems()).toHaveLength(1);
  await clock.advance(3_000);
  expect(problems()).toEqual([]);
  expect(clock.sleeping).toBe(0);
});

test('what began late is told although nothing waits any more, and over when it has been caught up', async () => {
  const { clock, starts, begins, problems } = rig();
  starts('r1', 'webhook', 12_000);
  begins('r1');
  await clock.advance(1_000);
  expect(problems()[0]?.message).toBe('The first step begins 12 s after its event came');
  for (let seconds = 0; seconds < 7; seconds += 1) {
    starts(`later${String(seconds)}`);
    begins(`later${String(seconds)}`);
    await clock.advance(1_000);
  }
  expect(problems()).toEqual([]);
});

test('events that wait for a place count', async () => {
  const { clock, watch, engine, problems } = rig();
  engine.backlog = { count: 3, oldestAt: clock.now() - 5_000 };
  watch.backlogChanged();
  await clock.advance(1_000);
  expect(problems()[0]?.message).toBe('The first step begins 6 s after its event came');
  engine.backlog = null;
  watch.backlogChanged();
  await clock.advance(1_000);
  expect(problems()).toEqual([]);
});

test.each(['manual', 'cron'] as const)('a start by %s has no arrival', async (source) => {
  const { clock, starts, problems } = rig();
  starts('r1', source, 60_000);
  await clock.advance(10_000);
  expect(problems()).toEqual([]);
});

test('the sentences are Korean as well', async () => {
  const { clock, starts, problems } = rig();
  starts('r1');
  await clock.advance(5_000);
  const [problem] = problems();
  expect(inKorean(problem?.message ?? '')).toBe('이벤트가 온 지 5초 뒤에 첫 단계가 시작됩니다');
  expect(inKorean(problem?.remedy ?? '')).toMatch(/\[sop\]/u);
});
