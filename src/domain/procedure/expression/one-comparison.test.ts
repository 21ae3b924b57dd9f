import { expect, test } from 'vitest';
import { withPaths } from './bare-names';
import { judgeCondition } from './conditions';
import { oneComparison, writeComparison } from './one-comparison';
import { readPayload } from './payload';

test.each([
  { text: '$.level > 85', one: { path: ['level'], operator: '>', value: '85' } },
  { text: '85 < $.level', one: { path: ['level'], operator: '>', value: '85' } },
  { text: '== ON', one: { path: [], operator: '==', value: 'ON' } },
  { text: '$.a["b c"] contains "x y"', one: { path: ['a', 'b c'], operator: 'contains', value: 'x y' } },
  { text: '$.a > 1 && $.b > 2', one: null },
  { text: '!($.a > 1)', one: null },
  { text: '$.a > $.b', one: null },
  { text: '$.a in [1, 2]', one: null },
  { text: '', one: null },
  { text: 'level > 85', one: null },
])('$text as one comparison', ({ text, one }) => {
  expect(oneComparison(text)).toEqual(one);
});

test.each([
  { path: ['level'], operator: '>', value: ' 85 ', written: '$.level > 85' },
  { path: [], operator: '==', value: 'ON', written: '== ON' },
  { path: ['a b'], operator: '!=', value: 'no "answer"', written: '$["a b"] != "no \\"answer\\""' },
  { path: ['t'], operator: '<', value: '-3.5', written: '$.t < -3.5' },
  { path: ['state'], operator: '==', value: '', written: '$.state == ""' },
] as const)('$written is read as what it was written from', ({ written, ...one }) => {
  expect(writeComparison(one)).toBe(written);
  expect(oneComparison(written)).toEqual({ ...one, value: one.value.trim() });
});

test.each([
  ['level > 85', '$.level > 85'],
  ['payload.level > 85', '$.level > 85'],
  ['tank.level>=85 && unit == bar', '$.tank.level>=85 && $.unit == bar'],
  ['readings[0] < 3 || state contains "a > b"', '$.readings[0] < 3 || $.state contains "a > b"'],
  ['!(level > 85)', '!($.level > 85)'],
  ['$.level > 85', '$.level > 85'],
  ['> 85', '> 85'],
  ['== ON', '== ON'],
  ['level', 'level'],
  ['level > ', 'level > '],
  ['level is 85', 'level is 85'],
  ['온도 > 85', '$.온도 > 85'],
])('%s is %s', (text, written) => {
  expect(withPaths(text)).toBe(written);
});

test('what was rewritten compares the field', () => {
  expect(judgeCondition(withPaths('level > 85'), readPayload('{"level": 91}')).holds).toBe(true);
});
