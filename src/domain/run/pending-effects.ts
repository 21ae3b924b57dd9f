import type { OpenGate, Run, StepState } from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import type { Step } from '../../shared/sop';
import { isCarriedOut } from '../../shared/step-facts';
import { isDoneByAnswer, visitOf } from '../procedure/flow';
import { gateReasonIn } from './gates';
import { handedOver, lanesOf } from './lanes';

export type Effect =
  /** Tell people that the gate waits, and send `time-out` when it expires. */
  | { readonly type: 'ask'; readonly key: string; readonly step: number; readonly gate: string }
  /** Find out which calls the step would make, and attach them to the gate. */
  | { readonly type: 'draft'; readonly key: string; readonly step: number; readonly gate: string }
  | ({ readonly type: 'run-step' } & Attempt)
  /** Let the time pass that the step waits for; nothing is carried out. */
  | ({ readonly type: 'wait' } & Attempt)
  /** Start the procedure that the step names, if it is not, and wait for its end. */
  | ({ readonly type: 'child' } & Attempt)
  /** Another engine carries the call out: hear what becomes of it. */
  | { readonly type: 'hand-over'; readonly key: string; readonly step: number };

interface Attempt {
  readonly key: string;
  readonly step: number;
  readonly attempt: number;
  /** Milliseconds since 1970; absent = at once. */ readonly notBefore?: number;
}

/**
 * What ought to be in flight for this state; after a crash the same call says what to resume. The key makes a
 * second start harmless.
 */
export function pendingEffects(run: Run): readonly Effect[] {
  if (isFinished(run.status)) return [];
  const asked = run.gate === null ? [] : gateEffects(run, run.gate);
  return [
    ...asked,
    ...lanesOf(run).flatMap((seen) => handingOver(seen) ?? (seen.gate === null ? workOf(seen) : [])),
  ];
}

/** As long as the step waits for the answer of another engine, or it is asked whether anybody knows it. */
function handingOver(run: Run): readonly Effect[] | null {
  const state = currentState(run);
  const waits = run.gate === null ? state?.status === 'running' : run.gate.reason === 'interrupted';
  const call = state !== undefined && waits && run.dry !== true ? handedOver(state) : null;
  return call === null || state === undefined
    ? null
    : [{ type: 'hand-over', key: `${run.runId}/${call.call}`, step: state.number }];
}

function workOf(run: Run): readonly Effect[] {
  const state = currentState(run);
  const due = state?.status === 'running' ? { step: state.number, attempt: state.attempt } : nextAttempt(run);
  return due === null
    ? []
    : [
        {
          type: effectOf(run.sop.steps[due.step - 1]),
          key: `${run.runId}/${String(due.step)}/${String(due.attempt)}`,
          step: due.step,
          attempt: due.attempt,
          ...(state?.retryAt === undefined ? {} : { notBefore: state.retryAt }),
        },
      ];
}

const effectOf = (step: Step | undefined): 'run-step' | 'wait' | 'child' =>
  step?.kind === 'wait' ? 'wait' : step?.kind === 'procedure' ? 'child' : 'run-step';

function gateEffects(run: Run, { gate, step, calls }: OpenGate): readonly Effect[] {
  const ask: Effect = { type: 'ask', key: gate, step, gate };
  const asked = run.sop.steps[step - 1];
  const planned = (asked?.calls.length ?? 0) > 0 || (asked !== undefined && !isCarriedOut(asked));
  return planned || calls !== null ? [ask] : [ask, { type: 'draft', key: `${gate}/draft`, step, gate }];
}

/**
 * The step that may begin now. A step that has to wait may only once a person approved it, on every visit
 * again.
 */
export function nextAttempt(
  run: Run,
): { readonly step: number; readonly attempt: number; readonly resumed: boolean } | null {
  const state = currentState(run);
  const step = run.sop.steps[run.currentStep - 1];
  if (state === undefined || step === undefined || run.gate !== null || isFinished(run.status)) return null;
  if (run.group?.begun === false) return null;
  const due =
    run.status === 'interrupted'
      ? state.status === 'interrupted' && run.sop.onInterrupt === 'retry'
      : state.status === 'pending';
  if (!due || !mayBegin(run, step, state)) return null;
  const resumed =
    run.approved?.step === step.number && run.approved.resumes === true && state.status === 'pending';
  return { step: step.number, attempt: resumed ? state.attempt : state.attempt + 1, resumed };
}

/** An approval counts for the visit that it was given in. What a person's word completes is never carried out. */
function mayBegin(run: Run, step: Step, state: StepState): boolean {
  if (isDoneByAnswer(step)) return false;
  return wasApproved(run, step, state) || gateReasonIn(run, step) === null;
}

/** Whether a person let this visit of the step begin. */
export const wasApproved = (run: Run, step: Step, state: StepState): boolean =>
  run.decisions.some(
    (decision) =>
      decision.step === step.number &&
      decision.decision === 'approved' &&
      (decision.visit ?? 1) === visitOf(state),
  );

export const currentState = (run: Run): StepState | undefined => run.steps[run.currentStep - 1];
