import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { MqttClient } from './client';
import type { HandledMessages } from './deliveries';
import type { SessionListeners } from './session';
import { subscriptionId } from './topics';

const broker: { listeners: SessionListeners | null; asked: string[]; shares: boolean } = {
  listeners: null,
  asked: [],
  shares: true,
};

vi.mock('./session', () => ({
  BrokerSession: class {
    constructor(_config: unknown, listeners: SessionListeners) {
      broker.listeners = listeners;
      queueMicrotask(() => {
        listeners.connected(true, { shares: broker.shares });
      });
    }
    subscribe(filters: readonly string[]): Promise<readonly string[]> {
      broker.asked.push(...filters);
      return Promise.resolve([]);
    }
    unsubscribe(): Promise<void> {
      return Promise.resolve();
    }
    close(): Promise<void> {
      return Promise.resolve();
    }
  },
}));

const shared = '$share/plant/pumps/+';

function rig(wanted: readonly string[], held: readonly string[] = [], shares = true) {
  Object.assign(broker, { listeners: null, asked: [], shares });
  const clock = new FakeClock(0);
  const problems = new Problems(clock, silentLogger);
  const heard: string[] = [];
  const rows = new Map<number, string>();
  const handledMessages: HandledMessages = {
    handled: (_session, id) => rows.get(id) ?? null,
    saveHandled: (_session, id, mark) => void rows.set(id, mark),
    handledIds: () => [...rows.keys()],
    forgetHandled: () => {},
  };
  const fails = { at: '' };
  const client = new MqttClient({
    config: {
      url: 'mqtt://127.0.0.1',
      username: null,
      password: null,
      ca: null,
      clientId: 'c',
      qos: 1,
      version: '5',
    },
    clock,
    logger: silentLogger,
    problems,
    onMessage: (topic, _payload, { handledBefore }, remember) => {
      if (fails.at === topic) throw new Error('the disk is full');
      heard.push(`${topic}${handledBefore ? ' again' : ''}`);
      if (!handledBefore) remember();
    },
    onOversize: () => {},
    onSessionLost: () => {},
    heldTopics: { load: () => held, save: () => {} },
    handledMessages,
  });
  client.subscribe(wanted);
  onTestFinished(() => client.close());
  const comes = (subscriptions: readonly number[], duplicate = false): Promise<void> =>
    broker.listeners?.message('pumps/7', Buffer.from('92'), {
      retained: false,
      duplicate,
      packetId: 5,
      subscriptions,
    }) ?? Promise.reject(new Error('not connected'));
  const isConnected = (): Promise<void> =>
    comesTrue(() => {
      expect(client.status.health).toBe('on');
    });
  return { problems, heard, comes, isConnected, fails };
}

test('a message is heard where it came through: in its group, outside of groups, or in both', async () => {
  const { heard, comes, isConnected } = rig([shared, '$share/office/pumps/#', 'pumps/#']);
  await isConnected();
  await comes([]);
  await comes([1]);
  await comes([subscriptionId(shared)]);
  await comes([subscriptionId('$share/office/pumps/#'), 1]);
  expect(heard).toEqual(['pumps/7', 'pumps/7', '$share/plant/pumps/7', '$share/office/pumps/7', 'pumps/7']);
});

test('one that came through both is handled where it was not yet when it comes again', async () => {
  const { heard, comes, isConnected, fails } = rig([shared, 'pumps/#']);
  await isConnected();
  fails.at = 'pumps/7';
  await expect(comes([1, subscriptionId(shared)])).rejects.toThrow('could not be recorded');
  fails.at = '';
  await comes([1, subscriptionId(shared)], true);
  await comes([1, subscriptionId(shared)], true);
  expect(heard).toEqual([
    '$share/plant/pumps/7',
    '$share/plant/pumps/7 again',
    'pumps/7',
    '$share/plant/pumps/7 again',
    'pumps/7 again',
  ]);
});

test('what comes through a group that was given up is no news outside of it', async () => {
  const { heard, comes, isConnected } = rig(['pumps/#'], ['pumps/#', shared]);
  await isConnected();
  await comes([subscriptionId('$share/older/pumps/+')]);
  expect(heard).toEqual(['$share/-/pumps/7']);
});

test('shared filters are asked for at each connection, because brokers forget them; others that are held are not', async () => {
  const { isConnected } = rig([shared, 'pumps/#'], ['pumps/#', shared]);
  await isConnected();
  await comesTrue(() => {
    expect(broker.asked).toEqual([shared]);
  });
});

test('a broker that shares nothing is asked for no shared filter, and that is told', async () => {
  const { problems, isConnected } = rig([shared, 'pumps/#'], [], false);
  await isConnected();
  await comesTrue(() => {
    expect(broker.asked).toEqual(['pumps/#']);
  });
  expect(problems.list()).toMatchObject([
    {
      id: 'mqtt-shared',
      message: `Shared subscriptions start nothing here: ${shared}`,
      remedy: expect.stringContaining('The broker does not offer them') as string,
    },
  ]);
});
