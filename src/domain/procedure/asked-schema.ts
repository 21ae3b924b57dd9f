import { isJsonObject } from '../../shared/json-object';
import type { Json, JsonObject } from '../../shared/json';

type Fits = (value: Json) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isSwitch: Fits = (value) => typeof value === 'boolean';
const isNumber: Fits = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isAnything: Fits = () => true;
const isSchema: Fits = (value) =>
  typeof value === 'boolean' || (isJsonObject(value) && isReadableSchema(value));
const isListOf =
  (fits: Fits, least = 0): Fits =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(fits);
const isMapOf =
  (fits: Fits): Fits =>
  (value) =>
    isJsonObject(value) && Object.values(value).every((inner) => fits(inner ?? null));

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const isType: Fits = (value) => typeof value === 'string' && types.has(value);

/** Everything that an answer is held against, and what only tells of it. */
const keywords: ReadonlyMap<string, Fits> = new Map<string, Fits>([
  ['type', (value) => isType(value) || isListOf(isType, 1)(value)],
  ['enum', isListOf(isAnything, 1)],
  ['const', isAnything],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) => [name, isNumber] as const),
  ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'].map(
    (name) => [name, isCount] as const,
  ),
  ...['minProperties', 'maxProperties'].map((name) => [name, isCount] as const),
  ['pattern', (value) => typeof value === 'string' && compiles(value)],
  ['required', isListOf(isText)],
  ['uniqueItems', isSwitch],
  ['nullable', isSwitch],
  ['properties', isMapOf(isSchema)],
  [
    'patternProperties',
    (value) => isMapOf(isSchema)(value) && Object.keys(value as JsonObject).every(compiles),
  ],
  ...['$defs', 'definitions', 'dependentSchemas'].map((name) => [name, isMapOf(isSchema)] as const),
  ['dependentRequired', isMapOf(isListOf(isText))],
  ['items', (value) => isSchema(value) || isListOf(isSchema)(value)],
  ['prefixItems', isListOf(isSchema)],
  ...['allOf', 'anyOf', 'oneOf'].map((name) => [name, isListOf(isSchema, 1)] as const),
  ...[
    'additionalProperties',
    'additionalItems',
    'propertyNames',
    'contains',
    'not',
    'if',
    'then',
    'else',
  ].map((name) => [name, isSchema] as const),
  ...['$ref', '$schema', '$id', '$comment', 'title', 'description', 'format'].map(
    (name) => [name, isText] as const,
  ),
  ['default', isAnything],
  ['examples', isAnything],
]);

/**
 * Whether every word of the schema counts: a limit that is written wrong (`"max"`, `"minimum": "5"`) would hold
 * nothing back, and nobody would see it.
 */
export const isReadableSchema = (schema: JsonObject): boolean =>
  Object.entries(schema).every(([name, value]) => keywords.get(name)?.(value ?? null) === true);

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
