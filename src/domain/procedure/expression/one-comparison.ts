import { parseCondition } from './parse';
import { printPath, type JsonPath } from './path';
import { withLiteralRight, type OrderOperator } from './syntax';

/** A condition that people put together from a field, a word and a value. */
export interface OneComparison {
  readonly path: JsonPath;
  readonly operator: FormOperator;
  /** As it is typed into the field, without quotes. */
  readonly value: string;
}

export type FormOperator = OrderOperator | 'contains';

export const formOperators: readonly FormOperator[] = ['>', '>=', '<', '<=', '==', '!=', 'contains'];

/** The condition as one comparison; null: it says more than that, or it cannot be read. */
export function oneComparison(text: string): OneComparison | null {
  const parsed = parseCondition(text);
  if (!parsed.ok || parsed.condition.kind !== 'comparison') return null;
  const { left, operator, right } = withLiteralRight(parsed.condition);
  const known = formOperators.find((one) => one === operator);
  if (left.kind !== 'path' || right.kind !== 'literal' || known === undefined) return null;
  return { path: left.path, operator: known, value: right.literal.text };
}

/** Words that would be read as something else than a text, and numbers in a form of their own, keep their quotes. */
const bare = /^(?:-?\d{1,15}(?:\.\d{1,15})?|[\p{L}_][\p{L}\p{N}_-]*)$/u;

/** The text of it, which is read as the same comparison. */
export function writeComparison({ path, operator, value }: OneComparison): string {
  const trimmed = value.trim();
  const written = bare.test(trimmed) ? trimmed : `"${trimmed.replaceAll(/["\\]/gu, '\\$&')}"`;
  return `${path.length === 0 ? '' : `${printPath(path)} `}${operator} ${written}`;
}
