import type { GateReason } from '../../shared/run';
import { isUrgent, type ExecutionMode, type Priority, type Sop, type Step } from '../../shared/sop';

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

/** Whether a run that comes to the step from the one above waits for a person. */
export const asksBefore = (
  { executionMode: mode, priority }: Pick<Sop, 'executionMode' | 'priority'>,
  { kind, number: stepNumber, requiresConfirmation }: Pick<Step, 'kind' | 'number' | 'requiresConfirmation'>,
): boolean =>
  kind === 'checkpoint' ||
  kind === 'input' ||
  gateReason({ mode, priority, stepNumber, requiresConfirmation }) !== null;

/** Whether a run of it may come to a step that waits for a person. */
export const mayAsk = (sop: Sop): boolean => sop.steps.some((step) => asksBefore(sop, step));

const waitingSteps = { auto: 'none', supervised: 'first', step_by_step: 'all' } as const;

/** Urgent procedures run by themselves, the others are supervised. */
export function effectiveMode(mode: ExecutionMode, priority: Priority): keyof typeof waitingSteps {
  if (mode !== 'priority_based') return mode;
  return isUrgent({ priority }) ? 'auto' : 'supervised';
}
