import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../shared/json';
import { checkArguments } from './json-schema';

const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom(0.5, 1.25, 7.5),
    fc.string({ unit: fc.constantFrom('a', 'b', '밸', '🙂'), maxLength: 4 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'xy'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const schemas: fc.Arbitrary<Json> = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie('schema');
  const list = fc.array(inner, { minLength: 1, maxLength: 2 });
  const keyword = fc.oneof(
    fc
      .constantFrom('integer', 'number', 'string', 'boolean', 'null', 'array', 'object')
      .map((type): JsonObject => ({ type })),
    fc.record({ minimum: fc.integer({ min: -3, max: 5 }) }),
    fc.record({ exclusiveMaximum: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ multipleOf: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ minLength: fc.nat(3) }),
    fc.record({ maxLength: fc.nat(3) }),
    fc.record({ pattern: fc.constantFrom('^a', 'b$', '^.{2}$') }),
    fc.record({
      enum: fc.uniqueArray(values, {
        minLength: 1,
        maxLength: 3,
        selector: (value) => JSON.stringify(value),
      }),
    }),
    fc.record({ const: values }),
    fc.record({ items: inner }),
    fc.record({ prefixItems: list }),
    fc.record({ contains: inner }),
    fc.record({ minItems: fc.nat(2) }),
    fc.record({ maxItems: fc.nat(2) }),
    fc.constant<JsonObject>({ uniqueItems: true }),
    fc.record({
      properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 2, noNullPrototype: true }),
    }),
    fc.record({ required: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }) }),
    fc.record({ additionalProperties: inner }),
    fc.record({
      patternProperties: fc.dictionary(fc.constantFrom('^x', 'y$'), inner, {
        maxKeys: 1,
        noNullPrototype: true,
      }),
    }),
    fc.record({ propertyNames: fc.constantFrom<JsonObject>({ maxLength: 1 }, { pattern: '^[ab]$' }) }),
    fc.record({ minProperties: fc.nat(2) }),
    fc.record({ maxProperties: fc.nat(2) }),
    fc.constant<JsonObject>({ dependentRequired: { a: ['b'] } }),
    fc.record({ allOf: list }),
    fc.record({ anyOf: list }),
    fc.record({ oneOf: list }),
    fc.record({ not: inner }),
    fc.record({ if: inner, then: inner, else: inner }),
    fc.constant<JsonObject>({ $ref: '#/$defs/small' }),
  );
  return {
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.boolean(),
      keyword,
      fc.tuple(keyword, keyword).map(([a, b]): JsonObject => ({ ...a, ...b })),
    ),
  };
}).schema;

const ajv = new Ajv2020({ strict: false, logger: false });

test('what is found to fit, and what not, is what a full validator finds', () => {
  fc.assert(
    fc.property(schemas, fc.array(values, { minLength: 8, maxLength: 8 }), (schema, tried) => {
      const whole: JsonObject = {
        type: 'object',
        properties: { value: schema },
        $defs: { small: { type: 'integer', maximum: 5 } },
      };
      const validate = ajv.compile(whole);
      for (const value of tried)
        expect(checkArguments(whole, { value }).length === 0, JSON.stringify({ schema, value })).toBe(
          validate({ value }),
        );
    }),
    { numRuns: 400, seed: 5 },
  );
});
