import { effectiveMode, firstDone, gateReason } from '../../../domain/procedure/asking';
import type { Sop, Step } from '../../../shared/sop';

/** Why a run stops before a step for a person's signature; null when it does not. */
export type GateReason = 'checkpoint' | 'input' | 'confirmation' | 'supervised' | 'step_by_step';

export function gateBefore(
  { kind, number, requiresConfirmation }: Pick<Step, 'number' | 'requiresConfirmation' | 'kind'>,
  { executionMode, priority }: Pick<Sop, 'executionMode' | 'priority'>,
  steps: readonly Pick<Step, 'kind'>[],
): GateReason | null {
  if (kind === 'checkpoint' || kind === 'input') return kind;
  const reason = gateReason({
    mode: executionMode,
    priority,
    isFirst: number === firstDone(steps),
    requiresConfirmation,
  });
  if (reason !== 'mode') return reason;
  const mode = effectiveMode(executionMode, priority);
  return mode === 'auto' ? null : mode;
}
