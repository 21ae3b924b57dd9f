import { unreachable } from '../../shared/errors';
import { ok, refuse, type Refusal, type Result } from '../../shared/result';
import { isFinished, type DraftedCall, type OpenGate, type Run, type RunEvent, type StepState } from '../../shared/run';
import type { Sop, SopEvent, Step } from '../../shared/sop';
import { gateReasonOf, type GateReason } from './gates';
import { evolve } from './run-state';
import { fillTemplates } from './templates';

export { evolve, fold } from './run-state';

/** What happens inside a step and is recorded as it is. */
export type StepRecordEvent = Extract<RunEvent, { type: 'model-requested' | 'model-answered' | 'model-failed' | 'tool-call-sent' | 'tool-call-answered' }>;

/** Everything that can be asked of a run. `at` is milliseconds since 1970. */
export type RunCommand =
  /** `approvalTimeoutSecs` is the configured one; the SOP's own wins. Whether a run may start is `canStart`'s answer. */
  | { readonly type: 'start'; readonly at: number; readonly runId: string; readonly sop: Sop; readonly sopHash: string; readonly trigger: SopEvent; readonly approvalTimeoutSecs: number; readonly startedBy: string }
  /** `gate` null: whatever waits now. `callsShown` false: the card showed no calls, so one that has some by now is refused. */
  | { readonly type: 'approve'; readonly at: number; readonly gate: string | null; readonly by: string; readonly via: string; readonly callsShown?: boolean | undefined }
  | { readonly type: 'deny'; readonly at: number; readonly gate: string | null; readonly by: string; readonly via: string; readonly reason: string }
  | { readonly type: 'cancel'; readonly at: number; readonly reason: string; readonly by: string; readonly via: string }
  /** Nothing happens unless a gate has expired. */
  | { readonly type: 'time-out'; readonly at: number }
  | { readonly type: 'attach-draft'; readonly at: number; readonly gate: string; readonly calls: readonly DraftedCall[]; readonly note: string }
  | { readonly type: 'begin-step'; readonly at: number; readonly step: number; readonly attempt: number }
  | { readonly type: 'record'; readonly event: StepRecordEvent }
  | { readonly type: 'finish-step'; readonly at: number; readonly step: number; readonly result: 'completed' | 'failed' | 'skipped'; readonly output: string; readonly attempt?: number | undefined }
  /** At engine start. Nothing happens unless a step was being carried out. */
  | { readonly type: 'mark-interrupted'; readonly at: number };

export type RunRefusalCode = 'run_exists' | 'no_steps' | 'run_not_active' | 'not_waiting' | 'waiting_approval' | 'wrong_step' | 'gate_changed' | 'approval_timed_out';

type Decided = Result<readonly RunEvent[]>;

/**
 * The events that the command makes of this run, or why it makes none. One append of them takes the run to its next resting
 * point. `run` is null before the start.
 */
export function decide(run: Run | null, command: RunCommand): Decided {
  if (command.type === 'start') return run === null ? start(command) : refusal('run_exists', `Run ${run.runId} has started already.`);
  if (run === null) return refusal('run_not_active', 'There is no such run.');
  if (isFinished(run.status)) return refusal('run_not_active', `Run ${run.runId} is ${run.status}; nothing can be done to it any more.`);
  switch (command.type) {
    case 'approve':
      return approve(run, command);
    case 'deny':
      return deny(run, command);
    case 'cancel':
      return ok([{ type: 'run-cancelled', at: command.at, reason: command.reason.trim() === '' ? `cancelled by ${command.by}` : command.reason, by: command.by, via: command.via }]);
    case 'time-out':
      return ok(timeOut(run, command.at));
    case 'attach-draft':
      return attachDraft(run, command);
    case 'begin-step':
      return beginStep(run, command);
    case 'record':
      return whileStepRuns(run, command.event.step, () => ok([command.event]));
    case 'finish-step':
      return finishStep(run, command);
    case 'mark-interrupted':
      return ok(interrupt(run, command.at));
    default:
      return unreachable(command);
  }
}

type Command<T extends RunCommand['type']> = Extract<RunCommand, { type: T }>;

function start({ at, runId, sop, sopHash, trigger, approvalTimeoutSecs, startedBy }: Command<'start'>): Decided {
  if (sop.steps.length === 0) return refusal('no_steps', `${sop.name} has no steps.`, 'Write them as a numbered list under "## Steps" in SOP.md.');
  const started: RunEvent = { type: 'run-started', at, runId, sop, sopHash, trigger, approvalTimeoutSecs: sop.approvalTimeoutSecs ?? approvalTimeoutSecs, startedBy };
  return ok([started, ...arrival(evolve(null, started), 1, at)]);
}

function approve(run: Run, { at, gate, by, via, callsShown }: Command<'approve'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  const { value } = open;
  if (value.expiresAt !== null && at >= value.expiresAt) return refusal('approval_timed_out', `The approval of step ${String(value.step)} timed out at ${new Date(value.expiresAt).toISOString()}.`, 'Start the procedure again.');
  if (callsShown === false && value.calls !== null && value.calls.length > 0) return gateChanged(run, 'Its calls became known after the card was shown.');
  return ok([{ type: 'approval-granted', at, step: value.step, gate: value.gate, by, via }]);
}

function deny(run: Run, { at, gate, by, via, reason }: Command<'deny'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  const why = reason.trim() === '' ? `denied by ${by}` : `denied by ${by}: ${reason}`;
  return ok([
    { type: 'approval-denied', at, step: open.value.step, gate: open.value.gate, by, via, reason },
    { type: 'run-cancelled', at, reason: why, by, via },
  ]);
}

function timeOut(run: Run, at: number): readonly RunEvent[] {
  const { gate } = run;
  if (gate === null || gate.expiresAt === null || at < gate.expiresAt) return [];
  return [
    { type: 'approval-timed-out', at, step: gate.step, gate: gate.gate },
    { type: 'run-cancelled', at, reason: 'approval timed out', by: 'engine', via: 'engine' },
  ];
}

/** A gate gets one draft: what a person has seen on a card never changes under it. */
function attachDraft(run: Run, { at, gate, calls, note }: Command<'attach-draft'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  if (open.value.calls !== null) return gateChanged(run, 'It has its calls already.');
  return ok([{ type: 'calls-drafted', at, step: open.value.step, gate, calls: [...calls], note }]);
}

function beginStep(run: Run, { at, step, attempt }: Command<'begin-step'>): Decided {
  if (run.gate !== null) return closedGate(run, run.gate);
  const next = nextAttempt(run);
  if (next === null || next.step !== step || next.attempt !== attempt) {
    const expected = next === null ? 'none is due' : `step ${String(next.step)}, attempt ${String(next.attempt)} is due`;
    return refusal('wrong_step', `Step ${String(step)}, attempt ${String(attempt)} cannot begin: ${expected}.`);
  }
  return ok([{ type: 'step-started', at, step, attempt }]);
}

function finishStep(run: Run, { at, step, result, output, attempt }: Command<'finish-step'>): Decided {
  return whileStepRuns(run, step, (state) => {
    if (attempt !== undefined && attempt !== state.attempt) return refusal('wrong_step', `Attempt ${String(attempt)} of step ${String(step)} is over; attempt ${String(state.attempt)} is being carried out.`);
    return ok(stepEnd(run, at, step, result, output));
  });
}

function stepEnd(run: Run, at: number, step: number, result: 'completed' | 'failed' | 'skipped', output: string): readonly RunEvent[] {
  if (result === 'failed') return failure(at, step, output);
  const ended: RunEvent = result === 'completed' ? { type: 'step-completed', at, step, output } : { type: 'step-skipped', at, step, reason: output };
  return [ended, ...arrival(evolve(run, ended), step + 1, at)];
}

const failure = (at: number, step: number, reason: string): readonly RunEvent[] => [
  { type: 'step-failed', at, step, reason },
  { type: 'run-failed', at, reason: `Step ${String(step)} failed: ${reason}` },
];

/** What follows when the run comes to a step: the end of the run, an open gate, or nothing because the step may begin. */
function arrival(run: Run, number: number, at: number): readonly RunEvent[] {
  const step = run.sop.steps[number - 1];
  if (step === undefined) return [{ type: 'run-completed', at }];
  const reason = gateReasonOf(run.sop, step);
  return reason === null ? [] : openGate(run, step, reason, at);
}

/** The calls that the SOP itself names are known at once and go on the card with the question. */
function openGate(run: Run, step: Step, reason: GateReason, at: number): readonly RunEvent[] {
  const gate = `${run.runId}/${String(step.number)}/${String(run.gates + 1)}`;
  const expiresAt = run.approvalTimeoutSecs > 0 ? at + run.approvalTimeoutSecs * 1000 : null;
  const asked: RunEvent = { type: 'approval-requested', at, step: step.number, gate, expiresAt, reason };
  return step.calls.length === 0 ? [asked] : [asked, { type: 'calls-drafted', at, step: step.number, gate, ...plannedDraft(run, step) }];
}

function plannedDraft(run: Run, step: Step): { calls: DraftedCall[]; note: string } {
  const calls: DraftedCall[] = [];
  for (const planned of step.calls) {
    const filled = fillTemplates(planned, run);
    if (!filled.ok) return { calls, note: filled.error.message };
    calls.push({ tool: planned.tool, ...filled.value });
  }
  return { calls, note: '' };
}

function interrupt(run: Run, at: number): readonly RunEvent[] {
  const state = currentState(run);
  const step = run.sop.steps[run.currentStep - 1];
  if (run.status !== 'running' || state?.status !== 'running' || step === undefined) return [];
  const unansweredCall = state.toolCalls.findLast((call) => call.answeredAt === null)?.call ?? null;
  const interrupted: RunEvent = { type: 'run-interrupted', at, step: step.number, unansweredCall };
  switch (run.sop.onInterrupt) {
    case 'ask':
      return [interrupted, ...openGate(run, step, 'interrupted', at)];
    case 'retry':
      return [interrupted];
    case 'fail':
      return [interrupted, ...failure(at, step.number, 'interrupted: the engine stopped while the step was being carried out')];
    default:
      return unreachable(run.sop.onInterrupt);
  }
}

export type Effect =
  /** Tell people that the gate waits, and send `time-out` when it expires. */
  | { readonly type: 'ask'; readonly key: string; readonly step: number; readonly gate: string }
  /** Find out which calls the step would make, and attach them to the gate. */
  | { readonly type: 'draft'; readonly key: string; readonly step: number; readonly gate: string }
  | { readonly type: 'run-step'; readonly key: string; readonly step: number; readonly attempt: number };

/**
 * What ought to be in flight for this state; after a crash the same call says what to resume. The key makes a second start
 * harmless.
 */
export function pendingEffects(run: Run): readonly Effect[] {
  if (isFinished(run.status)) return [];
  if (run.gate !== null) return gateEffects(run, run.gate);
  const state = currentState(run);
  const due = state?.status === 'running' ? { step: state.number, attempt: state.attempt } : nextAttempt(run);
  return due === null ? [] : [{ type: 'run-step', key: `${run.runId}/${String(due.step)}/${String(due.attempt)}`, ...due }];
}

function gateEffects(run: Run, { gate, step, calls }: OpenGate): readonly Effect[] {
  const ask: Effect = { type: 'ask', key: gate, step, gate };
  const planned = (run.sop.steps[step - 1]?.calls.length ?? 0) > 0;
  return planned || calls !== null ? [ask] : [ask, { type: 'draft', key: `${gate}/draft`, step, gate }];
}

/** The step that may begin now. A step that has to wait may only once a person approved it. */
function nextAttempt(run: Run): { readonly step: number; readonly attempt: number } | null {
  const state = currentState(run);
  const step = run.sop.steps[run.currentStep - 1];
  if (state === undefined || step === undefined || run.gate !== null || isFinished(run.status)) return null;
  const due = run.status === 'interrupted' ? state.status === 'interrupted' && run.sop.onInterrupt === 'retry' : state.status === 'pending';
  const cleared = gateReasonOf(run.sop, step) === null || run.decisions.some((decision) => decision.step === step.number && decision.decision === 'approved');
  return due && cleared ? { step: step.number, attempt: state.attempt + 1 } : null;
}

const currentState = (run: Run): StepState | undefined => run.steps[run.currentStep - 1];

function whileStepRuns(run: Run, step: number, work: (state: StepState) => Decided): Decided {
  if (run.gate !== null) return closedGate(run, run.gate);
  const state = currentState(run);
  if (step !== run.currentStep || state === undefined) return refusal('wrong_step', `Step ${String(step)} is not the current step; step ${String(run.currentStep)} is.`);
  if (state.status !== 'running') return refusal('wrong_step', `Step ${String(step)} is not being carried out.`);
  return work(state);
}

function gateFor(run: Run, wanted: string | null): Result<OpenGate> {
  if (run.gate === null) return refusal('not_waiting', `Run ${run.runId} is ${run.status} and waits for nobody.`);
  if (wanted !== null && wanted !== run.gate.gate) return gateChanged(run, 'It waits at another gate by now.');
  return ok(run.gate);
}

const gateChanged = (run: Run, why: string): { readonly ok: false; readonly error: Refusal } =>
  refusal('gate_changed', `What was decided about run ${run.runId} is not what it asks now. ${why}`, 'Look at the run again and decide on what it shows.');

const closedGate = (run: Run, gate: OpenGate): { readonly ok: false; readonly error: Refusal } =>
  refusal('waiting_approval', `Step ${String(gate.step)} of run ${run.runId} waits for a person.`, 'Approve or reject it first.');

const refusal = (code: RunRefusalCode, message: string, mend?: string): { readonly ok: false; readonly error: Refusal } => refuse({ code, message, mend });
