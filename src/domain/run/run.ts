import { unreachable } from '../../shared/errors';
import { isoStamp, wasAhead } from '../../shared/moments';
import { ok, refuse, type Refusal, type Result } from '../../shared/result';
import type {
  DraftedCall,
  LeftSet,
  OpenGate,
  ParkedReason,
  Run,
  RunEvent,
  StepState,
} from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import type { Step } from '../../shared/sop';
import { newIn } from '../approval/basis';
import { shownHash, whyNotFor } from '../approval/approval-request';
import { editedCalls } from '../approval/edited-calls';
import { dueNow, lateBecause, offClock, undecidedOf } from '../approval/escalation';
import { indexOnCard, isBoundToCard } from './card';
import { concurrencyKeyOf } from '../procedure/concurrency-key';
import { nextOf } from '../procedure/flow';
import {
  gateEvent,
  nextGate,
  wholeTimeAgain,
  withContradictions,
  withCorrections,
  withInherited,
  withWhatWentBefore,
} from './gate-events';
import type { RunCommand, RunRefusalCode } from './run-command';
import { requestOf } from './gates';
import { currentState, nextAttempt } from './pending-effects';
import { isDue } from '../procedure/retry';
import { evolve, fold } from './run-state';
import { heardAhead, toldAhead } from './ahead';
import { withLeft } from './left-set';
import { beginWait, heardInWait, lookAtWait, wouldWait } from './waits';
import { settleCall } from './handed-over';
import { arrival, failure, goOn, granted, inEach, interrupt, seenAfter, shown, stepEnd } from './following';
import { seenByAsking, seenFrom } from './lanes';

export type { RunCommand } from './run-command';
export { pendingEffects, type Effect } from './pending-effects';
export { beginsAtOnce, begunWith } from './first-step';
export { evolve, fold } from './run-state';

type Decided = Result<readonly RunEvent[]>;

/**
 * The events that the command makes of this run, or why it makes none. One append of them takes the run to
 * its next resting point. `run` is null before the start.
 */
export function decide(run: Run | null, command: RunCommand): Decided {
  if (command.type === 'start')
    return run === null ? start(command) : refusal('run_exists', `Run ${run.runId} has started already.`);
  if (run === null) return refusal('run_not_active', 'There is no such run.');
  if (isFinished(run.status))
    return refusal(
      'run_not_active',
      `Run ${run.runId} is ${run.status}; nothing can be done to it any more.`,
      `\`zeroclaw runs show ${run.runId}\` tells how it came to that.`,
    );
  if (command.type === 'finish-step' && command.answered !== undefined)
    return answeredAndFinished(run, command, command.answered);
  const decided = decideFor(seenBy(run, command), command);
  return decided.ok ? ok(withLeft(run, decided.value)) : decided;
}

/** How it ends goes by what was answered. */
function answeredAndFinished(
  run: Run,
  command: Command<'finish-step'>,
  event: NonNullable<Command<'finish-step'>['answered']>,
): Decided {
  const answered = decide(run, { type: 'record', event });
  if (!answered.ok) return answered;
  const finished = decide(answered.value.reduce<Run>(evolve, run), { ...command, answered: undefined });
  return finished.ok ? ok([...answered.value, ...finished.value]) : finished;
}

/** As the step has it that the command is about, where several are carried out side by side. */
function seenBy(run: Run, command: Exclude<RunCommand, { type: 'start' }>): Run {
  switch (command.type) {
    case 'begin-step':
    case 'note-child':
    case 'look-at-wait':
    case 'hold-step':
    case 'finish-step':
    case 'settle-call':
      return seenFrom(run, command.step);
    case 'record':
      return seenFrom(run, command.event.step);
    case 'approve':
    case 'deny':
    case 'attach-draft':
    case 'edit-calls':
    case 'note-basis':
    case 'ask-again':
      return seenByAsking(run);
    default:
      return run;
  }
}

function decideFor(run: Run, command: Exclude<RunCommand, { type: 'start' }>): Decided {
  switch (command.type) {
    case 'approve':
      return approve(run, command);
    case 'deny':
      return deny(run, command);
    case 'cancel':
      return ok([
        {
          type: 'run-cancelled',
          at: command.at,
          reason: command.reason.trim() === '' ? `cancelled by ${command.by}` : command.reason,
          by: command.by,
          via: command.via,
        },
      ]);
    case 'time-out':
      return ok(timeOut(run, command.at));
    case 'tell':
      return tell(run, command);
    case 'look-at-clock':
      return lookAtClock(run, command);
    case 'attach-draft':
      return attachDraft(run, command);
    case 'edit-calls':
      return editCalls(run, command);
    case 'note-basis':
      return noteBasis(run, command);
    case 'ask-again':
      return askAgain(run, command);
    case 'begin-step':
      return beginStep(run, command);
    case 'note-child':
      return noteChild(run, command);
    case 'look-at-wait':
      return look(run, command);
    case 'hear':
      return hear(run, command);
    case 'forget-ahead':
      return ok(
        run.ahead === undefined ? [] : [{ type: 'ahead-forgotten', at: command.at, step: command.step }],
      );
    case 'record':
      return record(run, command);
    case 'settle-call':
      return settleCall(run, command);
    case 'hold-step':
      return holdStep(run, command);
    case 'finish-step':
      return finishStep(run, command);
    case 'mark-interrupted':
      return ok(inEach(run, (seen) => interrupt(seen, command.at, command.untouched)));
    default:
      return unreachable(command);
  }
}

type Command<T extends RunCommand['type']> = Extract<RunCommand, { type: T }>;

function start({
  at,
  runId,
  sop,
  sopHash,
  folder,
  trigger,
  approvalTimeoutSecs,
  startedBy,
  escalation,
  dry,
  signal = [],
  inherited,
  again,
  state,
}: Command<'start'>): Decided {
  if (sop.steps.length === 0)
    return refusal(
      'no_steps',
      `${sop.name} has no steps.`,
      'Write them as a numbered list under "## Steps" in SOP.md.',
    );
  if (again !== undefined && again.of.step > sop.steps.length)
    return refusal('no_step', `${sop.name} has no step ${String(again.of.step)}.`);
  const key = concurrencyKeyOf(sop, trigger);
  const stages = dry === true ? [] : (sop.escalation ?? escalation ?? []);
  const started: RunEvent = {
    type: 'run-started',
    at,
    runId,
    sop,
    sopHash,
    ...(folder === undefined ? {} : { folder }),
    trigger,
    approvalTimeoutSecs: sop.approvalTimeoutSecs ?? approvalTimeoutSecs,
    startedBy,
    ...(key === undefined ? {} : { concurrencyKey: key }),
    ...(dry === true ? { dry } : {}),
    ...(again === undefined ? {} : { again: again.of }),
    ...(inherited === undefined ? {} : { inherited }),
    ...(signal.length === 0 ? {} : { signal: [...signal] }),
    ...(stages.length === 0 ? {} : { escalation: [...stages] }),
  };
  const begun: readonly RunEvent[] = [
    started,
    ...(state === undefined ? [] : [{ type: 'state-known', at, state: { ...state } } as const]),
    ...(again?.carried ?? []).map((carried): RunEvent => ({ type: 'step-carried', at, ...carried })),
  ];
  return ok([...begun, ...arrival(fold(begun), at)]);
}

function approve(run: Run, { at, gate, by, via, shown: shownCalls, answer }: Command<'approve'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  if (run.sop.priority === 'critical' && via === 'notification')
    return refusal(
      'not_here',
      'A critical procedure is not approved from a notification.',
      'Open the card in the app, or use `zeroclaw approve`.',
    );
  const { value } = open;
  const request = requestOf(value);
  const why = whyNotFor(request, { id: value.gate, shown: shownCalls ?? shownHash(request.calls) }, at);
  if (why === 'expired')
    return refusal(
      'approval_timed_out',
      `The approval of step ${shown(run, value.step)} timed out at ${isoStamp(value.expiresAt ?? at)}.`,
      'Start the procedure again.',
    );
  if (why !== null) return gateChanged(run, 'its calls are not those that were shown');
  const asks = value.reason === 'input';
  if (asks !== (answer !== undefined) && !(asks && run.dry === true))
    return asks
      ? refusal(
          'answer_wanted',
          `Step ${shown(run, value.step)} asks for a value: a yes alone is no answer.`,
          'Answer it in the app, or with `zeroclaw answer`.',
        )
      : refusal(
          'no_answer_wanted',
          `Step ${shown(run, value.step)} asks for a yes or a no, not for a value.`,
          'Approve or reject it.',
        );
  return ok(granted(run, value, { at, by, via }, answer));
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

/** Who is told decides nothing by it, and the question stays what it is. */
function tell(run: Run, { at, gate, stage, times, to, nobody, hold }: Command<'tell'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  const undecided = undecidedOf(run);
  const due = undecided === null ? null : dueNow(undecided, at, hold);
  if (undecided === null || due?.stage !== stage || due.times !== times)
    return refusal('not_due', `Nobody is to be told of step ${shown(run, open.value.step)} now.`);
  const late = lateBecause(undecided, due, at, hold);
  return ok([
    {
      type: 'approval-told',
      at,
      step: open.value.step,
      gate,
      stage,
      times,
      to: [...to],
      ...(nobody === undefined ? {} : { nobody }),
      ...(late === undefined ? {} : { late }),
    },
  ]);
}

function lookAtClock(run: Run, { at, gate, movedMs }: Command<'look-at-clock'>): Decided {
  const undecided = undecidedOf(run);
  if (undecided === null || undecided.stages.length === 0 || run.gate?.gate !== gate) return ok([]);
  const byMs = offClock(undecided, at, movedMs);
  return ok(byMs === 0 ? [] : [{ type: 'approval-moved', at, step: run.gate.step, gate, byMs }]);
}

/**
 * Asked while the clock was ahead, the question gets its whole time again: nobody knows how much of it is
 * over.
 */
function timeOut(run: Run, at: number): readonly RunEvent[] {
  const { gate } = run;
  if (gate === null || gate.expiresAt === null) return [];
  if (wasAhead(gate.requestedAt, at)) return wholeTimeAgain(gate, at);
  if (at < gate.expiresAt) return [];
  return [
    { type: 'approval-timed-out', at, step: gate.step, gate: gate.gate },
    { type: 'run-cancelled', at, reason: 'approval timed out', by: 'engine', via: 'engine' },
  ];
}

/**
 * A gate gets one draft: what a person has seen on a card never changes under it. Nobody could approve before, so
 * the time to decide begins now.
 */
function attachDraft(run: Run, { at, gate, calls, note }: Command<'attach-draft'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  if (open.value.calls !== null) return gateChanged(run, 'It has its calls already.');
  return ok([
    {
      type: 'calls-drafted',
      at,
      step: open.value.step,
      gate,
      calls: [...calls],
      note: noteOn(run, open.value.step, calls, withWhatWentBefore(run, open.value.step, note)),
      ...(open.value.expiresAt === null
        ? {}
        : { expiresAt: at + (open.value.expiresAt - open.value.requestedAt) }),
    },
  ]);
}

/** What is on a card never changes under its reader: with other values it is another question. */
function editCalls(run: Run, { at, gate, edits, by, via }: Command<'edit-calls'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  const { value } = open;
  if (value.expiresAt !== null && at >= value.expiresAt)
    return refusal(
      'approval_timed_out',
      `The approval of step ${shown(run, value.step)} timed out at ${isoStamp(value.expiresAt)}.`,
      'Start the procedure again.',
    );
  const calls = editedCalls(value.calls ?? [], edits);
  if (!calls.ok) return calls;
  if (calls.value === null) return ok([]);
  const asks = nextGate(run, value.step);
  return ok([{ type: 'calls-edited', at, step: value.step, gate, asks, calls: [...calls.value], by, via }]);
}

/** A card keeps what it was based on when it asked; only what was not known yet is added. */
function noteBasis(run: Run, { at, gate, facts }: Command<'note-basis'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  const added = newIn(open.value.basis ?? [], facts);
  return ok(
    added.length === 0
      ? []
      : [{ type: 'card-based-on', at, step: open.value.step, gate: open.value.gate, facts: [...added] }],
  );
}

/** The time that was left stays. */
function askAgain(run: Run, { at, gate, changes, by, via }: Command<'ask-again'>): Decided {
  const open = gateFor(run, gate);
  if (!open.ok) return open;
  if (changes.length === 0) return ok([]);
  const { step } = open.value;
  const asks = nextGate(run, step);
  return ok([{ type: 'basis-changed', at, step, gate, asks, changes: [...changes], by, via }]);
}

function beginStep(run: Run, { at, step, attempt, nextTime = null }: Command<'begin-step'>): Decided {
  if (run.gate !== null) return closedGate(run, run.gate);
  const next = nextAttempt(run);
  if (next === null || next.step !== step || next.attempt !== attempt) {
    const expected =
      next === null ? 'none is due' : `step ${shown(run, next.step)}, attempt ${String(next.attempt)} is due`;
    return refusal(
      'wrong_step',
      `Step ${shown(run, step)}, attempt ${String(attempt)} cannot begin: ${expected}.`,
    );
  }
  const retryAt = run.steps[step - 1]?.retryAt;
  if (retryAt !== undefined && !isDue(retryAt, at))
    return refusal(
      'wrong_step',
      `Step ${shown(run, step)} is tried again at ${isoStamp(retryAt)}, not before.`,
    );
  const begun: RunEvent = {
    type: 'step-started',
    at,
    step,
    attempt,
    ...(next.resumed ? { resumed: true } : {}),
  };
  const definition = run.sop.steps[step - 1];
  return ok(
    definition?.kind === 'wait' || definition?.kind === 'procedure'
      ? [begun, ...waiting(seenAfter(run, begun), definition, at, nextTime)]
      : [begun],
  );
}

function waiting(run: Run, step: Step, at: number, nextTime: number | null): readonly RunEvent[] {
  if (run.dry === true)
    return goOn(
      run,
      {
        type: 'step-completed',
        at,
        step: step.number,
        output: wouldWait({ ...run, now: at }, step),
        would: true,
      },
      nextOf(step, run.steps.length),
    );
  const began = beginWait(run, step, at, nextTime);
  if (!began.ok) return stepEnd(run, at, step.number, 'failed', began.error.message);
  const { heard } = began.value;
  const told = heard === undefined ? null : toldAhead(run, step.number, heard);
  return told === null
    ? [began.value]
    : [began.value, ...stepEnd(seenAfter(run, began.value), at, step.number, 'completed', told)];
}

function noteChild(run: Run, { at, step, child, sop }: Command<'note-child'>): Decided {
  return whileStepRuns(run, step, () =>
    run.figures.waits?.child?.runId === null
      ? ok([{ type: 'child-started', at, step, runId: child, sop }])
      : refusal('wrong_step', `Step ${shown(run, step)} waits for no procedure to start.`),
  );
}

function look(run: Run, { step, attempt, ...found }: Command<'look-at-wait'>): Decided {
  return whileStepRuns(run, step, (state) => {
    const { waits } = run.figures;
    const definition = run.sop.steps[step - 1];
    if (state.attempt !== attempt || waits === undefined || definition === undefined)
      return wrongAttempt(run, step, attempt, state.attempt);
    const { moved, end } = lookAtWait(waits, definition, found);
    return ok([
      ...(moved === null ? [] : [moved]),
      ...(end === null
        ? []
        : stepEnd(moved === null ? run : seenAfter(run, moved), found.at, step, end.result, end.output)),
    ]);
  });
}

/** It ends the wait when it came after that began, which is what a run that waits shows, and is kept for the next one. */
function hear(run: Run, { at, event, isNews }: Command<'hear'>): Decided {
  return ok(
    inEach(run, (seen) => {
      const { waits } = seen.figures;
      const output = heardInWait(seen, event);
      return [
        ...(isNews ? heardAhead(seen, event) : []).map((told) => ({
          type: 'heard-ahead' as const,
          at,
          ...told,
        })),
        ...(waits === undefined || output === null ? [] : stepEnd(seen, at, waits.step, 'completed', output)),
      ];
    }),
  );
}

/**
 * The last door before an effect: whatever the executor believes, a step that asks sends no acting call that
 * no approved card showed.
 */
function record(run: Run, { event }: Command<'record'>): Decided {
  const waits = event.type === 'part-awaited' || event.type === 'part-wait-ended';
  // What the step would do is drafted while it waits for a person.
  if (waits && run.gate?.step === event.step) return ok([event]);
  return whileStepRuns(run, event.step, () => {
    const step = run.sop.steps[event.step - 1];
    const bound = event.type === 'tool-call-sent' && event.acts && step !== undefined && isBoundToCard(step);
    if (bound && indexOnCard(run.approved, event.step, event) === -1)
      return refusal(
        'not_on_card',
        `The call of ${event.tool} in step ${shown(run, event.step)} was on no card that a person approved.`,
      );
    return ok([event]);
  });
}

function holdStep(
  run: Run,
  { at, step: number, attempt, calls, reason = 'confirmation', changes = [] }: Command<'hold-step'>,
): Decided {
  return whileStepRuns(run, number, (state) => {
    if (state.attempt !== attempt) return wrongAttempt(run, number, attempt, state.attempt);
    const step = run.sop.steps[number - 1];
    if (step === undefined || calls.length === 0)
      return refusal('wrong_step', `Step ${shown(run, number)} has nothing to ask about.`);
    const asked = gateEvent(run, step, reason, at);
    return ok([
      { ...asked, resumes: true, ...(changes.length === 0 ? {} : { changed: [...changes] }) },
      {
        type: 'calls-drafted',
        at,
        step: number,
        gate: asked.gate,
        calls: [...calls],
        note: withContradictions(
          step,
          calls,
          withInherited(run, withCorrections(state.corrected, parkedNote(state, reason))),
        ),
      },
    ]);
  });
}

const parkedNote = ({ items = [] }: StepState, reason: ParkedReason): string =>
  reason === 'changed' && items.length > 0
    ? 'The step is parked here, between two items of its list: something changed that its card was based on.'
    : parkedBecause[reason];

const parkedBecause: Readonly<Record<ParkedReason, string>> = {
  confirmation: 'The step is parked here: it wants to act in a way that no approved card has shown.',
  unsure:
    'The step is parked here: the model is not sure of this call. Compare it with the text of the step.',
  beside: 'The step is parked here: the model wrote words beside this call. Read whether they ask for it.',
  cut: 'The step is parked here: the event and the results did not fit into the model, and it decided on a part of them. Compare the call with the whole event.',
  changed:
    'The step is parked here, and nothing was sent: while it waited, something changed that its card was based on.',
  redefined:
    'The step is parked here: the tool of this call has become another one since a card showed it. Look at what it does now before you approve the call.',
};

const wrongAttempt = (
  run: Run,
  step: number,
  attempt: number,
  current: number,
): { readonly ok: false; readonly error: Refusal } =>
  refusal(
    'wrong_step',
    `Attempt ${String(attempt)} of step ${shown(run, step)} is over; attempt ${String(current)} is being carried out.`,
  );

function finishStep(
  run: Run,
  { at, step, result, output, attempt, gave, child, would, set = [] }: Command<'finish-step'>,
): Decided {
  return whileStepRuns(run, step, (state) => {
    if (attempt !== undefined && attempt !== state.attempt)
      return wrongAttempt(run, step, attempt, state.attempt);
    const events =
      result === 'failed' && child !== undefined
        ? failure(run, at, step, output, child !== 'cancelled', child === 'acted')
        : stepEnd(run, at, step, result, output, { gave, would });
    return ok(set.length === 0 ? events : withSet(events, step, set));
  });
}

/** The end of the step is the first of its events. */
function withSet(events: readonly RunEvent[], step: number, set: readonly LeftSet[]): readonly RunEvent[] {
  let isOver = false;
  return events.map((event) => {
    const isEnd = event.type === 'step-completed' || event.type === 'step-failed';
    if (isOver || !isEnd || event.step !== step) return event;
    isOver = true;
    return { ...event, set };
  });
}

function whileStepRuns(run: Run, step: number, work: (state: StepState) => Decided): Decided {
  if (run.gate !== null) return closedGate(run, run.gate);
  const state = currentState(run);
  if (step !== run.currentStep || state === undefined)
    return refusal(
      'wrong_step',
      `Step ${shown(run, step)} is not the current step; step ${shown(run, run.currentStep)} is.`,
    );
  if (state.status !== 'running')
    return refusal('wrong_step', `Step ${shown(run, step)} is not being carried out.`);
  return work(state);
}

function gateFor(run: Run, wanted: string | null): Result<OpenGate> {
  if (run.gate === null)
    return refusal(
      'not_waiting',
      `Run ${run.runId} is ${run.status} and waits for nobody.`,
      lastDecision(run),
    );
  if (wanted !== null && wanted !== run.gate.gate) return gateChanged(run, 'it waits at another gate by now');
  return ok(run.gate);
}

/** Who decides second is told who was first. */
function lastDecision(run: Run): string {
  const last = run.decisions.at(-1);
  return last === undefined
    ? '`zeroclaw approvals` lists what waits.'
    : `Step ${shown(run, last.step)} was ${last.decision} by ${last.by} (${last.via}) at ${isoStamp(last.at)}.`;
}

const gateChanged = (run: Run, why: string): { readonly ok: false; readonly error: Refusal } =>
  refusal(
    'gate_changed',
    `What was decided about run ${run.runId} is not what it asks now: ${why}`,
    'Look at the run again and decide on what it shows.',
  );

const closedGate = (run: Run, gate: OpenGate): { readonly ok: false; readonly error: Refusal } =>
  refusal(
    'waiting_approval',
    `Step ${shown(run, gate.step)} of run ${run.runId} waits for a person.`,
    'Approve or reject it first.',
  );

function noteOn(run: Run, position: number, calls: readonly DraftedCall[], note: string): string {
  const step = run.sop.steps[position - 1];
  return step === undefined ? note : withContradictions(step, calls, note);
}

const refusal = (
  code: RunRefusalCode,
  message: string,
  remedy?: string,
): { readonly ok: false; readonly error: Refusal } => refuse({ code, message, remedy });
