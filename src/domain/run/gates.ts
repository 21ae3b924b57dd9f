import type { ApprovalRequest } from '../approval/approval-request';
import type { GateReason, OpenGate, Run } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { onlyWaits } from '../../shared/step-facts';
import { firstDone, gateReason } from '../procedure/asking';
import { nothingDone } from '../procedure/flow';

/** What a gate asks a person. */
export const requestOf = ({ gate, calls, expiresAt }: OpenGate): ApprovalRequest => ({
  id: gate,
  calls,
  expiresAt,
});

/**
 * The same for a step that the run has come to. A mode that asks once at the start asks at the first step
 * that is carried out: steps that their guards skip before it, or that only wait, must not take the question with
 * them.
 */
export function gateReasonIn(
  run: Pick<Run, 'sop' | 'steps' | 'decisions'>,
  step: Step,
): Exclude<GateReason, 'interrupted'> | null {
  if (step.kind === 'checkpoint' || step.kind === 'input') return step.kind;
  return gateReason({
    mode: run.sop.executionMode,
    priority: run.sop.priority,
    isFirst: !onlyWaits(step) && (nothingDone(run) || step.number === firstDone(run.sop.steps)),
    requiresConfirmation: step.requiresConfirmation,
  });
}
