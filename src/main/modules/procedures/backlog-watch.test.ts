import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import { FakeClock } from '../../testing/fake-clock';
import { BacklogWatch } from './backlog-watch';

function rig() {
  const clock = new FakeClock();
  const problems = new Problems(clock, silentLogger);
  let told = 0;
  const watch = new BacklogWatch(problems, clock, () => {
    told += 1;
  });
  return {
    clock,
    watch,
    problems: () => problems.list().map(({ message }) => message),
    told: () => told,
  };
}

test('a storm of a few seconds is no problem, one that goes on is, again when it has doubled, and none when it is over', async () => {
  const { clock, watch, problems } = rig();
  const oldestAt = clock.now();
  watch.changed({ count: 40, oldestAt });
  expect(problems()).toEqual([]);
  await clock.advance(31_000);
  watch.changed({ count: 1, oldestAt });
  expect(problems()).toEqual(['1 event waits for a place, since 31 s']);
  await clock.advance(20_000);
  watch.changed({ count: 3, oldestAt });
  expect(problems()).toEqual(['1 event waits for a place, since 31 s']);
  await clock.advance(20_000);
  watch.changed({ count: 3, oldestAt });
  expect(problems()).toEqual(['3 events wait for a place, the oldest since 71 s']);
  watch.changed(null);
  expect(problems()).toEqual([]);
});

test('many at once are told at once, in Korean too', () => {
  const { clock, watch, problems } = rig();
  watch.changed({ count: 100, oldestAt: clock.now() });
  expect(problems()).toEqual(['100 events wait for a place, the oldest since 0 s']);
  expect(problems().map((text) => inKorean(text))).not.toContain(null);
});

test('however often it changes, the status is told once a second, and at once when nothing waits any more', async () => {
  const { clock, watch, told } = rig();
  for (let count = 1; count <= 50; count += 1) watch.changed({ count, oldestAt: clock.now() });
  expect(told()).toBe(1);
  await clock.advance(1_000);
  watch.changed({ count: 51, oldestAt: clock.now() });
  watch.changed(null);
  expect(told()).toBe(3);
});
