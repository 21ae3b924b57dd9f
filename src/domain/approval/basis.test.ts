import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fact } from '../../shared/basis';
import { changesIn, newIn, subjectOf, withChanges } from './basis';

const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({
    of: fc.constant('trigger' as const),
    condition: fc.constantFrom('$.value > 85', '$.value < 3'),
    holds: fc.boolean(),
    value: fc.constantFrom('92', '71'),
  }),
  fc.record({
    of: fc.constant('silence' as const),
    place: fc.constantFrom('pump/1', 'pump/2'),
    isSilent: fc.boolean(),
  }),
  fc.record({
    of: fc.constant('pin' as const),
    board: fc.constantFrom('a', 'b'),
    pin: fc.integer({ min: 0, max: 3 }),
    level: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.record({
    of: fc.constant('signal' as const),
    device: fc.constantFrom('plc', 'drive'),
    signal: fc.constantFrom('valve', 'setpoint'),
    value: fc.constantFrom(0, 1, 23.5),
    unit: fc.constant('°C'),
  }),
  fc.record({
    of: fc.constant('when' as const),
    step: fc.integer({ min: 1, max: 2 }),
    condition: fc.constant('$.steps.1.output > 80'),
    holds: fc.boolean(),
    value: fc.constantFrom('83', '12'),
  }),
  fc.record({
    of: fc.constant('board' as const),
    board: fc.constantFrom('a', 'b'),
    identity: fc.constantFrom('nucleo, serial number 1', 'nucleo, serial number 2'),
  }),
);
/** One for each subject. */
const facts = fc.uniqueArray(fact, { selector: subjectOf, maxLength: 8 });

test('what is as it was, is not known, or was not so before is no change', () => {
  fc.assert(
    fc.property(facts, facts, (basis, now) => {
      expect(changesIn(basis, basis)).toEqual([]);
      expect(changesIn(basis, [])).toEqual([]);
      expect(changesIn([], now)).toEqual([]);
    }),
  );
});

test('every pin with another level, every signal with another value, every other board, every condition that has ceased to hold and every silence that is over is a change, and nothing else', () => {
  fc.assert(
    fc.property(facts, facts, (basis, now) => {
      const expected = basis.filter((was) =>
        now.some(
          (is) =>
            subjectOf(is) === subjectOf(was) &&
            ((was.of === 'pin' && is.of === 'pin' && was.level !== is.level) ||
              (was.of === 'board' && is.of === 'board' && was.identity !== is.identity) ||
              (was.of === 'signal' && is.of === 'signal' && was.value !== is.value) ||
              (was.of === 'when' && is.of === 'when' && was.holds && !is.holds) ||
              (was.of === 'silence' && is.of === 'silence' && was.isSilent && !is.isSilent) ||
              (was.of === 'trigger' && is.of === 'trigger' && was.holds && !is.holds)),
        ),
      );
      expect(changesIn(basis, now).map(({ was }) => was)).toEqual(expected);
    }),
  );
});

test('what was told is not told again', () => {
  fc.assert(
    fc.property(facts, facts, (basis, now) => {
      expect(changesIn(withChanges(basis, changesIn(basis, now)), now)).toEqual([]);
    }),
  );
});

test('a fact that is known already is not taken anew, whatever it says by now', () => {
  fc.assert(
    fc.property(facts, facts, (basis, more) => {
      const added = newIn(basis, more);
      const subjects = [...basis, ...added].map(subjectOf);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(new Set(subjects)).toEqual(new Set([...basis, ...more].map(subjectOf)));
    }),
  );
});
