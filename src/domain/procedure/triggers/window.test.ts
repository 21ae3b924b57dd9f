import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SopEvent } from '../../../shared/sop';
import {
  evolveWindow,
  figuresOf,
  mostSamples,
  windowDueAt,
  type Figures,
  type WindowRule,
  type WindowState,
} from './window';
import { draws } from '../../../main/testing/draws';

const event = (value: number, receivedAt: number): SopEvent => ({
  source: 'mqtt',
  topic: 'room/co2',
  payload: String(value),
  receivedAt,
});
const rule = (holds: WindowRule['holds'], overMs = 600): WindowRule => ({
  overMs,
  valueOf: ({ payload }) => (payload === '-1' ? null : Number(payload)),
  holds,
});

type Step =
  | { readonly do: 'hear'; readonly afterMs: number; readonly value: number; readonly starts: boolean }
  | { readonly do: 'wait'; readonly afterMs: number; readonly connected: boolean; readonly starts: boolean }
  | { readonly do: 'lose' }
  /** `jumpMs`: how far the clock on the wall is from the truth afterwards. */
  | { readonly do: 'restart'; readonly offMs: number; readonly jumpMs: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('hear' as const),
        afterMs: fc.integer({ min: 0, max: 400 }),
        value: fc.integer({ min: -1, max: 9 }),
        starts: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        afterMs: fc.integer({ min: 0, max: 1_500 }),
        connected: fc.boolean(),
        starts: fc.boolean(),
      }),
    },
    fc.record({ do: fc.constant('lose' as const) }),
    fc.record({
      do: fc.constant('restart' as const),
      offMs: fc.integer({ min: 0, max: 900 }),
      jumpMs: fc.integer({ min: -500, max: 500 }),
    }),
  ),
  { maxLength: 40 },
);
const conditions: Readonly<Record<string, WindowRule['holds']>> = {
  mean: ({ mean = -1, count }) => mean > 4 && count >= 2,
  few: ({ count }) => count < 2,
  rising: ({ change = 0 }) => change >= 3,
  sum: ({ sum }) => sum > 12,
};

/** Every value with its age, in true time, and the figures made from scratch each time. */
function slowly(history: readonly Step[], { overMs, holds }: WindowRule): readonly string[] {
  let values: { readonly at: number; readonly value: number }[] = [];
  let [time, alive, came] = [0, 0, 'idle' as 'idle' | 'tried' | 'started'];
  const told: string[] = [];
  const look = (mayStart: boolean, starts: boolean, at: number): void => {
    const all = values.map(({ value }) => value);
    const sum = all.reduce((total, value) => total + value, 0);
    const figures: Figures =
      all.length === 0
        ? { count: 0, sum: 0 }
        : { count: all.length, sum, mean: sum / all.length, change: (all.at(-1) ?? 0) - (all[0] ?? 0) };
    if (!holds(figures)) came = 'idle';
    else if (mayStart) {
      told.push(`${String(at)} ${String(figures.count)} ${String(figures.sum)}`);
      came = starts ? 'started' : 'tried';
    }
  };
  /** One after the other, as each gets too old. */
  const pass = (until: number, connected: boolean, starts: boolean): void => {
    for (;;) {
      const due = Math.min(...values.map(({ at }) => at + overMs));
      if (due > until) return;
      values = values.filter(({ at }) => at + overMs > due);
      look(came === 'idle' && connected, starts, due);
    }
  };
  for (const step of history) {
    if (step.do === 'hear') {
      time += step.afterMs;
      pass(time, true, step.starts);
      if (step.value === -1) continue;
      values = [...values, { at: time, value: step.value }];
      look(came !== 'started', step.starts, time);
    } else if (step.do === 'wait') {
      time += step.afterMs;
      pass(time, step.connected, step.starts);
    } else if (step.do === 'lose') {
      values = [];
      if (came !== 'idle') continue;
    } else {
      alive = time;
      time += step.offMs;
      // As old as was known, and older where the clock on the wall says so.
      let earliest = Infinity;
      values = values
        .toReversed()
        .map(({ at, value }) => {
          earliest = Math.min(
            earliest,
            time - Math.max(0, alive - at, step.offMs + step.jumpMs + (alive - at)),
          );
          return { at: earliest, value };
        })
        .toReversed()
        .filter(({ at }) => at > time - overMs);
    }
  }
  return told;
}

test.each(Object.entries(conditions))(
  'it agrees with a slow model over random histories, restarts and clocks: %s',
  (_name, holds) => {
    const of = rule(holds);
    fc.assert(
      fc.property(steps, (history) => {
        let state: WindowState | null = null;
        let [time, wall] = [0, 0];
        const told: string[] = [];
        const apply = (input: Parameters<typeof evolveWindow>[1], at: number, starts: boolean): void => {
          const next = evolveWindow(state, input, of);
          ({ state } = next);
          if (next.starts === null) return;
          told.push(`${String(at)} ${String(next.starts.count)} ${String(next.starts.sum)}`);
          if (starts) ({ state } = evolveWindow(state, { type: 'started' }, of));
        };
        const pass = (until: number, connected: boolean, starts: boolean): void => {
          for (;;) {
            const due = state === null ? null : windowDueAt(state, of);
            if (due === null || due > until) return;
            apply({ type: 'time-passed', at: due, connected }, due, starts);
          }
        };
        for (const step of history) {
          if (step.do === 'hear') {
            time += step.afterMs;
            pass(time, true, step.starts);
            apply({ type: 'heard', event: event(step.value, time + wall), at: time }, time, step.starts);
          } else if (step.do === 'wait') {
            time += step.afterMs;
            pass(time, step.connected, step.starts);
          } else if (step.do === 'lose') apply({ type: 'connection-lost', at: time }, time, false);
          else {
            const aliveUntil = time;
            time += step.offMs;
            wall += step.jumpMs;
            // What was written is read by the next engine.
            state = JSON.parse(JSON.stringify(state)) as WindowState | null;
            if (state !== null)
              apply({ type: 'recovered', aliveUntil, at: time, now: time + wall }, time, false);
          }
        }
        // The slow model knows one jump alone: later ones add up in the wall times that were noted.
        fc.pre(history.filter(({ do: what }) => what === 'restart').length <= 1);
        expect(told).toEqual(slowly(history, of));
      }),
      { numRuns: draws(2_000) },
    );
  },
);

test('figures are of the values that are young enough', () => {
  const of = rule(() => false, 60_000);
  const state = [100, 130, 160].reduce<WindowState | null>(
    (before, value, index) =>
      evolveWindow(before, { type: 'heard', event: event(value, 0), at: index * 30_000 }, of).state,
    null,
  );
  expect(figuresOf(state?.samples ?? [])).toEqual({
    count: 2,
    sum: 290,
    mean: 145,
    min: 130,
    max: 160,
    first: 130,
    last: 160,
    change: 30,
    per_minute: 60,
    span_secs: 30,
  });
});

test('very many values are put together, and their figures stay', () => {
  const of = rule(() => false, 1e9);
  let state: WindowState | null = null;
  for (let index = 0; index < 10_000; index += 1)
    ({ state } = evolveWindow(state, { type: 'heard', event: event(index % 100, 0), at: index }, of));
  expect(state?.samples.length).toBeLessThanOrEqual(mostSamples);
  expect(figuresOf(state?.samples ?? [])).toMatchObject({
    count: 10_000,
    sum: 495_000,
    mean: 49.5,
    min: 0,
    max: 99,
    first: 0,
    last: 99,
  });
});

test('whatever numbers come, the figures are numbers, also when they are read again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e300, max: 1e300, noNaN: true }), { minLength: 1, maxLength: 50 }),
      (values) => {
        let state: WindowState | null = null;
        values.forEach((value, at) => {
          const input = { type: 'heard', event: event(value, at), at } as const;
          const any = { ...rule(() => false, 60_000), valueOf: () => value };
          ({ state } = evolveWindow(state, input, any));
        });
        const figures = figuresOf((state as WindowState | null)?.samples ?? []);
        const { mean = Number.NaN, min = Number.NaN, max = Number.NaN } = figures;
        expect(JSON.parse(JSON.stringify(figures))).toEqual(
          Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, figure + 0])),
        );
        // As near as sums are.
        const error = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
        expect(mean >= min - error && mean <= max + error).toBe(true);
      },
    ),
  );
});
