import { shownStep } from '../../shared/step-numbers';
import { ok, refuse, type Refusal, type Result } from '../../shared/result';
import type { CarriedStep, Run, RunEvent, StepState } from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import type { NextStep, Sop, Step } from '../../shared/sop';
import { canonicalJson } from '../../shared/canonical-json';
import { below } from '../procedure/flow';
import { fold } from './run-state';

type RunAgainRefusal = 'run_not_over' | 'no_step' | 'step_not_reached' | 'step_changed';

/**
 * What a run that repeats `events` from `step` takes over: the other steps as they stood when that run last
 * came to the step. Refuses when that run is not over or never came there, and when the procedure as it is
 * now has no such step, or reads otherwise in a step whose record would stand in for it. The new run has one
 * event for each step that it takes over, and not the old events: an event says that something was done in
 * its run.
 */
export function carriedSteps(
  events: readonly RunEvent[],
  sop: Sop,
  step: number,
): Result<readonly CarriedStep[]> {
  const run = fold(events);
  if (!isFinished(run.status))
    return refusal(
      'run_not_over',
      `Run ${run.runId} is not over: what it does at step ${String(shownStep(run.sop.steps, run.currentStep))} could be done twice.`,
      'Cancel it, or wait until it has ended.',
    );
  if (step > sop.steps.length)
    return refusal(
      'no_step',
      `"${sop.name}" has ${String(sop.steps.length)} ${sop.steps.length === 1 ? 'step' : 'steps'} now; there is no step ${String(step)}.`,
      'Run it again from a step that is there.',
    );
  if (step === 1) return ok([]);
  const end = lastArrival(events, step, run.steps.length);
  if (end === null)
    return refusal(
      'step_not_reached',
      `Run ${run.runId} never came to step ${String(shownStep(run.sop.steps, step))}; it ended at step ${String(shownStep(run.sop.steps, run.currentStep))}.`,
      `Run it again from step ${String(shownStep(run.sop.steps, run.currentStep))}, or from the start.`,
    );
  const carried = fold(events.slice(0, end + 1)).steps.flatMap((state) =>
    state.number === step ? [] : toCarried(state),
  );
  const changed = carried.find(
    (each) => !readsTheSame(run.sop.steps[each.step - 1], sop.steps[each.step - 1]),
  );
  if (changed !== undefined)
    return refusal(
      'step_changed',
      changedText(run, sop, changed.step),
      `Run it again from step ${String(shownStep(sop.steps, Math.min(changed.step, step)))}, or from the start.`,
    );
  return ok(carried);
}

/** Index of the event with which the run came to the step last; null: it never did. */
function lastArrival(events: readonly RunEvent[], step: number, steps: number): number | null {
  const index = events.findLastIndex((event) => arrivalOf(event, steps) === step);
  if (index !== -1) return index;
  const [first] = events;
  if (first?.type !== 'run-started' || (first.again?.step ?? 1) !== step) return null;
  // A run that repeats another begins with what it has taken over.
  return events.findLastIndex((event) => event.type === 'run-started' || event.type === 'step-carried');
}

function arrivalOf(event: RunEvent, steps: number): NextStep {
  if (event.type === 'step-completed' || event.type === 'step-skipped')
    return event.next ?? below(event.step, steps);
  return event.type === 'step-failed' ? (event.next ?? 'end') : 'end';
}

function toCarried({ number, status, output, gave }: StepState): readonly CarriedStep[] {
  return status === 'completed' || status === 'failed' || status === 'skipped'
    ? [{ step: number, status, output: output ?? '', ...(gave === undefined ? {} : { gave }) }]
    : [];
}

/**
 * Whether a record of the one step says what the other would do. Where the run goes from it is decided again.
 */
function readsTheSame(before: Step | undefined, now: Step | undefined): boolean {
  return (
    before !== undefined && now !== undefined && canonicalJson(workOf(before)) === canonicalJson(workOf(now))
  );
}

const workOf = ({
  title,
  body,
  suggestedTools,
  calls,
  kind = 'execute',
  wait,
  ask,
  run,
  forEach,
  output,
  model,
  sampling,
  set,
}: Step): unknown => ({
  title,
  body,
  suggestedTools,
  calls: calls.map((call) => ({ tool: call.tool, arguments: call.arguments })),
  kind,
  wait,
  ask,
  run,
  forEach,
  output,
  model,
  sampling,
  set,
});

function changedText(run: Run, sop: Sop, number: number): string {
  const title = run.sop.steps[number - 1]?.title ?? '';
  const now = sop.steps[number - 1];
  const shown = String(shownStep(run.sop.steps, number));
  if (now === undefined)
    return `Step ${shown}, "${title}", is not in "${sop.name}" any more, so what run ${run.runId} recorded of it cannot be taken over.`;
  return `Step ${shown}${now.title === title ? `, "${title}",` : ` was "${title}" and is "${now.title}" now; it`} reads otherwise than when run ${run.runId} carried it out, so that record cannot be taken over.`;
}

const refusal = (
  code: RunAgainRefusal,
  message: string,
  remedy: string,
): { readonly ok: false; readonly error: Refusal } => refuse({ code, message, remedy });
