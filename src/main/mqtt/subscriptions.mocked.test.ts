import { expect, test, vi } from 'vitest';
import { silentLogger } from '../base/logger';
import { Problems } from '../base/problems';
import { comesTrue } from '../testing/comes-true';
import { FakeClock } from '../testing/fake-clock';
import { MqttClient } from './client';
import type { SessionListeners } from './session';

const asked: (readonly string[])[] = [];

/** A broker whose access list refuses whole branches. */
vi.mock('./session', () => ({
  BrokerSession: class {
    constructor(_config: unknown, listeners: SessionListeners) {
      queueMicrotask(() => { listeners.connected(false); });
    }
    subscribe(filters: readonly string[]): Promise<readonly string[]> {
      if (filters.length > 0) asked.push(filters);
      return Promise.resolve(filters.filter((filter) => filter.endsWith('#')));
    }
    unsubscribe(): Promise<void> { return Promise.resolve(); }
    close(): Promise<void> { return Promise.resolve(); }
  },
}));

test('what a refused filter would have covered is asked for by itself', async () => {
  const problems = new Problems(new FakeClock(0), silentLogger);
  const client = new MqttClient({ config: { url: 'mqtt://127.0.0.1', username: null, password: null, ca: null, clientId: 'c', qos: 1 }, clock: new FakeClock(0), logger: silentLogger, problems, onMessage: () => {}, onOversize: () => {}, onSessionLost: () => {} });
  client.subscribe(['plant/#', 'plant/a/#', 'plant/a/pressure', 'plant/b']);
  await comesTrue(() => { expect(problems.list()).toMatchObject([{ message: 'The broker refuses to deliver plant/#, plant/a/#' }]); });
  expect(asked).toEqual([['plant/#'], ['plant/a/#', 'plant/b'], ['plant/a/pressure']]);
  await client.close();
});
