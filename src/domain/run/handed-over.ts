import { ok, refuse, type Result } from '../../shared/result';
import type { Run, RunEvent, StepState, ToolCallState } from '../../shared/run';
import { nobodyKnows } from './gate-events';
import { failure, openGate, seenAfter, shown, stepEnd } from './following';
import { handedOver } from './lanes';
import { currentState } from './pending-effects';
import type { HandedOutcome } from './run-command';

/**
 * What another engine made of the call that the step has handed over to it. It counts while the step waits for it, and
 * as long as the question is open whether anybody knows.
 */
export function settleCall(
  run: Run,
  {
    at,
    step,
    call,
    outcome,
  }: { readonly at: number; readonly step: number; readonly call: string; readonly outcome: HandedOutcome },
): Result<readonly RunEvent[]> {
  const state = currentState(run);
  const open = state === undefined ? null : waitedFor(run, state);
  if (state === undefined || state.number !== step || open?.call !== call)
    return refuse({
      code: 'wrong_step',
      message: `Step ${shown(run, step)} waits for no answer to this call.`,
    });
  if (outcome.kind === 'gone') return ok(run.gate === null ? ask(run, at, state, outcome.engine) : []);
  const { kind: _kind, ...answer } = outcome;
  const answered: RunEvent = { type: 'tool-call-answered', at, step, call, ...answer };
  const after = seenAfter(run, answered);
  if (answer.unknown === true)
    return ok([answered, ...(run.gate === null ? ask(after, at, state, answer.engine) : [])]);
  const output = answer.success
    ? answer.output
    : `${answer.engine === '' ? open.name : `${open.name} (${answer.engine})`}: ${answer.output}`;
  return ok([answered, ...stepEnd(after, at, step, answer.success ? 'completed' : 'failed', output)]);
}

/** The call whose answer counts now. */
function waitedFor({ gate, dry }: Run, state: StepState): ToolCallState | null {
  if (dry === true || (gate !== null && gate.reason !== 'interrupted')) return null;
  return state.status === 'running' || gate !== null ? handedOver(state) : null;
}

/** Nobody knows whether it was carried out. Whoever said that a step may be repeated did not mean two engines at once. */
function ask(run: Run, at: number, { number, toolCalls }: StepState, engine: string): readonly RunEvent[] {
  const step = run.sop.steps[number - 1];
  const interrupted: RunEvent = {
    type: 'run-interrupted',
    at,
    step: number,
    unansweredCall: toolCalls.at(-1)?.call ?? null,
    engine,
  };
  if (step === undefined) return [interrupted];
  const after = seenAfter(run, interrupted);
  return run.sop.onInterrupt === 'fail'
    ? [interrupted, ...failure(after, at, number, nobodyKnows(engine), false)]
    : [interrupted, ...openGate(after, step, 'interrupted', at)];
}
