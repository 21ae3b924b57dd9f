import { unreachable } from '../../../shared/errors';
import {
  exactJsonText,
  ExactNumber,
  isRounded,
  parseExactJson,
  type ExactJson,
} from '../../../shared/exact-json';
import { shortened } from '../../../shared/shortened';
import type { Compared } from '../../../shared/sop';
import {
  comparisonsOf,
  decimalNumber,
  isPlainNumber,
  parseCondition,
  type Comparison,
  type Condition,
  type Literal,
  type Operator,
  type ParsedCondition,
} from './condition-syntax';
import { lookUp, type JsonPath } from './json-path';

/** A payload as a condition sees it. */
export type Payload =
  | { readonly kind: 'json'; readonly value: ExactJson }
  | { readonly kind: 'none' }
  | { readonly kind: 'not-json' };

/** Text is read as JSON; a number that JSON does not allow, such as `+5` or `007`, is a number too. */
export function readPayload(text: string | null): Payload {
  if (text === null || text.trim() === '') return { kind: 'none' };
  const value = parseExactJson(text);
  if (value !== undefined) return { kind: 'json', value };
  const trimmed = text.trim();
  const number = decimalNumber(trimmed);
  return number === null
    ? { kind: 'not-json' }
    : { kind: 'json', value: isRounded(trimmed) ? new ExactNumber(trimmed) : number };
}

export interface ConditionVerdict {
  readonly holds: boolean;
  /** e.g. `$.value is 80, limit > 85`. */
  readonly why: string;
  /** What the outcome rests on. */
  readonly compared: readonly Compared[];
}

/**
 * Never throws; a malformed condition is never true, and neither is one without a readable payload, unless it
 * is blank.
 */
export function judgeCondition(text: string, payload: Payload): ConditionVerdict {
  const uncompared = (holds: boolean, why: string): ConditionVerdict => ({ holds, why, compared: [] });
  const parsed = parsedOnce(text);
  if (!parsed.ok)
    return uncompared(
      false,
      `the condition does not parse: ${parsed.mistake.message} (column ${String(parsed.mistake.column)})`,
    );
  if (parsed.condition.kind === 'always') return uncompared(true, 'no condition');
  if (payload.kind === 'none') return uncompared(false, 'the event has no payload');
  if (payload.kind === 'not-json') return uncompared(false, 'the payload is not JSON');
  const holds = evaluate(parsed.condition, payload.value);
  const found = deciding(parsed.condition, payload.value, holds).map(({ comparison, isNegated }) => ({
    compared: toCompared(comparison, payload.value),
    isNegated,
  }));
  return { holds, why: found.map(describe).join('; '), compared: found.map(({ compared }) => compared) };
}

/** What `judgeCondition` says, without the reason. */
export function meetsCondition(text: string, payload: Payload): boolean {
  const read = parsedOnce(text);
  if (!read.ok) return false;
  return (
    read.condition.kind === 'always' || (payload.kind === 'json' && evaluate(read.condition, payload.value))
  );
}

/** Definitions change rarely and events come by the thousand: each condition is read once. */
const parsedConditions = new Map<string, ParsedCondition>();
const mostParsed = 10_000;

function parsedOnce(text: string): ParsedCondition {
  const known = parsedConditions.get(text);
  if (known !== undefined) return known;
  if (parsedConditions.size >= mostParsed) parsedConditions.clear();
  const condition = parseCondition(text);
  parsedConditions.set(text, condition);
  return condition;
}

export const conditionHolds = (text: string, payload: string | null): boolean =>
  judgeCondition(text, readPayload(payload)).holds;

export const explainCondition = (text: string, payload: string | null): string =>
  judgeCondition(text, readPayload(payload)).why;

/** The first comparison with a finite number, in the order they are written; null: there is none. */
export function numericComparison(
  text: string,
): (Pick<Comparison, 'path' | 'operator'> & { readonly number: number }) | null {
  const parsed = parsedOnce(text);
  if (!parsed.ok) return null;
  for (const { path, operator, literal } of comparisonsOf(parsed.condition))
    if (literal.kind === 'number' && Number.isFinite(literal.number))
      return { path, operator, number: literal.number };
  return null;
}

/** What a condition looks at, in the order it is written. */
export function pathsIn(text: string): readonly JsonPath[] {
  const parsed = parsedOnce(text);
  return parsed.ok ? comparisonsOf(parsed.condition).map(({ path }) => path) : [];
}

function evaluate(condition: Condition, payload: ExactJson): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'comparison':
      return compares(lookUp(payload, condition.path), condition.operator, condition.literal);
    case 'not':
      return !evaluate(condition.inner, payload);
    case 'and':
      return condition.parts.every((part) => evaluate(part, payload));
    case 'or':
      return condition.parts.some((part) => evaluate(part, payload));
    default:
      return unreachable(condition);
  }
}

function compares(value: ExactJson | undefined, operator: Operator, literal: Literal): boolean {
  if (value === undefined) return false;
  switch (operator) {
    case '==':
      return isSame(value, literal);
    case '!=':
      return !isSame(value, literal);
    case '>':
      return orderOf(value, literal) === 'greater';
    case '<':
      return orderOf(value, literal) === 'less';
    case '>=':
      return ['greater', 'equal'].includes(orderOf(value, literal));
    case '<=':
      return ['less', 'equal'].includes(orderOf(value, literal));
    default:
      return unreachable(operator);
  }
}

/**
 * As numbers only where nothing is lost by it: two identities are never the same because they would be the
 * same number.
 */
function isSame(value: ExactJson, literal: Literal): boolean {
  if (value === null || literal.kind === 'null') return value === null && literal.kind === 'null';
  if (literal.kind === 'number') {
    if (typeof value === 'number' && !literal.identity)
      return orderOfNumbers(value, literal.number) === 'equal';
    if (
      typeof value === 'string' &&
      decimalNumber(value) !== null &&
      isPlainNumber(value) &&
      isPlainNumber(literal.text)
    )
      return Number(value) === literal.number;
  }
  return textOf(value) === literal.text;
}

type Order = 'less' | 'equal' | 'greater';

/** Truth values, null, lists and objects have no order, nor has a number with a word. */
function orderOf(value: ExactJson, literal: Literal): Order | 'none' {
  const number = numberOf(value);
  if (number !== null) return literal.kind === 'number' ? orderOfNumbers(number, literal.number) : 'none';
  return typeof value === 'string' && literal.kind === 'text' ? orderOfTexts(value, literal.text) : 'none';
}

function numberOf(value: ExactJson): number | null {
  if (value instanceof ExactNumber) return Number(value.text);
  if (typeof value === 'string') return decimalNumber(value);
  return typeof value === 'number' ? value : null;
}

const textOf = (value: ExactJson): string => (typeof value === 'string' ? value : exactJsonText(value));

/** Sums of decimal fractions carry a rounding error of this size. */
function orderOfNumbers(a: number, b: number): Order {
  if (a === b || Math.abs(a - b) < Number.EPSILON) return 'equal';
  return a < b ? 'less' : 'greater';
}

/** By code point, which is not the order of UTF-16 units. */
function orderOfTexts(a: string, b: string): Order {
  const left = [...a];
  const right = [...b];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference < 0 ? 'less' : 'greater';
  }
  if (left.length === right.length) return 'equal';
  return left.length < right.length ? 'less' : 'greater';
}

interface Deciding {
  readonly comparison: Comparison;
  /** It stands in a `!` that turns it round. */
  readonly isNegated: boolean;
}

/** The comparisons that the outcome rests on. */
function deciding(condition: Condition, payload: ExactJson, holds: boolean): readonly Deciding[] {
  switch (condition.kind) {
    case 'always':
      return [];
    case 'comparison':
      return [{ comparison: condition, isNegated: false }];
    case 'not':
      return deciding(condition.inner, payload, !holds).map(({ comparison, isNegated }) => ({
        comparison,
        isNegated: !isNegated,
      }));
    case 'and':
    case 'or': {
      const parts = condition.parts.filter((part) => evaluate(part, payload) === holds);
      const one = (condition.kind === 'and') !== holds;
      return (one ? parts.slice(0, 1) : parts).flatMap((part) => deciding(part, payload, holds));
    }
    default:
      return unreachable(condition);
  }
}

const longestShown = 60;

function toCompared({ path, subject, operator, limit }: Comparison, payload: ExactJson): Compared {
  const value = lookUp(payload, path);
  const shown = value === undefined ? null : exactJsonText(value);
  return { subject, operator, limit, value: shown === null ? null : shortened(shown, longestShown) };
}

/**
 * A limit that is turned round is written so: "is 1, limit == 1" would be no reason why a condition does not
 * hold.
 */
function describe({
  compared: { subject, operator, limit, value },
  isNegated,
}: {
  readonly compared: Compared;
  readonly isNegated: boolean;
}): string {
  return `${subject} is ${value ?? 'missing'}, limit ${isNegated ? `!(${operator}` : operator} ${limit}${isNegated ? ')' : ''}`;
}
