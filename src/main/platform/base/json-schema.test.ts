import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { checkArguments } from './json-schema';
import { StepBudget } from './step-budget';

const schema: JsonObject = {
  type: 'object',
  properties: {
    pin: { type: 'integer', minimum: 0, maximum: 13 },
    value: { enum: [0, 1] },
    note: { type: ['string', 'null'], minLength: 1, maxLength: 3 },
    list: { type: 'array', items: { type: 'number' }, maxItems: 2 },
    deep: { type: 'object', properties: { a: { type: 'boolean' } }, required: ['a'] },
  },
  required: ['pin'],
  additionalProperties: false,
};

test.each<{ args: JsonObject; then: readonly string[] }>([
  { args: { pin: 5, value: 1, note: 'abc', list: [1, 2.5], deep: { a: true, b: 1 } }, then: [] },
  { args: { pin: 5, note: null }, then: [] },
  { args: {}, then: ['"pin" is missing'] },
  { args: { pin: '5' }, then: ['"pin" must be integer, not string'] },
  { args: { pin: 5.5 }, then: ['"pin" must be integer, not number'] },
  { args: { pin: 14 }, then: ['"pin" must be at most 13, not 14'] },
  { args: { pin: 1, value: '1' }, then: ['"value" must be one of 0, 1, not "1"'] },
  { args: { pin: 1, note: 'äöü😀' }, then: ['"note" must have at most 3 characters, not 4'] },
  {
    args: { pin: 1, list: [1, 'x', 3] },
    then: ['"list[1]" must be number, not string', '"list" must have at most 2 entries'],
  },
  { args: { pin: 1, deep: {} }, then: ['"deep.a" is missing'] },
  { args: { pin: 1, bord: 1 }, then: ['"bord" is not known; known: pin, value, note, list, deep'] },
  { args: { pin: 1, toString: 1 }, then: ['"toString" is not known; known: pin, value, note, list, deep'] },
])('$args', ({ args, then }) => {
  expect(checkArguments(schema, args)).toEqual(then);
});

test('a value that is accepted beforehand is not checked, but counts as given', () => {
  expect(checkArguments(schema, { pin: '{{payload.pin}}' }, (value) => typeof value === 'string')).toEqual(
    [],
  );
});

test('a pattern says what a text looks like; one that is none, or finds no answer in time, is left to whoever wrote it', () => {
  const mistakesOf = (pattern: string, text: string): readonly string[] =>
    checkArguments(
      { properties: { name: { pattern } }, patternProperties: { [pattern]: { maxLength: 3 } } },
      { name: text },
    );
  expect([
    mistakesOf('^[a-c]+$', 'abc'),
    mistakesOf('^[a-c]+$', 'abd'),
    mistakesOf('(', 'abc'),
    mistakesOf('^n', 'nnnn'),
  ]).toEqual([[], ['"name" must match ^[a-c]+$'], [], ['"name" must have at most 3 characters, not 4']]);
  expect(mistakesOf('^(a+)+$', `${'a'.repeat(60)}b`)).toEqual([]);
});

test('what takes more steps than there are is left to whoever gets the arguments, also where another answer would be a mistake', () => {
  const cases: readonly JsonObject[] = [
    { type: 'string' },
    { not: { type: 'integer' } },
    { oneOf: [{ type: 'integer' }, { type: 'number' }] },
  ];
  const mistakesOf = (steps: number): readonly number[] =>
    cases.map(
      (pin) => checkArguments({ properties: { pin } }, { pin: 5 }, () => false, new StepBudget(steps)).length,
    );
  expect([10_000, 40, 0].map(mistakesOf)).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('a mistake that was found before the steps were used up is told', () => {
  const list = Array.from({ length: 1000 }, () => 1);
  const many = {
    items: { allOf: [{ not: { type: 'string' } }, { oneOf: [{ type: 'integer' }, { type: 'string' }] }] },
  };
  const mistakesOf = (rest: JsonObject): readonly string[] =>
    checkArguments(
      { properties: { pin: { type: 'string' }, list: rest } },
      { pin: 5, list },
      () => false,
      new StepBudget(20_000),
    );
  expect([mistakesOf(many), mistakesOf({ not: many }), mistakesOf({ oneOf: [many, many] })]).toEqual(
    [0, 0, 0].map(() => ['"pin" must be string, not number']),
  );
});

test('ten thousand entries are looked at to the last', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => (index === 9_999 ? 'x' : index));
  expect(
    checkArguments({ properties: { list: { type: 'array', items: { type: 'integer' } } } }, { list }),
  ).toEqual(['"list[9999]" must be integer, not string']);
});
