import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../shared/canonical-json';
import type { Json, JsonObject } from '../../shared/json';
import { rangeText } from '../../shared/range-text';
import { inKorean } from '../../shared/sentences/in-korean';
import { covers, isWithin, onlyWith, rangeOf, withBoards } from './range';

const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom('a', 'b', 'a ', null, true, [1], [1, 2], { x: 1 }),
);
const call: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom('pin', 'value', 'board', 'note'), value);
const calls = fc.array(call, { minLength: 1, maxLength: 5 });

test('every call that was seen is in its range, and no other, however its values were mixed', () => {
  fc.assert(
    fc.property(calls, call, (seen, next) => {
      const range = rangeOf(seen);
      for (const each of seen) expect(covers(range, each)).toBe(true);
      expect(covers(range, next)).toBe(seen.some((each) => canonicalJson(each) === canonicalJson(next)));
    }),
  );
  const range = rangeOf([
    { pin: 5, value: 0 },
    { pin: 6, value: 1 },
  ]);
  expect([covers(range, { pin: 5, value: 1 }), covers(range, { pin: 5 })]).toEqual([false, false]);
});

test('a range is within another only when it allows nothing more', () => {
  fc.assert(
    fc.property(calls, calls, fc.array(call), (some, more, tried) => {
      const [narrow, wide] = [rangeOf(some), rangeOf(more)];
      expect(isWithin(narrow, narrow)).toBe(true);
      expect(isWithin(narrow, rangeOf([...some, ...more]))).toBe(true);
      if (isWithin(narrow, wide))
        for (const each of [...tried, ...some])
          if (covers(narrow, each)) expect(covers(wide, each)).toBe(true);
    }),
  );
});

test.each([
  { url: 'https://plant.example/valve/1?set=off', then: true },
  { url: 'HTTPS://PLANT.example:443/valve/1?set=off#top', then: true },
  { url: 'https://plant.example/x/%2e%2e/valve/1?set=off', then: true },
  { url: 'https://plant.example/valve/1?set=on', then: false },
  { url: 'https://plant.example/valve/1?set=off&set=on', then: false },
  { url: 'https://plant.example/valve/1?set=%6Fff', then: false },
  { url: 'https://plant.example/valve/1', then: false },
  { url: 'https://plant.example/valve%2F1?set=off', then: false },
  { url: 'https://plant.example./valve/1?set=off', then: false },
  { url: 'https://plаnt.example/valve/1?set=off', then: false },
  { url: 'https://plant.example/Valve/1?set=off', then: false },
  { url: 'https://plant.example/valve/2?set=off', then: false },
  { url: 'https://plant.example/valve/1/open?set=off', then: false },
  { url: 'http://plant.example/valve/1?set=off', then: false },
  { url: 'https://plant.example:8443/valve/1?set=off', then: false },
  { url: 'https://plant.example.evil.example/valve/1?set=off', then: false },
  { url: 'https://ana:pw@plant.example/valve/1?set=off', then: false },
  { url: 'https://plant.example/x/../valve/1?set=off', then: true },
  { url: 'no address', then: false },
])(
  'of a web address the host, the path and the query count, however they are spelled: $url',
  ({ url, then }) => {
    const range = rangeOf([{ url: 'https://plant.example/valve/1?set=off', method: 'GET' }], ['url']);
    expect(covers(range, { url, method: 'GET' })).toBe(then);
    expect(covers(range, { url, method: 'DELETE' })).toBe(false);
  },
);

test('a range holds which board answers, and nothing of one that nobody knows', () => {
  const args = { board: 'pump', pin: 5 };
  expect(withBoards(args, { pump: 'A1' })).toEqual({ ...args, 'board "pump"': 'A1' });
  expect(withBoards(args, { pump: null })).toBeNull();
  expect(withBoards(args, {})).toEqual(args);
  const range = rangeOf([withBoards(args, { pump: 'A1' }) ?? {}]);
  expect(covers(range, withBoards(args, { pump: 'B2' }) ?? {})).toBe(false);
  // Allowed before boards were looked at.
  expect(covers(rangeOf([args]), withBoards(args, { pump: 'A1' }) ?? {})).toBe(false);
});

test('a range keeps the calls that have the values which are named', () => {
  const range = rangeOf([{ pin: 5, value: 0 }, { pin: 6, value: 1 }, { pin: 6 }, { pin: 7, value: '1.0' }]);
  const only = (...wanted: readonly (readonly [name: string, ...values: Json[]])[]) =>
    onlyWith(
      range,
      wanted.map(([name, ...values]) => ({ name, values })),
    )?.calls ?? null;
  expect(only(['pin', 6])).toEqual([{ pin: 6, value: 1 }, { pin: 6 }]);
  expect(only(['value', 1], ['value', 0])).toEqual([
    { pin: 5, value: 0 },
    { pin: 6, value: 1 },
  ]);
  expect(only()).toEqual(range.calls);
  // Of what may be meant, what is offered; and each for itself.
  expect(only(['value', 10, '1.0'], ['pin', 7, '7'])).toEqual([{ pin: 7, value: '1.0' }]);
  for (const wanted of [
    ['pin', 8],
    ['pin', '6'],
    ['note', 1],
    ['__proto__', 1],
  ] as const)
    expect(only([...wanted])).toBeNull();
  // Pin 5 was never set to 1.
  expect(only(['pin', 5], ['value', 1])).toBeNull();
});

test.each([
  {
    calls: [
      { board: 'pump', pin: 5 },
      { board: 'pump', pin: 6 },
    ],
    says: 'board = pump, pin = 5 | 6',
  },
  {
    calls: [
      { board: 'pump', pin: 5, value: 0 },
      { board: 'pump', pin: 6, value: 1 },
    ],
    says: 'board = pump, (pin = 5, value = 0 | pin = 6, value = 1)',
  },
  { calls: [{ pin: 5, note: 'n\u202eo' }, { pin: 5 }], says: 'pin = 5, note = n\\u202eo | –' },
  { calls: [{}], says: '' },
  {
    calls: [{ pin: 5, 'board "pump"': 'a board without a name' }],
    says: 'pin = 5, board "pump"',
  },
  {
    calls: [{ 'board "pump"': 'a board without a name, serial number B2' }],
    says: 'board "pump" (serial number B2)',
  },
  {
    calls: [{ 'board "pump"': 'pico, serial number B2' }, { 'board "pump"': 'pico, no serial number' }],
    says: '(board "pump" (pico, serial number B2) | board "pump" (pico, no serial number))',
  },
])('a range is written out for a person: $says', ({ calls: seen, says }) => {
  expect(rangeText(rangeOf(seen))).toBe(says);
});

test('in a range boards are told in the language of the reader', () => {
  const told = (sentence: string): string => inKorean(sentence) ?? sentence;
  const calls = [{ pin: 5, 'board "pump"': 'a board without a name, serial number B2' }];
  expect(rangeText(rangeOf(calls), told)).toBe('pin = 5, 보드 "pump"(시리얼 번호 B2)');
});

test('an address is written out as it is asked for', () => {
  const calls = [{ url: 'https://A.example/x?y' }, { url: 'https://a.example/x#z' }];
  expect(rangeText(rangeOf(calls, ['url']))).toBe('url = https://a.example/x?y | https://a.example/x');
});
