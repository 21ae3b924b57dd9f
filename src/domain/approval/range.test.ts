import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../shared/json';
import { rangeText } from '../../shared/range-text';
import { covers, isWithin, onlyWith, rangeOf, withBoards } from './range';

const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom('a', 'b', 'a ', null, true, [1], [1, 2], { x: 1 }),
);
const call: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom('pin', 'value', 'board', 'note'), value);
const calls = fc.array(call, { minLength: 1, maxLength: 5 });

test('every call that was seen is in its range, and a call is in it only with values that were seen', () => {
  fc.assert(
    fc.property(calls, call, (seen, next) => {
      const range = rangeOf(seen);
      for (const each of seen) expect(covers(range, each)).toBe(true);
      const had = (name: string, wanted: Json): boolean =>
        seen.some(
          (each) => Object.hasOwn(each, name) && JSON.stringify(each[name]) === JSON.stringify(wanted),
        );
      const left = Object.keys(range).filter((name) => !Object.hasOwn(next, name));
      expect(covers(range, next)).toBe(
        Object.entries(next).every(([name, wanted]) => had(name, wanted)) &&
          left.every((name) => seen.some((each) => !Object.hasOwn(each, name))),
      );
    }),
  );
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
  { url: 'https://plant.example/valve/1?by=b', then: true },
  { url: 'https://plant.example/valve/2', then: false },
  { url: 'https://plant.example/valve/1/open', then: false },
  { url: 'http://plant.example/valve/1', then: false },
  { url: 'https://plant.example:8443/valve/1', then: false },
  { url: 'https://plant.example.evil.example/valve/1', then: false },
  { url: 'https://ana:pw@plant.example/valve/1', then: false },
  { url: 'https://plant.example/x/../valve/1', then: true },
  { url: 'no address', then: false },
])('of a web address the host and the path count: $url', ({ url, then }) => {
  const range = rangeOf([{ url: 'https://plant.example/valve/1?by=a', method: 'GET' }], ['url']);
  expect(covers(range, { url, method: 'GET' })).toBe(then);
  expect(covers(range, { url, method: 'DELETE' })).toBe(false);
});

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

test('a range keeps of an argument the values that are named, and all of the others', () => {
  const range = rangeOf([{ pin: 5, value: 0 }, { pin: 6, value: 1 }, { pin: 6 }]);
  expect(onlyWith(range, [['pin', 6]])).toEqual({
    pin: { values: [6] },
    value: { values: [0, 1], absent: true },
  });
  expect(
    onlyWith(range, [
      ['value', 1],
      ['value', 0],
    ]),
  ).toEqual({ pin: { values: [5, 6] }, value: { values: [1, 0] } });
  expect(onlyWith(range, [])).toEqual(range);
  for (const wanted of [
    ['pin', 7],
    ['pin', '6'],
    ['note', 1],
    ['__proto__', 1],
  ] as const)
    expect(onlyWith(range, [wanted])).toBeNull();
});

test('a range is written out for a person', () => {
  expect(
    rangeText(
      rangeOf(
        [
          { pin: 5, value: 0, url: 'https://a.example/x?y' },
          { pin: 5, value: 1, url: 'https://a.example/x', note: 'n\u202eo' },
        ],
        ['url'],
      ),
    ),
  ).toBe('pin = 5, value = 0 | 1, url = https://a.example/x…, note = n\\u202eo | –');
});
