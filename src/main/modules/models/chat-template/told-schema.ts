import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';

/** What a grammar and the check of the arguments hold a call to, and what nobody has to read for it. */
const unsaid = new Set([
  '$schema',
  '$comment',
  '$id',
  'title',
  'additionalProperties',
  'unevaluatedProperties',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
]);

/** A schema of arguments as a model is told it: every word of it is read before each conversation. */
export function toldSchema(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema)
      // A map is told by what its values are.
      .filter(
        ([key, value]) => !unsaid.has(key) || (key === 'additionalProperties' && typeof value === 'object'),
      )
      .map(([key, value]) => [key, key === 'properties' || key === '$defs' ? ofEach(value) : told(value)]),
  );
}

const told = (value: Json): Json => {
  if (Array.isArray(value)) return value.map((entry) => (isJsonObject(entry) ? toldSchema(entry) : entry));
  return isJsonObject(value) ? toldSchema(value) : value;
};

/** Names of arguments are no keywords. */
const ofEach = (value: Json): Json =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, told(schema)]))
    : value;

/**
 * The same in the few words that every template knows: one type for each argument, and something said of it. For a
 * template that fails with more.
 */
export function plainSchema(schema: JsonObject): JsonObject {
  const { properties, required } = schema;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(isJsonObject(properties) ? properties : {}).map(([name, value]) => [name, plain(value)]),
    ),
    ...(required === undefined ? {} : { required }),
  };
}

function plain(value: Json): Json {
  const { type, description, items, enum: choices } = isJsonObject(value) ? value : {};
  const types = (Array.isArray(type) ? type : [type]).filter(
    (each) => typeof each === 'string' && each !== 'null',
  );
  const one = types.includes('string') ? 'string' : (types[0] ?? 'string');
  return {
    type: one,
    description: description ?? '',
    ...(one === 'array' ? { items: plain(items ?? {}) } : {}),
    ...(Array.isArray(choices) ? { enum: choices } : {}),
  };
}
