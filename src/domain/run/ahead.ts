import type { Run, RunEvent } from '../../shared/run';
import type { HeardAhead, HeardFor } from '../../shared/run-figures';
import { isFinished } from '../../shared/run-facts';
import type { SopEvent } from '../../shared/sop';
import { nextOf } from '../procedure/flow';
import { currentState } from './pending-effects';
import { groupFrom, lanesOf } from './lanes';
import { filledTopic, heardInWait, meets } from './waits';

/*
 * A device may answer before the wait for its answer begins: while the step before still acts, or between the two.
 * What such a wait would have heard then counts, and ends it as soon as it begins. What came before that step had
 * done anything, or while a person was asked, does not.
 */

/** What a run listens for: what its waits wait for, and what those that come next would. */
export const listensFor = (run: Run): readonly HeardFor[] =>
  lanesOf(run).flatMap((seen) => {
    const heard = seen.figures.waits?.heard;
    return [...(heard === undefined ? [] : [heard]), ...waitsAhead(seen)];
  });

/** What an event changes in a run, seen as one of its steps. `isNews`: the broker had not kept it from before. */
export const isHeard = (run: Run, event: SopEvent, isNews: boolean): boolean =>
  lanesOf(run).some(
    (seen) => heardInWait(seen, event) !== null || (isNews && heardAhead(seen, event).length > 0),
  );

/** Each wait that comes next is told of the first message only. */
export const heardAhead = (run: Run, event: SopEvent): readonly HeardAhead[] =>
  waitsAhead(run).flatMap((wait) =>
    meets(wait, event, run.trigger) ? [{ ...wait, output: event.payload ?? '' }] : [],
  );

/** What the wait was told before it began; null: nothing. */
export const toldAhead = ({ figures }: Pick<Run, 'figures'>, step: number, began: HeardFor): string | null =>
  figures.ahead?.find(
    (told) => told.step === step && told.topic === began.topic && told.condition === began.condition,
  )?.output ?? null;

export function aheadAfter(
  ahead: readonly HeardAhead[] | undefined,
  event: RunEvent,
): readonly HeardAhead[] | undefined {
  switch (event.type) {
    case 'heard-ahead': {
      const { step, condition, topic, output, beside, called } = event;
      const told = { step, condition, topic, output, beside };
      return [...(ahead ?? []), called === true ? { ...told, called } : told];
    }
    // Nothing was done that it could have answered.
    case 'tool-call-sent':
      return event.acts
        ? only(ahead, ({ called, beside }) => called === true || beside.includes(event.step))
        : ahead;
    // Whatever begins otherwise begins anew; a person who is asked has time of their own.
    case 'step-started':
      return only(ahead, ({ beside }) => beside.includes(event.step));
    case 'approval-requested':
      return only(ahead, ({ beside }) => !beside.includes(event.step));
    case 'wait-began':
      return only(ahead, ({ step }) => step !== event.step);
    case 'run-completed':
    case 'run-failed':
    case 'run-cancelled':
      return undefined;
    default:
      return ahead;
  }
}

const only = (
  ahead: readonly HeardAhead[] | undefined,
  stays: (told: HeardAhead) => boolean,
): readonly HeardAhead[] | undefined => {
  const left = ahead?.filter(stays) ?? [];
  return left.length === 0 ? undefined : left;
};

function waitsAhead(run: Run): readonly Omit<HeardAhead, 'output'>[] {
  const { steps, ...rest } = stepsAhead(run);
  return steps.flatMap((number) => {
    const wait = run.sop.steps[number - 1]?.wait;
    if (wait?.until.type !== 'message') return [];
    if (run.figures.ahead?.some(({ step }) => step === number) === true) return [];
    const topic = filledTopic(wait.until.topic, { ...run, now: run.startedAt });
    return topic.ok ? [{ step: number, condition: wait.until.condition, topic: topic.value, ...rest }] : [];
  });
}

interface Ahead {
  readonly steps: readonly number[];
  /** All that begin with them. */
  readonly beside: readonly number[];
  readonly called?: true;
}

const none: Ahead = { steps: [], beside: [] };

/** Which step is due, and has not begun; while one acts, or may have when it was stopped, which come after it. */
function stepsAhead(run: Run): Ahead {
  const { dry, gate, status, group, currentStep, sop } = run;
  const isAsked = gate !== null && gate.reason !== 'interrupted';
  if (dry === true || isAsked || isFinished(status) || group?.begun === false) return none;
  const state = currentState(run);
  if (state?.status === 'pending')
    return { steps: [currentStep], beside: group?.lanes.map(({ step }) => step) ?? [currentStep] };
  const step = sop.steps[currentStep - 1];
  const acts = state?.status === 'running' || state?.status === 'interrupted';
  if (!acts || step === undefined || step.kind === 'wait' || group !== undefined) return none;
  const next = nextOf(step, sop.steps.length);
  if (next === 'end') return none;
  const steps = groupFrom(sop.steps, next) ?? [next];
  const called = state.toolCalls.some(({ sentAt }) => sentAt >= (state.startedAt ?? Infinity));
  return { steps, beside: steps, ...(called ? { called } : {}) };
}
