import { exactJsonText, type ExactJson } from '../../../shared/exact-json';
import { shortened } from '../../../shared/shortened';
import type { Compared } from '../../../shared/sop';
import { Evaluation, Missing, type Truth } from './evaluate';
import { parseCondition, type ParsedCondition } from './parse';
import type { JsonPath } from './path';
import { readPayload, type Payload } from './payload';
import {
  measuredBy,
  pathNodesOf,
  withLiteralRight,
  type Comparison,
  type Condition,
  type Measured,
  type Value,
} from './syntax';

export interface ConditionVerdict {
  readonly holds: boolean;
  /** e.g. `$.value is 80, limit > 85`. */
  readonly why: string;
  /** What the outcome rests on. */
  readonly compared: readonly Compared[];
}

/**
 * Never throws; a malformed condition is never true, and neither is one without a payload, unless it is
 * blank. `now`: the time that `now()` is, such as that of the event.
 */
export function judgeCondition(text: string, payload: Payload, now: number | null = null): ConditionVerdict {
  const uncompared = (holds: boolean, why: string): ConditionVerdict => ({ holds, why, compared: [] });
  const parsed = parsedOnce(text);
  if (!parsed.ok)
    return uncompared(
      false,
      `the condition does not parse: ${parsed.mistake.message} (column ${String(parsed.mistake.column)})`,
    );
  if (parsed.condition.kind === 'always') return uncompared(true, 'no condition');
  if (payload.kind === 'none') return uncompared(false, 'the event has no payload');
  const evaluation = evaluationOf(payload, now);
  const truth = evaluation.truth(parsed.condition);
  const found = deciding(parsed.condition, evaluation, truth);
  // No comparison of a text as a whole had a say in it.
  if (payload.kind === 'text' && truth === null && found.every(({ comparison }) => looksIntoKeys(comparison)))
    return uncompared(false, 'the payload is not JSON');
  const shown = found.map(({ comparison, isNegated }) => ({
    compared: toCompared(text, comparison, evaluation),
    isNegated,
  }));
  return {
    holds: truth === true,
    why: shown.map(describe).join('; '),
    compared: shown.map(({ compared }) => compared),
  };
}

/** What `judgeCondition` says, without the reason. */
export function meetsCondition(text: string, payload: Payload, now: number | null = null): boolean {
  const read = parsedOnce(text);
  if (!read.ok) return false;
  if (read.condition.kind === 'always') return true;
  return payload.kind !== 'none' && evaluationOf(payload, now).truth(read.condition) === true;
}

const evaluationOf = (payload: Exclude<Payload, { kind: 'none' }>, now: number | null): Evaluation =>
  new Evaluation(payload.value, payload.kind === 'text', now);

/** Definitions change rarely and events come by the thousand: each condition is read once. */
const parsedConditions = new Map<string, ParsedCondition>();
const mostParsed = 10_000;

function parsedOnce(text: string): ParsedCondition {
  const known = parsedConditions.get(text);
  if (known !== undefined) return known;
  if (parsedConditions.size >= mostParsed) parsedConditions.clear();
  const condition = parseCondition(text);
  parsedConditions.set(text, condition);
  return condition;
}

export const conditionHolds = (text: string, payload: string | null): boolean =>
  judgeCondition(text, readPayload(payload)).holds;

export const explainCondition = (text: string, payload: string | null): string =>
  judgeCondition(text, readPayload(payload)).why;

/** The first comparison with a finite number, in the order they are written; null: there is none. */
export function numericComparison(text: string): Measured | null {
  const parsed = parsedOnce(text);
  return parsed.ok ? measuredBy(parsed.condition) : null;
}

/** What a condition looks at, in the order it is written. */
export function pathsIn(text: string): readonly JsonPath[] {
  const parsed = parsedOnce(text);
  return parsed.ok ? pathNodesOf(parsed.condition).map(({ path }) => path) : [];
}

/** What stands there in the condition; `the payload` where nothing is written. */
export const writtenAs = (text: string, value: Value): string =>
  value.kind === 'path' && value.implied ? 'the payload' : text.slice(value.span.start, value.span.end);

interface Deciding {
  readonly comparison: Comparison;
  /** It stands in a `!` that turns it round. */
  readonly isNegated: boolean;
}

/** The comparisons that the outcome rests on. */
function deciding(condition: Condition, evaluation: Evaluation, truth: Truth): readonly Deciding[] {
  switch (condition.kind) {
    case 'always':
      return [];
    case 'comparison':
      return [{ comparison: condition, isNegated: false }];
    case 'not':
      return deciding(condition.inner, evaluation, truth === null ? null : !truth).map(
        ({ comparison, isNegated }) => ({ comparison, isNegated: !isNegated }),
      );
    case 'and':
    case 'or': {
      // That none holds is why it cannot be told.
      if (condition.kind === 'or' && truth === null)
        return condition.parts.flatMap((part) => deciding(part, evaluation, evaluation.truth(part)));
      const parts = condition.parts.filter((part) => evaluation.truth(part) === truth);
      const one = (condition.kind === 'and') !== (truth === true);
      return (one ? parts.slice(0, 1) : parts).flatMap((part) => deciding(part, evaluation, truth));
    }
    case 'choice': {
      const chosen = evaluation.truth(condition.condition);
      return chosen === null
        ? deciding(condition.condition, evaluation, null)
        : deciding(chosen ? condition.yes : condition.no, evaluation, truth);
    }
  }
}

const looksIntoKeys = (comparison: Comparison): boolean =>
  pathNodesOf(comparison).some(({ path }) => path.length > 0);

const longestShown = 60;

function toCompared(text: string, comparison: Comparison, evaluation: Evaluation): Compared {
  const { left, operator, right } = withLiteralRight(comparison);
  const limit = writtenAs(text, right);
  return {
    subject: writtenAs(text, left),
    operator,
    limit: isWritten(right) ? limit : `${limit} (${shownValue(evaluation.value(right)) ?? 'missing'})`,
    value: shownValue(evaluation.value(left)),
  };
}

/** Whether the value is what stands there. */
const isWritten = (value: Value): boolean =>
  value.kind === 'literal' ||
  value.kind === 'pattern' ||
  (value.kind === 'list' && value.items.every(isWritten));

const shownValue = (value: ExactJson | Missing): string | null =>
  value instanceof Missing ? null : shortened(exactJsonText(value), longestShown);

/**
 * A limit that is turned round is written so: "is 1, limit == 1" would be no reason why a condition does not
 * hold.
 */
function describe({
  compared: { subject, operator, limit, value },
  isNegated,
}: {
  readonly compared: Compared;
  readonly isNegated: boolean;
}): string {
  return `${subject} is ${value ?? 'missing'}, limit ${isNegated ? `!(${operator}` : operator} ${limit}${isNegated ? ')' : ''}`;
}
