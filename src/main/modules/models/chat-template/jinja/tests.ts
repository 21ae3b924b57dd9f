import {
  areEqual,
  Callable,
  compared,
  Float,
  isList,
  isMapping,
  isNumber,
  itemsOf,
  numberOf,
  Tuple,
  type Given,
  type Value,
} from './values';

type Test = (value: Value, args: readonly Value[], given: Given) => boolean;

const isSequence = (value: Value): boolean =>
  typeof value === 'string' || isList(value) || isMapping(value) || value instanceof Tuple;

const isWhole = (value: Value, by: number, rest: number): boolean =>
  isNumber(value) && Math.abs(numberOf(value)) % by === rest;

const equal: Test = (value, [other], given) => areEqual(value, other, given);
const unequal: Test = (value, [other], given) => !areEqual(value, other, given);
const less: Test = (value, [other]) => compared(value, other) < 0;
const most: Test = (value, [other]) => compared(value, other) <= 0;
const more: Test = (value, [other]) => compared(value, other) > 0;
const least: Test = (value, [other]) => compared(value, other) >= 0;

/** The tests of Jinja, by their names. */
export const tests: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['defined', (value) => value !== undefined],
  ['undefined', (value) => value === undefined],
  ['none', (value) => value === null],
  ['true', (value) => value === true],
  ['false', (value) => value === false],
  ['boolean', (value) => typeof value === 'boolean'],
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => isNumber(value)],
  ['integer', (value) => typeof value === 'number'],
  ['float', (value) => value instanceof Float],
  ['mapping', (value) => isMapping(value)],
  ['sequence', isSequence],
  // What was never set can be gone through, too.
  ['iterable', (value) => value === undefined || isSequence(value)],
  ['callable', (value) => value instanceof Callable],
  ['odd', (value) => isWhole(value, 2, 1)],
  ['even', (value) => isWhole(value, 2, 0)],
  ['divisibleby', (value, [by]) => isNumber(by) && isWhole(value, numberOf(by), 0)],
  ['lower', (value) => typeof value === 'string' && /\p{Ll}/u.test(value) && value === value.toLowerCase()],
  ['upper', (value) => typeof value === 'string' && /\p{Lu}/u.test(value) && value === value.toUpperCase()],
  ['in', (value, [among], given) => isIn(value, among, given)],
  ['sameas', (value, [other]) => value === other],
  ['escaped', () => false],
  ...['eq', 'equalto', '=='].map((name) => [name, equal] as const),
  ...['ne', '!='].map((name) => [name, unequal] as const),
  ...['lt', 'lessthan', '<'].map((name) => [name, less] as const),
  ...['le', '<='].map((name) => [name, most] as const),
  ...['gt', 'greaterthan', '>'].map((name) => [name, more] as const),
  ...['ge', '>='].map((name) => [name, least] as const),
]);

/** Nothing is in what is missing. */
export function isIn(value: Value, among: Value, given: Given): boolean {
  if (typeof among === 'string') return typeof value === 'string' && among.includes(value);
  if (isMapping(among)) return [...among.keys()].some((key) => areEqual(key, value, given));
  return itemsOf(among).some((each) => areEqual(each, value, given));
}
