import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { MqttClient } from './client';
import type { SessionListeners } from './session';

const asked: (readonly string[])[] = [];
const broker = { refuses: (filter: string): boolean => filter.endsWith('#'), fails: false, answers: true };

/** A broker whose access list refuses whole branches. */
vi.mock('./session', () => ({
  BrokerSession: class {
    constructor(_config: unknown, listeners: SessionListeners) {
      queueMicrotask(() => {
        listeners.connected(false, { shares: false });
      });
    }
    subscribe(filters: readonly string[]): Promise<readonly string[]> {
      if (filters.length > 0) asked.push(filters);
      if (broker.fails) return Promise.reject(new Error('no packet id is left'));
      if (!broker.answers) return new Promise(() => {});
      return Promise.resolve(filters.filter(broker.refuses));
    }
    unsubscribe(): Promise<void> {
      return Promise.resolve();
    }
    close(): Promise<void> {
      return Promise.resolve();
    }
  },
}));

function clientOf(clock: FakeClock) {
  asked.length = 0;
  Object.assign(broker, { refuses: (filter: string) => filter.endsWith('#'), fails: false, answers: true });
  const problems = new Problems(clock, silentLogger);
  const client = new MqttClient({
    config: { url: 'mqtt://127.0.0.1', username: null, password: null, ca: null, clientId: 'c', qos: 1 },
    clock,
    logger: silentLogger,
    problems,
    onMessage: () => {},
    onOversize: () => {},
    onSessionLost: () => {},
  });
  onTestFinished(() => client.close());
  return { client, problems };
}

test('what a refused filter would have covered is asked for by itself', async () => {
  const { client, problems } = clientOf(new FakeClock(0));
  client.subscribe(['plant/#', 'plant/a/#', 'plant/a/pressure', 'plant/b']);
  await comesTrue(() => {
    expect(problems.list()).toMatchObject([{ message: 'The broker refuses to deliver plant/#, plant/a/#' }]);
  });
  expect(asked).toEqual([['plant/#'], ['plant/a/#', 'plant/b'], ['plant/a/pressure']]);
});

test('a refused filter is asked for again every minute, until it is granted', async () => {
  const clock = new FakeClock(0);
  const { client, problems } = clientOf(clock);
  client.subscribe(['plant/#']);
  await comesTrue(() => {
    expect(problems.list()).toMatchObject([{ message: 'The broker refuses to deliver plant/#' }]);
  });
  await clock.advance(59_000);
  expect(asked).toHaveLength(1);
  await clock.advance(1000);
  expect(asked).toEqual([['plant/#'], ['plant/#']]);
  broker.refuses = () => false;
  await clock.advance(60_000);
  expect({ asked: asked.length, problems: problems.list() }).toEqual({ asked: 3, problems: [] });
  await clock.advance(600_000);
  expect(asked).toHaveLength(3);
});

test('a change of what is listened to asks at once, and the wait for the next try begins again; closed, nobody waits', async () => {
  const clock = new FakeClock(0);
  const { client, problems } = clientOf(clock);
  client.subscribe(['a/#']);
  await comesTrue(() => {
    expect(problems.list()).toHaveLength(1);
  });
  await clock.advance(30_000);
  client.subscribe(['a/#', 'b/#']);
  await comesTrue(() => {
    expect(problems.list()).toMatchObject([{ message: 'The broker refuses to deliver a/#, b/#' }]);
  });
  await clock.advance(59_000);
  expect(asked).toEqual([['a/#'], ['a/#', 'b/#']]);
  await clock.advance(1000);
  expect(asked).toHaveLength(3);
  await client.close();
  await comesTrue(() => {
    expect(clock.sleeping).toBe(0);
  });
});

test('a filter that could not be asked for while the connection holds is told with the reason, and asked for again', async () => {
  const clock = new FakeClock(0);
  const { client, problems } = clientOf(clock);
  client.subscribe(['plant/a']);
  broker.fails = true;
  await comesTrue(() => {
    expect(problems.list()).toMatchObject([
      {
        id: 'mqtt-subscribe',
        message: 'It is not certain that the broker delivers plant/a: no packet id is left',
      },
    ]);
  });
  broker.fails = false;
  await clock.advance(60_000);
  expect({ asked, problems: problems.list() }).toEqual({ asked: [['plant/a'], ['plant/a']], problems: [] });
});

test('a broker that does not answer is asked again', async () => {
  const clock = new FakeClock(0);
  const { client, problems } = clientOf(clock);
  broker.answers = false;
  client.subscribe(['plant/a']);
  await comesTrue(() => {
    expect(asked).toHaveLength(1);
  });
  await clock.advance(30_000);
  expect(problems.list()).toMatchObject([
    { message: 'It is not certain that the broker delivers plant/a: No answer within 30 s' },
  ]);
  broker.answers = true;
  await clock.advance(60_000);
  expect({ asked: asked.length, problems: problems.list() }).toEqual({ asked: 2, problems: [] });
});
