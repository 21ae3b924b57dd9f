import { ExactNumber, exactJsonText, type ExactJson } from '../../../shared/exact-json';
import { parseCondition } from '../../../domain/procedure/expression/parse';
import { lookUp, printPath, type JsonPath } from '../../../domain/procedure/expression/path';
import { readPayload, type Payload } from '../../../domain/procedure/expression/payload';
import {
  withLiteralRight,
  type OrderOperator,
  type Value,
} from '../../../domain/procedure/expression/syntax';

/** The value an event brought, beside the limit its trigger compares it with. */
export interface Limit {
  /** Last name of the path: `value` of `$.pump.value`; empty when the payload itself is compared. */
  readonly name: string;
  readonly value: string;
  readonly operator: OrderOperator;
  readonly limit: string;
}

/** Reads a condition that is one comparison; null for anything longer, which is shown as it is written. */
export function limitOf(condition: string | null, payload: string | null): Limit | null {
  if (condition === null || payload === null) return null;
  const parsed = parseCondition(condition);
  if (!parsed.ok || parsed.condition.kind !== 'comparison') return null;
  const { left, operator, right } = withLiteralRight(parsed.condition);
  if (left.kind !== 'path' || !isOrderOperator(operator)) return null;
  const read = readPayload(payload);
  const value = valueAt(read, left.path);
  const limit = limitText(read, right);
  return value === null || limit === null ? null : { name: left.path.at(-1) ?? '', value, operator, limit };
}

const isOrderOperator = (operator: string): operator is OrderOperator => /^[<>=!]/u.test(operator);

/** What stands there; of a path its value too. */
function limitText(payload: Payload, right: Value): string | null {
  if (right.kind === 'literal') return right.literal.text;
  const value = right.kind === 'path' ? valueAt(payload, right.path) : null;
  return right.kind !== 'path' || value === null ? null : `${printPath(right.path)} (${value})`;
}

function valueAt(payload: Payload, path: JsonPath): string | null {
  if (payload.kind === 'none' || (payload.kind === 'text' && path.length > 0)) return null;
  const value: ExactJson | undefined = lookUp(payload.value, path);
  if (value === undefined || (typeof value === 'object' && !(value instanceof ExactNumber))) return null;
  return typeof value === 'string' ? value : exactJsonText(value);
}
