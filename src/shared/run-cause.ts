import { ExactNumber, parseExactJson, type ExactJson } from './exact-json';
import type { Sop, SopEvent } from './sop';
import { conditionOf } from './trigger-facts';

/**
 * What started a run, in the parts that a view puts into words. `value` is the measured value beside its
 * limit: `92.4 > 85`.
 */
export interface Cause {
  readonly source: SopEvent['source'];
  readonly where: string | null;
  readonly value: string | null;
}

const comparison = /^\s*(?:\$((?:\.[A-Za-z_]\w*)*)\s*)?(>=|<=|==|!=|>|<)\s*(-?\d+(?:\.\d+)?)\s*$/;

/**
 * The value is told when one trigger of the same source holds a plain comparison and the payload has a number
 * there.
 */
export function causeOf(event: SopEvent, sop: Sop): Cause {
  const conditions = sop.triggers.filter((trigger) => trigger.type === event.source).map(conditionOf);
  const value =
    conditions
      .map((condition) => (condition === null ? null : measured(condition, event.payload)))
      .find((each) => each !== null) ?? null;
  return { source: event.source, where: event.topic, value };
}

function measured(condition: string, payload: string | null): string | null {
  const match = comparison.exec(condition);
  if (match === null || payload === null) return null;
  const [, path = '', operator = '', limit = ''] = match;
  const found = path.split('.').slice(1).reduce<ExactJson | undefined>(ownValue, parseExactJson(payload));
  const value = found instanceof ExactNumber ? found.text : found;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  return Number.isFinite(Number(value)) && String(value).trim() !== ''
    ? `${String(value)} ${operator} ${limit}`
    : null;
}

const ownValue = (holder: ExactJson | undefined, key: string): ExactJson | undefined =>
  typeof holder === 'object' &&
  holder !== null &&
  !Array.isArray(holder) &&
  !(holder instanceof ExactNumber) &&
  Object.hasOwn(holder, key)
    ? holder[key]
    : undefined;
