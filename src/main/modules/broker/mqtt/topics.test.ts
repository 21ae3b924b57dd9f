import { expect, test } from 'vitest';
import { isTopicFilter, isTopicName, widestOf } from './topics';

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
