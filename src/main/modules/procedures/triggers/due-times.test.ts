import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DueTimes } from './due-times';

test('it says the same as a list of everything that is looked through each time', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 9 }).map(String),
    dueAt: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const dues = new DueTimes<string>();
      const slowly = new Map<string, number>();
      for (const { key, dueAt } of steps) {
        dues.set(key, key, dueAt);
        if (dueAt === null) slowly.delete(key);
        else slowly.set(key, dueAt);
        expect(dues.earliest).toBe(Math.min(Infinity, ...slowly.values()));
        const at = (dueAt ?? 25) + 1;
        expect([...dues.upTo(at)].toSorted()).toEqual(
          [...slowly].flatMap(([name, due]) => (due <= at ? [name] : [])).toSorted(),
        );
      }
    }),
  );
});

test('the earliest comes first, and nothing is left when it is cleared', () => {
  const dues = new DueTimes<string>();
  for (const [key, at] of Object.entries({ a: 3, b: 1, c: 2, d: 9 })) dues.set(key, key, at);
  expect(dues.upTo(3)).toEqual(['b', 'c', 'a']);
  dues.clear();
  expect([dues.earliest, dues.upTo(99)]).toEqual([Infinity, []]);
});
