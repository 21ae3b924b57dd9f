import type { TypicalRun } from '../../../shared/sop';
import type { RunSheet } from '../../../domain/run/run-sheet';

/** Fewer runs say nothing about the next. */
const fewestRuns = 3;

/** When a step is expected, and for how long. Times in milliseconds since 1970. */
export interface Expected {
  readonly start: number;
  readonly end: number;
  /** How many runs say so. */
  readonly runs: number;
}

/**
 * How long the step that a run is at usually takes, and when those below it are expected, by step. A run that
 * is over expects nothing; below a step of which too little is known, nothing is expected either.
 */
export function expectedTimes(
  sheet: RunSheet,
  typical: TypicalRun['steps'],
  clock: number,
): ReadonlyMap<number, Expected> {
  // The clock of a page moves in half seconds: what is still to come lies after what is written already.
  const now = Math.max(clock, sheet.lastEvent.event.at);
  const expected = new Map<number, Expected>();
  if (sheet.endedAt !== null) return expected;
  let from: number | null = null;
  for (const step of sheet.steps.filter(({ number }) => number >= sheet.currentStep)) {
    const current = step.number === sheet.currentStep;
    const known = typical.find(({ title, times }) => title === step.title && times >= fewestRuns);
    // A step that the run has come back to began more than once, and what earlier visits left may be anywhere
    // below it.
    if (known === undefined || step.visits > 1 || (!current && step.events.length > 0)) return expected;
    const start: number = current ? (step.startedAt ?? now) : (from ?? now);
    expected.set(step.number, { start, end: start + known.ms, runs: known.times });
    from = Math.max(now, start + known.ms);
  }
  return expected;
}
