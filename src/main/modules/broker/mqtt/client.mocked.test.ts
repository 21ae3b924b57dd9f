import { expect, test, vi } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import { FakeClock } from '../../../testing/fake-clock';
import { MqttClient } from './client';
import { comesTrue } from '../../../testing/comes-true';

vi.mock('./session', () => {
  throw new Error('Cannot find module mqtt');
});

test('a library that cannot be read is told like a broker that cannot be reached, and tried again', async () => {
  const clock = new FakeClock(0);
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
  await comesTrue(() => {
    expect(client.status.detail).toContain('not connected, next try in');
  });
  expect(problems.list().map(({ id }) => id)).toEqual(['mqtt']);
  await client.close();
  expect(client.status.health).toBe('off');
});

test.each([
  ['mqtt://192.168.0.4', 3],
  ['mqtt://broker.example.com', 60],
])('the pauses before a try to reach %s grow to %i s and no further', async (url, longest) => {
  const clock = new FakeClock(0);
  const client = new MqttClient({
    config: { url, username: null, password: null, ca: null, clientId: 'c', qos: 1 },
    clock,
    logger: silentLogger,
    problems: new Problems(clock, silentLogger),
    onMessage: () => {},
    onOversize: () => {},
    onSessionLost: () => {},
  });
  const pauses: number[] = [];
  client.onStatusChange(({ detail }) => {
    const [, secs] = /next try in (\d+) s/u.exec(detail) ?? [];
    if (secs !== undefined) pauses.push(Number(secs));
  });
  for (let minutes = 0; minutes < 10; minutes += 1) await clock.advance(60_000);
  expect(pauses.length).toBeGreaterThan(12);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(longest);
  expect(pauses.at(-1)).toBeGreaterThan(longest / 2);
  await client.close();
});
