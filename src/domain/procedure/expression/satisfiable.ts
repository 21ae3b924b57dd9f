import { unreachable } from '../../../shared/errors';
import type { ExactJson } from '../../../shared/exact-json';
import { orderOfTexts } from './compare';
import { Evaluation } from './evaluate';
import type { JsonPath } from './path';
import {
  comparisonsOf,
  valuesOf,
  withLiteralRight,
  type Comparison,
  type Condition,
  type Literal,
  type Operator,
} from './syntax';

/**
 * Whether the condition can be shown to be false for every payload. Cheap: what it does not see through
 * counts as possible.
 */
export const isImpossible = (condition: Condition): boolean =>
  neverHolds(clausesOf(condition, true, 'exact'), (clause) => contradicts(clause) || looksIntoPlain(clause));

/**
 * Whether it can be shown to choose nothing: `always`: it is true for every payload; `where-present`: for
 * every one that has the values it compares, such as `$.a != 1 || $.a != 2`.
 */
export function choosesNothing(condition: Condition): 'always' | 'where-present' | null {
  if (comparisonsOf(condition).length === 0) return null;
  if (neverHolds(clausesOf(condition, false, 'exact'))) return 'always';
  return neverHolds(clausesOf(condition, false, 'present')) ? 'where-present' : null;
}

/** A demand on one value, or what nothing is known of. */
type Demand =
  | 'never'
  | 'free'
  | {
      readonly key: string;
      readonly path: JsonPath;
      readonly operator: Operator;
      readonly literal: Literal;
      /** It comes from a `!`: what is missing meets it as well. */
      readonly orMissing: boolean;
      readonly comparison: Comparison;
    };
type Clause = readonly Demand[];
/** `exact`: what is missing is false; `present`: as if every value was there and could be compared. */
type Reading = 'exact' | 'present';

/** More ways in which a condition can hold are not looked through. */
const mostClauses = 256;
const mostDemands = 64;

/** The ways in which the condition comes out as wanted, each a list of demands; null: too many. */
function clausesOf(condition: Condition, wanted: boolean, reading: Reading): readonly Clause[] | null {
  switch (condition.kind) {
    case 'always':
      return wanted ? [[]] : [];
    case 'comparison':
      return demandsOf(withLiteralRight(condition), wanted, reading);
    case 'not':
      return clausesOf(condition.inner, !wanted, reading);
    case 'and':
    case 'or': {
      const parts = condition.parts.map((part) => clausesOf(part, wanted, reading));
      return (condition.kind === 'and') === wanted ? allOf(parts) : oneOf(parts);
    }
    case 'choice':
      return oneOf([
        allOf([clausesOf(condition.condition, true, reading), clausesOf(condition.yes, wanted, reading)]),
        allOf([clausesOf(condition.condition, false, reading), clausesOf(condition.no, wanted, reading)]),
      ]);
    default:
      return unreachable(condition);
  }
}

type Ways = readonly Clause[] | null;

function allOf(parts: readonly Ways[]): Ways {
  let ways: readonly Clause[] = [[]];
  for (const part of parts) {
    // What is not seen through demands nothing.
    if (part === null) continue;
    if (ways.length * part.length > mostClauses) return null;
    ways = ways.flatMap((way) => part.map((more) => [...way, ...more]));
    if (ways.some((way) => way.length > mostDemands)) return null;
  }
  return ways;
}

function oneOf(parts: readonly Ways[]): Ways {
  const ways: Clause[] = [];
  for (const part of parts) {
    if (part === null || ways.length + part.length > mostClauses) return null;
    ways.push(...part);
  }
  return ways;
}

const negations: Readonly<Partial<Record<Operator, Operator>>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

function demandsOf(comparison: Comparison, wanted: boolean, reading: Reading): Ways {
  const constant = constantOf(comparison);
  if (constant !== null) return constant === wanted ? [[]] : [];
  const { left, operator, right } = comparison;
  if (left.kind !== 'path') return [['free']];
  const key = JSON.stringify(left.path);
  const demand = (by: Operator, literal: Literal): Demand =>
    hasOrder(by) && (literal.kind === 'boolean' || literal.kind === 'null')
      ? 'never'
      : {
          key,
          path: left.path,
          operator: by,
          literal,
          orMissing: !wanted && reading === 'exact',
          comparison,
        };
  if (right.kind === 'list' && operator === 'in' && right.items.every((item) => item.kind === 'literal')) {
    const literals = right.items.flatMap((item) => (item.kind === 'literal' ? [item.literal] : []));
    return wanted
      ? literals.map((literal) => [demand('==', literal)])
      : [literals.map((literal) => demand('!=', literal))];
  }
  if (right.kind !== 'literal') return [['free']];
  if (wanted) return [[demand(operator, right.literal)]];
  const negation = negations[operator];
  if (negation === undefined || (hasOrder(operator) && demand(operator, right.literal) === 'never'))
    return [['free']];
  return [[demand(negation, right.literal)]];
}

const hasOrder = (operator: Operator): boolean => /^[<>]/u.test(operator);

/** The outcome of a comparison that looks at no payload, or at one value twice; null: it depends. */
function constantOf(comparison: Comparison): boolean | null {
  const { left, operator, right } = comparison;
  if (left.kind === 'path' && right.kind === 'path') {
    const same = JSON.stringify(left.path) === JSON.stringify(right.path);
    return same && ['>', '<', '!='].includes(operator) ? false : null;
  }
  const depends = valuesOf(comparison).some(
    (value) => value.kind === 'path' || (value.kind === 'call' && value.name === 'now'),
  );
  return depends ? null : new Evaluation(null, false, null).truth(comparison);
}

const neverHolds = (ways: Ways, fails: (clause: Clause) => boolean = contradicts): boolean =>
  ways !== null && ways.every((clause) => fails(clause));

function contradicts(clause: Clause): boolean {
  if (clause.includes('never')) return true;
  const byKey = new Map<string, Exclude<Demand, string>[]>();
  for (const demand of clause)
    if (typeof demand !== 'string') byKey.set(demand.key, [...(byKey.get(demand.key) ?? []), demand]);
  return [...byKey.values()].some((demands) => {
    // A demand that what is missing meets too counts where another one needs the value.
    const isThere = demands.some(({ orMissing }) => !orMissing);
    return isThere && (emptyRange(demands) || noValueFits(demands));
  });
}

type Demands = readonly Exclude<Demand, string>[];

/** A value that is to be a number or a text and to have keys, as in `$.t > 20 && < 30`. */
function looksIntoPlain(clause: Clause): boolean {
  const needed = clause.filter((demand) => typeof demand !== 'string').filter(({ orMissing }) => !orMissing);
  return needed.some(
    (plain) =>
      (hasOrder(plain.operator) || ['==', 'starts_with', 'matches'].includes(plain.operator)) &&
      !/^\s*[[{]/u.test(plain.literal.text) &&
      needed.some(
        ({ path }) =>
          path.length > plain.path.length && plain.path.every((part, index) => part === path[index]),
      ),
  );
}

/** Numbers, and texts, that would have to lie above one and below another. */
function emptyRange(demands: Demands): boolean {
  const ordered = demands.filter(
    ({ operator }) => operator !== '!=' && operator.length <= 2 && operator !== 'in',
  );
  const needed = ordered.filter(({ orMissing }) => !orMissing);
  const kinds = new Set(
    needed.filter(({ operator }) => hasOrder(operator)).map(({ literal }) => literal.kind),
  );
  if (kinds.size > 1) return true;
  const [kind = 'number'] = kinds;
  if (kind !== 'number' && kind !== 'text') return false;
  // A value without an order meets the opposite of every demand on its order.
  const bounds = ordered.filter(
    ({ literal, operator, orMissing }) =>
      literal.kind === kind && (!orMissing || (hasOrder(operator) && kinds.size === 1)),
  );
  return bounds.some((low) =>
    bounds.some((high) => {
      if (!isLow(low.operator) || !isHigh(high.operator)) return false;
      const order = compareLiterals(low.literal, high.literal);
      return order > 0 || (order === 0 && (low.operator === '>' || high.operator === '<'));
    }),
  );
}

const isLow = (operator: Operator): boolean => ['>', '>=', '=='].includes(operator);
const isHigh = (operator: Operator): boolean => ['<', '<=', '=='].includes(operator);

function compareLiterals(a: Literal, b: Literal): number {
  if (a.kind === 'number' && b.kind === 'number') return a.number === b.number ? 0 : a.number - b.number;
  const order = orderOfTexts(a.text, b.text);
  return order === 'equal' ? 0 : order === 'less' ? -1 : 1;
}

/** A value that has to be equal to something: whether that meets the others. */
function noValueFits(demands: Demands): boolean {
  const equal = demands.find(({ operator, orMissing }) => operator === '==' && !orMissing);
  if (equal === undefined) return false;
  return candidates(equal.literal).every((candidate) => {
    const evaluation = new Evaluation(candidate, false, null);
    return demands.some(
      ({ comparison, operator, literal }) =>
        evaluation.truth({
          kind: 'comparison',
          left: { kind: 'path', path: [], implied: true, span: comparison.span },
          operator,
          right: { kind: 'literal', literal, span: comparison.span },
          span: comparison.span,
        }) !== true,
    );
  });
}

/** The values that are equal to what is written. */
function candidates(literal: Literal): readonly ExactJson[] {
  switch (literal.kind) {
    case 'null':
      return [null];
    case 'boolean':
      return [literal.text === 'true', literal.text];
    case 'number':
      return [literal.text, literal.number];
    case 'text':
      return [literal.text];
    default:
      return unreachable(literal);
  }
}
