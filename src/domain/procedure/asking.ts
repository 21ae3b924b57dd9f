import type { GateReason } from '../../shared/run';
import { isUrgent, type ExecutionMode, type Priority, type Sop, type Step } from '../../shared/sop';
import { onlyWaits } from '../../shared/step-facts';

/** What decides whether a step waits for a person. */
export interface GateQuestion {
  readonly mode: ExecutionMode;
  readonly priority: Priority;
  /** Nothing was done before it, and it does something. */
  readonly isFirst: boolean;
  readonly requiresConfirmation: boolean;
}

/**
 * Why the step waits for a person before it runs; null: it runs at once. A confirmation asks in every mode.
 */
export function gateReason(question: GateQuestion): Extract<GateReason, 'mode' | 'confirmation'> | null {
  if (question.requiresConfirmation) return 'confirmation';
  const waitsFor = waitingSteps[effectiveMode(question.mode, question.priority)];
  return waitsFor === 'all' || (waitsFor === 'first' && question.isFirst) ? 'mode' : null;
}

/** Whether a run that comes to the step from the one above waits for a person. */
export const asksBefore = (
  { executionMode: mode, priority, steps }: Pick<Sop, 'executionMode' | 'priority' | 'steps'>,
  { kind, number, requiresConfirmation }: Pick<Step, 'kind' | 'number' | 'requiresConfirmation'>,
): boolean =>
  kind === 'checkpoint' ||
  kind === 'input' ||
  gateReason({ mode, priority, isFirst: number === firstDone(steps), requiresConfirmation }) !== null;

/** The first step that does something, at which a mode asks that asks once; 0: there is none. */
export const firstDone = (steps: readonly Pick<Step, 'kind'>[]): number =>
  steps.findIndex((step) => !onlyWaits(step)) + 1;

/** Whether a run of it may come to a step that waits for a person. */
export const mayAsk = (sop: Sop): boolean => sop.steps.some((step) => asksBefore(sop, step));

const waitingSteps = { auto: 'none', supervised: 'first', step_by_step: 'all' } as const;

/** Urgent procedures run by themselves, the others are supervised. */
export function effectiveMode(mode: ExecutionMode, priority: Priority): keyof typeof waitingSteps {
  if (mode !== 'priority_based') return mode;
  return isUrgent({ priority }) ? 'auto' : 'supervised';
}
