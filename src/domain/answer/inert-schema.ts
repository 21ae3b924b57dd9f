import type { Json, JsonObject } from '../../shared/json';
import { harmless } from './inert';

/** Of a JSON Schema: what is written for readers. */
const words: ReadonlySet<string> = new Set(['description', 'title', '$comment', 'default', 'examples']);

/** A schema whose words carry no live mark. Names and allowed values stay: a call must fit them. */
export const harmlessWords = (schema: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, value === undefined ? value : schemaPart(key, value)]),
  );

function schemaPart(key: string, value: Json): Json {
  if (typeof value === 'string') return words.has(key) ? harmless(value) : value;
  if (Array.isArray(value)) return value.map((inner) => schemaPart(key, inner));
  return typeof value === 'object' && value !== null ? harmlessWords(value) : value;
}
