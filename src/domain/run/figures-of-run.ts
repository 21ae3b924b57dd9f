import type { RunEvent } from '../../shared/run';
import { causeOf } from '../../shared/run-cause';
import type { RunFigures, RunTime } from '../../shared/run-figures';
import { newTime, spend } from '../../shared/run-time';
import { otherNumbers } from '../../shared/step-numbers';

/** What stands of a run in a list when it begins. */
export function newFigures(event: Extract<RunEvent, { type: 'run-started' }>): RunFigures {
  const numbers = otherNumbers(event.sop.steps);
  return {
    startedBy: event.startedBy,
    cause: causeOf(event.trigger, event.sop).value,
    time: newTime(event.at),
    decision: null,
    asked: false,
    gate: null,
    failure: null,
    interrupted: null,
    retries: event.sop.onInterrupt === 'retry',
    cancelledBy: null,
    ...(numbers === null ? {} : { numbers: [...numbers] }),
  };
}

/** The figures after one more event. */
export const figuresAfter = (figures: RunFigures, event: RunEvent): RunFigures =>
  figuresAt(figures, event, spend(figures.time, event).time);

/** The same for whoever has spent the event's time already. */
export const figuresAt = (figures: RunFigures, event: RunEvent, time: RunTime): RunFigures => ({
  ...figures,
  ...changes(figures, event),
  awaits: awaitedAfter(figures, event),
  waits: waitingAfter(figures, event),
  time,
});

function waitingAfter({ waits }: RunFigures, event: RunEvent): RunFigures['waits'] {
  switch (event.type) {
    case 'wait-began':
      return {
        step: event.step,
        since: event.at,
        dueAt: event.dueAt,
        timeoutAt: event.timeoutAt,
        ...(event.heard === undefined ? {} : { heard: event.heard }),
        ...(event.child === undefined ? {} : { child: { ...event.child, runId: null } }),
      };
    case 'child-started':
      return waits?.step === event.step ? { ...waits, child: { sop: event.sop, runId: event.runId } } : waits;
    case 'wait-moved':
      return waits?.step === event.step
        ? { ...waits, dueAt: event.dueAt, timeoutAt: event.timeoutAt }
        : waits;
    case 'step-completed':
    case 'step-failed':
    case 'step-skipped':
      return waits?.step === event.step ? undefined : waits;
    case 'run-completed':
    case 'run-failed':
    case 'run-cancelled':
      return undefined;
    default:
      return waits;
  }
}

/** What happens to a question while the step waits for a part. */
const leavesWaiting: ReadonlySet<RunEvent['type']> = new Set([
  'approval-extended',
  'approval-told',
  'approval-moved',
]);

/** What is recorded of the step after it shows that the wait is over. */
const awaitedAfter = ({ awaits }: RunFigures, event: RunEvent): RunFigures['awaits'] =>
  event.type === 'part-awaited'
    ? { part: event.part, since: event.at }
    : leavesWaiting.has(event.type)
      ? awaits
      : undefined;

function changes(figures: RunFigures, event: RunEvent): Partial<RunFigures> {
  switch (event.type) {
    case 'approval-requested':
      return {
        asked: true,
        gate: { expiresAt: event.expiresAt, ...(event.reason === 'input' ? { input: true } : {}) },
      };
    case 'approval-extended':
      return { gate: { ...figures.gate, expiresAt: event.expiresAt } };
    case 'calls-drafted':
      return event.expiresAt === undefined ? {} : { gate: { ...figures.gate, expiresAt: event.expiresAt } };
    case 'approval-granted':
      return {
        gate: null,
        decision: { kind: 'approved', by: event.by, via: event.via, at: event.at, reason: null },
      };
    case 'approval-denied':
      return {
        gate: null,
        decision: { kind: 'denied', by: event.by, via: event.via, at: event.at, reason: event.reason },
      };
    case 'approval-timed-out':
      return {
        gate: null,
        decision: { kind: 'timed-out', by: '', via: 'engine', at: event.at, reason: null },
      };
    case 'step-failed':
      return { failure: event.reason };
    case 'run-interrupted':
      return { gate: null, interrupted: figures.interrupted ?? event.step };
    case 'run-completed':
    case 'run-failed':
      return { gate: null };
    case 'run-cancelled':
      return { gate: null, cancelledBy: { by: event.by, via: event.via } };
    default:
      return {};
  }
}
