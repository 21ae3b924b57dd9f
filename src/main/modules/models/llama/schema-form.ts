import { isJsonObject } from '../../../../shared/json-object';
import type { Json, JsonObject } from '../../../../shared/json';
import { resolveReference } from '../../../../shared/schema-reference';
import { listedIn } from '../../../platform/base/json-schema';
import type { StepBudget } from '../../../platform/base/step-budget';

/**
 * References may lead to each other; what is deeper, or over the budget, is left to the check of the
 * arguments.
 */
const deepest = 16;

/**
 * A schema with what it refers to and joins (`$ref`, `allOf`) written out, one level deep: what it says of
 * members and entries stays as it is.
 */
export function writtenOut(schema: JsonObject, root: JsonObject, budget: StepBudget, depth = 0): JsonObject {
  const { $ref: reference, allOf, ...own } = schema;
  if (depth > deepest || !budget.take(1 + listedIn(schema))) return own;
  const parts = [
    ...(typeof reference === 'string' ? [resolveReference(root, reference)] : []),
    ...(Array.isArray(allOf) ? allOf : []),
  ];
  return parts
    .filter(isJsonObject)
    .reduce<JsonObject>(
      (sum, part) => (budget.isSpent ? sum : joined(sum, writtenOut(part, root, budget, depth + 1), budget)),
      own,
    );
}

/**
 * What fits both. Where that cannot be said in one schema the first one's word counts; the arguments are
 * checked against both in any case.
 */
export function joined(a: JsonObject, b: JsonObject, budget: StepBudget): JsonObject {
  if (!budget.take(listedIn(a) + listedIn(b))) return a;
  const both: Record<string, Json> = { ...b, ...a };
  const [inA, inB] = [membersOf(a), membersOf(b)];
  if (inA !== null && inB !== null) {
    const keys = [...new Set([...Object.keys(inA), ...Object.keys(inB)])];
    both['properties'] = Object.fromEntries(keys.map((key) => [key, joinedMember(inA[key], inB[key])]));
  }
  if (a['required'] !== undefined && b['required'] !== undefined)
    both['required'] = [...new Set([...listOf(a['required']), ...listOf(b['required'])])];
  if (a['enum'] !== undefined && b['enum'] !== undefined)
    both['enum'] = inBoth(listOf(a['enum']), listOf(b['enum']));
  if (a['additionalProperties'] === false || b['additionalProperties'] === false)
    both['additionalProperties'] = false;
  if (a['type'] !== undefined && b['type'] !== undefined) both['type'] = commonTypes(a['type'], b['type']);
  for (const [keyword, stricter] of stricterOf) {
    const [ofA, ofB] = [a[keyword], b[keyword]];
    if (typeof ofA === 'number' && typeof ofB === 'number') both[keyword] = stricter(ofA, ofB);
  }
  return both;
}

const stricterOf: readonly (readonly [string, (a: number, b: number) => number])[] = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (keyword) => [keyword, Math.max] as const,
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (keyword) => [keyword, Math.min] as const,
  ),
];

function inBoth(a: readonly Json[], b: readonly Json[]): Json[] {
  const others = new Set(b.map((value) => JSON.stringify(value)));
  return a.filter((value) => others.has(JSON.stringify(value)));
}

function joinedMember(a: Json | undefined, b: Json | undefined): Json {
  if (a === undefined || b === undefined) return a ?? b ?? true;
  return { allOf: [a, b] };
}

function commonTypes(a: Json, b: Json): Json {
  const [ofA, ofB] = [listOf(a), listOf(b)];
  const common = ofA.filter((type) => ofB.includes(type) || (type === 'integer' && ofB.includes('number')));
  return [...common, ...(ofA.includes('number') && ofB.includes('integer') ? ['integer'] : [])];
}

const membersOf = (schema: JsonObject): JsonObject | null =>
  isJsonObject(schema['properties']) ? schema['properties'] : null;
const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
