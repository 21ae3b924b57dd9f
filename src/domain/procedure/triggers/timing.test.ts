import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SopEvent } from '../../../shared/sop';
import {
  atRest,
  evolveTiming,
  timingDueAt,
  type TimingInput,
  type TimingRule,
  type TimingState,
} from './timing';
import { draws } from '../../../main/testing/draws';

/** What happens in one second. `off`: the engine ends and starts again, the time between does not count. */
type Moment =
  | { readonly kind: 'quiet' | 'lost' | 'off' }
  | { readonly kind: 'event'; readonly value: number; readonly heldBack: boolean; readonly wall: number };

interface Rule {
  readonly debounce: number;
  readonly for: number;
  readonly clears: boolean;
}

const event = (value: number, receivedAt: number): SopEvent => ({
  source: 'mqtt',
  topic: 'tank/level',
  payload: String(value),
  receivedAt,
});
const valueOf = ({ payload }: SopEvent): number => Number(payload);
const isHigh = (value: number): boolean => value > 85;
const isLow = (value: number): boolean => value < 80;
const ruleOf = ({ debounce, for: held, clears }: Rule): TimingRule => ({
  debounceMs: debounce * 1000,
  forMs: held * 1000,
  holds: (each) => isHigh(valueOf(each)),
  clears: clears ? (each) => isLow(valueOf(each)) : null,
});

/** What the trigger starts with, and in which second. Whether a start is held back is said by its own event. */
function starts(rule: Rule, moments: readonly Moment[]): readonly string[] {
  const timing = ruleOf(rule);
  const found: string[] = [];
  const held = new Map<SopEvent, boolean>();
  let state: TimingState = atRest;
  const step = (input: TimingInput, second: number): void => {
    const next = evolveTiming(state, input, timing);
    ({ state } = next);
    if (next.starts === null) return;
    const isHeldBack = held.get(next.starts) === true;
    found.push(`${String(second)} with ${next.starts.payload ?? ''}${isHeldBack ? ', held back' : ''}`);
    if (!isHeldBack) ({ state } = evolveTiming(state, { type: 'started' }, timing));
  };
  const pass = (second: number): void => {
    const at = second * 1000;
    for (let due = timingDueAt(state, timing); due !== null && due <= at; due = timingDueAt(state, timing))
      step({ type: 'time-passed', at, connected: true }, second);
  };
  moments.forEach((moment, second) => {
    pass(second);
    if (moment.kind === 'lost') step({ type: 'connection-lost' }, second);
    if (moment.kind === 'off') {
      state = JSON.parse(JSON.stringify(state)) as TimingState;
      // What is read back is another object: it was held back or not as before.
      step({ type: 'recovered', aliveUntil: second * 1000, at: second * 1000 }, second);
      const burst = state.burst?.event;
      if (burst !== undefined)
        for (const [known, isHeldBack] of [...held])
          if (known.receivedAt === burst.receivedAt) held.set(burst, isHeldBack);
      pass(second);
    }
    if (moment.kind === 'event') {
      const heard = event(moment.value, moment.wall * 1_000_000 + second);
      held.set(heard, moment.heldBack);
      step({ type: 'heard', event: heard, at: second * 1000 }, second);
    }
  });
  return found;
}

/** The same, second by second, from nothing but counters. */
function slowly(rule: Rule, moments: readonly Moment[]): readonly string[] {
  const found: string[] = [];
  let waiting: { readonly moment: Extract<Moment, { kind: 'event' }>; quiet: number } | null = null;
  let last: Extract<Moment, { kind: 'event' }> | null = null;
  let counted = 0;
  let isTrue = false;
  let counts = false;
  let hasTried = false;
  let hasStarted = false;
  let isClear = true;
  const start = (second: number, moment: Extract<Moment, { kind: 'event' }>): void => {
    found.push(`${String(second)} with ${String(moment.value)}${moment.heldBack ? ', held back' : ''}`);
    hasTried = true;
    if (moment.heldBack) return;
    hasStarted = true;
    if (rule.clears) isClear = false;
  };
  const forget = (): void => {
    isTrue = false;
    counts = false;
    hasStarted = false;
    hasTried = false;
    counted = 0;
  };
  const startIfLong = (second: number): void => {
    if (isTrue && counts && last !== null && counted >= rule.for && !hasStarted && !hasTried && isClear)
      start(second, last);
  };
  const take = (second: number, moment: Extract<Moment, { kind: 'event' }>): void => {
    if (rule.clears && isLow(moment.value)) isClear = true;
    if (!isHigh(moment.value)) {
      forget();
      return;
    }
    if (rule.for === 0) {
      if (isClear) start(second, moment);
      return;
    }
    isTrue = true;
    counts = true;
    last = moment;
    hasTried = false;
    startIfLong(second);
  };
  moments.forEach((moment, second) => {
    if (second > 0) {
      if (counts) counted += 1;
      if (waiting !== null) waiting.quiet += 1;
    }
    // A start that is due comes before a burst that comes to rest in the same second only if it was due earlier.
    if (counts && counted >= rule.for && waiting !== null && waiting.quiet >= rule.debounce) {
      const settled = waiting.moment;
      waiting = null;
      take(second, settled);
    } else {
      startIfLong(second);
      if (waiting !== null && waiting.quiet >= rule.debounce) {
        const settled = waiting.moment;
        waiting = null;
        take(second, settled);
      }
    }
    startIfLong(second);
    if (moment.kind === 'lost') forget();
    if (moment.kind === 'off') {
      counts = false;
      if (waiting !== null) {
        const settled = waiting.moment;
        waiting = null;
        take(second, settled);
      }
    }
    if (moment.kind === 'event') {
      if (rule.debounce > 0) waiting = { moment, quiet: 0 };
      else take(second, moment);
    }
  });
  return found;
}

const aMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'quiet' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'lost' as const }, { kind: 'off' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      value: fc.constantFrom(90, 90, 90, 83, 70),
      heldBack: fc.boolean(),
      // The clock on the wall may say anything.
      wall: fc.integer({ min: -1000, max: 1000 }),
    }),
  },
);
const aRule: fc.Arbitrary<Rule> = fc.record({
  debounce: fc.integer({ min: 0, max: 4 }),
  for: fc.integer({ min: 0, max: 8 }),
  clears: fc.boolean(),
});

test('it starts when counting second by second does, over any history of events, losses, restarts and clocks', () => {
  fc.assert(
    fc.property(aRule, fc.array(aMoment, { maxLength: 60 }), (rule, moments) => {
      expect(starts(rule, moments)).toEqual(slowly(rule, moments));
    }),
    { numRuns: draws(5_000) },
  );
});

const at = (
  ...happens: readonly (readonly [second: number, what: number | 'lost' | 'off' | 'held'])[]
): readonly Moment[] =>
  Array.from({ length: 40 }, (_, second): Moment => {
    const what = happens.find(([when]) => when === second)?.[1];
    if (what === undefined) return { kind: 'quiet' };
    if (what === 'lost' || what === 'off') return { kind: what };
    return { kind: 'event', value: what === 'held' ? 90 : what, heldBack: what === 'held', wall: 0 };
  });

describe('a trigger', () => {
  const five = { debounce: 0, for: 5, clears: false };
  test.each<readonly [string, Rule, readonly Moment[], readonly string[]]>([
    ['starts once when it has held for five seconds', five, at([1, 90], [3, 91], [20, 92]), ['6 with 91']],
    [
      'begins anew after one event for which it is false',
      five,
      at([1, 90], [4, 70], [8, 95]),
      ['13 with 95'],
    ],
    [
      'begins anew after a lost connection, with a fresh event',
      five,
      at([1, 90], [4, 'lost'], [9, 95]),
      ['14 with 95'],
    ],
    ['counts on after a restart, with a fresh event', five, at([1, 90], [4, 'off'], [9, 95]), ['11 with 95']],
    ['starts again once it was false', five, at([1, 90], [9, 70], [10, 95]), ['6 with 90', '15 with 95']],
    [
      'tries again with the next event when a limit held it back',
      five,
      at([1, 'held'], [9, 95], [10, 96]),
      ['6 with 90, held back', '9 with 95'],
    ],
    [
      'waits until clear_condition was true',
      { debounce: 0, for: 0, clears: true },
      at([1, 90], [2, 91], [3, 83], [4, 92], [5, 70], [6, 93]),
      ['1 with 90', '6 with 93'],
    ],
    [
      'starts with the last event of a burst',
      { debounce: 3, for: 0, clears: false },
      at([1, 90], [2, 91], [4, 92], [20, 93]),
      ['7 with 92', '23 with 93'],
    ],
    [
      'starts at once with the last event of a burst that a restart cut',
      { debounce: 3, for: 0, clears: false },
      at([1, 90], [2, 91], [3, 'off']),
      ['3 with 91'],
    ],
    [
      'does not start when the last event of a burst is low',
      { debounce: 3, for: 0, clears: false },
      at([1, 90], [2, 70]),
      [],
    ],
    [
      'counts from where the burst came to rest',
      { debounce: 2, for: 5, clears: false },
      at([1, 90], [2, 91]),
      ['9 with 91'],
    ],
  ])('%s', (_name, rule, moments, expected) => {
    expect(starts(rule, moments)).toEqual(expected);
  });
});
