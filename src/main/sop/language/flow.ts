import type { NextStep, Step } from '../../../shared/sop';
import type { Run, StepState } from '../../../shared/run';

/** How often a run may come to one step: what goes in circles ends. */
export const mostVisits = 100;

/** The number of the step's last visit, from 1. */
export const visitOf = (state: Pick<StepState, 'visits'>): number => state.visits ?? 1;

/** The step after this one once it is completed. */
export const nextOf = (step: Pick<Step, 'number' | 'next'>, steps: number): NextStep => step.next ?? below(step.number, steps);

/** The step below in the list, which also follows a step that its guard skips. */
export const below = (number: number, steps: number): NextStep => (number < steps ? number + 1 : 'end');

/** Where a run may go from a step; a failure that ends the run is no way on. */
export function waysFrom(step: Step, steps: number): ReadonlySet<NextStep> {
  const ways = new Set<NextStep>([nextOf(step, steps)]);
  if (step.when !== undefined) ways.add(below(step.number, steps));
  if (step.onFailure?.action === 'goto') ways.add(step.onFailure.step);
  return ways;
}

/** The steps that a run may come to after each step, and whether it may come to its end. By step number. */
export function reachable(steps: readonly Step[]): ReadonlyMap<number, ReadonlySet<NextStep>> {
  const ways = new Map(steps.map((step) => [step.number, waysFrom(step, steps.length)]));
  return new Map(steps.map(({ number }) => [number, reachableFrom(number, ways)]));
}

function reachableFrom(number: number, ways: ReadonlyMap<number, ReadonlySet<NextStep>>): ReadonlySet<NextStep> {
  const found = new Set<NextStep>(ways.get(number));
  // A set that grows while it is read is read to its end.
  for (const step of found) {
    if (step === 'end') continue;
    for (const next of ways.get(step) ?? []) found.add(next);
  }
  return found;
}

/** What a step said, for the steps after it: what it put out, or why it failed. One that was skipped or is not over said nothing. */
export const saidBy = (state: StepState | undefined): string | null => (state?.status === 'completed' || state?.status === 'failed' ? state.output : null);

/** Whether nothing was carried out yet and nobody let anything be: every step so far was skipped, or was a checkpoint, whose approval carries nothing out. */
export const nothingDone = ({ sop, steps, decisions }: Pick<Run, 'sop' | 'steps' | 'decisions'>): boolean =>
  steps.every((state) => state.attempt === 0) && decisions.every(({ decision, step }) => decision !== 'approved' || sop.steps[step - 1]?.kind === 'checkpoint');
