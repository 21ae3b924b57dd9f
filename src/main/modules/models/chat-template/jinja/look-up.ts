import { methodOf } from './methods';
import {
  Attributes,
  fail,
  Float,
  Group,
  isMapping,
  isNumber,
  itemsOf,
  keyOf,
  numberOf,
  Tuple,
  type Given,
  type Value,
} from './values';

/** `value.name`: a method goes before a key of its name. What is missing in what is missing is missing. */
export function attributeOf(value: Value, name: string, given: Given): Value {
  if (value instanceof Attributes) return value.values.get(name);
  if (value instanceof Group && (name === 'grouper' || name === 'list')) return value[name];
  return methodOf(value, name, given) ?? (isMapping(value) ? value.get(name) : undefined);
}

/** `value[key]`: a key goes before a method of its name. */
export function valueAt(value: Value, key: Value, given: Given): Value {
  if (isMapping(value)) {
    const isKey = typeof key === 'string' || isNumber(key) || key === null;
    if (isKey && value.has(keyOf(key))) return value.get(keyOf(key));
  } else if (typeof key === 'number' && isSequence(value)) return itemsOf(value).at(key);
  return typeof key === 'string' ? attributeOf(value, key, given) : undefined;
}

const isSequence = (value: Value): boolean =>
  typeof value === 'string' || Array.isArray(value) || value instanceof Tuple;

/** `value[from:to:step]`. */
export function sliceOf(value: Value, from: Value, to: Value, step: Value): Value {
  const items = isSequence(value) ? itemsOf(value) : fail('Only texts and lists have parts');
  const by = wholeOr(step, 1);
  if (by === 0) fail('A step is not 0');
  const [first, last] = by > 0 ? [0, items.length] : [items.length - 1, -1];
  const bound = (of: Value, otherwise: number): number => {
    const at = wholeOr(of, null);
    if (at === null) return otherwise;
    const lowest = by > 0 ? 0 : -1;
    return Math.min(
      Math.max(at < 0 ? at + items.length : at, lowest),
      by > 0 ? items.length : items.length - 1,
    );
  };
  const end = bound(to, last);
  const part: Value[] = [];
  for (let at = bound(from, first); by > 0 ? at < end : at > end; at += by) part.push(items[at]);
  if (typeof value === 'string') return part.map((sign) => (typeof sign === 'string' ? sign : '')).join('');
  return value instanceof Tuple ? new Tuple(part) : part;
}

const wholeOr = <T>(value: Value, otherwise: T): number | T =>
  isNumber(value) && !(value instanceof Float) ? numberOf(value) : otherwise;
