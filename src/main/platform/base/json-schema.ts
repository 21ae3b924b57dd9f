import { createContext, Script } from 'node:vm';
import { isJsonObject } from '../../../shared/json-object';
import type { Json, JsonObject } from '../../../shared/json';
import { resolveReference } from '../../../shared/schema-reference';
import { shortened } from '../../../shared/shortened';
import { canonicalJson } from '../../../shared/canonical-json';
import { StepBudget } from './step-budget';

/**
 * What in `args` does not fit the JSON Schema of a tool, as sentences; empty when it fits. Knows the keywords
 * of draft 2020-12 that say what a value may be, with references within the schema; not `format`, which says
 * how a text is meant, nor `unevaluated...`. Coerces nothing. `accepts` says which values fit a schema
 * whatever it says of them, e.g. templates still to be filled. What takes more steps than `budget` has is
 * left to whoever gets the arguments, but for what was found until then: a schema may come from a server that
 * nobody here wrote, and say little that takes years.
 */
export function checkArguments(
  schema: JsonObject,
  args: JsonObject,
  accepts: (value: Json, schema: JsonObject) => boolean = () => false,
  budget = new StepBudget(mostSteps),
): string[] {
  return [
    ...new Set(check({ root: schema, accepts, budget, weights: new WeakMap(), depth: 0 }, schema, args, '')),
  ];
}

interface Checking {
  readonly root: JsonObject;
  readonly accepts: (value: Json, schema: JsonObject) => boolean;
  readonly budget: StepBudget;
  /** What was weighed already. */
  readonly weights: WeakMap<object, number>;
  /** Schemas that refer to each other without end are believed at some point. */
  readonly depth: number;
}

const deepest = 64;
/** Some tenths of a second. */
const mostSteps = 1_000_000;
/** Of looking at a value with a schema, however little both say. */
const stepsOfALook = 30;
const charactersAStep = 16;

function check(checking: Checking, schema: Json, value: Json, path: string): string[] {
  if (!checking.budget.take(stepsOfALook)) return [];
  if (schema === false) return [`${name(path)} must not be there`];
  if (
    !isJsonObject(schema) ||
    checking.accepts(value, schema) ||
    !checking.budget.take(stepsOf(checking, schema, value))
  )
    return [];
  const wrongType = checkType(schema['type'], value, path);
  if (wrongType !== null && !(value === null && schema['nullable'] === true)) return [wrongType];
  return [
    ...checkChoice(schema, value, path),
    ...checkNumber(schema, value, path),
    ...checkText(schema, value, path),
    ...checkList(checking, schema, value, path),
    ...checkObject(checking, schema, value, path),
    ...checkCombined(checking, schema, value, path),
  ];
}

/**
 * What the schema lists is held against each entry of the value, and the value may be compared and quoted as
 * a whole.
 */
const stepsOf = ({ weights }: Checking, schema: JsonObject, value: Json): number =>
  listedIn(schema) * (1 + entriesOf(value)) + weightOf(value, weights);

/** How much a schema itself says, without the schemas in it. */
export const listedIn = (schema: JsonObject): number =>
  Object.values(schema).reduce<number>(
    (sum, part) => sum + 1 + entriesOf(part ?? null),
    typeof schema['$ref'] === 'string' ? schema['$ref'].length : 0,
  );

const entriesOf = (value: Json): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** Of a whole value, which may be nested deeper than functions can call each other. */
function weightOf(value: Json, weights: WeakMap<object, number>): number {
  const known = typeof value === 'object' && value !== null ? weights.get(value) : undefined;
  if (known !== undefined) return known;
  let weight = 0;
  for (const open = [value]; open.length > 0;) {
    const next = open.pop() ?? null;
    weight += typeof next === 'string' ? 1 + next.length / charactersAStep : 1;
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) open.push(inner ?? null);
  }
  if (typeof value === 'object' && value !== null) weights.set(value, weight);
  return weight;
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
  const lists = [
    ...(Array.isArray(schema['enum']) ? [schema['enum']] : []),
    ...('const' in schema ? [[schema['const'] ?? null]] : []),
  ];
  const isValue = sameAs(value);
  return lists
    .filter((choices) => !choices.some(isValue))
    .map((choices) => `${name(path)} must be one of ${listed(choices)}, not ${shorten(value)}`);
}

/** A model and a person read it: a list that nobody reads to its end is cut. */
const mostListed = 50;

function listed(choices: readonly Json[]): string {
  const texts = choices
    .slice(0, mostListed)
    .map((choice) => JSON.stringify(choice))
    .join(', ');
  return choices.length <= mostListed ? texts : `${texts}, … (${String(choices.length)} in all)`;
}

function sameAs(value: Json): (other: Json) => boolean {
  if (typeof value !== 'object' || value === null) return (other) => other === value;
  const text = canonicalJson(value);
  return (other) => typeof other === 'object' && other !== null && canonicalJson(other) === text;
}

function checkNumber(schema: JsonObject, value: Json, path: string): string[] {
  if (typeof value !== 'number') return [];
  const rules: readonly (readonly [string, string, (limit: number) => boolean])[] = [
    ['minimum', 'at least', (limit) => value >= limit],
    ['maximum', 'at most', (limit) => value <= limit],
    ['exclusiveMinimum', 'more than', (limit) => value > limit],
    ['exclusiveMaximum', 'less than', (limit) => value < limit],
    [
      'multipleOf',
      'a multiple of',
      (step) => step <= 0 || Math.abs(value / step - Math.round(value / step)) < 1e-9,
    ],
  ];
  return rules.flatMap(([rule, words, holds]) => {
    const limit = schema[rule];
    return typeof limit === 'number' && !holds(limit)
      ? [`${name(path)} must be ${words} ${String(limit)}, not ${String(value)}`]
      : [];
  });
}

function checkText(schema: JsonObject, value: Json, path: string): string[] {
  if (typeof value !== 'string') return [];
  const { minLength, maxLength, pattern } = schema;
  const length = typeof minLength === 'number' || typeof maxLength === 'number' ? [...value].length : 0;
  const mistakes: string[] = [];
  if (typeof minLength === 'number' && length < minLength)
    mistakes.push(`${name(path)} must have at least ${plural(minLength, 'character')}`);
  if (typeof maxLength === 'number' && length > maxLength)
    mistakes.push(`${name(path)} must have at most ${plural(maxLength, 'character')}, not ${String(length)}`);
  if (typeof pattern === 'string' && !matches(pattern, value))
    mistakes.push(`${name(path)} must match ${pattern}`);
  return mistakes;
}

/** A schema may come from a server that nobody here wrote: its patterns run where a deadline can end them. */
const patternScope = createContext({});
const patternTest = new Script("new RegExp(pattern, 'u').test(text)");
const patternWithinMs = 100;

/** A machine that is busy with others may let the whole time pass without a look at the pattern. */
const patternTries = 5;

/**
 * A pattern that is none, of another dialect, or without an answer within a tenth of a second of work is left
 * to whoever wrote it.
 */
function matches(pattern: string, text: string): boolean {
  Object.assign(patternScope, { pattern, text });
  for (let tries = 1; ; tries += 1) {
    const began = process.cpuUsage();
    try {
      return patternTest.runInContext(patternScope, { timeout: patternWithinMs }) === true;
    } catch (failure) {
      const workedMs = process.cpuUsage(began).user / 1000;
      if (
        (failure as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT' ||
        workedMs > patternWithinMs / 2 ||
        tries === patternTries
      )
        return true;
    }
  }
}

function checkList(checking: Checking, schema: JsonObject, value: Json, path: string): string[] {
  if (!Array.isArray(value)) return [];
  const { items, prefixItems, contains, minItems, maxItems } = schema;
  // Before draft 2020-12 the list of schemas for the first entries was called `items` too.
  const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  const rest = Array.isArray(items) ? schema['additionalItems'] : items;
  const mistakes = value.flatMap((item, index) =>
    check(checking, first[index] ?? rest ?? true, item, `${path}[${String(index)}]`),
  );
  if (typeof minItems === 'number' && value.length < minItems)
    mistakes.push(`${name(path)} must have at least ${plural(minItems, 'entry', 'entries')}`);
  if (typeof maxItems === 'number' && value.length > maxItems)
    mistakes.push(`${name(path)} must have at most ${plural(maxItems, 'entry', 'entries')}`);
  if (schema['uniqueItems'] === true && new Set(value.map((item) => canonicalJson(item))).size < value.length)
    mistakes.push(`${name(path)} must not have the same entry twice`);
  if (contains !== undefined && !value.some((item) => check(checking, contains, item, path).length === 0))
    mistakes.push(`${name(path)} lacks an entry that it must have`);
  return mistakes;
}

function checkObject(checking: Checking, schema: JsonObject, value: Json, path: string): string[] {
  if (!isJsonObject(value)) return [];
  const { minProperties, maxProperties, dependentRequired, propertyNames } = schema;
  const keys = Object.keys(value);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const alongside = isJsonObject(dependentRequired)
    ? Object.entries(dependentRequired).flatMap(([key, needed]) =>
        Object.hasOwn(value, key) && Array.isArray(needed) ? needed : [],
      )
    : [];
  const missing = [...new Set([...required, ...alongside])]
    .filter((key) => typeof key === 'string')
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => `${name(join(path, key))} is missing`);
  const mistakes = [
    ...missing,
    ...keys.flatMap((key) => checkProperty(checking, schema, key, value[key] ?? null, path)),
  ];
  if (typeof minProperties === 'number' && keys.length < minProperties)
    mistakes.push(`${name(path)} must have at least ${plural(minProperties, 'member')}`);
  if (typeof maxProperties === 'number' && keys.length > maxProperties)
    mistakes.push(`${name(path)} must have at most ${plural(maxProperties, 'member')}`);
  if (propertyNames !== undefined)
    mistakes.push(
      ...keys
        .filter((key) => check(checking, propertyNames, key, '').length > 0)
        .map((key) => `${name(join(path, key))} is no name that may be used here`),
    );
  return mistakes;
}

function checkProperty(
  checking: Checking,
  schema: JsonObject,
  key: string,
  value: Json,
  path: string,
): string[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const patterns = isJsonObject(schema['patternProperties'])
    ? Object.entries(schema['patternProperties']).filter(([pattern]) => matches(pattern, key))
    : [];
  const inner = join(path, key);
  const named = Object.hasOwn(properties, key)
    ? [properties[key] ?? true, ...patterns.map(([, rule]) => rule)]
    : patterns.map(([, rule]) => rule);
  if (named.length > 0) return named.flatMap((rule) => check(checking, rule, value, inner));
  const additional = schema['additionalProperties'];
  if (additional !== false) return check(checking, additional ?? true, value, inner);
  const known = Object.keys(properties);
  return [
    `${name(inner)} is not known; ${known.length === 0 ? 'there are no arguments' : `known: ${known.join(', ')}`}`,
  ];
}

/**
 * What refers to, joins or excludes other schemas. That a value fits is not known once the budget is spent;
 * that it does not, is.
 */
function checkCombined(from: Checking, schema: JsonObject, value: Json, path: string): string[] {
  if (from.depth >= deepest) return [];
  const checking = { ...from, depth: from.depth + 1 };
  const mistakesOf = (part: Json): string[] => check(checking, part, value, path);
  const partsOf = (keyword: string): readonly Json[] => {
    const parts = schema[keyword];
    return Array.isArray(parts) ? parts : [];
  };
  const mistakes = partsOf('allOf').flatMap(mistakesOf);
  if (typeof schema['$ref'] === 'string')
    mistakes.push(...mistakesOf(resolveReference(from.root, schema['$ref']) ?? true));
  if (schema['not'] !== undefined && mistakesOf(schema['not']).length === 0 && !checking.budget.isSpent)
    mistakes.push(`${name(path)} must not be ${shorten(value)}`);
  if (schema['if'] !== undefined)
    mistakes.push(
      ...mistakesOf((mistakesOf(schema['if']).length === 0 ? schema['then'] : schema['else']) ?? true),
    );
  const [any, one] = [partsOf('anyOf'), partsOf('oneOf')].map((parts) => parts.map(mistakesOf));
  if (any !== undefined && any.length > 0 && any.every((each) => each.length > 0))
    mistakes.push(nearest(any));
  if (one !== undefined && one.length > 0) {
    const fitting = one.filter((each) => each.length === 0).length;
    if (fitting === 0) mistakes.push(nearest(one));
    else if (fitting > 1 && !checking.budget.isSpent)
      mistakes.push(`${name(path)} fits ${String(fitting)} of its possible forms and must fit exactly one`);
  }
  return mistakes;
}

/** Of several forms none of which fits, the one with the least wrong. */
const nearest = (mistakes: readonly (readonly string[])[]): string =>
  [...mistakes].sort((a, b) => a.length - b.length)[0]?.join(' and ') ?? '';

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const name = (path: string): string => (path === '' ? 'the arguments' : `"${path}"`);
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

function shorten(value: Json): string {
  return shortened(JSON.stringify(value), 40);
}
