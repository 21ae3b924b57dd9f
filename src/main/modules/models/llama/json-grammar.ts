import { createHash } from 'node:crypto';
import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';
import { checkArguments, listedIn } from '../../../platform/base/json-schema';
import { StepBudget } from '../../../platform/base/step-budget';
import { anyOf, literal, type GbnfRules } from './gbnf';
import { integersBetween, numbersBetween, type Bounds } from './number-grammar';
import { joined, writtenOut } from './schema-form';

/** Whole numbers of which only some fit are listed when there are at most this many to look at. */
const listedIntegers = 1024;
/** Longer text limits are left to the check of the arguments: llama.cpp bounds how far a rule may repeat. */
const countedCharacters = 200;
const countedItems = 50;
/**
 * For the schema of one tool; a request may bring hundreds. What is over it, or nested deeper, may be any
 * value: the arguments are checked in any case.
 */
const mostSteps = 100_000;
const deepest = 64;

/**
 * Where an expression belongs: its rules, the schema that references start at, and a prefix for the names of
 * rules.
 */
interface Place {
  readonly rules: GbnfRules;
  readonly root: JsonObject;
  readonly name: string;
  readonly budget: StepBudget;
  readonly depth: number;
}

const within = (place: Place, part: string): Place => ({ ...place, name: `${place.name}-${part}` });

/**
 * The GBNF expression for the JSON values that fit `schema`. Enforced: type, enum, const, properties with
 * required, maps, entries and the first entries of lists, oneOf, anyOf, allOf, references, bounds of numbers,
 * lengths of short texts and lists. What a grammar cannot hold (pattern, not, if, uniqueItems ...) stays
 * wider than the schema; arguments are checked again before a tool runs.
 */
function jsonExpression(schema: Json | undefined, outer: Place): string {
  const { rules, root, budget } = outer;
  if (!isJsonObject(schema) || outer.depth >= deepest || !budget.take(10 + listedIn(schema)))
    return anyJson(rules).value;
  const place = { ...outer, depth: outer.depth + 1 };
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return plainExpression(writtenOut(schema, root, budget), place);
  const text = JSON.stringify(schema);
  if (!budget.take(text.length / 4)) return anyJson(rules).value;
  // A schema may contain itself: each reference is one rule, however often it is met.
  return rules.define(`${rootName(place)}-ref-${hashOf(text)}`, () =>
    plainExpression(writtenOut(schema, root, budget), place),
  );
}

/**
 * The GBNF expression for the arguments of a tool: always an object, and an empty one when nothing is said of
 * its members.
 */
export function argumentsExpression(parameters: JsonObject, name: string, rules: GbnfRules): string {
  const place: Place = { rules, root: parameters, name, budget: new StepBudget(mostSteps), depth: 0 };
  const written = writtenOut(parameters, parameters, place.budget);
  if (Array.isArray(written['oneOf']) || Array.isArray(written['anyOf']))
    return jsonExpression({ type: 'object', ...parameters }, place);
  return objectExpression(written, place);
}

/** An argument of a tool, where each is written on its own. */
export interface ArgumentMember {
  readonly key: string;
  readonly schema: Json;
  /** Before what it refers to was written out; absent: the same. */
  readonly given?: Json;
  readonly isRequired: boolean;
}

/**
 * The arguments of a tool, one by one, with what their schema refers to written out; one list for each form that
 * they may have.
 */
export function argumentForms(
  schema: JsonObject,
  root: JsonObject = schema,
): readonly (readonly ArgumentMember[])[] {
  const budget = new StepBudget(mostSteps);
  const { oneOf, anyOf: any, ...own } = writtenOut(schema, root, budget);
  const choices = Array.isArray(oneOf) && oneOf.length > 0 ? oneOf : Array.isArray(any) ? any : [];
  const forms = choices
    .filter(isJsonObject)
    .map((choice) => joined(writtenOut(choice, root, budget), own, budget));
  return (forms.length === 0 ? [own] : forms).map((form) => membersOf(form, root, budget));
}

function membersOf(
  written: JsonObject,
  parameters: JsonObject,
  budget: StepBudget,
): readonly ArgumentMember[] {
  const required = new Set(Array.isArray(written['required']) ? written['required'] : []);
  return Object.entries(isJsonObject(written['properties']) ? written['properties'] : {})
    .filter(([, schema]) => schema !== false)
    .map(([key, schema]) => ({
      key,
      schema: isJsonObject(schema) ? writtenOut(schema, parameters, budget) : schema,
      given: schema,
      isRequired: required.has(key),
    }));
}

/** What is said of a value: the values to choose from, or its types; neither: it may be anything. */
export function valueOf(schema: Json): {
  readonly choices: readonly Json[] | null;
  readonly types: readonly string[];
} {
  if (!isJsonObject(schema)) return { choices: null, types: [] };
  const isOneOf = Array.isArray(schema['oneOf']) || Array.isArray(schema['anyOf']);
  return isOneOf
    ? { choices: null, types: [] }
    : { choices: valuesOf(schema, new StepBudget(mostSteps)), types: typesOf(schema) };
}

/** The GBNF expression for one argument as JSON. */
export const argumentExpression = (
  { schema }: ArgumentMember,
  parameters: JsonObject,
  name: string,
  rules: GbnfRules,
): string =>
  jsonExpression(schema, { rules, root: parameters, name, budget: new StepBudget(mostSteps), depth: 0 });

/** What a reference stands for. */
export const referred = (schema: JsonObject, root: JsonObject): JsonObject =>
  writtenOut(schema, root, new StepBudget(mostSteps));

/** The tool's own prefix: two tools may call different things by the same reference. */
const rootName = ({ name }: Place): string => /^[a-z]+-\d+/u.exec(name)?.[0] ?? name;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

function plainExpression(schema: JsonObject, place: Place): string {
  const { oneOf, anyOf: any, ...own } = schema;
  const choices =
    Array.isArray(oneOf) && oneOf.length > 0 ? oneOf : Array.isArray(any) && any.length > 0 ? any : null;
  if (choices !== null) return choiceExpression(own, choices, place);
  const values = valuesOf(schema, place.budget);
  if (values !== null) return anyOf(values.map((value) => literal(JSON.stringify(value))));
  const types = typesOf(schema);
  if (types.length === 0) return anyJson(place.rules).value;
  return anyOf(
    types.map((type, index) =>
      typedExpression(type, schema, types.length > 1 ? within(place, String(index)) : place),
    ),
  );
}

/** Each form together with what is said for all of them. */
function choiceExpression(own: JsonObject, choices: readonly Json[], place: Place): string {
  const possible = choices.filter((choice) => choice !== false);
  return anyOf(
    possible.map((choice, index) =>
      jsonExpression(
        isJsonObject(choice) && Object.keys(own).some((key) => !spoken.has(key))
          ? joined({ ...choice }, own, place.budget)
          : choice,
        within(place, String(index)),
      ),
    ),
  );
}

/** Keywords that only people read. */
const spoken = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$schema',
  '$comment',
  '$defs',
  'definitions',
  'deprecated',
]);

/** The values that are listed and fit what else is said; null: none are listed, or none of them fits. */
function valuesOf({ enum: choices, ...rest }: JsonObject, budget: StepBudget): readonly Json[] | null {
  const listed =
    'const' in rest
      ? [rest['const'] ?? null].filter(
          (value) => !Array.isArray(choices) || fits({ enum: choices }, value, budget),
        )
      : Array.isArray(choices)
        ? choices
        : null;
  if (listed === null) return null;
  const fitting = listed.filter((value) => fits(rest, value, budget));
  return fitting.length === 0 ? null : fitting;
}

const fits = (schema: JsonObject, value: Json, budget: StepBudget): boolean =>
  checkArguments({ properties: { value: schema } }, { value }, () => false, budget).length === 0;

/**
 * The members of an object in the order of its properties; optional ones may be left out, unknown ones never
 * appear.
 */
function objectExpression(schema: JsonObject, place: Place): string {
  const { rules, name } = place;
  const required = new Set(
    (Array.isArray(schema['required']) ? schema['required'] : []).filter((key) => typeof key === 'string'),
  );
  const listed = isJsonObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  // A name may be required that is not among the properties.
  const unlisted = [...required]
    .filter((key) => !listed.some(([known]) => known === key))
    .map((key) => [key, schema['additionalProperties'] ?? true] as const);
  const properties = [...listed, ...unlisted].filter(([, value]) => value !== false);
  if (properties.length === 0)
    return isJsonObject(schema['additionalProperties'])
      ? mapExpression(schema['additionalProperties'], place)
      : '"{}"';
  const first = (index: number): string => `${name}-first-${String(index)}`;
  const next = (index: number): string => `${name}-next-${String(index)}`;
  properties.forEach(([key, value], index) => {
    const member = rules.add(
      `${name}-member-${String(index)}`,
      `${literal(`${JSON.stringify(key)}:`)} ${space(rules)} ${jsonExpression(value, within(place, `value-${String(index)}`))}`,
    );
    const skip = required.has(key) ? [] : [true];
    rules.add(
      first(index),
      [`${member} ${next(index + 1)}`, ...skip.map(() => first(index + 1))].join(' | '),
    );
    rules.add(
      next(index),
      [`"," ${space(rules)} ${member} ${next(index + 1)}`, ...skip.map(() => next(index + 1))].join(' | '),
    );
  });
  rules.add(first(properties.length), '""');
  rules.add(next(properties.length), '""');
  return `"{" ${first(0)} "}"`;
}

/** An object with any names, and values of one form. */
function mapExpression(value: JsonObject, place: Place): string {
  const { rules, name } = place;
  const member = rules.add(
    `${name}-entry`,
    `"\\"" ${textCharacter(rules)}{1,40} "\\":" ${space(rules)} ${jsonExpression(value, within(place, 'of'))}`,
  );
  return `"{" (${member} ("," ${space(rules)} ${member})*)? "}"`;
}

/** At most one blank: free white space lets a weak model write blanks forever. */
export const space = (rules: GbnfRules): string => rules.add('space', '" "?');

function typedExpression(type: string, schema: JsonObject, place: Place): string {
  switch (type) {
    case 'string':
      return textExpression(schema, place.rules);
    case 'integer':
      return integerExpression(schema, place.rules);
    case 'number':
      return numberExpression(schema, place.rules);
    case 'boolean':
      return '("true" | "false")';
    case 'null':
      return '"null"';
    case 'array':
      return arrayExpression(schema, place);
    case 'object':
      return saysMembers(schema) ? objectExpression(schema, place) : anyJson(place.rules).object;
    default:
      return anyJson(place.rules).value;
  }
}

const saysMembers = (schema: JsonObject): boolean =>
  isJsonObject(schema['properties']) ||
  schema['additionalProperties'] === false ||
  isJsonObject(schema['additionalProperties']) ||
  (Array.isArray(schema['required']) && schema['required'].length > 0);

function textExpression(schema: JsonObject, rules: GbnfRules): string {
  return `"\\"" ${textCharacter(rules)}${times(charactersOf(schema))} "\\""`;
}

/** How often something may stand; `most` null: as often as one likes. */
export interface Times {
  readonly least: number;
  readonly most: number | null;
}

/** Of a text: what is longer than grammars count is left to the check of the arguments. */
export const charactersOf = (schema: JsonObject): Times =>
  timesOf(schema['minLength'], schema['maxLength'], countedCharacters);

/** The same of a list. */
export const itemsOf = (schema: JsonObject): Times =>
  timesOf(schema['minItems'], schema['maxItems'], countedItems);

function timesOf(fewest: Json | undefined, furthest: Json | undefined, counted: number): Times {
  const least = countOf(fewest) ?? 0;
  const most = countOf(furthest);
  return {
    least: Math.min(least, counted),
    most: most !== null && most <= counted && most >= least ? most : null,
  };
}

/** Behind what may stand so often. */
export const times = ({ least, most }: Times): string =>
  least === 0 && most === null ? '*' : `{${String(least)},${most === null ? '' : String(most)}}`;

/** A list of one item and of further ones, each with what stands before it. */
export function listOf({ least, most }: Times, item: string, further: string): string {
  if (most === 0) return '"[]"';
  const more = { least: Math.max(0, least - 1), most: most === null ? null : most - 1 };
  const list = `${item} ${further}${times(more)}`;
  return least > 0 ? `"[" ${list} "]"` : `"[" (${list})? "]"`;
}

function integerExpression(schema: JsonObject, rules: GbnfRules): string {
  const bounds = boundsOf(schema, 'integers');
  const step = numberOf(schema['multipleOf']);
  const { least, most } = bounds;
  if (step !== null && step > 0 && least !== null && most !== null && most - least < listedIntegers) {
    const fitting = Array.from(
      { length: Math.floor(most) - Math.ceil(least) + 1 },
      (_, index) => Math.ceil(least) + index,
    ).filter((value) => Number.isInteger(value / step));
    if (fitting.length > 0) return anyOf(fitting.map((value) => literal(String(value))));
  }
  const free = rules.add('integer', '"-"? ("0" | [1-9] [0-9]{0,14})');
  return least === null && most === null ? free : (integersBetween(bounds) ?? free);
}

function numberExpression(schema: JsonObject, rules: GbnfRules): string {
  const bounds = boundsOf(schema, 'numbers');
  return bounds.least === null && bounds.most === null
    ? anyNumber(rules)
    : (numbersBetween(bounds) ?? anyNumber(rules));
}

/**
 * Bounds that belong to the values. An excluded one becomes the next whole number, or for numbers, of which
 * there is no next one, stays as it is.
 */
function boundsOf(schema: JsonObject, of: 'integers' | 'numbers'): Bounds {
  const bound = (keyword: string, past: (value: number) => number, excluded: string): readonly number[] => {
    const [included, beyond] = [numberOf(schema[keyword]), numberOf(schema[excluded])];
    // Draft 4 wrote `exclusiveMinimum: true` beside `minimum`.
    return [
      ...(included === null ? [] : [schema[excluded] === true ? past(included) : included]),
      ...(beyond === null ? [] : [past(beyond)]),
    ];
  };
  const least = bound(
    'minimum',
    (value) => (of === 'integers' ? Math.floor(value) + 1 : value),
    'exclusiveMinimum',
  );
  const most = bound(
    'maximum',
    (value) => (of === 'integers' ? Math.ceil(value) - 1 : value),
    'exclusiveMaximum',
  );
  return {
    least: least.length === 0 ? null : Math.max(...least),
    most: most.length === 0 ? null : Math.min(...most),
  };
}

function arrayExpression(schema: JsonObject, place: Place): string {
  const { rules, name } = place;
  const { items, prefixItems } = schema;
  const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  if (first.length > 0)
    return tupleExpression(first.slice(0, countOf(schema['maxItems']) ?? first.length), place);
  const item = rules.add(
    `${name}-item`,
    jsonExpression(Array.isArray(items) ? true : items, within(place, 'of')),
  );
  return items === false ? '"[]"' : listOf(itemsOf(schema), item, `("," ${space(rules)} ${item})`);
}

/** Exactly the entries that have a form of their own. */
function tupleExpression(first: readonly Json[], place: Place): string {
  const entries = first.map((entry, index) => jsonExpression(entry, within(place, `at-${String(index)}`)));
  return `"[" ${entries.join(` "," ${space(place.rules)} `)} "]"`;
}

/**
 * Halves of a pair (\uD800 to \uDFFF) are no characters, and two of them would count as one. Nor is what lies
 * beyond the last character.
 */
export const textCharacter = (rules: GbnfRules, slash = true): string =>
  rules.add(
    'character',
    `[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E\\u0080-\\uD7FF\\uE000-\\U0010FFFF] | "\\\\" (["\\\\${slash ? '/' : ''}bfnrt] | "u" ([0-9abcefABCEF] [0-9a-fA-F]{3} | [dD] [0-7] [0-9a-fA-F]{2}))`,
  );

/** Any JSON value; the rules refer to each other, so they come as one set. */
function anyJson(rules: GbnfRules): { readonly value: string; readonly object: string } {
  const character = textCharacter(rules);
  const blank = space(rules);
  const value = rules.add(
    'any-value',
    `"null" | "true" | "false" | ${anyNumber(rules)} | "\\"" ${character}* "\\"" | any-list | any-object`,
  );
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
  const named =
    typeof type === 'string'
      ? [type]
      : Array.isArray(type)
        ? type.filter((entry): entry is string => typeof entry === 'string')
        : [];
  const types = named.length > 0 ? named : saysMembers(schema) ? ['object'] : [];
  return schema['nullable'] === true && !types.includes('null') && types.length > 0
    ? [...types, 'null']
    : types;
}

const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
/** Of a count that is none, a grammar could not be read at all. */
const countOf = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
