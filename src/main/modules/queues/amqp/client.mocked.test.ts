import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { untilAborted } from '../../../platform/base/until-aborted';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import { QueuesClient } from './client';

const broker = vi.hoisted(() => ({
  isThere: true,
  queues: new Set<string>(),
  /** Ends the connection. */
  line: new AbortController(),
  taken: [] as string[],
}));

vi.mock('./session', () => ({
  QueuesSession: {
    open: async () => {
      if (!broker.isThere) throw new Error('connect ECONNREFUSED');
      broker.line = new AbortController();
      const ended = broker.line.signal;
      return Promise.resolve({
        ended,
        consume: async (queue: string, _listeners: unknown, begun: () => void, signal: AbortSignal) => {
          if (!broker.queues.has(queue)) throw Object.assign(new Error('no queue'), { code: 404 });
          broker.taken.push(queue);
          begun();
          await untilAborted(AbortSignal.any([signal, ended]), new Promise<never>(() => {})).catch(() => {});
          broker.taken.splice(broker.taken.indexOf(queue), 1);
        },
        close: async () => {
          broker.line.abort(new Error('closed'));
          return Promise.resolve();
        },
      });
    },
  },
}));

const config = { url: 'amqp://192.168.0.4', username: 'u', password: 'p', ca: null };

function rig() {
  Object.assign(broker, { isThere: true, queues: new Set(['alarms', 'orders']), taken: [] });
  const clock = new FakeClock(0);
  const problems = new Problems(clock, silentLogger);
  const client = new QueuesClient({
    clock,
    logger: silentLogger,
    problems,
    newId: () => 'own-id',
    intake: () => ({ take: () => Promise.resolve({ isRejected: false, mark: null }), settled: () => {} }),
  });
  onTestFinished(() => client.close());
  return { clock, problems, client };
}

const takes = (queues: readonly string[]): Promise<void> =>
  comesTrue(() => {
    expect(broker.taken).toEqual(queues);
  });

test('the queues that are wanted are taken from, and those given up are not', async () => {
  const { client } = rig();
  client.listen(['alarms']);
  await client.configure(config);
  await takes(['alarms']);
  expect([client.hears('alarms'), client.hears('orders'), client.status?.health]).toEqual([
    true,
    false,
    'on',
  ]);
  client.listen(['orders', 'alarms']);
  await takes(['alarms', 'orders']);
  client.listen(['orders']);
  await takes(['orders']);
  // Given up and wanted again before anybody noticed.
  client.listen([]);
  client.listen(['orders']);
  await takes(['orders']);
  await client.configure(null);
  expect([broker.taken, client.status]).toEqual([[], null]);
});

test('a queue that is not there is told and asked for again, and holds up no other', async () => {
  const { clock, problems, client } = rig();
  client.listen(['absent', 'alarms']);
  await client.configure(config);
  await takes(['alarms']);
  await comesTrue(() => {
    expect(problems.list().map(({ id }) => id)).toEqual(['amqp-queue:absent']);
  });
  broker.queues.add('absent');
  await clock.advance(5_000);
  await takes(['alarms', 'absent']);
  expect(problems.list()).toEqual([]);
  // One that nobody wants any more is no problem.
  client.listen(['alarms', 'gone']);
  await comesTrue(() => {
    expect(problems.list()).toHaveLength(1);
  });
  client.listen(['alarms']);
  await comesTrue(() => {
    expect(problems.list()).toEqual([]);
  });
});

test('a broker that goes away is told, and connected to again within three seconds', async () => {
  const { clock, problems, client } = rig();
  client.listen(['alarms']);
  await client.configure(config);
  await takes(['alarms']);
  broker.isThere = false;
  broker.line.abort(new Error('Unexpected close'));
  const pauses: number[] = [];
  client.onStatusChange(({ detail }) => {
    const [, secs] = /next try in (\d+) s/u.exec(detail) ?? [];
    if (secs !== undefined) pauses.push(Number(secs));
  });
  await takes([]);
  for (let tries = 0; tries < 20; tries += 1) await clock.advance(3_000);
  expect(pauses.length).toBeGreaterThan(10);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3);
  expect([client.hears('alarms'), client.status?.health, problems.list().map(({ id }) => id)]).toEqual([
    false,
    'broken',
    ['amqp'],
  ]);
  broker.isThere = true;
  await clock.advance(3_000);
  await takes(['alarms']);
  expect([client.status?.health, problems.list()]).toEqual(['on', []]);
});
