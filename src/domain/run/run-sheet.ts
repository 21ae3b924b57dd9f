import { eventAsKnown } from '../approval/origins';
import { figuresAt, newFigures } from './figures-of-run';
import { setAfter } from './left-set';
import type { ToldStage } from '../../shared/escalation';
import type { JsonObject } from '../../shared/json';
import type { ModelName } from '../../shared/model-choice';
import type {
  DraftedCall,
  GateReason,
  Inherited,
  Provenance,
  Same,
  Run,
  RunAgain,
  RunDetail,
  RunEvent,
  RunStatus,
  StepStatus,
  Usage,
} from '../../shared/run';
import type { RunFigures } from '../../shared/run-figures';
import { spend, type Segment } from '../../shared/run-time';
import type { NextStep, Sop, SopEvent } from '../../shared/sop';

export type StoredEvent = RunDetail['events'][number];

/** A tool call as the run wrote it. `success` is null while no answer is known. */
export interface CallRecord {
  readonly call: string;
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly provenance: Readonly<Record<string, Provenance>>;
  readonly same?: Same | undefined;
  readonly acts: boolean;
  readonly sentAt: number;
  readonly answeredAt: number | null;
  readonly success: boolean | null;
  readonly output: string | null;
  /** The engine stopped before an answer came: whether it was carried out is not known. */
  readonly unanswered: boolean;
}

export interface DecisionRecord {
  readonly kind: 'approved' | 'denied' | 'timed-out';
  readonly by: string;
  readonly via: string;
  readonly at: number;
  readonly reason: string | null;
}

/** One question to a person, open while `decision` and `closedAt` are null. */
export interface GateRecord {
  readonly gate: string;
  readonly why: GateReason;
  /** It was asked because the engine had stopped in the middle of the step. */
  readonly afterStop: boolean;
  readonly requestedAt: number;
  /**
   * What the clock said when it was asked, where that was ahead; `requestedAt` is then when that was seen.
   */
  readonly askedAheadAt: number | null;
  readonly expiresAt: number | null;
  readonly calls: readonly DraftedCall[] | null;
  readonly note: string;
  /** The person who wrote the values of the calls last, if one did. */
  readonly editedBy: string | null;
  readonly decision: DecisionRecord | null;
  /** Whom it was told as nobody decided, in order. */
  readonly told: readonly ToldStage[];
  /** When the question fell away without an answer, e.g. because the run was cancelled. */
  readonly closedAt: number | null;
}

/** One request to the model. */
export interface ModelTurn {
  readonly call: string;
  readonly provider: string;
  readonly model: string;
  readonly prompt: string;
  readonly requestedAt: number;
  readonly endedAt: number | null;
  readonly queuedMs: number;
  readonly text: string | null;
  readonly usage: Usage | null;
  /** A fallback that did it in the place of `model`. */
  readonly answeredBy: ModelName | null;
  readonly problem: { readonly message: string; readonly remedy: string | null } | null;
}

export interface Interruption {
  readonly at: number;
  /** Last thing that is on disk from before the engine stopped. */
  readonly lastKnownAt: number;
  readonly unansweredCall: string | null;
}

/** What is printed of a step, and what the run wrote next to it. */
export interface StepSheet {
  readonly number: number;
  /** As the step's of the definition. */
  readonly written?: number | undefined;
  readonly title: string;
  readonly body: string;
  readonly suggestedTools: readonly string[];
  readonly status: StepStatus;
  readonly attempt: number;
  /** Not carried out in this run: what the repeated run recorded stands here. */
  readonly carried: boolean;
  /** Attempts of earlier visits, when the run came back to this step. */
  readonly attemptsBefore: number;
  /**
   * How often the run came to this step. What is written here is of all visits; status, output and reason are
   * of the last.
   */
  readonly visits: number;
  /** It failed and is tried again, not before then. */
  readonly retryAt: number | null;
  /** Where the run went from here, when that is not the step below. */
  readonly next: NextStep | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly output: string | null;
  /** Why it failed, was skipped or was cancelled. */
  readonly reason: string | null;
  readonly calls: readonly CallRecord[];
  readonly gates: readonly GateRecord[];
  readonly turns: readonly ModelTurn[];
  readonly interruptions: readonly Interruption[];
  /** The run of another procedure that it started last. */
  readonly child: { readonly runId: string; readonly sop: string } | null;
  /** Where its time went, as far as it is counted; what is still open is in the run's figures. */
  readonly segments: readonly Segment[];
  readonly events: readonly StoredEvent[];
}

/** A run as its page shows it: a fold of the stored events, so that one more event never needs a refetch. */
export interface RunSheet {
  readonly runId: string;
  readonly sop: Sop;
  readonly trigger: SopEvent;
  readonly startedBy: string;
  /** A dry run: nothing acted. */
  readonly dry: boolean;
  /** The run that this one repeats. */
  readonly again: RunAgain | null;
  /** What the run left set in whose place it came. */
  readonly inherited: Inherited | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly status: RunStatus;
  readonly currentStep: number;
  /** The steps side by side at which the run is; null: it is at one alone. */
  readonly group: readonly number[] | null;
  readonly reason: string | null;
  readonly cancelledBy: { readonly by: string; readonly via: string } | null;
  readonly approvalTimeoutSecs: number;
  readonly steps: readonly StepSheet[];
  /** Which pins and signals it has set by now. */
  readonly set: Run['set'];
  readonly figures: RunFigures;
  readonly lastEvent: StoredEvent;
}

type Started = Extract<RunEvent, { type: 'run-started' }>;

/** Null when the list does not begin with the run's start. */
export function runSheetOf(events: readonly StoredEvent[]): RunSheet | null {
  const [first, ...rest] = events;
  if (first === undefined || first.event.type !== 'run-started') return null;
  return writeEvents(newSheet(first, first.event), rest);
}

/**
 * The sheet after a stretch of events. Each list is copied once for the stretch and grows in place, so that a
 * hundred thousand events take a time that grows with their number.
 */
export function writeEvents(sheet: RunSheet, events: readonly StoredEvent[]): RunSheet {
  if (events.length < 2) return events.reduce(writeEvent, sheet);
  const own = <T>(list: readonly T[]): readonly T[] => {
    const copy = [...list];
    growing.add(copy);
    return copy;
  };
  const open: RunSheet = {
    ...sheet,
    steps: sheet.steps.map((step) => ({
      ...step,
      calls: own(step.calls),
      gates: own(step.gates),
      turns: own(step.turns),
      segments: own(step.segments),
      events: own(step.events),
    })),
  };
  const written = events.reduce(writeEvent, open);
  for (const step of written.steps)
    for (const list of [step.calls, step.gates, step.turns, step.segments, step.events]) growing.delete(list);
  return written;
}

/** Lists that nobody has seen yet. */
const growing = new WeakSet<object>();

function withLast<T>(list: readonly T[], item: T): readonly T[] {
  if (!growing.has(list)) return [...list, item];
  (list as T[]).push(item);
  return list;
}

function withAt<T>(list: readonly T[], index: number, change: Partial<T>): readonly T[] {
  const before = list[index];
  if (before === undefined) return list;
  if (!growing.has(list)) return list.with(index, { ...before, ...change });
  (list as T[])[index] = { ...before, ...change };
  return list;
}

function withSegment(segments: readonly Segment[], { spender, start, end }: Segment): readonly Segment[] {
  const before = segments.at(-1);
  return before?.spender === spender && before.end === start
    ? withAt(segments, segments.length - 1, { end })
    : withLast(segments, { spender, start, end });
}

/** The sheet after one more event. */
export function writeEvent(sheet: RunSheet, stored: StoredEvent): RunSheet {
  const { event } = stored;
  const group = groupAfter(sheet, event);
  const written: readonly number[] =
    event.type === 'group-ended' ? [] : 'step' in event ? [event.step] : stepsEndedBy(sheet, event);
  const come = arrivalsOf(event, sheet);
  const { time, counted } = spend(sheet.figures.time, event);
  const steps = sheet.steps.map((before) => {
    const own = counted.filter((segment) => segment.step === before.number);
    const each =
      own.length === 0 ? before : { ...before, segments: own.reduce(withSegment, before.segments) };
    const isWritten = written.includes(each.number);
    const isCome = come.includes(each.number);
    if (!isWritten && !isCome) return each;
    const after = isWritten
      ? {
          ...writeStep(each, eventAsKnown(event, sheet.sop), sheet.lastEvent.event.at),
          events: withLast(each.events, stored),
        }
      : each;
    return isCome && after.status !== 'pending' ? revisited(after) : after;
  });
  return {
    ...sheet,
    ...runChange(sheet, event),
    ...(group === null ? {} : amongAll(group, steps, sheet)),
    steps,
    group,
    set: setAfter(sheet, event),
    figures: figuresAt(sheet.figures, event, time),
    lastEvent: stored,
  };
}

/** The steps side by side at which the run is; null: it is at one alone. */
function groupAfter({ group }: RunSheet, event: RunEvent): RunSheet['group'] {
  switch (event.type) {
    case 'group-began':
      return event.steps;
    case 'group-ended':
    case 'run-completed':
    case 'run-failed':
    case 'run-cancelled':
      return null;
    default:
      return group;
  }
}

/** Of steps side by side the one that asks, until it is answered, stands for the run, else one that works. */
function amongAll(
  group: readonly number[],
  steps: readonly StepSheet[],
  { sop, currentStep }: Pick<RunSheet, 'sop' | 'currentStep'>,
): Pick<RunSheet, 'status' | 'currentStep'> {
  const all = group.flatMap((number) => steps[number - 1] ?? []);
  const waits = ({ number, status }: StepSheet): boolean => {
    const kind = sop.steps[number - 1]?.kind;
    return status === 'running' && (kind === 'wait' || kind === 'procedure');
  };
  const asking = all.filter(({ gates }) => gates.some(({ closedAt }) => closedAt === null));
  const asks = asking.find(({ number }) => number === currentStep) ?? asking[0];
  const first =
    asks ??
    all.find(({ status }) => status === 'interrupted') ??
    all.find((step) => step.endedAt === null && !waits(step)) ??
    all.find(({ endedAt }) => endedAt === null) ??
    all.at(-1);
  return {
    currentStep: first?.number ?? 1,
    status:
      first?.status === 'interrupted' ? 'interrupted' : asks === undefined ? 'running' : 'waiting_approval',
  };
}

/** The steps that the run comes to by this event. */
function arrivalsOf(event: RunEvent, { group, steps }: RunSheet): readonly number[] {
  if (event.type === 'group-began') return event.steps;
  // The end of one of them leads nowhere yet.
  if (group !== null && event.type !== 'group-ended') return [];
  const next = arrivalOf(event, steps.length);
  return next === null ? [] : [next];
}

/** The step that the run comes to by this event; null: none. */
function arrivalOf(event: RunEvent, steps: number): number | null {
  if (
    event.type !== 'step-completed' &&
    event.type !== 'step-skipped' &&
    event.type !== 'step-failed' &&
    event.type !== 'group-ended'
  )
    return null;
  if (event.next !== undefined) return event.next === 'end' ? null : event.next;
  return event.type === 'step-failed' || event.step === steps ? null : event.step + 1;
}

/** What earlier visits wrote stays on the sheet. */
const revisited = (step: StepSheet): StepSheet => ({
  ...step,
  status: 'pending',
  carried: false,
  visits: step.visits + 1,
  attemptsBefore: step.attempt,
  output: null,
  reason: null,
  endedAt: null,
  retryAt: null,
  next: null,
});

function newSheet(stored: StoredEvent, event: Started): RunSheet {
  return {
    runId: event.runId,
    sop: event.sop,
    trigger: event.trigger,
    startedBy: event.startedBy,
    dry: event.dry === true,
    again: event.again ?? null,
    inherited: event.inherited ?? null,
    set: undefined,
    startedAt: event.at,
    endedAt: null,
    status: 'running',
    currentStep: event.again?.step ?? 1,
    group: null,
    reason: null,
    cancelledBy: null,
    approvalTimeoutSecs: event.approvalTimeoutSecs,
    figures: newFigures(event),
    lastEvent: stored,
    steps: event.sop.steps.map(({ number, written, title, body, suggestedTools }) => ({
      number,
      ...(written === undefined ? {} : { written }),
      title,
      body,
      suggestedTools,
      status: 'pending',
      carried: false,
      attempt: 0,
      attemptsBefore: 0,
      visits: 1,
      retryAt: null,
      next: null,
      startedAt: null,
      endedAt: null,
      output: null,
      reason: null,
      calls: [],
      gates: [],
      turns: [],
      interruptions: [],
      child: null,
      segments: [],
      events: [],
    })),
  };
}

/** The steps that the end of the whole run leaves unfinished, so that their open times end there. */
function stepsEndedBy(sheet: RunSheet, event: RunEvent): readonly number[] {
  if (event.type !== 'run-cancelled' && event.type !== 'run-failed') return [];
  return (sheet.group ?? [sheet.currentStep]).filter((number) => {
    const step = sheet.steps[number - 1];
    return (
      step !== undefined &&
      step.endedAt === null &&
      (event.type === 'run-cancelled' || step.status !== 'pending')
    );
  });
}

function runChange(sheet: RunSheet, event: RunEvent): Partial<RunSheet> {
  switch (event.type) {
    case 'approval-requested':
      return {
        status: event.reason === 'interrupted' ? 'interrupted' : 'waiting_approval',
        currentStep: event.step,
      };
    case 'approval-granted':
    case 'step-started':
      return { status: 'running', currentStep: event.step };
    case 'step-completed':
    case 'step-skipped':
    case 'step-failed':
    case 'group-ended':
      return {
        currentStep: arrivalOf(event, sheet.steps.length) ?? event.step,
        // One that was stopped is over, whatever follows.
        ...(event.type === 'step-failed' && event.retryAt !== undefined
          ? {}
          : { status: 'running' as const }),
      };
    case 'run-completed':
      return { status: 'completed', endedAt: event.at };
    case 'run-failed':
      return { status: 'failed', endedAt: event.at, reason: event.reason };
    case 'run-cancelled':
      return {
        status: 'cancelled',
        endedAt: event.at,
        reason: event.reason,
        cancelledBy: { by: event.by, via: event.via },
      };
    case 'run-interrupted':
      return { status: 'interrupted', currentStep: event.step };
    default:
      return {};
  }
}

function writeStep(step: StepSheet, event: RunEvent, lastKnownAt: number): StepSheet {
  switch (event.type) {
    case 'approval-requested':
    case 'approval-extended':
    case 'approval-told':
    case 'calls-drafted':
    case 'calls-edited':
    case 'basis-changed':
    case 'approval-granted':
    case 'approval-denied':
    case 'approval-timed-out':
      return writeGate(step, event);
    case 'model-requested':
    case 'model-answered':
    case 'model-failed':
      return writeTurn(step, event);
    case 'tool-call-sent':
    case 'tool-call-answered':
      return writeCall(step, event);
    case 'step-carried':
      return {
        ...step,
        status: event.status,
        carried: true,
        output: event.output,
        reason: event.status === 'completed' ? null : event.output,
        endedAt: event.at,
      };
    case 'child-started':
      return { ...step, child: { runId: event.runId, sop: event.sop } };
    case 'step-started':
      return {
        ...step,
        status: 'running',
        attempt: event.attempt,
        startedAt: step.startedAt ?? event.at,
        reason: null,
        retryAt: null,
      };
    case 'step-completed':
      return {
        ...step,
        status: 'completed',
        output: event.output,
        endedAt: event.at,
        next: event.next ?? null,
      };
    case 'step-failed':
      return event.retryAt === undefined
        ? { ...step, status: 'failed', reason: event.reason, endedAt: event.at, next: event.next ?? null }
        : { ...step, status: 'pending', reason: event.reason, retryAt: event.retryAt };
    case 'step-skipped':
      return {
        ...step,
        status: 'skipped',
        reason: event.reason,
        endedAt: event.at,
        next: event.next ?? null,
      };
    case 'run-interrupted':
      return interrupt(step, event, lastKnownAt);
    case 'run-cancelled':
      return close({ ...step, status: 'cancelled', reason: event.reason, endedAt: event.at }, event.at);
    case 'run-failed':
      return close({ ...step, status: 'failed', reason: event.reason, endedAt: event.at }, event.at);
    default:
      return step;
  }
}

type GateEvent = Extract<
  RunEvent,
  {
    type:
      | 'approval-requested'
      | 'approval-extended'
      | 'approval-told'
      | 'calls-drafted'
      | 'calls-edited'
      | 'basis-changed'
      | 'approval-granted'
      | 'approval-denied'
      | 'approval-timed-out';
  }
>;

function writeGate(step: StepSheet, event: GateEvent): StepSheet {
  switch (event.type) {
    case 'approval-requested': {
      const gate: GateRecord = {
        gate: event.gate,
        why: event.reason,
        afterStop: step.status === 'interrupted',
        requestedAt: event.at,
        askedAheadAt: null,
        expiresAt: event.expiresAt,
        calls: null,
        note: '',
        editedBy: null,
        decision: null,
        told: [],
        closedAt: null,
      };
      return {
        ...step,
        status: event.reason === 'interrupted' ? 'interrupted' : 'waiting',
        gates: withLast(step.gates, gate),
      };
    }
    case 'approval-extended':
      return changeGate(step, event.gate, {
        requestedAt: event.at,
        askedAheadAt: step.gates.findLast(({ gate }) => gate === event.gate)?.requestedAt ?? null,
        expiresAt: event.expiresAt,
      });
    case 'approval-told': {
      const { at, stage, times, to, nobody, late } = event;
      const told = { at, stage, times, to, nobody, late };
      const before = step.gates.findLast(({ gate }) => gate === event.gate)?.told ?? [];
      return changeGate(step, event.gate, { told: [...before, told] });
    }
    case 'calls-drafted':
      return changeGate(step, event.gate, {
        gate: event.gate,
        calls: event.calls,
        note: event.note,
        ...(event.expiresAt === undefined ? {} : { expiresAt: event.expiresAt }),
      });
    case 'calls-edited':
      return changeGate(step, event.gate, { gate: event.asks, calls: event.calls, editedBy: event.by });
    case 'basis-changed':
      return changeGate(step, event.gate, { gate: event.asks });
    case 'approval-granted':
      return decide({ ...step, status: 'pending' }, event, {
        kind: 'approved',
        by: event.by,
        via: event.via,
        at: event.at,
        reason: null,
      });
    case 'approval-denied':
      return decide(step, event, {
        kind: 'denied',
        by: event.by,
        via: event.via,
        at: event.at,
        reason: event.reason,
      });
    case 'approval-timed-out':
      return decide(step, event, { kind: 'timed-out', by: '', via: 'engine', at: event.at, reason: null });
  }
}

const decide = (
  step: StepSheet,
  event: { readonly gate: string; readonly at: number },
  decision: DecisionRecord,
): StepSheet => changeGate(step, event.gate, { decision, closedAt: event.at });

/** A draft may give the open gate a new id, so an unknown id means the newest gate. */
function changeGate(step: StepSheet, id: string, change: Partial<GateRecord>): StepSheet {
  const known = step.gates.findLastIndex((gate) => gate.gate === id);
  const index = known === -1 ? step.gates.length - 1 : known;
  return { ...step, gates: withAt(step.gates, index, change) };
}

type TurnEvent = Extract<RunEvent, { type: 'model-requested' | 'model-answered' | 'model-failed' }>;

function writeTurn(step: StepSheet, event: TurnEvent): StepSheet {
  if (event.type === 'model-requested') {
    const { call, provider, model, prompt, at } = event;
    return {
      ...step,
      turns: withLast(step.turns, {
        call,
        provider,
        model,
        prompt,
        requestedAt: at,
        endedAt: null,
        queuedMs: 0,
        text: null,
        usage: null,
        answeredBy: null,
        problem: null,
      }),
    };
  }
  const change: Partial<ModelTurn> =
    event.type === 'model-answered'
      ? {
          endedAt: event.at,
          queuedMs: event.queuedMs,
          text: event.text,
          usage: event.usage,
          answeredBy: event.answeredBy ?? null,
        }
      : { endedAt: event.at, problem: { message: event.message, remedy: event.remedy } };
  return { ...step, turns: changeLast(step.turns, event.call, change) };
}

function writeCall(
  step: StepSheet,
  event: Extract<RunEvent, { type: 'tool-call-sent' | 'tool-call-answered' }>,
): StepSheet {
  if (event.type === 'tool-call-sent') {
    const { call, tool, provenance, same, acts, at } = event;
    return {
      ...step,
      calls: withLast(step.calls, {
        call,
        tool,
        arguments: event.arguments,
        provenance,
        ...(same === undefined ? {} : { same }),
        acts,
        sentAt: at,
        answeredAt: null,
        success: null,
        output: null,
        unanswered: false,
      }),
    };
  }
  const change: Partial<CallRecord> = {
    answeredAt: event.at,
    success: event.success,
    output: event.output,
    unanswered: false,
  };
  return { ...step, calls: changeLast(step.calls, event.call, change) };
}

/** A repeated attempt may use the same call id again: the newest is meant. */
function changeLast<T extends { readonly call: string }>(
  records: readonly T[],
  call: string,
  change: Partial<T>,
): readonly T[] {
  return withAt(
    records,
    records.findLastIndex((each) => each.call === call),
    change,
  );
}

function interrupt(
  step: StepSheet,
  event: Extract<RunEvent, { type: 'run-interrupted' }>,
  lastKnownAt: number,
): StepSheet {
  const closed = close(step, lastKnownAt);
  return {
    ...closed,
    status: 'interrupted',
    interruptions: [
      ...step.interruptions,
      { at: event.at, lastKnownAt, unansweredCall: event.unansweredCall },
    ],
  };
}

/** The stop of the engine that the step stands at; null: what is asked was not asked because of one. */
export function stopOf(step: StepSheet): Interruption | null {
  const stop = step.interruptions.at(-1) ?? null;
  const asked = step.gates.findLast(({ closedAt }) => closedAt === null);
  return asked === undefined || asked.afterStop ? stop : null;
}

/** Nothing stays open in a step that ended: what had no answer by then is marked so. */
function close(step: StepSheet, at: number): StepSheet {
  return {
    ...step,
    turns: step.turns.map((turn) => (turn.endedAt === null ? { ...turn, endedAt: at } : turn)),
    calls: step.calls.map((call) =>
      call.success === null ? { ...call, unanswered: true, answeredAt: null } : call,
    ),
    gates: step.gates.map((gate) => (gate.closedAt === null ? { ...gate, closedAt: at } : gate)),
  };
}
