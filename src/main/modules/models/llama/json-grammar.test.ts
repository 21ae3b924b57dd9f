import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/json';
import { GbnfRules } from './gbnf';
import { argumentsExpression } from './json-grammar';

/**
 * What can be written for a member of this schema; for expressions that use only what a regular expression
 * has too.
 */
function written(schema: JsonObject): RegExp {
  const rules = new GbnfRules();
  argumentsExpression({ type: 'object', properties: { v: schema }, required: ['v'] }, 'tool-0', rules);
  const value =
    rules
      .toString()
      .split('\n')
      .find((rule) => rule.startsWith('tool-0-member-0 '))
      ?.replace(/^.* space /u, '') ?? '$.';
  return new RegExp(
    `^(?:${value.replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_, text: string) => text.replaceAll('.', '\\.')).replaceAll(' ', '')})$`,
    'u',
  );
}

test.each([
  {
    schema: { type: 'number', exclusiveMinimum: 0 },
    can: ['0.5', '0.001', '1', '120.25'],
    cannot: ['-0.5', '-1'],
  },
  {
    schema: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1 },
    can: ['0.5', '1'],
    cannot: ['-0.1', '1.5'],
  },
  {
    schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    can: ['0.1', '0.999'],
    cannot: ['1.1', '-1', '1e9'],
  },
  {
    schema: { type: 'number', minimum: 0.1, maximum: 5 },
    can: ['0.1', '0.75', '5'],
    cannot: ['-0.1', '5.5'],
  },
  {
    schema: { type: 'number', minimum: -0.5, maximum: 0.5 },
    can: ['-0.5', '-0.25', '0', '0.5'],
    cannot: ['1.5', '-1.5'],
  },
  {
    schema: { type: 'integer', exclusiveMinimum: 0, maximum: 9.5 },
    can: ['1', '9'],
    cannot: ['0', '10', '0.5'],
  },
])('of $schema a model can write $can and not $cannot', ({ schema, can, cannot }) => {
  const value = written(schema);
  expect({
    can: can.filter((text) => value.test(text)),
    cannot: cannot.filter((text) => !value.test(text)),
  }).toEqual({ can, cannot });
});

test.each<{ schema: JsonObject; says: string }>([
  { schema: { type: 'string', minLength: -1, maxLength: 5 }, says: 'character{0,5}' },
  { schema: { type: 'string', minLength: 0.5 }, says: 'character*' },
  { schema: { type: 'string', minLength: 2, maxLength: 7.5 }, says: 'character{2,}' },
  { schema: { type: 'array', items: { type: 'boolean' }, minItems: 1.5, maxItems: 2.5 }, says: ')*)?' },
])('a count in $schema that is none says nothing: llama.cpp reads no such grammar', ({ schema, says }) => {
  const rules = new GbnfRules();
  argumentsExpression({ type: 'object', properties: { v: schema }, required: ['v'] }, 'tool-0', rules);
  expect(rules.toString()).toContain(says);
});
