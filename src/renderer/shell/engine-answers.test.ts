import { expect, test } from 'vitest';
import { countAnswers } from './engine-answers';

test('the engine is asked one question at a time; while it does not answer that is told, and that it does again', async () => {
  const told: (number | null)[] = [];
  const pings: (() => void)[] = [];
  let second = 0;
  const look = countAnswers({
    ping: () =>
      new Promise<void>((resolve) => {
        pings.push(resolve);
      }),
    elapsed: () => second * 1000,
    now: () => 50_000 + second * 1000,
    silent: (since) => {
      told.push(since);
    },
  });
  const answer = async (): Promise<void> => {
    pings.splice(0).forEach((resolve) => {
      resolve();
    });
    await Promise.resolve();
  };
  for (second = 0; second < 4; second += 1) {
    look();
    await answer();
  }
  for (; second < 12; second += 1) look();
  expect([pings.length, told]).toEqual([1, [54_000]]);
  await answer();
  look();
  expect(told).toEqual([54_000, null]);
});
