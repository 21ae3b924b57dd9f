import type { Json, JsonObject } from '../../../shared/json';
import { anyOf, literal, type GbnfRules } from './gbnf';

/** Whole numbers between two bounds are listed when there are at most this many; a grammar cannot compare. */
const listedIntegers = 256;
/** Longer text limits are left to the check of the arguments: llama.cpp bounds how far a rule may repeat. */
const countedCharacters = 200;
const countedItems = 50;

/**
 * The GBNF expression for the JSON values that fit `schema`. Enforced: type, enum, const, properties with required,
 * items, oneOf, anyOf, bounds of small integers, lengths of short texts. What a grammar cannot hold (pattern, multipleOf,
 * references ...) stays wider than the schema; arguments are checked again before a tool runs.
 * `name` prefixes the rules it needs.
 */
export function jsonExpression(schema: Json | undefined, name: string, rules: GbnfRules): string {
  if (!isObject(schema)) return anyJson(rules).value;
  if (schema['const'] !== undefined) return literal(JSON.stringify(schema['const']));
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) {
    return anyOf(schema['enum'].map((value) => literal(JSON.stringify(value))));
  }
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices) && choices.length > 0) {
    return anyOf(choices.map((choice, index) => jsonExpression(choice, `${name}-${String(index)}`, rules)));
  }
  const types = typesOf(schema);
  if (types.length === 0) return anyJson(rules).value;
  return anyOf(types.map((type, index) => typedExpression(type, schema, types.length > 1 ? `${name}-${String(index)}` : name, rules)));
}

/** The members of an object in the order of its properties; optional ones may be left out, unknown ones never appear. */
export function objectExpression(schema: JsonObject, name: string, rules: GbnfRules): string {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  if (properties.length === 0) return '"{}"';
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const first = (index: number): string => `${name}-first-${String(index)}`;
  const next = (index: number): string => `${name}-next-${String(index)}`;
  properties.forEach(([key, value], index) => {
    const member = `${literal(`${JSON.stringify(key)}:`)} ${space(rules)} ${jsonExpression(value, `${name}-value-${String(index)}`, rules)}`;
    const skip = required.has(key) ? [] : [true];
    rules.add(first(index), [`${member} ${next(index + 1)}`, ...skip.map(() => first(index + 1))].join(' | '));
    rules.add(next(index), [`"," ${space(rules)} ${member} ${next(index + 1)}`, ...skip.map(() => next(index + 1))].join(' | '));
  });
  rules.add(first(properties.length), '""');
  rules.add(next(properties.length), '""');
  return `"{" ${first(0)} "}"`;
}

/** At most one blank: free white space lets a weak model write blanks for ever. */
export const space = (rules: GbnfRules): string => rules.add('space', '" "?');

function typedExpression(type: string, schema: JsonObject, name: string, rules: GbnfRules): string {
  switch (type) {
    case 'string':
      return textExpression(schema, rules);
    case 'integer':
      return integerExpression(schema, rules);
    case 'number':
      return anyNumber(rules);
    case 'boolean':
      return '("true" | "false")';
    case 'null':
      return '"null"';
    case 'array':
      return arrayExpression(schema, name, rules);
    case 'object':
      return isObject(schema['properties']) || schema['additionalProperties'] === false ? objectExpression(schema, name, rules) : anyJson(rules).object;
    default:
      return anyJson(rules).value;
  }
}

function textExpression(schema: JsonObject, rules: GbnfRules): string {
  const character = textCharacter(rules);
  const least = numberOf(schema['minLength']) ?? 0;
  const most = numberOf(schema['maxLength']);
  if (most !== null && most <= countedCharacters && most >= least) return `"\\"" ${character}{${String(least)},${String(most)}} "\\""`;
  return `"\\"" ${least > 0 && least <= countedCharacters ? `${character}{${String(least)},}` : `${character}*`} "\\""`;
}

function integerExpression(schema: JsonObject, rules: GbnfRules): string {
  const least = numberOf(schema['minimum']) ?? above(numberOf(schema['exclusiveMinimum']));
  const most = numberOf(schema['maximum']) ?? below(numberOf(schema['exclusiveMaximum']));
  if (least !== null && most !== null && most >= least && most - least < listedIntegers) {
    const from = Math.ceil(least);
    return anyOf(Array.from({ length: Math.floor(most) - from + 1 }, (_, index) => literal(String(from + index))));
  }
  const magnitude = rules.add('magnitude', '"0" | [1-9] [0-9]{0,14}');
  return least !== null && least >= 0 ? magnitude : `("-"? ${magnitude})`;
}

const above = (bound: number | null): number | null => (bound === null ? null : Math.floor(bound) + 1);
const below = (bound: number | null): number | null => (bound === null ? null : Math.ceil(bound) - 1);

function arrayExpression(schema: JsonObject, name: string, rules: GbnfRules): string {
  const item = rules.add(`${name}-item`, jsonExpression(schema['items'], `${name}-of`, rules));
  const least = Math.min(numberOf(schema['minItems']) ?? 0, countedItems);
  const most = numberOf(schema['maxItems']);
  if (most === 0) return '"[]"';
  const further = `("," ${space(rules)} ${item})`;
  const furtherLeast = Math.max(0, least - 1);
  const list = `${item} ${further}${most !== null && most <= countedItems ? `{${String(furtherLeast)},${String(most - 1)}}` : `{${String(furtherLeast)},}`}`;
  return least > 0 ? `"[" ${list} "]"` : `"[" (${list})? "]"`;
}

const textCharacter = (rules: GbnfRules): string =>
  rules.add('character', '[^"\\\\\\x7F\\x00-\\x1F] | "\\\\" (["\\\\/bfnrt] | "u" [0-9a-fA-F]{4})');

/** Any JSON value; the rules refer to each other, so they come as one set. */
function anyJson(rules: GbnfRules): { readonly value: string; readonly object: string } {
  const character = textCharacter(rules);
  const blank = space(rules);
  const value = rules.add('any-value', `"null" | "true" | "false" | ${anyNumber(rules)} | "\\"" ${character}* "\\"" | any-list | any-object`);
  rules.add('any-member', `"\\"" ${character}* "\\":" ${blank} any-value`);
  rules.add('any-list', `"[" (any-value ("," ${blank} any-value)*)? "]"`);
  const object = rules.add('any-object', `"{" (any-member ("," ${blank} any-member)*)? "}"`);
  return { value, object };
}

/** At most 16 digits and two of exponent, so that every number written is finite. */
const anyNumber = (rules: GbnfRules): string =>
  rules.add('number', '"-"? ("0" | [1-9] [0-9]{0,14}) ("." [0-9]{1,15})? ([eE] [-+]? [0-9]{1,2})?');

function typesOf(schema: JsonObject): readonly string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((entry): entry is string => typeof entry === 'string');
  return isObject(schema['properties']) ? ['object'] : [];
}

const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

export const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
