import type { GateReason, Run } from '../../../shared/run';
import { isUrgent, type ExecutionMode, type Priority, type Step } from '../../../shared/sop';
import { nothingDone } from '../language/flow';

/** What decides whether a step waits for a person. */
export interface GateQuestion {
  readonly mode: ExecutionMode;
  readonly priority: Priority;
  /** From 1. */
  readonly stepNumber: number;
  readonly requiresConfirmation: boolean;
}

/**
 * Why the step waits for a person before it runs; null: it runs at once. A confirmation asks in every mode.
 */
export function gateReason(question: GateQuestion): Extract<GateReason, 'mode' | 'confirmation'> | null {
  if (question.requiresConfirmation) return 'confirmation';
  const waitsFor = waitingSteps[effectiveMode(question.mode, question.priority)];
  return waitsFor === 'all' || (waitsFor === 'first' && question.stepNumber === 1) ? 'mode' : null;
}

/**
 * The same for a step that the run has come to. A mode that asks once at the start asks at the first step
 * that is carried out: steps that their guards skip before it must not take the question with them.
 */
export function gateReasonIn(
  run: Pick<Run, 'sop' | 'steps' | 'decisions'>,
  step: Step,
): Exclude<GateReason, 'interrupted'> | null {
  if (step.kind === 'checkpoint') return 'checkpoint';
  const stepNumber = nothingDone(run) ? 1 : step.number;
  return gateReason({
    mode: run.sop.executionMode,
    priority: run.sop.priority,
    stepNumber,
    requiresConfirmation: step.requiresConfirmation,
  });
}

const waitingSteps = { auto: 'none', supervised: 'first', step_by_step: 'all' } as const;

/** Urgent procedures run by themselves, the others are supervised. */
function effectiveMode(mode: ExecutionMode, priority: Priority): keyof typeof waitingSteps {
  if (mode !== 'priority_based') return mode;
  return isUrgent({ priority }) ? 'auto' : 'supervised';
}
