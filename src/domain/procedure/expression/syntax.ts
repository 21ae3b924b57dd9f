import { unreachable } from '../../../shared/errors';
import type { JsonPath } from './path';

/** From the first character on, up to the one behind the last; offsets in the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Operator = '>' | '>=' | '<' | '<=' | '==' | '!=' | 'in' | 'contains' | 'starts_with' | 'matches';

/** A value that stands in the text. A numeric text is a number. */
export type Literal =
  /** `identity`: it is only the same as what is written so, as all that stands in quotes and `00E41207`. */
  | {
      readonly kind: 'number';
      readonly number: number;
      readonly text: string;
      readonly identity: boolean;
      readonly quoted: boolean;
    }
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'boolean'; readonly text: 'true' | 'false' }
  | { readonly kind: 'null'; readonly text: 'null' };

export interface PathNode {
  readonly kind: 'path';
  readonly path: JsonPath;
  /** Nothing is written: the payload itself is compared. */
  readonly implied: boolean;
  readonly span: Span;
}

export interface LiteralNode {
  readonly kind: 'literal';
  readonly literal: Literal;
  readonly span: Span;
}

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';

export type Value =
  | PathNode
  | LiteralNode
  /** The right side of `matches`, whose backslashes are its own. */
  | { readonly kind: 'pattern'; readonly pattern: string; readonly span: Span }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly span: Span }
  | {
      readonly kind: 'arithmetic';
      readonly sign: ArithmeticSign;
      readonly left: Value;
      readonly right: Value;
      readonly span: Span;
    }
  /** `left ?? right`: the right one where the left one is missing or null. */
  | { readonly kind: 'fallback'; readonly left: Value; readonly right: Value; readonly span: Span }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Value[]; readonly span: Span }
  | {
      readonly kind: 'value-choice';
      readonly condition: Condition;
      readonly yes: Value;
      readonly no: Value;
      readonly span: Span;
    };

export interface Comparison {
  readonly kind: 'comparison';
  readonly left: Value;
  readonly operator: Operator;
  readonly right: Value;
  readonly span: Span;
}

export type Condition =
  | Comparison
  /** A blank condition. */
  | { readonly kind: 'always' }
  | { readonly kind: 'not'; readonly inner: Condition }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | {
      readonly kind: 'choice';
      readonly condition: Condition;
      readonly yes: Condition;
      readonly no: Condition;
    };

export type Expression = Condition | Value;

export function isCondition(node: Expression): node is Condition {
  switch (node.kind) {
    case 'comparison':
    case 'always':
    case 'not':
    case 'and':
    case 'or':
    case 'choice':
      return true;
    default:
      return false;
  }
}

/** Every comparison in it, in the order they are written. */
export function comparisonsOf(condition: Condition): readonly Comparison[] {
  switch (condition.kind) {
    case 'always':
      return [];
    case 'comparison':
      return [condition];
    case 'not':
      return comparisonsOf(condition.inner);
    case 'and':
    case 'or':
      return condition.parts.flatMap(comparisonsOf);
    case 'choice':
      return [condition.condition, condition.yes, condition.no].flatMap(comparisonsOf);
    default:
      return unreachable(condition);
  }
}

/** The node and all that it is made of, in the order they are written. */
export function nodesIn(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'path':
    case 'literal':
    case 'pattern':
    case 'always':
      return [node];
    case 'list':
      return [node, ...node.items.flatMap(nodesIn)];
    case 'arithmetic':
    case 'fallback':
    case 'comparison':
      return [node, ...nodesIn(node.left), ...nodesIn(node.right)];
    case 'call':
      return [node, ...node.given.flatMap(nodesIn)];
    case 'not':
      return [node, ...nodesIn(node.inner)];
    case 'and':
    case 'or':
      return [node, ...node.parts.flatMap(nodesIn)];
    case 'choice':
    case 'value-choice':
      return [node, ...nodesIn(node.condition), ...nodesIn(node.yes), ...nodesIn(node.no)];
    default:
      return unreachable(node);
  }
}

/** Every value in it with those it is made of, in the order they are written. */
export const valuesOf = (condition: Condition): readonly Value[] =>
  nodesIn(condition).filter((node) => !isCondition(node));

/** What it looks at, in the order it is written. */
export const pathNodesOf = (node: Expression): readonly PathNode[] =>
  nodesIn(node).filter((value) => value.kind === 'path');

/** The paths without whose values there is none, where a comparison with what is missing cannot be told. */
export function neededFor(node: Expression): readonly PathNode[] {
  switch (node.kind) {
    case 'path':
      return [node];
    case 'list':
      return node.items.flatMap(neededFor);
    case 'call':
      return node.given.flatMap(neededFor);
    case 'arithmetic':
    case 'comparison':
      return [node.left, node.right].flatMap(neededFor);
    case 'not':
      return neededFor(node.inner);
    case 'choice':
    case 'value-choice':
      return neededFor(node.condition);
    // One of their parts may do without the others.
    case 'and':
    case 'or':
    case 'fallback':
    case 'literal':
    case 'pattern':
    case 'always':
      return [];
    default:
      return unreachable(node);
  }
}

/** The paths without whose values the comparison is false. */
export const neededBy = ({ left, right }: Comparison): readonly PathNode[] =>
  [left, ...(right.kind === 'list' ? [] : [right])].flatMap(neededIn);

function neededIn(value: Value): readonly PathNode[] {
  switch (value.kind) {
    case 'path':
      return [value];
    case 'literal':
    case 'pattern':
    case 'fallback':
    case 'value-choice':
      return [];
    case 'list':
      return value.items.flatMap(neededIn);
    case 'call':
      return value.given.flatMap(neededIn);
    case 'arithmetic':
      return [value.left, value.right].flatMap(neededIn);
    default:
      return unreachable(value);
  }
}

const mirrored: Readonly<Partial<Record<Operator, Operator>>> = {
  '>': '<',
  '>=': '<=',
  '<': '>',
  '<=': '>=',
  '==': '==',
  '!=': '!=',
};

/** With the literal on the right, where it can stand there: `5 < $.a` is `$.a > 5`. */
export function withLiteralRight(comparison: Comparison): Comparison {
  const { left, right } = comparison;
  const operator = mirrored[comparison.operator];
  return left.kind !== 'literal' || right.kind === 'literal' || operator === undefined
    ? comparison
    : { ...comparison, left: right, operator, right: left };
}

export type OrderOperator = '>' | '>=' | '<' | '<=' | '==' | '!=';

/** A value of the payload that is compared with a number. */
export interface Measured {
  readonly path: JsonPath;
  readonly span: Span;
  readonly implied: boolean;
  readonly operator: OrderOperator;
  readonly number: number;
}

const isOfNumbers = (operator: Operator): operator is OrderOperator => Object.hasOwn(mirrored, operator);

/** The first comparison of a path with a number that is written; null: there is none. */
export function measuredBy(condition: Condition): Measured | null {
  for (const comparison of comparisonsOf(condition)) {
    const { left, operator, right } = withLiteralRight(comparison);
    if (left.kind !== 'path' || right.kind !== 'literal' || right.literal.kind !== 'number') continue;
    if (!Number.isFinite(right.literal.number) || !isOfNumbers(operator)) continue;
    const { path, span, implied } = left;
    return { path, span, implied, operator, number: right.literal.number };
  }
  return null;
}
