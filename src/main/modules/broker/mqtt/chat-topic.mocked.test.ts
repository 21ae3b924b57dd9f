import { expect, test, vi } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { ChatTopic } from './chat-topic';
import type { SessionListeners } from './session';

const broker = { asked: 0, closed: 0, answers: false };

vi.mock('./session', () => ({
  BrokerSession: class {
    constructor(_config: unknown, listeners: SessionListeners) {
      queueMicrotask(() => {
        listeners.connected(false, { shares: false });
      });
    }
    subscribe(): Promise<readonly string[]> {
      broker.asked += 1;
      return broker.answers ? Promise.resolve([]) : new Promise(() => {});
    }
    unsubscribe(): Promise<void> {
      return Promise.resolve();
    }
    close(): Promise<void> {
      broker.closed += 1;
      return Promise.resolve();
    }
  },
}));

test('a broker that leaves the topic unanswered is not waited for: the connection ends, and the next one asks again', async () => {
  const clock = new FakeClock(0);
  const topic = new ChatTopic({
    broker: { url: 'mqtt://127.0.0.1', username: null, password: null, ca: null, clientId: 'c', qos: 1 },
    topic: 'chat/in',
    heldTopics: { load: () => [], save: () => {} },
    handledMessages: {
      handled: () => null,
      saveHandled: () => {},
      handledIds: () => [],
      forgetHandled: () => {},
    },
    clock,
    newId: () => 'id',
    logger: silentLogger,
  });
  const connected = vi.fn();
  const listening = topic
    .listen(() => Promise.resolve(), connected, new AbortController().signal)
    .catch((failure: unknown) => failure);
  await comesTrue(() => {
    expect(broker.asked).toBe(1);
  });
  await clock.advance(30_000);
  expect(await listening).toMatchObject({
    code: 'mqtt.unheard',
    retryable: true,
    message: 'It is not certain that the broker delivers chat/in: No answer within 30 s',
  });
  expect([connected.mock.calls.length, broker.closed, clock.sleeping]).toEqual([0, 1, 0]);

  broker.answers = true;
  const stop = new AbortController();
  const again = topic
    .listen(() => Promise.resolve(), connected, stop.signal)
    .catch((failure: unknown) => failure);
  await comesTrue(() => {
    expect(connected).toHaveBeenCalledOnce();
  });
  stop.abort(new Error('closed'));
  expect(await again).toEqual(new Error('closed'));
});
