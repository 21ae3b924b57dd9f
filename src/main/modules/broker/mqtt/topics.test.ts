import { expect, test } from 'vitest';
import { isTopicFilter, isTopicName, subscriptionId, widestOf } from './topics';

test.each([
  ['facility/pump/pressure', true, true],
  ['/leading/and//empty/', true, true],
  ['설비/펌프', true, true],
  ['+/pump/#', true, false],
  ['#', true, false],
  ['a/#/b', false, false],
  ['a/b#', false, false],
  ['a+/b', false, false],
  ['', false, false],
  ['a\u0000b', false, false],
  ['x'.repeat(65_536), false, false],
])('%s: filter %s, name %s', (topic, filter, name) => {
  expect([isTopicFilter(topic), isTopicName(topic)]).toEqual([filter, name]);
});

test.each([
  { filters: ['plant/a', 'plant/#', 'plant/+', 'plant'], widest: ['plant/#'] },
  {
    filters: ['plant/+/pressure', 'plant/a/pressure', 'plant/a/flow'],
    widest: ['plant/+/pressure', 'plant/a/flow'],
  },
  { filters: ['plant/+', 'plant/#', 'plant/a/#'], widest: ['plant/#'] },
  { filters: ['+/b', 'a/+'], widest: ['+/b', 'a/+'] },
  { filters: ['#', '+/up', '$SYS/broker/uptime', '/a'], widest: ['#', '$SYS/broker/uptime'] },
  { filters: ['$SYS/#', '$SYS/broker'], widest: ['$SYS/#'] },
  { filters: ['plant/a', 'plant/b', 'plantation'], widest: ['plant/a', 'plant/b', 'plantation'] },
])('of $filters only $widest are needed', ({ filters, widest }) => {
  expect(widestOf(filters)).toEqual(widest);
});

test.each([
  ['$share/plant/pumps/+', true],
  ['$share/plant//', true],
  ['$share/plant/', false],
  ['$share/plant', false],
  ['$share//a', false],
  ['$share/+/a', false],
  ['$shared', true],
])('%s as a shared filter: %s', (filter, isOne) => {
  expect(isTopicFilter(filter)).toBe(isOne);
});

test('nobody publishes to a group', () => {
  expect(isTopicName('$share/plant/a')).toBe(false);
});

test('a shared filter has a number of its own, the same every time, and all others have one together', () => {
  const ids = ['$share/plant/a', '$share/plant/b', '$share/office/a', 'a', 'b'].map(subscriptionId);
  expect(ids).toEqual(['$share/plant/a', '$share/plant/b', '$share/office/a', 'a', 'b'].map(subscriptionId));
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => id >= 1 && id <= 268_435_455)).toBe(true);
});
