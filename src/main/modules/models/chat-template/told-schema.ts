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
