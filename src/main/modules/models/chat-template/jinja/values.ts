import type { StepBudget } from '../../../../platform/base/step-budget';
/** What the template was not made for, in its own words or in those of the interpreter. */
export class TemplateFailure extends Error {}

/** A number that Python takes for none of the whole ones. */
export class Float {
  constructor(readonly value: number) {}
}

export class Tuple {
  constructor(readonly items: readonly Value[]) {}
}

/** Those of a list that have something in common, and what. */
export class Group extends Tuple {
  constructor(
    readonly grouper: Value,
    readonly list: List,
  ) {
    super([grouper, list]);
  }
}

export class Callable {
  constructor(readonly call: (args: readonly Value[], named: Named) => Value) {}
}

/** What a template makes with `namespace()`, and what it is told of its loop. */
export class Attributes {
  constructor(readonly values: Map<string, Value>) {}
}

export type Key = string | number | boolean | null;
export type List = Value[];
export type Mapping = Map<Key, Value>;
export type Named = ReadonlyMap<string, Value>;

/** A value of Python; undefined: what was never set. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Float
  | Tuple
  | Callable
  | Attributes
  | List
  | Mapping;

/** Objects and lists that the template was given, and what is printed in their place; undefined: themselves. */
export interface Given {
  readonly objects: ReadonlySet<unknown>;
  readonly printed: string | undefined;
  /** A file that somebody made can ask for as much as it likes. */
  readonly budget: StepBudget;
}

export const fail = (words: string): never => {
  throw new TemplateFailure(words);
};

/** Of statements and values, and of what they make, by its length. */
export function spend({ budget }: Given, steps: number): void {
  if (!budget.take(steps)) fail('It does not come to an end');
}

const longestFilling = 100_000;

/** As many of a text as something is filled up with. */
export const filling = (text: string, count: number): string =>
  count * text.length > longestFilling ? fail('Too long a filling') : text.repeat(Math.max(0, count));

/** What is given to a template, as values of Python. */
export function toValue(given: unknown, objects: Set<unknown>): Value {
  if (given === undefined || given === null) return given;
  switch (typeof given) {
    case 'string':
    case 'boolean':
      return given;
    case 'number':
      return Number.isInteger(given) ? given : new Float(given);
    case 'object': {
      if (given instanceof Callable) return given;
      const made: Value = Array.isArray(given)
        ? given.map((each) => toValue(each, objects))
        : new Map(
            Object.entries(given).flatMap(([key, value]) =>
              value === undefined ? [] : [[key, toValue(value, objects)] as const],
            ),
          );
      objects.add(made);
      return made;
    }
    default:
      return fail(`A template takes no ${typeof given}`);
  }
}

export const isNumber = (value: Value): value is number | Float | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || value instanceof Float;

export const numberOf = (value: number | Float | boolean): number =>
  value instanceof Float ? value.value : Number(value);

export const isList = (value: Value): value is List => Array.isArray(value);
export const isMapping = (value: Value): value is Mapping => value instanceof Map;

export function isTrue(value: Value): boolean {
  if (isList(value)) return value.length > 0;
  if (isMapping(value)) return value.size > 0;
  if (value instanceof Tuple) return value.items.length > 0;
  if (value instanceof Float) return value.value !== 0;
  return Boolean(value);
}

/** What a value is called where somebody has to be told. */
export function typeName(value: Value): string {
  if (value === undefined) return 'undefined';
  if (value === null) return 'None';
  if (typeof value === 'string') return 'str';
  if (typeof value === 'number') return 'int';
  if (typeof value === 'boolean') return 'bool';
  if (value instanceof Float) return 'float';
  if (isList(value)) return 'list';
  if (isMapping(value)) return 'dict';
  return value instanceof Tuple ? 'tuple' : 'object';
}

export const keyOf = (value: Value): Key => {
  if (value instanceof Float) return value.value;
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? value
    : fail(`A ${typeName(value)} is no key`);
};

/** What a loop goes through; what is missing is empty. */
export function itemsOf(value: Value): readonly Value[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return [...value];
  if (isList(value)) return value;
  if (isMapping(value)) return [...value.keys()];
  return value instanceof Tuple ? value.items : fail(`A ${typeName(value)} cannot be gone through`);
}

/** Signs are counted as Python counts them, so that one beyond 16 bits is one. */
export const lengthOf = (value: Value): number => {
  if (isNumber(value) || value instanceof Callable) return fail(`A ${typeName(value)} has no length`);
  return isMapping(value) ? value.size : itemsOf(value).length;
};

/** As in Python, where no text is a number. What a template was given twice stands twice, so that each is itself. */
export function areEqual(one: Value, other: Value, given: Given): boolean {
  if (one === other) return true;
  if (isNumber(one) && isNumber(other)) return numberOf(one) === numberOf(other);
  const all = (list: readonly Value[], others: readonly Value[]): boolean =>
    list.length === others.length && list.every((each, index) => areEqual(each, others[index], given));
  if (isList(one) && isList(other)) return all(one, other);
  if (one instanceof Tuple && other instanceof Tuple) return all(one.items, other.items);
  if (!isMapping(one) || !isMapping(other) || one.size !== other.size) return false;
  if (one.size > 0 && given.objects.has(one) && given.objects.has(other)) return false;
  return [...one].every(([key, value]) => other.has(key) && areEqual(value, other.get(key), given));
}

/** Below zero: the first stands before the other. */
export function compared(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  if (isNumber(one) && isNumber(other)) return numberOf(one) - numberOf(other);
  const lists = [one, other].map((each) => (each instanceof Tuple ? each.items : isList(each) ? each : null));
  const [first, second] = lists;
  if (first && second) {
    for (const [index, each] of first.entries()) {
      if (index >= second.length) return 1;
      const order = compared(each, second[index]);
      if (order !== 0) return order;
    }
    return first.length - second.length;
  }
  return fail(`A ${typeName(one)} is not compared with a ${typeName(other)}`);
}
