import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { withGracePeriod } from './grace-period';

const enough = new Error('enough');

test('work that ends soon after the abort ends well, and leaves no timer', async () => {
  const clock = new FakeClock();
  const stop = new AbortController();
  let finish = (): void => {};
  const worked = withGracePeriod(
    clock,
    3_000,
    stop.signal,
    () =>
      new Promise<string>((resolve) => {
        finish = () => {
          resolve('sent');
        };
      }),
  );
  stop.abort(enough);
  await clock.advance(2_000);
  finish();
  expect([await worked, clock.sleeping]).toEqual(['sent', 0]);
});

test('work that takes longer is ended with the reason, heard or not', async () => {
  const clock = new FakeClock();
  const stop = new AbortController();
  let heard: unknown = null;
  const worked = withGracePeriod(
    clock,
    3_000,
    stop.signal,
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          heard = signal.reason;
          reject(enough);
        });
      }),
  );
  const deaf = withGracePeriod(clock, 3_000, stop.signal, () => new Promise(() => {}));
  const ended = Promise.allSettled([worked, deaf]);
  stop.abort(enough);
  await clock.advance(3_000);
  expect([await ended, heard]).toMatchObject([[{ reason: enough }, { reason: enough }], enough]);
});

test('nothing begins after the abort', async () => {
  await expect(
    withGracePeriod(new FakeClock(), 3_000, AbortSignal.abort(enough), () =>
      Promise.reject(new Error('begun')),
    ),
  ).rejects.toBe(enough);
});
