import { unreachable } from '../../../shared/errors';
import { printPath } from './path';
import type { Condition, Literal, Value } from './syntax';

/** The condition as text that is read as the same condition. Every choice and join has its parentheses. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'always':
      return '';
    case 'comparison': {
      const { left, operator, right } = condition;
      const subject = left.kind === 'path' && left.implied ? '' : `${printValue(left)} `;
      return `${subject}${operator} ${printValue(right)}`;
    }
    case 'not':
      return `!(${printCondition(condition.inner)})`;
    case 'and':
    case 'or':
      return condition.parts
        .map((part) => `(${printCondition(part)})`)
        .join(condition.kind === 'and' ? ' && ' : ' || ');
    case 'choice':
      return `(${printCondition(condition.condition)}) ? (${printCondition(condition.yes)}) : (${printCondition(condition.no)})`;
    default:
      return unreachable(condition);
  }
}

function printValue(value: Value): string {
  switch (value.kind) {
    case 'path':
      return printPath(value.path);
    case 'literal':
      return printLiteral(value.literal);
    case 'pattern':
      return printPattern(value.pattern);
    case 'list':
      return `[${value.items.map(printValue).join(', ')}]`;
    case 'arithmetic':
      return `(${printValue(value.left)} ${value.sign} ${printValue(value.right)})`;
    case 'fallback':
      return `(${printValue(value.left)} ?? ${printValue(value.right)})`;
    case 'call':
      return `${value.name}(${value.given.map(printValue).join(', ')})`;
    case 'value-choice':
      return `((${printCondition(value.condition)}) ? ${printValue(value.yes)} : ${printValue(value.no)})`;
    default:
      return unreachable(value);
  }
}

const printLiteral = (literal: Literal): string =>
  (literal.kind === 'text' || literal.kind === 'number') && literal.quoted
    ? quoted(literal.text)
    : literal.text;

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`;

/** Only a quote of its own kind has a backslash there, which no other one may stand before. */
const printPattern = (pattern: string): string =>
  !pattern.includes('"')
    ? `"${pattern}"`
    : !pattern.includes("'")
      ? `'${pattern}'`
      : `"${pattern.replaceAll('\\"', '"').replaceAll('"', '\\x22')}"`;
