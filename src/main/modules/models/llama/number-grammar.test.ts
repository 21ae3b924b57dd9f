import fc from 'fast-check';
import { expect, test } from 'vitest';
import { integersBetween, numbersBetween } from './number-grammar';

/** These expressions use only what a regular expression has too. */
const toRegExp = (gbnf: string | null): RegExp =>
  new RegExp(
    `^(?:${(gbnf ?? '$.').replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_, text: string) => text.replaceAll('.', '\\.')).replaceAll(' ', '')})$`,
    'u',
  );

const bound = fc.oneof(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -70_000, max: 70_000 }));

test('just the whole numbers within the bounds can be written', () => {
  fc.assert(
    fc.property(bound, bound, fc.array(bound, { minLength: 20, maxLength: 20 }), (a, b, tried) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      const written = toRegExp(integersBetween({ least, most }));
      for (const value of [least - 1, least, least + 1, most - 1, most, most + 1, 0, ...tried])
        expect(written.test(String(value)), `${String(value)} in ${String(least)}..${String(most)}`).toBe(
          value >= least && value <= most,
        );
    }),
    { numRuns: 500 },
  );
});

test('every number that can be written lies within the bounds, the ends among them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.tuple(fc.integer({ min: -160, max: 160 }), fc.stringMatching(/^(\.[0-9]{1,4})?$/u)), {
        maxLength: 30,
      }),
      (least, span, tried) => {
        const most = least + span;
        const written = toRegExp(numbersBetween({ least, most }));
        expect([written.test(String(least)), written.test(String(most))]).toEqual([true, true]);
        for (const text of tried.map(([whole, fraction]) => `${String(whole)}${fraction}`)) {
          const value = Number(text);
          if (written.test(text))
            expect(value >= least && value <= most, `${text} in ${String(least)}..${String(most)}`).toBe(
              true,
            );
          else if (value > least && value < most) expect(text).toMatch(/^-?\d+$/u);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('between bounds that are no whole numbers, every number can be written', () => {
  const half = fc.integer({ min: -60, max: 60 }).map((twice) => twice / 2);
  fc.assert(
    fc.property(
      half,
      half,
      fc.array(fc.tuple(fc.integer({ min: -32, max: 32 }), fc.constantFrom('', '.25', '.5', '.75')), {
        maxLength: 30,
      }),
      (a, b, tried) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const written = toRegExp(numbersBetween({ least, most }));
        for (const text of tried.map(([whole, fraction]) => `${String(whole)}${fraction}`)) {
          const value = Number(text);
          if (value >= least && value <= most)
            expect(written.test(text), `${text} in ${String(least)}..${String(most)}`).toBe(true);
          if (value < Math.floor(least) || value > Math.ceil(most))
            expect(written.test(text), `${text} in ${String(least)}..${String(most)}`).toBe(false);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('nothing can be said where nothing lies between', () => {
  const bounds = { least: 5, most: 4 };
  expect([
    integersBetween(bounds),
    numbersBetween(bounds),
    integersBetween({ least: 0.2, most: 0.8 }),
  ]).toEqual([null, null, null]);
});
