import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { argumentText, firstArguments, toArgument, toolArguments, withArgument } from './tool-arguments';

const gpioWrite: JsonObject = {
  type: 'object',
  properties: {
    note: { type: 'string' },
    board: { type: 'string', description: 'which' },
    pin: { type: 'integer', minimum: 0, maximum: 63 },
    value: { enum: [0, 1] },
    hard: { type: 'boolean' },
    more: { type: 'array' },
  },
  required: ['board', 'pin', 'value'],
};

test('a schema is told argument by argument, required ones first', () => {
  expect(
    toolArguments(gpioWrite).map(({ name, kind, required, least, most }) => [
      name,
      kind,
      required,
      least,
      most,
    ]),
  ).toEqual([
    ['board', 'text', true, null, null],
    ['pin', 'whole', true, 0, 63],
    ['value', 'choice', true, null, null],
    ['note', 'text', false, null, null],
    ['hard', 'flag', false, null, null],
    ['more', 'json', false, null, null],
  ]);
  expect(toolArguments({ type: 'object' })).toEqual([]);
});

test.each([
  ['text', '5', '5'],
  ['whole', '5', 5],
  ['whole', '{{payload.pin}}', '{{payload.pin}}'],
  ['whole', 'five', 'five'],
  ['number', '0.5', 0.5],
  ['flag', 'true', true],
  ['choice', '1', 1],
  ['choice', '7', '7'],
  ['json', '[1, {"a": 2}]', [1, { a: 2 }]],
  ['json', '[1,', '[1,'],
  ['json', '{"a": 1, "a": 2}', '{"a": 1, "a": 2}'],
] as const)('in a field of kind %s, %j means %j', (kind, text, value) => {
  expect(toArgument(text, { kind, choices: [0, 1] })).toEqual(value);
});

test('a value comes back as it was written', () => {
  expect([argumentText('a b'), argumentText(5), argumentText([1]), argumentText(undefined)]).toEqual([
    'a b',
    '5',
    '[1]',
    '',
  ]);
});

test('an argument that may be left out goes when it is emptied', () => {
  const [board, , , note] = toolArguments(gpioWrite);
  if (board === undefined || note === undefined) throw new Error('arguments are missing');
  expect(withArgument({ board: 'a', note: 'x' }, note, '')).toEqual({ board: 'a' });
  expect(withArgument({ board: 'a' }, board, '')).toEqual({ board: '' });
});

test('a new call has what is required, on the first board', () => {
  expect(firstArguments(gpioWrite, ['nucleo'])).toEqual({ board: 'nucleo', pin: 0, value: 0 });
});
