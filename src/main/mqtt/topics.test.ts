import { expect, test } from 'vitest';
import { isTopicFilter, isTopicName } from './topics';

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
