import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { DeadlinePassed } from './within';
import { WorkingTime } from './working-time';

test('passes when the work has taken its time', async () => {
  const clock = new FakeClock();
  const time = new WorkingTime(clock, 1000);
  await clock.advance(999);
  expect(time.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(time.signal.reason).toBeInstanceOf(DeadlinePassed);
});

test('does not count what is waited for, two waits at once included', async () => {
  const clock = new FakeClock();
  const time = new WorkingTime(clock, 1000);
  await clock.advance(600);
  const first = time.without(() => clock.sleep(5000, new AbortController().signal));
  const second = time.without(() => clock.sleep(9000, new AbortController().signal));
  await clock.advance(9000);
  await Promise.all([first, second]);
  await clock.advance(399);
  expect(time.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(time.signal.aborted).toBe(true);
});

test.each([
  { name: 'set ahead, or the machine slept,', byMs: 86_400_000 },
  { name: 'set back', byMs: -86_400_000 },
])('takes as long as ever when the clock was $name before a wait', async ({ byMs }) => {
  const clock = new FakeClock();
  const time = new WorkingTime(clock, 600_000);
  await clock.advance(200_000);
  clock.set(clock.now() + byMs);
  await time.without(async () => {});
  await clock.advance(398_000);
  expect(time.signal.aborted).toBe(false);
  await clock.advance(2_000);
  expect(time.signal.aborted).toBe(true);
});

test('leaves no timer behind when the work has ended, during a wait too', async () => {
  const clock = new FakeClock();
  const time = new WorkingTime(clock, 1000);
  const wait = time.without(() => clock.sleep(10, new AbortController().signal));
  time.end();
  await clock.advance(10);
  await wait;
  expect(clock.sleeping).toBe(0);
  expect(time.signal.aborted).toBe(false);
});
