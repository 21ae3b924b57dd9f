import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../shared/json';
import { judgeCondition } from './expression/conditions';
import { doubtsOf } from './expression/doubts';
import { parseCondition } from './expression/parse';
import { readPayload } from './expression/payload';
import { fillTemplates, templateDoubts, templateMistakes, type TemplateSource } from './templates';
import { draws } from '../../main/testing/draws';

/** `FUZZ_MINUTES=10` lets the fuzz below run for so long. */
const fuzzMs = Number(process.env['FUZZ_MINUTES'] ?? 0) * 60_000;

const sourceWith = (payload: string | null, state: Record<string, Json> = {}): TemplateSource => ({
  trigger: { source: 'mqtt', topic: 'yard/1', payload, receivedAt: 0 },
  steps: [
    {
      number: 1,
      title: '',
      status: 'completed',
      output: '{"a": 5, "text": "{{secret.shop}}"}',
      attempt: 1,
      startedAt: 0,
      completedAt: 0,
      toolCalls: [],
    },
  ],
  state,
  item: { value: 3, index: 0, from: 'payload' },
  now: 1_700_000_000_000,
});

// A slow evaluator of what the expressions below are made of, written for itself alone

const none = Symbol('none');
type Known = Json | typeof none;
type Tree =
  | { readonly is: 'path'; readonly key: string }
  | { readonly is: 'literal'; readonly value: number | string | boolean | null }
  | { readonly is: 'sum'; readonly sign: '+' | '-' | '*' | '/' | '%'; readonly of: readonly [Tree, Tree] }
  | { readonly is: 'or-else'; readonly of: readonly [Tree, Tree] }
  | { readonly is: 'call'; readonly name: string; readonly of: readonly Tree[] }
  | { readonly is: 'list'; readonly of: readonly Tree[] }
  | { readonly is: 'choice'; readonly test: Test; readonly of: readonly [Tree, Tree] };
type Test =
  | { readonly is: 'compare'; readonly sign: string; readonly key: string; readonly right: Tree }
  | { readonly is: 'both' | 'either'; readonly of: readonly [Test, Test] }
  | { readonly is: 'not'; readonly of: Test };

const asNumber = (value: Known): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value)
      ? Number(value)
      : null;
const isText = (value: Known): value is string => typeof value === 'string';
const nested = (value: Known): boolean => typeof value === 'object' && value !== null;
const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
const finite = (value: number): Known => (Number.isFinite(value) ? value : none);

function evaluate(tree: Tree, payload: Record<string, Json>): Known {
  switch (tree.is) {
    case 'path':
      return Object.hasOwn(payload, tree.key) ? (payload[tree.key] ?? null) : none;
    case 'literal':
      return tree.value;
    case 'sum': {
      const [a, b] = tree.of.map((each) => asNumber(evaluate(each, payload)));
      if (a == null || b == null) return none;
      const results = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b };
      return finite(results[tree.sign]);
    }
    case 'or-else': {
      const [left, right] = tree.of;
      const first = evaluate(left, payload);
      return first === none || first === null ? evaluate(right, payload) : first;
    }
    case 'list': {
      const all = tree.of.map((each) => evaluate(each, payload));
      return all.includes(none) ? none : (all as Json[]);
    }
    case 'call': {
      const given = tree.of.map((each) => evaluate(each, payload));
      return given.includes(none) ? none : called(tree.name, given as Json[]);
    }
    case 'choice': {
      const outcome = holds(tree.test, payload);
      return outcome === null ? none : evaluate(tree.of[outcome ? 0 : 1], payload);
    }
  }
}

function called(name: string, given: readonly Json[]): Known {
  const [first = null, second = null] = given;
  switch (name) {
    case 'upper':
      return isText(first) ? first.toUpperCase() : none;
    case 'trim':
      return isText(first) ? first.trim() : none;
    case 'length':
      return isText(first) ? [...first].length : nested(first) ? Object.keys(first as object).length : none;
    case 'abs': {
      const number = asNumber(first);
      return number === null ? none : Math.abs(number);
    }
    case 'max': {
      const all = given.length === 1 && Array.isArray(first) ? first : given;
      const numbers = all.map(asNumber);
      return numbers.length === 0 || numbers.includes(null) ? none : Math.max(...(numbers as number[]));
    }
    case 'join':
      return Array.isArray(first) && isText(second) && !first.some(nested)
        ? first.map(shown).join(second)
        : none;
    default:
      return none;
  }
}

/** Null: it cannot be told. */
function holds(of: Test, payload: Record<string, Json>): boolean | null {
  if (of.is === 'not') {
    const inner = holds(of.of, payload);
    return inner === null ? null : !inner;
  }
  if (of.is !== 'compare') {
    const parts = of.of.map((each) => holds(each, payload));
    const decides = of.is === 'either';
    return parts.includes(decides) ? decides : parts.includes(null) ? null : !decides;
  }
  const left = evaluate({ is: 'path', key: of.key }, payload);
  const right = evaluate(of.right, payload);
  return left === none || right === none ? null : compared(left, of.sign, right);
}

function compared(left: Json, sign: string, right: Json): boolean {
  if (sign === '==' || sign === '!=') return equal(left, right) === (sign === '==');
  if (sign === 'contains') {
    if (nested(right)) return false;
    if (Array.isArray(left)) return left.some((each) => equal(each, right));
    return left !== null && !nested(left) && shown(left).includes(shown(right));
  }
  const order = ordered(left, right);
  if (order === null) return false;
  return { '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[sign] ?? false;
}

function equal(a: Json, b: Json): boolean {
  if (a === null || b === null) return a === b;
  if (nested(a) || nested(b)) return nested(a) && nested(b) && JSON.stringify(a) === JSON.stringify(b);
  const [x, y] = [asNumber(a), asNumber(b)];
  return x !== null && y !== null ? Math.abs(x - y) < Number.EPSILON : shown(a) === shown(b);
}

function ordered(a: Json, b: Json): number | null {
  const [x, y] = [asNumber(a), asNumber(b)];
  if (x !== null || y !== null)
    return x === null || y === null ? null : Math.abs(x - y) < Number.EPSILON ? 0 : x - y;
  return isText(a) && isText(b) ? (a === b ? 0 : a < b ? -1 : 1) : null;
}

function write(tree: Tree): string {
  switch (tree.is) {
    case 'path':
      return `payload.${tree.key}`;
    case 'literal':
      return isText(tree.value) ? `'${tree.value}'` : String(tree.value);
    case 'sum':
      return `(${write(tree.of[0])} ${tree.sign} ${write(tree.of[1])})`;
    case 'or-else':
      return `(${write(tree.of[0])} ?? ${write(tree.of[1])})`;
    case 'call':
      return `${tree.name}(${tree.of.map(write).join(', ')})`;
    case 'list':
      return `[${tree.of.map(write).join(', ')}]`;
    case 'choice':
      return `(${writeTest(tree.test)} ? ${write(tree.of[0])} : ${write(tree.of[1])})`;
  }
}

function writeTest(of: Test): string {
  if (of.is === 'not') return `!(${writeTest(of.of)})`;
  if (of.is === 'compare') return `payload.${of.key} ${of.sign} ${write(of.right)}`;
  return `(${writeTest(of.of[0])}) ${of.is === 'both' ? '&&' : '||'} (${writeTest(of.of[1])})`;
}

const key = fc.constantFrom('a', 'b', 'pump-1', '온도', 'nothing');
const pair = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly [T, T]> => fc.tuple(one, one);
const { tree } = fc.letrec<{ tree: Tree; test: Test }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    key.map((name): Tree => ({ is: 'path', key: name })),
    fc
      .constantFrom<number | string | boolean | null>(0, 3, -2.5, 'on', '5', ' x ', true, null)
      .map((value): Tree => ({ is: 'literal', value })),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '%'), pair(tie('tree')))
      .map(([sign, of]): Tree => ({ is: 'sum', sign, of })),
    pair(tie('tree')).map((of): Tree => ({ is: 'or-else', of })),
    fc
      .tuple(fc.constantFrom('upper', 'trim', 'length', 'abs'), tie('tree'))
      .map(([name, one]): Tree => ({ is: 'call', name, of: [one] })),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((of): Tree => ({ is: 'call', name: 'max', of })),
    tie('tree').map((one): Tree => ({
      is: 'call',
      name: 'join',
      of: [one, { is: 'literal', value: '/' }],
    })),
    fc.array(tie('tree'), { maxLength: 3 }).map((of): Tree => ({ is: 'list', of })),
    fc
      .tuple(tie('test'), pair(tie('tree')))
      .map(([of, both]): Tree => ({ is: 'choice', test: of, of: both })),
  ),
  test: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(key, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'contains'), tie('tree'))
      .map(([name, sign, right]): Test => ({ is: 'compare', sign, key: name, right })),
    fc.tuple(fc.constantFrom('both', 'either'), pair(tie('test'))).map(([is, of]): Test => ({ is, of })),
    tie('test').map((of): Test => ({ is: 'not', of })),
  ),
}));
const some = fc.oneof(
  fc.constantFrom<Json>(0, 1, 3, -2.5, 'on', 'On', '5', ' x ', '', true, false, null),
  fc.array(fc.constantFrom<Json>(1, 'on', '5', null), { maxLength: 3 }),
);
const somePayload = fc.record(
  { a: some, b: some, 'pump-1': some, 온도: some },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, Json>>;

test('an expression is worth what a slow evaluator makes of it, and none where that finds none', () => {
  fc.assert(
    fc.property(tree, somePayload, (made, payload) => {
      const text = `{{${write(made)}}}`;
      // One path alone has a meaning of its own.
      const wanted = evaluate(made, payload);
      const filled = fillTemplates(
        { tool: 't', arguments: { a: text } },
        sourceWith(JSON.stringify(payload)),
      );
      if (templateMistakes(text, () => null).length > 0) throw new Error(`${text} cannot be read`);
      expect(filled.ok ? filled.value.arguments['a'] : none, text).toEqual(wanted);
    }),
    { numRuns: draws(10_000) },
  );
});

const part = fc.constantFrom(
  ...'payload payload.a payload.pump-1 payload.list[0] payload["a b"] topic steps.1.output steps.1.output.a steps.9.meta.x state.x state item index secret.shop $.a $.payload.a paylod.x'.split(
    ' ',
  ),
  ...'+ - * / % ?? ? : && || ! == != > < >= <= in contains starts_with matches ( ) [ ] , . = => and or not − × “ ” { } }} {{'.split(
    ' ',
  ),
  ...'length( round( abs( min( max( lower( upper( trim( split( join( format_date( now() parse_number( eval( constructor( __proto__'.split(
    ' ',
  ),
  ...'1 -5 2.5 1e400 1e-400 00E41207 30,5 true null on \'x\' "5" \'\' "\\" (a+)+$ 온도 😀 \u0000 \u200B'.split(
    ' ',
  ),
);
const anyInner = fc.oneof(
  fc
    .array(fc.tuple(part, fc.constantFrom('', ' ', ' ', '\n')), { maxLength: 30 })
    .map((parts) => parts.flat().join('')),
  tree.map(write),
  fc.tuple(tree, part, fc.nat()).map(([made, extra, at]) => {
    const text = write(made);
    const place = text.length === 0 ? 0 : at % text.length;
    return `${text.slice(0, place)}${extra}${text.slice(place)}`;
  }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.tuple(part, fc.integer({ min: 1, max: 3_000 })).map(([one, times]) => `${one} `.repeat(times)),
);
const anyPayload = fc.oneof(
  fc.json(),
  somePayload.map((payload) => JSON.stringify(payload)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    null,
    '',
    'ON',
    '{"a": "{{secret.shop}}", "list": [1, "x"]}',
    `{"a": "${'a'.repeat(50_000)}b"}`,
  ),
);

/** Far more than the slowest takes; a machine at work may be slow by itself. */
const longestMs = 5_000;

test(
  'whatever stands in double braces and whatever comes, it is read, filled in and doubted without a failure and in time',
  () => {
    let runs = 0;
    let slowest = 0;
    fc.assert(
      fc.property(
        anyInner,
        fc.constantFrom('', ' at ', '{{topic}}'),
        anyPayload,
        (inner, before, payload) => {
          const text = `${before}{{${inner}}}`;
          const began = performance.now();
          const source = sourceWith(payload, { x: 'remembered' });
          const call = { tool: 't', arguments: { a: text, b: [text] } };
          const filled = fillTemplates(call, source);
          expect(fillTemplates(call, source)).toEqual(filled);
          const mistakes = templateMistakes(text, () => null);
          if (filled.ok) {
            expect(JSON.stringify(filled.value).length).toBeLessThan(10_000_000);
            expect(mistakes).toEqual([]);
          } else expect(filled.error.code).toBe('template');
          expect(templateDoubts(text).every(({ message }) => message !== '')).toBe(true);
          // The same signs as a condition.
          const parsed = parseCondition(inner);
          if (parsed.ok) doubtsOf(inner, parsed.condition, 'step');
          judgeCondition(inner, readPayload(payload), 0);
          runs += 1;
          slowest = Math.max(slowest, performance.now() - began);
          expect(slowest).toBeLessThan(longestMs);
        },
      ),
      fuzzMs > 0
        ? { numRuns: 1_000_000_000, interruptAfterTimeLimit: fuzzMs, markInterruptAsFailure: false }
        : { numRuns: draws(5_000) },
    );
    if (fuzzMs > 0)
      process.stdout.write(`${String(runs)} expressions, the slowest in ${slowest.toFixed(0)} ms\n`);
  },
  Math.max(60_000, fuzzMs + 60_000),
);
