import { handedOver } from '../../../domain/run/lanes';
import type { Run } from '../../../shared/run';
import { shownStep } from '../../../shared/step-numbers';
import type { HandedCall } from '../../ports/handed-calls';

/** The call of the step that another engine is to carry out, and that has no answer; null: there is none. */
export function handedCallOf(run: Run | null, number: number): HandedCall | null {
  const state = run?.steps[number - 1];
  const call = state === undefined ? null : handedOver(state);
  if (run === null || state === undefined || call?.on === undefined) return null;
  const yes = run.decisions.findLast(({ step, decision }) => step === number && decision === 'approved');
  const shown = run.approved?.step === number ? run.approved.calls[0] : undefined;
  return {
    key: call.call,
    on: call.on,
    tool: call.name,
    arguments: call.arguments,
    ...(shown?.definition === undefined ? {} : { definition: shown.definition }),
    sentAt: call.sentAt,
    procedure: run.sop.name,
    run: run.runId,
    step: shownStep(run.sop.steps, number),
    title: state.title,
    approvedBy: yes === undefined ? null : `${yes.by} (${yes.via})`,
  };
}
