import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionHolds, explainCondition } from './conditions';
import { doubtsOf } from './doubts';
import { functionNames } from './functions';
import { parseCondition } from './parse';
import { readPayload } from './payload';
import { printCondition } from './print';
import { draws } from '../../../main/testing/draws';

// FUZZ_MINUTES=10 npx vitest run --project unit --testTimeout 9000000 src/domain/procedure/expression/properties.test.ts
const minutes = Number(process.env['FUZZ_MINUTES'] ?? 0);
const runs =
  minutes > 0
    ? { numRuns: 1_000_000_000, interruptAfterTimeLimit: minutes * 60_000 }
    : { numRuns: draws(10_000) };

const part = fc.constantFrom(
  ...'$ $.a $.b[0] $["a b"] $.a.b 1 -5 2.5 1e400 00E41207 30,5 85bar "x" \'y\' "5" “ON” ５ ON open true null True'.split(
    ' ',
  ),
  ...'> >= < <= == != = => in contains starts_with matches && || ! ( ) [ ] , + - * / % ?? ? : . ≥ ＝ and or not'.split(
    ' ',
  ),
  ...functionNames.split(' ').map((name) => `${name}(`),
  ...'^a+$ (a+)+$ {{payload}} \\ " \' \u0000 \u200B 온도 😀'.split(' '),
);
const anyCondition = fc.oneof(
  fc
    .array(fc.tuple(part, fc.constantFrom('', ' ', ' ')), { maxLength: 24 })
    .map((parts) => parts.flat().join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const anyPayload = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'ON',
    '23.5 ',
    '{"a": 5, "b": [1, "x"]}',
    '{"a": {"b": "open"}, "a b": null}',
    '',
    '\u0000',
    'true',
  ),
  fc.constant(null),
);

/** The tree without places. */
const withoutSpans = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'span' ? undefined : inner)));

test('whatever is written and comes, a condition is read, judged, explained and doubted without a failure', () => {
  fc.assert(
    fc.property(anyCondition, anyPayload, (text, payload) => {
      const parsed = parseCondition(text);
      if (parsed.ok) {
        const doubts = doubtsOf(text, parsed.condition, 'trigger');
        expect(doubts.every(({ at }) => at >= 0 && at <= text.length)).toBe(true);
      } else {
        expect(parsed.mistake.column).toBeGreaterThan(0);
        expect(conditionHolds(text, payload)).toBe(false);
      }
      expect(typeof explainCondition(text, payload)).toBe('string');
    }),
    runs,
  );
});

const path = fc.constantFrom('$', '$.a', '$.b.c', '$["a key"]', '$.list[0]', '$.pump-1', '$.온도');
const word = fc.constantFrom('5', '-2.5', '"text"', "'it\\'s'", 'true', 'null', '"5"', '1e3');
const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    path,
    word,
    fc
      .tuple(tie('value'), fc.constantFrom('+', '-', '*', '/', '%', '??'), tie('value'))
      .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    fc
      .tuple(fc.constantFrom('length', 'abs', 'lower', 'trim', 'parse_number'), tie('value'))
      .map(([name, a]) => `${name}(${a})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('value'), { minLength: 1, maxLength: 3 }))
      .map(([name, all]) => `${name}(${all.join(', ')})`),
    fc.tuple(path, tie('value'), tie('value')).map(([a, b, c]) => `(${a} > 3 ? ${b} : ${c})`),
  ),
})).value;
const comparison = fc.oneof(
  fc
    .tuple(path, fc.constantFrom('>', '>=', '<', '<=', '==', '!=', 'contains', 'starts_with'), value)
    .map((all) => all.join(' ')),
  fc.tuple(value, fc.constantFrom('==', '<'), path).map((all) => all.join(' ')),
  fc
    .tuple(
      fc.constantFrom(
        '> 5',
        '== ON',
        'in [ON, "no answer", 5, $.a]',
        '$.a matches "^a\\"+$"',
        "$.a matches '\\d+\"x'",
        '$.x == a-b',
        '$.x == [1,2]',
      ),
    )
    .map(([text]) => text),
);
const condition: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    comparison,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(comparison, tie('condition'), tie('condition')).map(([a, b, c]) => `${a} ? (${b}) : (${c})`),
  ),
})).condition;

test('what is printed is read as the same condition', () => {
  fc.assert(
    fc.property(condition, (text) => {
      const first = parseCondition(text);
      if (!first.ok) throw new Error(`${text}: ${first.mistake.message}`);
      const printed = printCondition(first.condition);
      const second = parseCondition(printed);
      if (!second.ok) throw new Error(`${text} → ${printed}: ${second.mistake.message}`);
      expect(withoutSpans(second.condition)).toEqual(withoutSpans(first.condition));
    }),
    runs,
  );
});

test('what can be read of anything is read the same when it is printed', () => {
  fc.assert(
    fc.property(anyCondition, (text) => {
      const first = parseCondition(text);
      if (!first.ok) return;
      const second = parseCondition(printCondition(first.condition));
      expect(second.ok && withoutSpans(second.condition)).toEqual(withoutSpans(first.condition));
    }),
    runs,
  );
});

test('what a device frames a payload with is no part of it', () => {
  const frame = fc
    .array(fc.constantFrom('\u0000', '\r\n', '\n', ' ', '\t', '\uFEFF'), { maxLength: 4 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), fc.constantFrom('ON', 'no answer', '23.5', '+5', 'true', 'True')),
      frame,
      frame,
      (payload, before, after) => {
        expect(readPayload(before + payload + after)).toEqual(readPayload(payload));
      },
    ),
    runs,
  );
});
