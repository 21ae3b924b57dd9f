import { exactJsonText, ExactNumber, type ExactJson } from '../../../shared/exact-json';
import { literalOf } from './literals';
import { decimalNumber, isPlainNumber, orderOfDigits } from './numbers';
import type { Order } from './numbers';
import type { Literal } from './syntax';

/**
 * As numbers only where nothing is lost by it: two identities are never the same because they would be the
 * same number. What is written in quotes is a text, which a number is only where it is written so.
 */
export function isSame(value: ExactJson, literal: Literal): boolean {
  if (value === null || literal.kind === 'null') return value === null && literal.kind === 'null';
  if (literal.kind === 'number') {
    if (typeof value === 'number' && !literal.identity)
      return orderOfNumbers(value, literal.number) === 'equal';
    if (
      typeof value === 'string' &&
      !literal.identity &&
      decimalNumber(value) !== null &&
      isPlainNumber(value) &&
      isPlainNumber(literal.text)
    )
      return Number(value) === literal.number;
  }
  // A long list is written out only for what looks like one.
  if (isNested(value) && !/^[[{]/u.test(literal.text)) return false;
  return textOf(value) === literal.text;
}

/** The same of two values that were found: whichever is looked at first. */
export function isSameFound(a: ExactJson, b: ExactJson): boolean {
  const [left, right] = [literalOf(a), literalOf(b)];
  return left !== null && right !== null && isSame(a, right) && isSame(b, left);
}

/** Truth values, null, lists and objects have no order, nor has a number with a word. */
export function orderOf(value: ExactJson, literal: Literal): Order | 'none' {
  const number = numberOf(value);
  if (number !== null)
    return literal.kind === 'number'
      ? (orderOfDigits(textOf(value), literal.text) ?? orderOfNumbers(number, literal.number))
      : 'none';
  return typeof value === 'string' && literal.kind === 'text' ? orderOfTexts(value, literal.text) : 'none';
}

export function numberOf(value: ExactJson): number | null {
  if (value instanceof ExactNumber) return Number(value.text);
  if (typeof value === 'string') return decimalNumber(value);
  return typeof value === 'number' ? value : null;
}

export const textOf = (value: ExactJson): string =>
  typeof value === 'string' ? value : exactJsonText(value);

/** The same for lists and objects that say the same: keys have no order. */
export function canonicalText(value: ExactJson): string {
  if (!isNested(value)) return exactJsonText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalText(inner)}`)
    .join(',')}}`;
}

export const isNested = (value: ExactJson): value is ExactJson[] | { [key: string]: ExactJson } =>
  typeof value === 'object' && value !== null && !(value instanceof ExactNumber);

/** Sums of decimal fractions carry a rounding error of this size. */
export function orderOfNumbers(a: number, b: number): Order {
  if (a === b || Math.abs(a - b) < Number.EPSILON) return 'equal';
  return a < b ? 'less' : 'greater';
}

/** By code point, which is not the order of UTF-16 units. */
export function orderOfTexts(a: string, b: string): Order {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  if (at === a.length || at === b.length)
    return a.length === b.length ? 'equal' : a.length < b.length ? 'less' : 'greater';
  // Two characters may share their first half.
  if (at > 0 && /[\uD800-\uDBFF]/u.test(a[at - 1] ?? '')) at -= 1;
  return (a.codePointAt(at) ?? 0) < (b.codePointAt(at) ?? 0) ? 'less' : 'greater';
}
