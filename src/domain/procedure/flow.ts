import type { NextStep, Step } from '../../shared/sop';
import type { Run, StepState } from '../../shared/run';
import { onlyWaits } from '../../shared/step-facts';

/** How often a run may come to one step: what goes in circles ends. */
export const mostVisits = 100;

/** The number of the step's last visit, from 1. */
export const visitOf = (state: Pick<StepState, 'visits'>): number => state.visits ?? 1;

/** The step after this one once it is completed. */
export const nextOf = (step: Pick<Step, 'number' | 'next'>, steps: number): NextStep =>
  step.next ?? below(step.number, steps);

/** What follows once the step is completed: of steps side by side, what follows on all of them. */
export const nextInRun = (run: Pick<Run, 'group' | 'sop' | 'steps'>, step: Step): NextStep =>
  nextOf(run.sop.steps[(run.group?.lanes.at(-1)?.step ?? step.number) - 1] ?? step, run.steps.length);

/** The step below in the list, which also follows a step that its guard skips. */
export const below = (number: number, steps: number): NextStep => (number < steps ? number + 1 : 'end');

/** Where a run may go from a step; a failure that ends the run is no way on. */
export function waysFrom(step: Step, steps: number): ReadonlySet<NextStep> {
  const ways = new Set<NextStep>([nextOf(step, steps)]);
  if (step.when !== undefined) ways.add(below(step.number, steps));
  if (step.onFailure?.action === 'goto') ways.add(step.onFailure.step);
  return ways;
}

/**
 * The steps that a run may come to from its first one on, that one included, and whether it may come to its
 * end.
 */
export function stepsReached(
  steps: readonly Step[],
  ways: (step: Step) => Iterable<NextStep> = (step) => waysFrom(step, steps.length),
): ReadonlySet<NextStep> {
  const found = new Set<NextStep>(steps.length === 0 ? [] : [1]);
  // A set that grows while it is read is read to its end.
  for (const number of found) {
    const step = number === 'end' ? undefined : steps[number - 1];
    if (step !== undefined) for (const next of ways(step)) found.add(next);
  }
  return found;
}

/**
 * Whether a run may come from a step to the target, which is a step or its end; from that step itself only if
 * a way leads back to it.
 */
export function stepsBefore(steps: readonly Step[]): (target: NextStep) => (step: number) => boolean {
  const before = new Map<NextStep, number[]>();
  for (const step of steps) {
    for (const next of waysFrom(step, steps.length)) {
      const known = before.get(next);
      if (known === undefined) before.set(next, [step.number]);
      else known.push(step.number);
    }
  }
  return (target) => {
    const found = new Uint8Array(steps.length + 1);
    const open: NextStep[] = [target];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const earlier of before.get(next) ?? []) {
        if (found[earlier] !== 1) open.push(earlier);
        found[earlier] = 1;
      }
    }
    return (step) => found[step] === 1;
  };
}

/**
 * What a step said, for the steps after it: what it put out, or why it failed. One that was skipped or is not
 * over said nothing.
 */
export const saidBy = (state: StepState | undefined): string | null =>
  state?.status === 'completed' || state?.status === 'failed' ? state.output : null;

/** Whether a person's word is all that the step is for. */
export const isDoneByAnswer = (step: Pick<Step, 'kind'> | undefined): boolean =>
  step?.kind === 'checkpoint' || step?.kind === 'input';

/**
 * Whether nothing was carried out yet and nobody let anything be: every step so far was skipped, or only waited
 * for a person, a time or a message, whose approval carries nothing out.
 */
export function nothingDone({ sop, steps, decisions }: Pick<Run, 'sop' | 'steps' | 'decisions'>): boolean {
  const waitsAt = (position: number): boolean => {
    const step = sop.steps[position - 1];
    return step !== undefined && onlyWaits(step);
  };
  return (
    steps.every(({ attempt, number }) => attempt === 0 || waitsAt(number)) &&
    decisions.every(({ decision, step }) => decision !== 'approved' || waitsAt(step))
  );
}
