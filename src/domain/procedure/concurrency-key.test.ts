import { expect, test } from 'vitest';
import { concurrencyKeyOf } from './concurrency-key';

test.each([
  { payload: '{"pump": {"id": "A"}}', key: 'A' },
  { payload: '{"pump": {"id": 7}}', key: '7' },
  { payload: '{"pump": {"id": 10453780021345627137}}', key: '10453780021345627137' },
  { payload: '{"pump": {"id": 10453780021345627138}}', key: '10453780021345627138' },
  { payload: '{"pump": {"id": {"b": 9007199254740993, "a": 2}}}', key: '{"a":2,"b":"9007199254740993"}' },
  { payload: '{"pump": {"id": false}}', key: 'false' },
  { payload: '{"pump": {"id": {"b": 1, "a": 2}}}', key: '{"a":2,"b":1}' },
  { payload: '{"pump": {"id": null}}', key: '' },
  { payload: '{"pump": {}}', key: '' },
  { payload: 'A', key: '' },
  { payload: null, key: '' },
])('$payload counts under "$key"', ({ payload, key }) => {
  expect(concurrencyKeyOf({ concurrencyKey: '$.pump.id' }, { payload })).toBe(key);
});

test('a procedure without a key counts all its runs together', () => {
  expect(concurrencyKeyOf({}, { payload: '{"id": 1}' })).toBeUndefined();
});

test('a very long value is short, and still of its own', () => {
  const keys = ['a', 'b'].map(
    (end) =>
      concurrencyKeyOf(
        { concurrencyKey: '$.id' },
        { payload: JSON.stringify({ id: 'x'.repeat(5000) + end }) },
      ) ?? '',
  );
  expect([keys[0]?.length, keys[0] === keys[1]]).toEqual([118, false]);
});
