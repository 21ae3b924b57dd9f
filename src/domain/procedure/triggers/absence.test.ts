import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SopEvent } from '../../../shared/sop';
import { absenceDueAt, evolveAbsence, neverHeard, type AbsenceInput, type AbsenceState } from './absence';
import { draws } from '../../../main/testing/draws';

/** What happens in one second. `off`: the engine ends and starts again. */
type Moment = 'quiet' | 'heard' | 'other' | 'lost' | 'back' | 'off';

const event = (payload: string, receivedAt: number): SopEvent => ({
  source: 'mqtt',
  topic: 'pump/1/heartbeat',
  payload,
  receivedAt,
});

/** The seconds in which it starts. `heldBack`: a limit holds the first so many starts back. */
function starts(after: number, moments: readonly Moment[], heldBack: number): readonly number[] {
  const rule = { afterMs: after * 1000, holds: ({ payload }: SopEvent) => payload === 'ok' };
  const found: number[] = [];
  let state: AbsenceState | null = neverHeard;
  const step = (input: AbsenceInput, second: number): void => {
    const next = evolveAbsence(state, input, rule);
    ({ state } = next);
    if (!next.isAbsent) return;
    found.push(second);
    if (found.length > heldBack) ({ state } = evolveAbsence(state, { type: 'started' }, rule));
  };
  step({ type: 'connection-back', at: 0 }, 0);
  moments.forEach((moment, second) => {
    const at = second * 1000;
    for (let due = dueOf(state); due !== null && due <= at; due = dueOf(state))
      step({ type: 'time-passed', at }, second);
    // The clock on the wall goes backwards here, which is nothing to it.
    if (moment === 'heard' || moment === 'other')
      step({ type: 'heard', event: event(moment === 'heard' ? 'ok' : 'bad', -at), at }, second);
    if (moment === 'lost') step({ type: 'connection-lost', at }, second);
    if (moment === 'back') step({ type: 'connection-back', at }, second);
    if (moment === 'off') {
      state = JSON.parse(JSON.stringify(state)) as AbsenceState;
      step({ type: 'recovered', aliveUntil: at, at }, second);
    }
  });
  return found;

  function dueOf(of: AbsenceState | null): number | null {
    return of === null ? null : absenceDueAt(of, rule);
  }
}

/** The same, second by second. */
function slowly(after: number, moments: readonly Moment[], heldBack: number): readonly number[] {
  const found: number[] = [];
  let silent = 0;
  let isConnected = true;
  let hasStarted = false;
  let wanted = after;
  moments.forEach((moment, second) => {
    if (second > 0 && isConnected) silent += 1;
    if (isConnected && !hasStarted && silent >= wanted) {
      found.push(second);
      wanted += after;
      hasStarted = found.length > heldBack;
    }
    if (moment === 'heard') {
      silent = 0;
      wanted = after;
      hasStarted = false;
      isConnected = true;
    }
    if (moment === 'lost' || moment === 'off') isConnected = false;
    if (moment === 'back') isConnected = true;
  });
  return found;
}

test('it starts when counting second by second does, over any history of events, losses and restarts', () => {
  const moment = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Moment>('quiet') },
    { weight: 2, arbitrary: fc.constantFrom<Moment>('heard', 'other') },
    { weight: 2, arbitrary: fc.constantFrom<Moment>('lost', 'back', 'off') },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(moment, { maxLength: 60 }),
      fc.integer({ min: 0, max: 3 }),
      (after, moments, heldBack) => {
        expect(starts(after, moments, heldBack)).toEqual(slowly(after, moments, heldBack));
      },
    ),
    { numRuns: draws(5_000) },
  );
});

test('a place that is not known counts from its first event on', () => {
  const rule = { afterMs: 1000, holds: ({ payload }: SopEvent) => payload === 'ok' };
  const passed = evolveAbsence(null, { type: 'time-passed', at: 9_000 }, rule);
  expect(passed).toEqual({ state: null, isAbsent: false });
  const other = evolveAbsence(null, { type: 'heard', event: event('bad', 1), at: 9_000 }, rule);
  expect(other.state).toBeNull();
  const heard = evolveAbsence(null, { type: 'heard', event: event('ok', 1), at: 9_000 }, rule);
  expect(heard.state === null ? null : absenceDueAt(heard.state, rule)).toBe(10_000);
});
