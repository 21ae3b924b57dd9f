import { expect, test } from 'vitest';
import { incidentRig } from '../../testing/incident-rig';
import { tellSessionLost } from './session-lost';

const from = Date.UTC(2026, 10, 23, 5, 3, 5);
const to = Date.UTC(2026, 10, 23, 5, 9, 0);
const hour = 3_600_000;

function rig() {
  const { problems, notified, incidents } = incidentRig();
  const tell = (address: string, since: number | null, until: number): void => {
    tellSessionLost({ incidents, timezone: () => 'Asia/Seoul' }, address, since, until);
  };
  return { problems, notified, incidents, tell };
}

test('a session that the broker has lost is a problem and a notification that say between when and when messages may be missing, in the zone of the plant', () => {
  const { problems, notified, tell } = rig();
  tell('plant:1883', from, to);
  const message =
    'The broker has lost what it kept for ZeroClaw: messages from 2026-11-23 14:03:05 GMT+9 to 2026-11-23 14:09:00 GMT+9 may be missing';
  expect(problems.list()).toMatchObject([
    {
      where: 'MQTT broker plant:1883',
      message,
      remedy: expect.stringContaining(
        'start by hand, with what they would have said as the payload',
      ) as string,
    },
  ]);
  expect(notified).toEqual([`MQTT broker plant:1883: ${message}`]);
});

test.each<{ name: string; losses: readonly (readonly [from: number | null, to: number])[]; message: string }>(
  [
    {
      name: 'from the first of them on',
      losses: [
        [from, to],
        [from + 4 * hour, to + 5 * hour],
      ],
      message: 'from 2026-11-23 14:03:05 GMT+9 to 2026-11-23 19:09:00 GMT+9',
    },
    {
      name: 'without a start, where one of them has none',
      losses: [
        [null, to],
        [from + 4 * hour, to + 5 * hour],
      ],
      message: 'until 2026-11-23 19:09:00 GMT+9',
    },
  ],
)(
  'what a broker has lost twice is told $name, and another broker has its own',
  ({ losses: each, message }) => {
    const { problems, tell } = rig();
    for (const range of each) tell('plant:1883', ...range);
    tell('other:1883', null, to);
    expect(problems.list().map((problem) => `${problem.where}: ${problem.message}`)).toEqual([
      `MQTT broker plant:1883: The broker has lost what it kept for ZeroClaw: messages ${message} may be missing`,
      'MQTT broker other:1883: The broker has lost what it kept for ZeroClaw: messages until 2026-11-23 14:09:00 GMT+9 may be missing',
    ]);
  },
);

test('what somebody has seen is not told again with what was lost after it', () => {
  const { problems, incidents, tell } = rig();
  tell('plant:1883', from, to);
  incidents.seen([{ number: 1, at: 7 }], { by: 'ana', via: 'app' });
  tell('plant:1883', to, to + hour);
  expect(problems.list().map(({ message }) => message)).toEqual([
    'The broker has lost what it kept for ZeroClaw: messages from 2026-11-23 14:09:00 GMT+9 to 2026-11-23 15:09:00 GMT+9 may be missing',
  ]);
});
