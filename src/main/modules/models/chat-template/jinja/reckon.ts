import { percentFormatted } from './format-text';
import { printed } from './printing';
import type { Reckoning } from './syntax';
import {
  Callable,
  fail,
  Float,
  isList,
  isNumber,
  numberOf,
  spend,
  Tuple,
  typeName,
  type Given,
  type Value,
} from './values';

/** What an operator makes of two values. */
export function reckoned(operator: Reckoning, left: Value, right: Value, given: Given): Value {
  if (operator === '%' && typeof left === 'string') return percentFormatted(left, right, given);
  if (isNumber(left) && isNumber(right)) return ofNumbers(operator, left, right);
  const made =
    operator === '+'
      ? together(left, right, given)
      : operator === '*'
        ? repeated(left, right, given)
        : undefined;
  return made ?? fail(`${operator} does not join ${typeName(left)} and ${typeName(right)}`);
}

function ofNumbers(
  operator: Reckoning,
  left: number | Float | boolean,
  right: number | Float | boolean,
): Value {
  const [one, other] = [numberOf(left), numberOf(right)];
  const isFraction = left instanceof Float || right instanceof Float;
  if (/[/%]/u.test(operator) && other === 0) fail('Division by zero');
  const whole = (value: number): Value => (isFraction ? new Float(value) : value);
  switch (operator) {
    case '+':
      return whole(one + other);
    case '-':
      return whole(one - other);
    case '*':
      return whole(one * other);
    case '/':
      return new Float(one / other);
    case '//':
      return whole(Math.floor(one / other));
    case '%':
      return whole(one - Math.floor(one / other) * other);
    case '**': {
      const power = one ** other;
      return Number.isInteger(power) ? whole(power) : new Float(power);
    }
  }
}

/** Many templates write numbers and objects behind a text, or what was never set. Undefined: they do not go together. */
function together(left: Value, right: Value, given: Given): Value {
  if (isList(left) && isList(right)) {
    spend(given, left.length + right.length);
    return [...left, ...right];
  }
  if (left instanceof Tuple && right instanceof Tuple) {
    spend(given, left.items.length + right.items.length);
    return new Tuple([...left.items, ...right.items]);
  }
  const isText = typeof left === 'string' || typeof right === 'string';
  const hasText = (value: Value): boolean => value !== null && !(value instanceof Callable);
  if (!isText || !hasText(left) || !hasText(right)) return undefined;
  const text = printed(left, given) + printed(right, given);
  spend(given, text.length / 8);
  return text;
}

function repeated(left: Value, right: Value, given: Given): Value {
  const [of, count] = isNumber(left) ? [right, left] : [left, right];
  if (typeof count !== 'number' && typeof count !== 'boolean') return undefined;
  const times = Math.max(0, Number(count));
  const length =
    typeof of === 'string' ? of.length : isList(of) ? of.length : of instanceof Tuple ? of.items.length : 0;
  spend(given, times * length);
  if (typeof of === 'string') return of.repeat(times);
  const items = isList(of) ? of : of instanceof Tuple ? of.items : null;
  if (items === null) return undefined;
  const made = Array.from({ length: times }, () => items).flat();
  return isList(of) ? made : new Tuple(made);
}
