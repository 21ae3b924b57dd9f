import { expect, test } from 'vitest';
import { doubledKey } from './doubled-key';

test.each([
  ['{"pin": 5, "value": 0, "value": 1}', { key: 'value', offset: 23 }],
  ['{"a": {"b": 1, "b": 2}}', { key: 'b', offset: 15 }],
  ['[{"a": 1}, {"a": [], "\\u0061": {}}]', { key: 'a', offset: 21 }],
  ['{"a": {"a": {"b": 1}, "b": 2}, "b": "a"}', null],
  ['{"a": "\\"a\\": 1, {", "b": ["a", "a"]}', null],
  ['[{"a": 1}, {"a": 1}]', null],
  ['{"constructor": 1, "__proto__": 2}', null],
])('%s', (json, then) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(doubledKey(json)).toEqual(then);
});
