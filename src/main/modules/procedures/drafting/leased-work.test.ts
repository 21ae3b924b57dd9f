import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { LeasedWork } from './leased-work';

function rig() {
  const clock = new FakeClock(0);
  const closing = new AbortController();
  const work = new LeasedWork<string>(clock, closing.signal);
  let end = (_value: string): void => {};
  let begun = 0;
  const seen: { signal: AbortSignal | null } = { signal: null };
  const ask = () =>
    work.ask('one', (signal) => {
      begun += 1;
      seen.signal = signal;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
  return {
    clock,
    closing,
    ask,
    end: (value: string) => {
      end(value);
    },
    begun: () => begun,
    seen,
  };
}

test('work goes on while it is asked for, and its end is told once', async () => {
  const { clock, ask, end, begun, seen } = rig();
  const first = ask();
  await clock.advance(2_000);
  expect(await first).toBeNull();
  await clock.advance(4_000);
  const second = ask();
  end('done');
  expect([await second, begun(), seen.signal?.aborted]).toEqual(['done', 1, false]);
  expect(clock.sleeping).toBe(0);
});

test('work that nobody asks for any more is stopped, and one that is asked for later begins anew', async () => {
  const { clock, ask, begun, seen } = rig();
  const first = ask();
  await clock.advance(2_000);
  await first;
  await clock.advance(5_000);
  expect(seen.signal?.aborted).toBe(true);
  const again = ask();
  await clock.advance(2_000);
  expect([await again, begun()]).toEqual([null, 2]);
});

test('an engine that closes waits for nobody', async () => {
  const { clock, closing, ask, seen } = rig();
  const first = ask();
  closing.abort();
  expect([await first, seen.signal?.aborted, clock.sleeping]).toEqual([null, true, 0]);
});
