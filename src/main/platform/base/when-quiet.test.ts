import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { WhenQuiet } from './when-quiet';

function bench() {
  const clock = new FakeClock();
  const done: number[] = [];
  const start = clock.now();
  const quiet = new WhenQuiet(clock, { quietMs: 250, longestMs: 1_000 }, () => {
    done.push(clock.now() - start);
  });
  return { clock, done, quiet };
}

test('a burst is one piece of work, once it is over', async () => {
  const { clock, done, quiet } = bench();
  for (let times = 0; times < 3; times += 1) {
    quiet.heard();
    await clock.advance(200);
  }
  expect(done).toEqual([]);
  await clock.advance(5_000);
  expect(done).toEqual([650]);
  expect(clock.sleeping).toBe(0);
  quiet.heard();
  await clock.advance(250);
  expect(done).toEqual([650, 5_850]);
});

test('what never becomes quiet is done all the same, again and again', async () => {
  const { clock, done, quiet } = bench();
  for (let times = 0; times < 25; times += 1) {
    quiet.heard();
    await clock.advance(100);
  }
  expect(done).toEqual([1_000, 2_000]);
  await clock.advance(1_000);
  expect(done).toHaveLength(3);
  expect(clock.sleeping).toBe(0);
});

test('closed, it does nothing any more', async () => {
  const { clock, done, quiet } = bench();
  quiet.heard();
  quiet.close();
  await clock.advance(5_000);
  expect([done, clock.sleeping]).toEqual([[], 0]);
});
