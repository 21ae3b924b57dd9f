import type { ExactJson } from '../../shared/exact-json';
import { isNested, textOf } from './expression/compare';
import { Evaluation, Missing, type Budget, type Truth } from './expression/evaluate';
import { functionResult } from './expression/functions';
import { isCondition, nodesIn, pathNodesOf, type Expression, type PathNode } from './expression/syntax';
import { templateRoots } from './expression/path';
import { parseExpression, type ConditionMistake } from './expression/parse';

export interface TemplateExpression {
  readonly text: string;
  readonly node: Expression;
  readonly paths: readonly PathNode[];
  /** It asks what time it is. */
  readonly asksTime: boolean;
}

export type ReadExpression =
  | { readonly ok: true; readonly expression: TemplateExpression }
  | { readonly ok: false; readonly mistake: ConditionMistake };

/** Definitions change rarely, and a call is filled in for every item of a list: each expression is read once. */
const known = new Map<string, ReadExpression>();
const mostKnown = 10_000;

/** What stands in double braces and is more than one path. */
export function readExpression(text: string): ReadExpression {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const read = readNow(text);
  known.set(text, read);
  return read;
}

function readNow(text: string): ReadExpression {
  const parsed = parseExpression(text, templateRoots);
  if (!parsed.ok) return parsed;
  const node = parsed.expression;
  const paths = pathNodesOf(node);
  const wrong = paths.flatMap((each) => wrongPath(each) ?? [])[0];
  if (wrong !== undefined) return { ok: false, mistake: wrong };
  return {
    ok: true,
    expression: {
      text,
      node,
      paths,
      asksTime: nodesIn(node).some((part) => part.kind === 'call' && part.name === 'now'),
    },
  };
}

/** Of a path that can never lead to a value, whatever the procedure is. */
function wrongPath({ path, span }: PathNode): ConditionMistake | null {
  const [root, second, third] = path;
  const wrong = (message: string): ConditionMistake => ({ column: span.start + 1, message });
  if ((root === 'topic' || root === 'index') && path.length > 1)
    return wrong(`${root} is one value, which has no keys`);
  if (root === 'meta' && second === undefined)
    return wrong('what a sender says of a message has a name: write meta.NAME');
  if (root === 'state' && second === undefined)
    return wrong('what is remembered has a name: write state.NAME');
  if (root !== 'steps') return null;
  if (!/^(?:0|[1-9]\d{0,8})$/u.test(second ?? ''))
    return wrong('a step is named by its number: write steps.1.output');
  return third === 'output' || third === 'meta' || third === 'status'
    ? null
    : wrong(`a step has output, meta and status: write steps.${second ?? ''}.output`);
}

/** As JSON Schema names it. */
export type ResultType = 'number' | 'string' | 'boolean' | 'array';

/** Of what type its value is, whatever comes; null: that depends. */
export function resultTypeOf(node: Expression): ResultType | null {
  if (isCondition(node)) return 'boolean';
  switch (node.kind) {
    case 'arithmetic':
      return 'number';
    case 'list':
      return 'array';
    case 'call':
      return functionResult(node.name);
    case 'fallback':
      return sameOf(resultTypeOf(node.left), resultTypeOf(node.right));
    case 'value-choice':
      return sameOf(resultTypeOf(node.yes), resultTypeOf(node.no));
    case 'literal':
      if (node.literal.kind === 'text') return 'string';
      return node.literal.kind === 'boolean' ? 'boolean' : null;
    default:
      return null;
  }
}

const sameOf = (a: ResultType | null, b: ResultType | null): ResultType | null => (a === b ? a : null);

/** A value that is worked out may be as long as one that is put together. */
const longestValue = 1_048_576;

/**
 * The value in this document, or why there is none, as words behind the template. What rests on a comparison with
 * a value that is not there is not there either: nothing is sent on a guess.
 */
export function valueOf(
  { node }: TemplateExpression,
  document: { [key: string]: ExactJson },
  now: number | null,
  budget?: Budget,
): { readonly value: ExactJson } | { readonly why: Missing['why'] | 'too-long' } {
  const evaluation = new Evaluation(document, false, now, 'unsure', budget);
  const value = isCondition(node) ? told(evaluation.truth(node)) : evaluation.value(node);
  if (value instanceof Missing) return { why: value.why };
  return isLongerThan(value, longestValue) ? { why: 'too-long' } : { value };
}

const told = (truth: Truth): boolean | Missing => truth ?? new Missing('absent');

/** One value may stand in a list many times: it is counted, and not written out. */
function isLongerThan(value: ExactJson, most: number): boolean {
  let left = most;
  const open: ExactJson[] = [value];
  for (let next = open.pop(); next !== undefined && left >= 0; next = open.pop()) {
    if (!isNested(next)) {
      left -= textOf(next).length;
      continue;
    }
    const entries = Object.entries(next);
    left -= entries.reduce((sum, [key]) => sum + key.length, entries.length);
    if (left >= 0) for (const [, inner] of entries) open.push(inner);
  }
  return left < 0;
}
