import { expect, test } from 'vitest';
import { silentLogger } from '../base/logger';
import { Problems } from '../base/problems';
import { FakeClock } from '../testing/fake-clock';
import { tellSessionLost } from './session-lost';

const from = new Date(2026, 10, 23, 14, 3, 5).getTime();
const to = new Date(2026, 10, 23, 14, 9, 0).getTime();

test('a session that the broker has lost is a problem and a notification that say between when and when messages may be missing', () => {
  const problems = new Problems(new FakeClock(7), silentLogger);
  const notified: string[] = [];
  const notifier = { notify: ({ title, body }: { readonly title: string; readonly body: string }): void => { notified.push(`${title}: ${body}`); } };
  tellSessionLost(problems, notifier, 'plant:1883', from, to);
  const message = 'The broker has lost what it kept for ZeroClaw: messages from 2026-11-23 14:03:05 to 2026-11-23 14:09:00 may be missing';
  expect(problems.list()).toMatchObject([{ id: 'mqtt-session-lost', where: 'MQTT broker plant:1883', message, mend: expect.stringContaining('start by hand, with what they would have said as the payload') as string }]);
  tellSessionLost(problems, notifier, 'plant:1883', null, to);
  expect(notified).toEqual([`MQTT broker plant:1883: ${message}`, 'MQTT broker plant:1883: The broker has lost what it kept for ZeroClaw: messages until 2026-11-23 14:09:00 may be missing']);
});
