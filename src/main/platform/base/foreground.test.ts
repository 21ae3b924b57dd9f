import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { Foreground } from './foreground';

const never = new AbortController().signal;

test('quiet begins again with every piece of work, and lasts through none', async () => {
  const clock = new FakeClock(0);
  const foreground = new Foreground();
  let quietSince = -1;
  void foreground.quiet(clock, 100, never).then(() => {
    quietSince = clock.now();
  });
  await clock.advance(60);
  let end = (): void => {};
  const work = foreground.during(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await clock.advance(500);
  expect(quietSince).toBe(-1);
  end();
  await work;
  await clock.advance(99);
  expect(quietSince).toBe(-1);
  await clock.advance(1);
  expect(quietSince).toBe(660);
});

test('work that begins is told to what runs behind it, also when it fails', async () => {
  const foreground = new Foreground();
  const before = foreground.change;
  await expect(foreground.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(before.aborted).toBe(true);
});

test('waiting for quiet ends with its signal and leaves no timer', async () => {
  const clock = new FakeClock(0);
  const stopped = new AbortController();
  const waiting = new Foreground().quiet(clock, 100, stopped.signal);
  stopped.abort(new Error('closing'));
  await expect(waiting).rejects.toThrow('closing');
  expect(clock.sleeping).toBe(0);
});
