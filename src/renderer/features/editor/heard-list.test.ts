import { expect, test } from 'vitest';
import type { HeardTopic, NamedTopic } from '../../../shared/topics';
import { groupsOf } from './heard-list';

const heard = (topic: string, payload: string, kept = false): HeardTopic => ({
  topic,
  payload,
  cut: false,
  at: 1,
  kept,
  count: 1,
});
const named = (
  name: string,
  from: NamedTopic['from'],
  path: readonly string[] | null,
  unit: string | null,
): NamedTopic => ({
  topic: 'z2m/freezer',
  name,
  from,
  path: path === null ? null : [...path],
  unit,
});

test('devices come by name with their value, then what arrives, then what the broker had kept', () => {
  const groups = groupsOf({
    topics: [
      heard('yard/b', '{"level": 91}'),
      heard('yard/z', '1', true),
      heard('yard/y', 'ON', true),
      heard('z2m/freezer', '{"temperature": -18.5}'),
    ],
    named: [
      named('freezer · Temperature', 'zigbee2mqtt', ['temperature'], '°C'),
      named('Freezer Temperature', 'home-assistant', ['temperature'], '°C'),
      named('freezer · Door', 'zigbee2mqtt', ['contact'], null),
    ],
  });
  expect(
    Object.values(groups).map((lines) =>
      (lines as (typeof groups)['devices']).map(({ name, topic, shown, path }) => [name, topic, shown, path]),
    ),
  ).toEqual([
    [
      ['freezer · Door', 'z2m/freezer', null, ['contact']],
      ['Freezer Temperature', 'z2m/freezer', '-18.5 °C', ['temperature']],
    ],
    [[null, 'yard/b', '{"level": 91}', ['level']]],
    [
      [null, 'yard/y', 'ON', []],
      [null, 'yard/z', '1', []],
    ],
  ]);
});
