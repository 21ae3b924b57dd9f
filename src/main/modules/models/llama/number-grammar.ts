import { anyOf, literal } from './gbnf';

/** Digits that a whole number may have: more would not be exact. */
const mostDigits = 15;
const largest = 10 ** mostDigits - 1;

export interface Bounds {
  /** Null: none. */
  readonly least: number | null;
  readonly most: number | null;
}

/** The GBNF expression for the whole numbers within bounds, digit by digit. Null: there are none. */
export function integersBetween({ least, most }: Bounds): string | null {
  const [low, high] = [
    Math.max(-largest, Math.ceil(least ?? -largest)),
    Math.min(largest, Math.floor(most ?? largest)),
  ];
  if (low > high) return null;
  const parts = [
    ...(low < 0 ? [`"-" ${digitsBetween(Math.max(1, -high), -low)}`] : []),
    ...(high >= 0 ? [digitsBetween(Math.max(0, low), high)] : []),
  ];
  return anyOf(parts);
}

const fraction = '("." [0-9]{1,9})?';

/**
 * The GBNF expression for numbers within bounds, written without an exponent. A bound that is no whole number
 * counts as the next one outside: too many can be written then, but none is left out. Null: there are none.
 */
export function numbersBetween(bounds: Bounds): string | null {
  const [low, high] = [Math.floor(bounds.least ?? -largest), Math.ceil(bounds.most ?? largest)];
  if (low > high) return null;
  const ends = [...new Set([low, high])].map((end) => literal(String(end)));
  // A fraction moves a number away from zero, so it must stop one short of the end that lies there.
  const positive = high > 0 && high > low ? [`${digitsBetween(Math.max(0, low), high - 1)} ${fraction}`] : [];
  const negative =
    low < 0 && high > low ? [`"-" ${digitsBetween(Math.max(0, -high), -low - 1)} ${fraction}`] : [];
  return anyOf([...ends, ...positive, ...negative]);
}

/** Whole numbers from 0 up, without leading zeros. */
function digitsBetween(least: number, most: number): string {
  const [from, to] = [BigInt(least), BigInt(most)];
  const parts: string[] = [];
  for (let length = String(from).length; length <= String(to).length; length += 1) {
    const [shortest, longest] = [length === 1 ? 0n : 10n ** BigInt(length - 1), 10n ** BigInt(length) - 1n];
    parts.push(sameLength(String(from > shortest ? from : shortest), String(to < longest ? to : longest)));
  }
  return anyOf(parts);
}

/** Texts of digits, of one length, from one to the other. */
function sameLength(from: string, to: string): string {
  if (from === to) return literal(from);
  if (/^0*$/u.test(from) && /^9*$/u.test(to))
    return from.length === 1 ? '[0-9]' : `[0-9]{${String(from.length)}}`;
  if (from.length === 1) return `[${from}-${to}]`;
  const [first, last] = [Number(from[0]), Number(to[0])];
  const rest = from.length - 1;
  if (first === last) return `${literal(String(first))} ${sameLength(from.slice(1), to.slice(1))}`;
  const parts = [`${literal(String(first))} ${sameLength(from.slice(1), '9'.repeat(rest))}`];
  if (last - first > 1) parts.push(`[${String(first + 1)}-${String(last - 1)}] [0-9]{${String(rest)}}`);
  parts.push(`${literal(String(last))} ${sameLength('0'.repeat(rest), to.slice(1))}`);
  return anyOf(parts);
}
