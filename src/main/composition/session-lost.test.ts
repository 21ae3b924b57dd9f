import { expect, test } from 'vitest';
import { silentLogger } from '../base/logger';
import { Problems } from '../base/problems';
import { FakeClock } from '../testing/fake-clock';
import { SessionLosses } from './session-lost';

const from = Date.UTC(2026, 10, 23, 5, 3, 5);
const to = Date.UTC(2026, 10, 23, 5, 9, 0);
const hour = 3_600_000;

function rig() {
  const problems = new Problems(new FakeClock(7), silentLogger);
  const notified: string[] = [];
  const losses = new SessionLosses({ problems, notifier: { notify: ({ title, body }) => { notified.push(`${title}: ${body}`); } }, timezone: () => 'Asia/Seoul' });
  return { problems, notified, losses };
}

test('a session that the broker has lost is a problem and a notification that say between when and when messages may be missing, in the zone of the plant', () => {
  const { problems, notified, losses } = rig();
  losses.tell('plant:1883', from, to);
  const message = 'The broker has lost what it kept for ZeroClaw: messages from 2026-11-23 14:03:05 GMT+9 to 2026-11-23 14:09:00 GMT+9 may be missing';
  expect(problems.list()).toMatchObject([{ where: 'MQTT broker plant:1883', message, mend: expect.stringContaining('start by hand, with what they would have said as the payload') as string }]);
  expect(notified).toEqual([`MQTT broker plant:1883: ${message}`]);
});

test.each<{ name: string; losses: readonly (readonly [from: number | null, to: number])[]; message: string }>([
  { name: 'from the first of them on', losses: [[from, to], [from + 4 * hour, to + 5 * hour]], message: 'from 2026-11-23 14:03:05 GMT+9 to 2026-11-23 19:09:00 GMT+9' },
  { name: 'without a start, where one of them has none', losses: [[null, to], [from + 4 * hour, to + 5 * hour]], message: 'until 2026-11-23 19:09:00 GMT+9' },
])('what a broker has lost twice is told $name, and another broker has its own', ({ losses: each, message }) => {
  const { problems, losses } = rig();
  for (const range of each) losses.tell('plant:1883', ...range);
  losses.tell('other:1883', null, to);
  expect(problems.list().map((problem) => `${problem.where}: ${problem.message}`)).toEqual([
    `MQTT broker plant:1883: The broker has lost what it kept for ZeroClaw: messages ${message} may be missing`,
    'MQTT broker other:1883: The broker has lost what it kept for ZeroClaw: messages until 2026-11-23 14:09:00 GMT+9 may be missing',
  ]);
});
