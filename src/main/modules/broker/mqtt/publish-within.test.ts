import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { publishWithin } from './publish-within';

const never = new AbortController().signal;

/** A connection whose acknowledgement and later answer come when the test says so. */
function session() {
  const acknowledged = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  return {
    acknowledge: () => {
      acknowledged.resolve();
    },
    answer: () => {
      answered.resolve();
    },
    asked: () => asked,
    publish: (_topic: string, _payload: string, signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
        acknowledged.promise.then(resolve, reject);
      }),
    caughtUp: () => {
      asked += 1;
      return answered.promise;
    },
  };
}

test('an acknowledgement in time asks the broker nothing more', async () => {
  const clock = new FakeClock();
  const line = session();
  const published = publishWithin(line, clock, 'a', 'x', never);
  line.acknowledge();
  await published;
  await clock.advance(60_000);
  expect([line.asked(), clock.sleeping]).toEqual([0, 0]);
});

test('one that is late counts as long as the broker has answered nothing later', async () => {
  const clock = new FakeClock();
  const line = session();
  const published = publishWithin(line, clock, 'a', 'x', never);
  await clock.advance(60_000);
  expect(line.asked()).toBe(1);
  line.acknowledge();
  await published;
});

test('when it answers something later and not this, it is not known', async () => {
  const clock = new FakeClock();
  const line = session();
  const published = expect(publishWithin(line, clock, 'a', 'x', never)).rejects.toThrow('within 15 s');
  await clock.advance(15_000);
  line.answer();
  await published;
});
