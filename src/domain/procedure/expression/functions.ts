import { ExactNumber, type ExactJson } from '../../../shared/exact-json';
import { isNested, numberOf, textOf } from './compare';
import { formattedDate } from './format-date';

/** What a function may ask for besides its arguments. */
export interface Surroundings {
  /** Milliseconds since 1970; null: no clock is known here. */
  readonly now: number | null;
  /** Takes so much of what the evaluation may cost; false: it is used up. */
  readonly spend: (cost: number) => boolean;
}

/** What a function gives where its arguments fit and its value would be longer than one may be. */
export const beyond = Symbol('beyond');
type Given = ExactJson | undefined | typeof beyond;

interface Known {
  readonly least: number;
  readonly most: number;
  readonly takes: string;
  /** Of what type its value is, where there is one; null: that depends. */
  readonly gives: 'number' | 'string' | 'array' | null;
  /** Undefined: there is no such value, as for an argument of the wrong type; `beyond`: it would be too long. */
  readonly of: (given: readonly ExactJson[], surroundings: Surroundings) => Given;
}

/** A text that is put together; a longer one is a missing value. */
const longestText = 1_048_576;
const mostItems = 100_000;
const mostDigits = 15;

const one = (
  takes: string,
  gives: Known['gives'],
  of: (value: ExactJson, surroundings: Surroundings) => Given,
): Known => ({
  least: 1,
  most: 1,
  takes,
  gives,
  of: ([value], surroundings) => (value === undefined ? undefined : of(value, surroundings)),
});

const ofText = (change: (text: string) => string): Known =>
  one('one text', 'string', (value, { spend }) => {
    if (typeof value !== 'string' || !spend(value.length)) return undefined;
    const changed = change(value);
    return changed.length > longestText ? beyond : changed;
  });

const ofNumbers = (choose: (numbers: readonly number[]) => number): Known => ({
  least: 1,
  most: Infinity,
  takes: 'numbers, or one list of them',
  gives: 'number',
  of: (given, { spend }) => {
    const [first] = given;
    const values = given.length === 1 && Array.isArray(first) ? first : given;
    if (values.length === 0 || !spend(values.length)) return undefined;
    const numbers = values.map(numberOf);
    return numbers.every((number) => number !== null) ? finite(choose(numbers)) : undefined;
  },
});

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined);

const functions: Readonly<Record<string, Known>> = {
  length: one('one text or list', 'number', (value, { spend }) => {
    if (typeof value === 'string') return spend(value.length) ? countOf(value) : undefined;
    if (Array.isArray(value)) return value.length;
    return isNested(value) ? Object.keys(value).length : undefined;
  }),
  round: {
    least: 1,
    most: 2,
    takes: 'a number, and how many decimals',
    gives: 'number',
    of: ([value, decimals = 0]) => {
      const [number, digits] = [numberOf(value ?? null), numberOf(decimals)];
      if (number === null || digits === null || !Number.isInteger(digits)) return undefined;
      return digits < 0 || digits > mostDigits ? undefined : finite(rounded(number, digits));
    },
  },
  abs: one('one number', 'number', (value) => {
    const number = numberOf(value);
    return number === null ? undefined : finite(Math.abs(number));
  }),
  min: ofNumbers((numbers) => numbers.reduce((a, b) => Math.min(a, b))),
  max: ofNumbers((numbers) => numbers.reduce((a, b) => Math.max(a, b))),
  lower: ofText((text) => text.toLowerCase()),
  upper: ofText((text) => text.toUpperCase()),
  trim: ofText((text) => text.trim()),
  split: {
    least: 2,
    most: 2,
    takes: 'a text, and what stands between its parts',
    gives: 'array',
    of: ([text, between], { spend }) => {
      if (typeof text !== 'string' || typeof between !== 'string') return undefined;
      if (between === '' || !spend(text.length)) return undefined;
      const parts = text.split(between, mostItems + 1);
      return parts.length > mostItems ? beyond : parts;
    },
  },
  lines: one('one text', 'array', (value, { spend }) => {
    if (typeof value !== 'string' || !spend(value.length)) return undefined;
    const lines = value.split(/\r\n|\r|\n/u, mostItems + 1).filter((line) => line.trim() !== '');
    return lines.length > mostItems ? beyond : lines;
  }),
  at: {
    least: 2,
    most: 2,
    takes: 'a list and a place in it, from 0 or from -1 at its end',
    gives: null,
    of: ([list, place]) => {
      const index = place === undefined ? null : numberOf(place);
      return Array.isArray(list) && index !== null && Number.isInteger(index) ? list.at(index) : undefined;
    },
  },
  join: {
    least: 1,
    most: 2,
    takes: 'a list, and what stands between its items',
    gives: 'string',
    of: ([list, between = ', '], { spend }) => {
      if (!Array.isArray(list) || typeof between !== 'string') return undefined;
      if (list.some(isNested)) return undefined;
      const texts = list.map((item) => textOf(item));
      const length = texts.reduce((sum, text) => sum + text.length + between.length, 0);
      if (length > longestText) return beyond;
      return spend(length) ? texts.join(between) : undefined;
    },
  },
  parse_number: one('one value', 'number', (value, { spend }) => {
    if (typeof value === 'number' || value instanceof ExactNumber) return value;
    return typeof value === 'string' && spend(value.length) ? numberIn(value) : undefined;
  }),
  now: { least: 0, most: 0, takes: 'nothing', gives: 'number', of: (_, { now }) => now ?? undefined },
  format_date: {
    least: 1,
    most: 3,
    takes: 'a time, a form such as "YYYY-MM-DD HH:mm", and a time zone',
    gives: 'string',
    of: ([time, form = 'YYYY-MM-DD HH:mm:ss', zone = 'UTC']) =>
      time === undefined || typeof form !== 'string' || typeof zone !== 'string'
        ? undefined
        : formattedDate(time, form, zone),
  },
};

export const functionNamed = (name: string): Known | null =>
  Object.hasOwn(functions, name) ? (functions[name] ?? null) : null;

/** What a function gives, where it gives anything; null: there is no such one. */
export const functionResult = (name: string): Known['gives'] | null => functionNamed(name)?.gives ?? null;

export const knownFunctions: readonly string[] = Object.keys(functions);

export const functionNames = knownFunctions.join(' ');

function countOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Half is rounded up as it is written: 1.005 to two decimals is 1.01. */
function rounded(number: number, digits: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const shifted = Number(`${mantissa}e${String(Number(exponent) + digits)}`);
  const [whole = '', power = '0'] = String(Math.round(shifted)).split('e');
  return Number(`${whole}e${String(Number(power) - digits)}`);
}

const numberWithUnit = /^([+-]?\d+(?:[.,]\d+)?)\s?(?![\d.,])/u;

/** The number at the beginning of a text, with a unit behind it or not: `23,5 °C`. */
function numberIn(text: string): number | undefined {
  const found = numberWithUnit.exec(text.trim().slice(0, 400))?.[1];
  return found === undefined ? undefined : finite(Number(found.replace(',', '.')));
}
