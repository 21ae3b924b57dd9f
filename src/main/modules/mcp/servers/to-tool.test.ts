import { expect, test } from 'vitest';
import { descriptionOf, schemaOf, toolNameOf } from './to-tool';

test('names hold what providers take, and two tools never share one', () => {
  expect(toolNameOf('plant', 'read_level')).toBe('mcp_plant_read_level');
  const odd = [
    'read level',
    'read.level',
    'read/level',
    '수위',
    '압력',
    'x'.repeat(80),
    `${'x'.repeat(80)}y`,
  ].map((tool) => toolNameOf('plant', tool));
  expect(new Set(odd).size).toBe(odd.length);
  expect(odd.every((name) => /^[\w-]{1,64}$/u.test(name))).toBe(true);
});

test('a description is short and on one line', () => {
  expect(
    descriptionOf('plant', { name: 'a', description: '  Reads\n\nthe\u202e level\u0007 ', inputSchema: {} }),
  ).toBe('Reads the level (MCP server plant)');
  expect(descriptionOf('plant', { name: 'a', inputSchema: {} })).toBe('(MCP server plant)');
  expect(
    descriptionOf('plant', { name: 'a', description: 'x'.repeat(9_000), inputSchema: {} }).length,
  ).toBeLessThan(530);
});

test.each([
  {
    name: 'patterns go, arguments of that name stay',
    schema: {
      $schema: 'x',
      type: 'object',
      properties: {
        pattern: { type: 'string', pattern: '(a+)+' },
        list: { type: 'array', items: { anyOf: [{ pattern: 'x' }] } },
      },
    },
    is: {
      type: 'object',
      properties: { pattern: { type: 'string' }, list: { type: 'array', items: { anyOf: [{}] } } },
    },
  },
  {
    name: 'names by a pattern go, and members of such names stay allowed',
    schema: {
      patternProperties: { '^(a+)+$': { type: 'string' } },
      additionalProperties: false,
      properties: { patternProperties: { additionalProperties: false } },
    },
    is: { type: 'object', properties: { patternProperties: { additionalProperties: false } } },
  },
  { name: 'what says no type is an object', schema: {}, is: { type: 'object' } },
  { name: 'a list is no schema', schema: [], is: null },
  { name: 'arguments are an object', schema: { type: 'string' }, is: null },
  {
    name: 'a schema may not fill the prompt',
    schema: { type: 'object', description: 'x'.repeat(30_000) },
    is: null,
  },
])('$name', ({ schema, is }) => {
  expect(schemaOf({ name: 'a', inputSchema: schema })).toEqual(is);
});
