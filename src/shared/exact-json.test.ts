import { expect, test } from 'vitest';
import {
  exactJsonText,
  ExactNumber,
  parseExact,
  parseExactJson,
  toolArguments,
  withTextsForNumbers,
} from './exact-json';
import type { JsonObject } from './json';

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

test.each([
  { text: '{"pin": 5, "value": 0, "pin": 6}', error: 'The key "pin" stands twice.' },
  { text: '[{"a": {"b": 1, "\\u0062": 2}}]', error: 'The key "b" stands twice.' },
  { text: '{"pin": 5', error: 'The JSON ends too early.' },
  { text: '"ab', error: 'The JSON ends too early.' },
  { text: '{"pin": 05}', error: 'Character 10 is no JSON.' },
  { text: "{'pin': 5}", error: 'Character 2 is no JSON.' },
  { text: '{"a": 1,}', error: 'Character 9 is no JSON.' },
  { text: '"a\nb"', error: 'Character 3 is no JSON.' },
  { text: '"\\x"', error: 'Character 3 is no JSON.' },
  { text: '{} {}', error: 'Character 4 stands behind the JSON.' },
  { text: '', error: 'The JSON ends too early.' },
])('$text is refused', ({ text, error }) => {
  expect(parseExact(text)).toEqual({ ok: false, error });
});

test('what is read is what any reader of JSON reads', () => {
  for (const text of [
    ' {"a" : [1, -2.5e-3, true, null, "\\u00e9\\n\\/\\ud83d\\ude00"], "__proto__": {}}\n',
    '"한국어"',
    '-0',
    '[]',
  ])
    expect(parseExact(text)).toStrictEqual({ ok: true, value: JSON.parse(text) as unknown });
});

const schema: JsonObject = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    whole: { type: 'integer' },
    number: { type: 'number' },
    flag: { type: 'boolean' },
    list: { type: 'array', items: { $ref: '#/$defs/entry' } },
    either: { type: ['string', 'integer'] },
    maybe: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    choice: { enum: ['low', 1, 2] },
    nested: { type: 'object', properties: { pin: { type: 'integer' } } },
  },
  $defs: { entry: { type: 'integer' } },
};

test.each([
  ['"whole": "5"', { whole: 5 }],
  ['"whole": 5.0', { whole: 5 }],
  ['"whole": "5.5"', { whole: '5.5' }],
  ['"whole": "five"', { whole: 'five' }],
  ['"whole": "10453780021345627137"', { whole: '10453780021345627137' }],
  ['"number": "0.5", "flag": "True"', { number: 0.5, flag: true }],
  ['"text": 85', { text: '85' }],
  ['"text": 1.50', { text: '1.50' }],
  ['"text": true', { text: 'true' }],
  ['"text": null', { text: null }],
  ['"text": {"state" : "ON"}', { text: '{"state" : "ON"}' }],
  ['"text": 10453780021345627137', { text: '10453780021345627137' }],
  ['"either": 10453780021345627137', { either: '10453780021345627137' }],
  ['"either": "5"', { either: '5' }],
  ['"other": 10453780021345627137', { other: '10453780021345627137' }],
  ['"list": "[1, \\"2\\"]"', { list: [1, 2] }],
  ['"list": ["1", 2]', { list: [1, 2] }],
  ['"maybe": "null"', { maybe: null }],
  ['"maybe": "7"', { maybe: 7 }],
  ['"choice": "1"', { choice: 1 }],
  ['"choice": "low"', { choice: 'low' }],
  ['"nested": "{\\"pin\\": \\"5\\"}"', { nested: { pin: 5 } }],
  ['"nested": "{\\"pin\\": 5, \\"pin\\": 6}"', { nested: '{"pin": 5, "pin": 6}' }],
  ['"flag": 1', { flag: 1 }],
  ['"other": {"a": "5"}', { other: { a: '5' } }],
])('{%s} is what the schema wants of it', (members, value) => {
  expect(toolArguments(`{${members}}`, schema)).toEqual({ ok: true, value });
});

test.each([
  [
    '{"whole": 10453780021345627137}',
    'The number 10453780021345627137 of "whole" has more digits than can be kept, so it would change.',
  ],
  [
    '{"nested": {"pin": 9007199254740993.0}}',
    'The number 9007199254740993.0 of "nested.pin" has more digits than can be kept, so it would change.',
  ],
  ['{"whole": 5, "whole": 6}', 'The key "whole" stands twice in the arguments.'],
  ['{"nested": {"pin": 5, "pin": 5}}', 'The key "pin" stands twice in the arguments.'],
  ['[5]', 'The arguments are no JSON object.'],
  ['{"whole": 5', 'The JSON ends too early.'],
])('%s is refused', (text, error) => {
  expect(toolArguments(text, schema)).toEqual({ ok: false, error });
});

test('no text at all is no argument, and a schema that refers to itself is read', () => {
  expect(toolArguments(' ', schema)).toEqual({ ok: true, value: {} });
  const endless: JsonObject = { $ref: '#', properties: { next: { $ref: '#' } }, anyOf: [{ $ref: '#' }] };
  expect(toolArguments('{"next": {"next": {"a": 1}}}', endless)).toEqual({
    ok: true,
    value: { next: { next: { a: 1 } } },
  });
});
