import { expect, test } from 'vitest';
import { exactJsonText, ExactNumber, parseExactJson, withTextsForNumbers } from './exact-json';

const exact = (text: string): ExactNumber => new ExactNumber(text);

test.each([
  { text: '10453780021345627137', value: exact('10453780021345627137') },
  {
    text: '{"a": [9007199254740993, 9007199254740991], "b": -1e400}',
    value: { a: [exact('9007199254740993'), 9007199254740991], b: exact('-1e400') },
  },
  {
    text: '{"a": 92.400000000000006, "b": 9.9999999999999992e+22, "c": 1e-400}',
    value: { a: 92.4, b: 1e23, c: 0 },
  },
  {
    text: '{"10453780021345627137": 9007199254740993, "n1" : "n10453780021345627137"}',
    value: { '10453780021345627137': exact('9007199254740993'), n1: 'n10453780021345627137' },
  },
  {
    text: '{"say": "\\"id\\": 9007199254740993 \\\\", "__proto__": 9007199254740993}',
    value: JSON.parse('{"say": "\\"id\\": 9007199254740993 \\\\", "__proto__": 0}', (_key, value: unknown) =>
      value === 0 ? exact('9007199254740993') : value,
    ) as unknown,
  },
  { text: '{"id": 9007199254740993', value: undefined },
  { text: '010453780021345627137', value: undefined },
])('$text keeps its numbers', ({ text, value }) => {
  expect(parseExactJson(text)).toStrictEqual(value);
});

test('what is written again has all its digits, and nothing but texts for others', () => {
  const value =
    parseExactJson('{ "id": 10453780021345627137, "v": [1e400, 92.5, "x\\n", null, true] }') ?? null;
  expect([exactJsonText(value), withTextsForNumbers(value)]).toEqual([
    '{"id":10453780021345627137,"v":[1e400,92.5,"x\\n",null,true]}',
    { id: '10453780021345627137', v: ['1e400', 92.5, 'x\n', null, true] },
  ]);
});

test('a text of millions of characters is read', () => {
  const long = '\\"x'.repeat(2_000_000);
  expect(parseExactJson(`["${long}", 9007199254740993]`)).toEqual([
    '"x'.repeat(2_000_000),
    exact('9007199254740993'),
  ]);
});
