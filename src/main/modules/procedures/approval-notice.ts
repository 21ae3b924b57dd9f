import { shownHash } from '../../../domain/approval/approval-request';
import type { Run } from '../../../shared/run';
import { shownStep } from '../../../shared/step-numbers';
import type { Notifier } from '../../ports/notifier';

/** Tells the person at this machine that a run waits for them. */
export function announceApproval(notifier: Notifier, run: Run): void {
  const { gate } = run;
  if (gate === null) return;
  const step = run.sop.steps[gate.step - 1];
  const number = String(shownStep(run.sop.steps, gate.step));
  const hasChanged = (gate.changed ?? []).length > 0;
  const what = hasChanged
    ? `Step ${number} asks once more, as something has changed: ${step?.title ?? ''}`
    : gate.reason === 'interrupted'
      ? `Step ${number} was interrupted. Repeat it?`
      : gate.reason === 'input'
        ? `Step ${number} asks you: ${step?.title ?? ''}`
        : `Step ${number} waits: ${step?.title ?? ''}`;
  notifier.notify({
    title: run.sop.name,
    body: what,
    // It names the step and no calls: a gate that has some, or may have some yet, asks for a value or says what has changed is signed where that stands.
    approval: {
      runId: run.runId,
      gate: gate.gate,
      critical: run.sop.priority === 'critical',
      shown: gate.calls?.length === 0 && gate.reason !== 'input' && !hasChanged ? shownHash([]) : null,
    },
  });
}
