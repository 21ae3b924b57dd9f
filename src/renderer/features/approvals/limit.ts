import { ExactNumber, parseExactJson, type ExactJson } from '../../../shared/exact-json';

export type Operator = '>' | '>=' | '<' | '<=' | '==' | '!=';

/** The value an event brought, beside the limit its trigger compares it with. */
export interface Limit {
  /** Last name of the path: `value` of `$.pump.value`; empty when the payload itself is compared. */
  readonly name: string;
  readonly value: string;
  readonly operator: Operator;
  readonly limit: string;
}

const comparison =
  /^\s*(?:\$((?:\.[\w-]+|\[\d+\]|\["[^"]+"\])+)\s*)?(>=|<=|==|!=|>|<)\s*("[^"]*"|'[^']*'|[^\s&|()!<>=]+)\s*$/;

/** Reads a condition that is one comparison; null for anything longer, which is shown as it is written. */
export function limitOf(condition: string | null, payload: string | null): Limit | null {
  if (condition === null || payload === null) return null;
  const match = comparison.exec(condition);
  if (match === null) return null;
  const [, path, operator, limit = ''] = match;
  const value = path === undefined ? payload.trim() : valueAt(payload, namesOf(path));
  if (value === null) return null;
  return {
    name: path === undefined ? '' : (namesOf(path).at(-1) ?? ''),
    value,
    operator: operator as Operator,
    limit: limit.replace(/^["']|["']$/g, ''),
  };
}

const namesOf = (path: string): string[] =>
  [...path.matchAll(/\.([\w-]+)|\[(\d+)\]|\["([^"]+)"\]/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );

function valueAt(payload: string, names: readonly string[]): string | null {
  let value = parseExactJson(payload) ?? null;
  for (const name of names) {
    if (
      typeof value !== 'object' ||
      value === null ||
      value instanceof ExactNumber ||
      !Object.hasOwn(value, name)
    )
      return null;
    value = (value as Record<string, ExactJson>)[name] ?? null;
  }
  if (value instanceof ExactNumber) return value.text;
  return typeof value === 'object' ? null : String(value);
}
