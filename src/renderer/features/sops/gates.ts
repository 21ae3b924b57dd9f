import { isUrgent, type ExecutionMode, type Priority, type Sop, type Step } from '../../../shared/sop';

/** Why a run stops before a step for a person's signature; null when it does not. */
export type GateReason = 'checkpoint' | 'confirmation' | 'supervised' | 'step_by_step';

/** What priority_based means for a priority. */
export const modeInForce = (
  mode: ExecutionMode,
  priority: Priority,
): Exclude<ExecutionMode, 'priority_based'> => {
  if (mode !== 'priority_based') return mode;
  return isUrgent({ priority }) ? 'auto' : 'supervised';
};

export function gateBefore(
  step: Pick<Step, 'number' | 'requiresConfirmation' | 'kind'>,
  sop: Pick<Sop, 'executionMode' | 'priority'>,
): GateReason | null {
  if (step.kind === 'checkpoint') return 'checkpoint';
  if (step.requiresConfirmation) return 'confirmation';
  const mode = modeInForce(sop.executionMode, sop.priority);
  if (mode === 'step_by_step') return 'step_by_step';
  return mode === 'supervised' && step.number === 1 ? 'supervised' : null;
}
