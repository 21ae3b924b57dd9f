import { unreachable } from '../../shared/errors';
import { aheadAfter } from './ahead';
import { figuresAfter, newFigures } from './figures-of-run';
import { newIn, withChanges } from '../approval/basis';
import { sinceOf } from '../approval/escalation';
import type { Decision, OpenGate, Run, RunEvent, RunGroup, StepState, ToolCallState } from '../../shared/run';
import type { NextStep } from '../../shared/sop';
import { below, visitOf } from '../procedure/flow';
import { indexOnCard } from './card';
import { setAfter } from './left-set';
import { seenFrom, withLane } from './lanes';

/** The log of a run does not start with `run-started`, or starts twice: a defect, or a damaged database. */
class BrokenRunLog extends Error {}

/** The state of a run as its whole log tells it. */
export function fold(events: readonly RunEvent[]): Run {
  let run: Run | null = null;
  for (const event of events) run = evolve(run, event);
  if (run === null) throw new BrokenRunLog('The log of the run is empty');
  return run;
}

/** The state after one more event. Pure; never refuses: what is in the log has happened. */
export function evolve(run: Run | null, event: RunEvent): Run {
  if (run === null) {
    if (event.type !== 'run-started') throw new BrokenRunLog(`The log of the run starts with ${event.type}`);
    return newRun(event);
  }
  if (
    run.group !== undefined &&
    'step' in event &&
    event.type !== 'group-ended' &&
    run.group.lanes.some(({ step }) => step === event.step)
  )
    return evolveLane(seenFrom(run, event.step), event, run.gate?.step ?? null);
  return evolveAlone(run, event);
}

const evolveAlone = (run: Run, event: RunEvent): Run => ({
  ...run,
  ...changes(run, event),
  figures: figuresAfter(run.figures, event),
  ahead: aheadAfter(run, event),
  set: setAfter(run, event),
  version: run.version + 1,
});

/** One of the steps side by side, whose end leads nowhere yet. */
function evolveLane(seen: Run, event: RunEvent, asks: number | null): Run {
  const ends =
    event.type === 'step-completed' ||
    event.type === 'step-skipped' ||
    (event.type === 'step-failed' && event.retryAt === undefined);
  if (!ends) return withLane(evolveAlone(seen, event), null, asks, event.at);
  return withLane(
    evolveAlone(seen, { ...event, next: 'end' }),
    event.type === 'step-failed'
      ? { end: 'failed', ...(event.next === undefined ? {} : { next: event.next }) }
      : { end: 'done' },
    asks,
    event.at,
  );
}

function newRun(event: Extract<RunEvent, { type: 'run-started' }>): Run {
  return {
    runId: event.runId,
    sop: event.sop,
    sopHash: event.sopHash,
    ...(event.folder === undefined ? {} : { folder: event.folder }),
    trigger: event.trigger,
    startedBy: event.startedBy,
    ...(event.concurrencyKey === undefined ? {} : { concurrencyKey: event.concurrencyKey }),
    ...(event.dry === true ? { dry: true } : {}),
    ...(event.again === undefined ? {} : { again: event.again }),
    ...(event.inherited === undefined ? {} : { inherited: event.inherited }),
    ...(event.signal === undefined ? {} : { signal: event.signal }),
    ...(event.escalation === undefined ? {} : { escalation: event.escalation }),
    status: 'running',
    currentStep: event.again?.step ?? 1,
    startedAt: event.at,
    completedAt: null,
    reason: null,
    gate: null,
    approved: null,
    steps: event.sop.steps.map(({ number, written, title }) => ({
      number,
      ...(written === undefined ? {} : { written }),
      title,
      status: 'pending',
      output: null,
      attempt: 0,
      startedAt: null,
      completedAt: null,
      toolCalls: [],
    })),
    decisions: [],
    approvalTimeoutSecs: event.approvalTimeoutSecs,
    gates: 0,
    figures: newFigures(event),
    version: 1,
  };
}

function changes(run: Run, event: RunEvent): Partial<Run> {
  switch (event.type) {
    case 'run-started':
      throw new BrokenRunLog(`The log of run ${run.runId} starts twice`);
    case 'step-carried':
      return {
        steps: withStep(run, event.step, (step) => ({
          ...step,
          status: event.status,
          output: event.output,
          carried: true,
          ...(event.gave === undefined ? {} : { gave: event.gave }),
        })),
      };
    case 'approval-requested':
      return opened(run, event);
    case 'approval-extended':
      return run.gate?.gate === event.gate ? { gate: extended(run.gate, event) } : {};
    case 'approval-told':
      return run.gate?.gate === event.gate ? { gate: told(run.gate, event) } : {};
    case 'approval-moved':
      return run.gate?.gate === event.gate ? { gate: moved(run.gate, event.byMs) } : {};
    case 'calls-drafted':
      return run.gate?.gate === event.gate
        ? {
            gate: {
              ...run.gate,
              calls: event.calls,
              draftedAt: event.at,
              note: event.note,
              expiresAt: event.expiresAt ?? run.gate.expiresAt,
            },
          }
        : {};
    case 'calls-edited':
      return run.gate?.gate === event.gate
        ? {
            gate: {
              ...run.gate,
              gate: event.asks,
              calls: event.calls,
              edited: { by: event.by, via: event.via, at: event.at },
            },
            gates: run.gates + 1,
            steps: withStep(run, event.step, (step) => ({ ...step, corrected: correctedBy(event) })),
          }
        : {};
    case 'card-based-on':
      return run.gate?.gate === event.gate
        ? {
            gate: {
              ...run.gate,
              basis: [...(run.gate.basis ?? []), ...newIn(run.gate.basis ?? [], event.facts)],
            },
          }
        : {};
    case 'basis-changed':
      return run.gate?.gate === event.gate
        ? {
            gate: {
              ...run.gate,
              gate: event.asks,
              basis: withChanges(run.gate.basis ?? [], event.changes),
              changed: event.changes,
            },
            gates: run.gates + 1,
          }
        : {};
    case 'approval-granted':
      return {
        ...closed(run, event.step, 'pending', {
          ...decisionOf(run, event),
          decision: 'approved',
          reason: null,
          ...(event.answer === undefined ? {} : { answered: true as const }),
        }),
        status: 'running',
        approved: shownCalls(run.gate),
      };
    case 'approval-denied':
      return closed(run, event.step, 'cancelled', {
        ...decisionOf(run, event),
        decision: 'denied',
        reason: event.reason,
      });
    case 'approval-timed-out':
      return closed(run, event.step, 'cancelled', {
        ...decisionOf(run, { ...event, by: 'engine', via: 'engine' }),
        decision: 'timed_out',
        reason: null,
      });
    case 'step-started':
      return stepBegan(run, event);
    case 'state-known':
      return { state: event.state };
    case 'state-set':
      return event.value === undefined
        ? {
            steps: withStep(run, event.step, (step) => ({
              ...step,
              unset: [...(step.unset ?? []), { name: event.name, why: event.why ?? '' }],
            })),
          }
        : { state: { ...run.state, [event.name]: event.value } };
    case 'model-requested':
    case 'model-answered':
    case 'model-failed':
    case 'part-wait-ended':
    case 'wait-began':
    case 'wait-moved':
    case 'heard-ahead':
    case 'ahead-forgotten':
    case 'child-started':
      return {};
    case 'part-awaited':
      return run.gate === null && run.approved?.step === event.step
        ? { approved: { ...run.approved, waited: true } }
        : {};
    case 'tool-call-sent':
      return {
        approved: usedUp(run, event),
        steps: withStep(run, event.step, (step) => callSent(step, event)),
      };
    case 'tool-call-answered':
      return answered(run, event);
    case 'step-completed':
      return stepEnded(
        run,
        event.step,
        {
          status: 'completed',
          output: event.output,
          completedAt: event.at,
          ...gaveAtEnd(event),
          ...(event.would === true ? { would: true } : {}),
        },
        event.next,
      );
    case 'step-skipped':
      return stepEnded(
        run,
        event.step,
        { status: 'skipped', output: event.reason, completedAt: event.at },
        event.next,
      );
    case 'step-failed':
      return stepFailed(run, event);
    case 'run-completed':
      return { status: 'completed', completedAt: event.at };
    case 'run-failed':
      return { status: 'failed', completedAt: event.at, reason: event.reason, gate: null };
    case 'run-cancelled':
      return {
        status: 'cancelled',
        completedAt: event.at,
        reason: event.reason,
        gate: null,
        group: undefined,
        steps: (run.group?.lanes.map(({ step }) => step) ?? [run.currentStep]).reduce(
          (steps, number) => withStep({ steps }, number, (step) => cancelledStep(step, event.at)),
          run.steps,
        ),
      };
    case 'group-began':
      return groupBegan(run, event.steps);
    case 'group-entered':
      return run.group === undefined ? {} : { group: entered(run.group) };
    case 'group-ended':
      return {
        group: undefined,
        gate: null,
        approved: null,
        status: 'running',
        ...arrived(event.next ?? below(event.step, run.steps.length), { ...run, currentStep: event.step }),
      };
    case 'run-interrupted':
      if (event.waited === true)
        return {
          status: 'running',
          steps: withStep(run, event.step, (step) => ({ ...step, status: 'pending' })),
        };
      // A repetition starts from the beginning; a card of the middle of the step says too little for that.
      return {
        status: 'interrupted',
        approved: run.approved?.resumes === true ? null : run.approved,
        steps: withStep(run, event.step, (step) => ({
          ...step,
          status: 'interrupted',
          interruptions: (step.interruptions ?? 0) + 1,
          ...(event.engine === undefined ? {} : { lostAt: event.engine }),
        })),
      };
    default:
      return unreachable(event);
  }
}

/** Another engine that answers after all closes the question whether anybody knows what it did. */
function answered(run: Run, event: Extract<RunEvent, { type: 'tool-call-answered' }>): Partial<Run> {
  const steps = withStep(run, event.step, (step) => callAnswered(step, event, gaveOf(run, event)));
  return event.engine === undefined || event.unknown === true || run.gate?.reason !== 'interrupted'
    ? { steps }
    : {
        gate: null,
        status: 'running',
        steps: withStep({ steps }, event.step, (step) => ({ ...step, status: 'running' })),
      };
}

const told = (
  gate: OpenGate,
  { at, stage, times, to, nobody, late }: Extract<RunEvent, { type: 'approval-told' }>,
): OpenGate => ({
  ...gate,
  told: [
    ...(gate.told ?? []).filter((before) => before.stage !== stage),
    {
      at,
      stage,
      times,
      to,
      ...(nobody === undefined ? {} : { nobody }),
      ...(late === undefined ? {} : { late }),
    },
  ],
});

function extended(
  { shownAt, ...gate }: OpenGate,
  { at, expiresAt }: Extract<RunEvent, { type: 'approval-extended' }>,
): OpenGate {
  const isCounted = gate.movedMs !== undefined || shownAt !== undefined;
  const since = sinceOf({ ...gate, ...(shownAt === undefined ? {} : { shownAt }) });
  return {
    ...gate,
    requestedAt: at,
    expiresAt,
    ...(gate.draftedAt === undefined ? {} : { draftedAt: at }),
    // Whom it is told when counts on.
    ...(isCounted ? { movedMs: Math.min(0, since - at) } : {}),
  };
}

const moved = (gate: OpenGate, byMs: number): OpenGate => ({
  ...gate,
  movedMs: (gate.movedMs ?? 0) + byMs,
  ...(gate.told === undefined ? {} : { told: gate.told.map((each) => ({ ...each, at: each.at + byMs })) }),
});

function opened(run: Run, event: Extract<RunEvent, { type: 'approval-requested' }>): Partial<Run> {
  const gate: OpenGate = {
    gate: event.gate,
    step: event.step,
    requestedAt: event.at,
    expiresAt: event.expiresAt,
    reason: event.reason,
    calls: null,
    note: '',
    ...(event.resumes === true ? { resumes: true } : {}),
    ...(event.changed === undefined ? {} : { changed: event.changed }),
  };
  const interrupted = event.reason === 'interrupted';
  return {
    gate,
    gates: run.gates + 1,
    approved: null,
    currentStep: event.step,
    status: interrupted ? 'interrupted' : 'waiting_approval',
    steps: withStep(run, event.step, (step) => ({
      ...step,
      status: interrupted ? 'interrupted' : 'waiting',
    })),
  };
}

function closed(run: Run, number: number, status: StepState['status'], decision: Decision): Partial<Run> {
  return {
    gate: null,
    decisions: [...run.decisions, decision],
    steps: withStep(run, number, (step) => ({ ...step, status })),
  };
}

function decisionOf(
  run: Run,
  {
    step,
    gate,
    by,
    via,
    at,
  }: {
    readonly step: number;
    readonly gate: string;
    readonly by: string;
    readonly via: string;
    readonly at: number;
  },
): Pick<Decision, 'step' | 'gate' | 'by' | 'via' | 'at' | 'visit'> {
  const visit = run.steps[step - 1]?.visits;
  return { step, gate, by, via, at, ...(visit === undefined ? {} : { visit }) };
}

/** Undefined: every value is what it was at first. */
function correctedBy({ by, calls }: Extract<RunEvent, { type: 'calls-edited' }>): StepState['corrected'] {
  const corrected = calls.filter(({ was }) => was !== undefined);
  return corrected.length === 0 ? undefined : { by, calls: corrected };
}

const shownCalls = (gate: OpenGate | null): Run['approved'] =>
  gate === null || gate.calls === null
    ? null
    : {
        step: gate.step,
        reason: gate.reason,
        calls: gate.calls,
        sent: [],
        ...(gate.basis === undefined ? {} : { basis: gate.basis }),
        ...(gate.resumes === true ? { resumes: true } : {}),
        ...(gate.edited === undefined ? {} : { edited: true }),
      };

function stepBegan(run: Run, event: Extract<RunEvent, { type: 'step-started' }>): Partial<Run> {
  if (event.resumed === true)
    return {
      status: 'running',
      steps: withStep(run, event.step, (step) => ({ ...step, status: 'running' })),
    };
  return {
    status: 'running',
    currentStep: event.step,
    approved: run.approved === null ? null : { ...run.approved, sent: [] },
    steps: withStep(run, event.step, (step) => ({
      ...step,
      status: 'running',
      attempt: event.attempt,
      toolCalls: step.toolCalls.map((call) =>
        call.on !== undefined && call.answeredAt === null ? { ...call, over: true } : call,
      ),
      startedAt: event.at,
      completedAt: null,
      output: null,
      retryAt: undefined,
      lostAt: undefined,
      acted: undefined,
      unsettled: undefined,
      carriedOut: undefined,
      gave: undefined,
    })),
  };
}

/** An approved call is good for one use in an attempt. */
function usedUp({ approved }: Run, event: Extract<RunEvent, { type: 'tool-call-sent' }>): Run['approved'] {
  const index = event.acts ? indexOnCard(approved, event.step, event) : -1;
  return approved === null || index === -1 ? approved : { ...approved, sent: [...approved.sent, index] };
}

const sentCall = (event: Extract<RunEvent, { type: 'tool-call-sent' }>): ToolCallState => ({
  call: event.call,
  name: event.tool,
  arguments: event.arguments,
  provenance: event.provenance,
  ...(event.same === undefined ? {} : { same: event.same }),
  ...(event.item === undefined ? {} : { item: event.item }),
  ...(event.on === undefined ? {} : { on: event.on }),
  success: null,
  output: null,
  sentAt: event.at,
  answeredAt: null,
});

/** What acts is unsettled until its answer is known. */
function callSent(step: StepState, event: Extract<RunEvent, { type: 'tool-call-sent' }>): StepState {
  const toolCalls = [...step.toolCalls, sentCall(event)];
  if (!event.acts) return { ...step, toolCalls };
  const sent = { ...step, toolCalls, acted: true } as const;
  return event.repeatable === true
    ? sent
    : { ...sent, unsettled: [...(step.unsettled ?? []), step.toolCalls.length] };
}

/** Some models number their calls again in each attempt: the answer is for the last one of that name. */
function callAnswered(
  step: StepState,
  { call, success, output, unknown, at, value, engine }: Extract<RunEvent, { type: 'tool-call-answered' }>,
  gaveOfCall: (name: string) => Pick<StepState, 'gave'>,
): StepState {
  const last = step.toolCalls.findLastIndex((known) => known.call === call);
  const gave = gaveOfCall(step.toolCalls[last]?.name ?? '');
  const toolCalls = step.toolCalls.map((known, index) =>
    index === last
      ? {
          ...known,
          success,
          output,
          answeredAt: at,
          ...(unknown === true ? { unknown } : {}),
          ...(engine === undefined ? {} : { engine }),
        }
      : known,
  );
  const items = itemsAfter(step, toolCalls[last], value);
  if (unknown === true || step.unsettled?.includes(last) !== true)
    return { ...step, ...gave, ...items, toolCalls };
  const unsettled = step.unsettled.filter((index) => index !== last);
  return {
    ...step,
    ...gave,
    ...items,
    toolCalls,
    unsettled: unsettled.length === 0 ? undefined : unsettled,
    ...(success ? { carriedOut: [...(step.carriedOut ?? []), last] } : {}),
  };
}

/** An item whose call succeeded is done for this visit of the step. */
function itemsAfter(
  { items = [] }: StepState,
  call: ToolCallState | undefined,
  value: string | undefined,
): Pick<StepState, 'items'> {
  if (call?.item === undefined || call.success !== true || call.unknown === true) return {};
  return { items: [...items, { item: call.item, gave: value ?? JSON.stringify(call.output ?? '') }] };
}

/**
 * What a call gave its step beside its text. What a model looks up on its way is not what the step is about.
 */
const gaveOf =
  ({ sop }: Run, { step: number, success, value, meta }: Extract<RunEvent, { type: 'tool-call-answered' }>) =>
  (name: string): Pick<StepState, 'gave'> => {
    const step = sop.steps[number - 1];
    const calls = step?.calls.length ?? 0;
    const isAbout = calls > 0 || sop.tools === 'any' || step?.suggestedTools.includes(name) === true;
    if (!isAbout) return {};
    const gave = {
      ...(success && value !== undefined ? { value } : {}),
      ...(meta === undefined ? {} : { meta }),
    };
    return {
      gave: Object.keys(gave).length === 0 ? undefined : { ...gave, ...(calls === 1 ? { whole: true } : {}) },
    };
  };

/**
 * A step that is over, also one that was interrupted; the one that follows becomes current, and the approval
 * was for this one alone.
 */
function stepEnded(
  run: Run,
  number: number,
  end: Pick<StepState, 'status' | 'output' | 'completedAt' | 'gave' | 'would'>,
  next: NextStep = below(number, run.steps.length),
): Partial<Run> {
  return {
    status: 'running',
    approved: null,
    ...arrived(next, {
      ...run,
      currentStep: number,
      steps: withStep(run, number, (step) => ({
        ...step,
        ...end,
        interruptions: undefined,
        lostAt: undefined,
        corrected: undefined,
      })),
    }),
  };
}

const gaveAtEnd = ({ gave }: { readonly gave?: StepState['gave'] }): Pick<StepState, 'gave'> =>
  gave === undefined ? {} : { gave };

/**
 * A step that is tried again keeps its approval, which was for this visit; without another try or a way on,
 * the run's end follows.
 */
function stepFailed(run: Run, event: Extract<RunEvent, { type: 'step-failed' }>): Partial<Run> {
  const { step: number, at, reason, next, retryAt } = event;
  if (retryAt === undefined)
    return stepEnded(
      run,
      number,
      { status: 'failed', output: reason, completedAt: at, ...gaveAtEnd(event) },
      next ?? 'end',
    );
  const approved = run.approved?.resumes === true ? null : run.approved;
  return {
    approved,
    steps: withStep(run, number, (step) => ({
      ...step,
      status: 'pending',
      output: reason,
      completedAt: at,
      failures: (step.failures ?? 0) + 1,
      retryAt,
    })),
  };
}

/** Each of them is come to at once. */
const groupBegan = (run: Run, numbers: readonly number[]): Pick<Run, 'steps' | 'group'> => ({
  steps: numbers.reduce((steps, number) => arrived(number, { ...run, steps }).steps, run.steps),
  group: {
    begun: false,
    lanes: numbers.map((step) => ({ step, status: 'running', gate: null, approved: null })),
  },
});

/** What a card was based on may have changed while the others were asked: it is looked at again. */
const entered = ({ lanes }: RunGroup): RunGroup => ({
  begun: true,
  lanes: lanes.map((lane) =>
    lane.approved === null ? lane : { ...lane, approved: { ...lane.approved, waited: true } },
  ),
});

/** A step that the run comes to again begins again; only its attempts count on. */
function arrived(next: NextStep, run: Run): Pick<Run, 'currentStep' | 'steps'> {
  if (next === 'end') return { currentStep: run.currentStep, steps: run.steps };
  const again = (step: StepState): StepState => ({
    ...step,
    status: 'pending',
    output: null,
    startedAt: null,
    completedAt: null,
    toolCalls: [],
    visits: visitOf(step) + 1,
    failures: undefined,
    retryAt: undefined,
    unset: undefined,
    acted: undefined,
    unsettled: undefined,
    carriedOut: undefined,
    carried: undefined,
    gave: undefined,
    would: undefined,
    items: undefined,
  });
  return {
    currentStep: next,
    steps: withStep(run, next, (step) => (step.status === 'pending' ? step : again(step))),
  };
}

const cancelledStep = (step: StepState, at: number): StepState =>
  stepIsOver(step)
    ? step
    : { ...step, status: 'cancelled', completedAt: step.startedAt === null ? null : at };

const stepIsOver = ({ status }: StepState): boolean =>
  status === 'completed' || status === 'failed' || status === 'skipped';

function withStep(
  { steps }: Pick<Run, 'steps'>,
  number: number,
  change: (step: StepState) => StepState,
): StepState[] {
  const step = steps[number - 1];
  return step === undefined ? steps : steps.with(number - 1, change(step));
}
