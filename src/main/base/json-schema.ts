import type { Json, JsonObject } from '../../shared/json';

/**
 * What in `args` does not fit the JSON Schema of a tool, as sentences; empty when it fits. Knows type, enum, const, required,
 * properties, additionalProperties, items, minItems, maxItems, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength,
 * maxLength, pattern. Coerces nothing. `accepts` says which values fit whatever the schema says, e.g. templates still to be filled.
 */
export function checkArguments(schema: JsonObject, args: JsonObject, accepts: (value: Json) => boolean = () => false): string[] {
  return check(schema, args, '', accepts);
}

type Accepts = (value: Json) => boolean;

function check(schema: JsonObject, value: Json, path: string, accepts: Accepts): string[] {
  if (accepts(value)) return [];
  const wrongType = checkType(schema['type'], value, path);
  if (wrongType !== null) return [wrongType];
  return [...checkChoice(schema, value, path), ...checkNumber(schema, value, path), ...checkText(schema, value, path), ...checkList(schema, value, path, accepts), ...checkObject(schema, value, path, accepts)];
}

function checkType(wanted: Json | undefined, value: Json, path: string): string | null {
  if (wanted === undefined) return null;
  const types = Array.isArray(wanted) ? wanted : [wanted];
  if (types.some((type) => hasType(value, type))) return null;
  return `${name(path)} must be ${types.map(String).join(' or ')}, not ${typeName(value)}`;
}

function hasType(value: Json, type: Json): boolean {
  if (type === 'number') return typeof value === 'number';
  if (type === 'integer') return Number.isInteger(value);
  return typeName(value) === type;
}

function typeName(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkChoice(schema: JsonObject, value: Json, path: string): string[] {
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const'] ?? null] : null;
  if (choices === null || choices.some((choice) => same(choice, value))) return [];
  return [`${name(path)} must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}, not ${shorten(value)}`];
}

const same = (a: Json, b: Json): boolean => a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

function checkNumber(schema: JsonObject, value: Json, path: string): string[] {
  if (typeof value !== 'number') return [];
  const rules: readonly (readonly [string, string, (limit: number) => boolean])[] = [
    ['minimum', 'at least', (limit) => value >= limit],
    ['maximum', 'at most', (limit) => value <= limit],
    ['exclusiveMinimum', 'more than', (limit) => value > limit],
    ['exclusiveMaximum', 'less than', (limit) => value < limit],
  ];
  return rules.flatMap(([rule, words, holds]) => {
    const limit = schema[rule];
    return typeof limit === 'number' && !holds(limit) ? [`${name(path)} must be ${words} ${String(limit)}, not ${String(value)}`] : [];
  });
}

function checkText(schema: JsonObject, value: Json, path: string): string[] {
  if (typeof value !== 'string') return [];
  const { minLength, maxLength, pattern } = schema;
  const length = [...value].length;
  const mistakes: string[] = [];
  if (typeof minLength === 'number' && length < minLength) mistakes.push(`${name(path)} must have at least ${plural(minLength, 'character')}`);
  if (typeof maxLength === 'number' && length > maxLength) mistakes.push(`${name(path)} must have at most ${plural(maxLength, 'character')}, not ${String(length)}`);
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) mistakes.push(`${name(path)} must match ${pattern}`);
  return mistakes;
}

function checkList(schema: JsonObject, value: Json, path: string, accepts: Accepts): string[] {
  if (!Array.isArray(value)) return [];
  const { items, minItems, maxItems } = schema;
  const mistakes = isObject(items) ? value.flatMap((item, index) => check(items, item, `${path}[${String(index)}]`, accepts)) : [];
  if (typeof minItems === 'number' && value.length < minItems) mistakes.push(`${name(path)} must have at least ${plural(minItems, 'entry', 'entries')}`);
  if (typeof maxItems === 'number' && value.length > maxItems) mistakes.push(`${name(path)} must have at most ${plural(maxItems, 'entry', 'entries')}`);
  return mistakes;
}

function checkObject(schema: JsonObject, value: Json, path: string, accepts: Accepts): string[] {
  if (!isObject(value)) return [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.filter((key) => typeof key === 'string').filter((key) => !Object.hasOwn(value, key)).map((key) => `${name(join(path, key))} is missing`);
  return [...missing, ...Object.entries(value).flatMap(([key, inner]) => checkProperty(schema['additionalProperties'], properties, key, inner, path, accepts))];
}

function checkProperty(additional: Json | undefined, properties: JsonObject, key: string, value: Json, path: string, accepts: Accepts): string[] {
  const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (isObject(property)) return check(property, value, join(path, key), accepts);
  if (isObject(additional)) return check(additional, value, join(path, key), accepts);
  if (additional !== false || property !== undefined) return [];
  const known = Object.keys(properties);
  return [`${name(join(path, key))} is not known; ${known.length === 0 ? 'there are no arguments' : `known: ${known.join(', ')}`}`];
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const name = (path: string): string => (path === '' ? 'the arguments' : `"${path}"`);
const plural = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
