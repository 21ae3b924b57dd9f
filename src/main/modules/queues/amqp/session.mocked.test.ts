import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { DeadlinePassed } from '../../../platform/base/within';
import { FakeClock } from '../../../testing/fake-clock';
import { QueuesSession } from './session';

vi.mock('amqplib', () => ({
  connect: () =>
    Promise.resolve(
      Object.assign(new EventEmitter(), {
        createChannel: () => new Promise(() => {}),
        close: () => Promise.resolve(),
      }),
    ),
}));

const never = new AbortController().signal;

test('a broker that is alive and says nothing to what it is asked has its connection ended, so that another one is tried', async () => {
  const clock = new FakeClock();
  const session = await QueuesSession.open(
    { url: 'amqp://127.0.0.1', username: 'guest', password: 'guest', ca: null },
    clock,
    never,
  );
  const listening = session.consume(
    'alarms',
    { message: () => new Promise(() => {}), settled: () => {} },
    () => {},
    never,
  );
  const told = expect(listening).rejects.toThrow(DeadlinePassed);
  await clock.advance(59_000);
  expect(session.ended.aborted).toBe(false);
  await clock.advance(1_000);
  await told;
  expect(session.ended.aborted).toBe(true);
});
