import type { OpenGate } from '../../shared/run';
import type { ExecutionMode, Priority, Sop, Step } from '../../shared/sop';

export type GateReason = OpenGate['reason'];

/** What decides whether a step waits for a person. */
export interface GateQuestion {
  readonly mode: ExecutionMode;
  readonly priority: Priority;
  /** From 1. */
  readonly stepNumber: number;
  readonly requiresConfirmation: boolean;
}

/** Why the step waits for a person before it runs; null: it runs at once. A confirmation asks in every mode. */
export function gateReason(question: GateQuestion): Extract<GateReason, 'mode' | 'confirmation'> | null {
  if (question.requiresConfirmation) return 'confirmation';
  const waitsFor = waitingSteps[effectiveMode(question.mode, question.priority)];
  return waitsFor === 'all' || (waitsFor === 'first' && question.stepNumber === 1) ? 'mode' : null;
}

export const gateReasonOf = (sop: Pick<Sop, 'executionMode' | 'priority'>, step: Pick<Step, 'number' | 'requiresConfirmation'>): ReturnType<typeof gateReason> =>
  gateReason({ mode: sop.executionMode, priority: sop.priority, stepNumber: step.number, requiresConfirmation: step.requiresConfirmation });

const waitingSteps = { auto: 'none', supervised: 'first', step_by_step: 'all' } as const;

/** Urgent procedures run by themselves, the others are supervised. */
function effectiveMode(mode: ExecutionMode, priority: Priority): keyof typeof waitingSteps {
  if (mode !== 'priority_based') return mode;
  return priority === 'critical' || priority === 'high' ? 'auto' : 'supervised';
}
