import type { Run, RunEvent, StepState } from '../../shared/run';
import type { HeardAhead, HeardFor } from '../../shared/run-figures';
import { isFinished } from '../../shared/run-facts';
import type { NextStep, SopEvent, Step } from '../../shared/sop';
import { below, nextOf } from '../procedure/flow';
import { currentState } from './pending-effects';
import { groupFrom, lanesOf } from './lanes';
import { filledTopic, heardInWait, meets } from './waits';

/*
 * A device may answer before the wait for its answer begins: while the step before still acts, or between the two.
 * What such a wait would have heard then counts, and ends it as soon as it begins. What came before that step had
 * done anything, or while a person was asked, does not. Steps between the two may be left out, and steps side by side
 * act as one.
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
export const toldAhead = ({ ahead }: Pick<Run, 'ahead'>, step: number, began: HeardFor): string | null =>
  ahead?.find(
    (told) => told.step === step && told.topic === began.topic && told.condition === began.condition,
  )?.output ?? null;

/** What the run was told ahead, once this has happened to it. */
export function aheadAfter(run: Run, event: RunEvent): Run['ahead'] {
  const { ahead } = run;
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
    case 'step-started':
      return beginsAnew(run, event) ? only(ahead, ({ beside }) => beside.includes(event.step)) : ahead;
    case 'ahead-forgotten':
      return only(ahead, ({ beside }) => beside.includes(event.step));
    case 'approval-requested':
      return beginsAnew(run, event) ? undefined : ahead;
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

/**
 * Whether what came before is no answer any more, to this run or to one that has started it: something else begins,
 * or a person is asked, who has time of their own.
 */
export function beginsAnew(run: Run, event: RunEvent): boolean {
  switch (event.type) {
    // Steps side by side begin together, whichever is the first to act.
    case 'step-started':
      return hasActed(run.steps[event.step - 1]) || !actsBeside(run);
    case 'tool-call-sent':
      return event.acts && !membersOf(run).some((step) => hasActed(run.steps[step - 1]));
    case 'approval-requested':
      return event.reason !== 'interrupted';
    default:
      return false;
  }
}

/** Whether a run that another has started may have been answered: it has acted, and nobody is asked. */
export const mayBeAnswered = (run: Run): boolean =>
  !isAsked(run) && !onlyListens(run) && run.steps.some(hasActed);

/** Whether a person has to say something before the run goes on. */
export const isAsked = (run: Run): boolean =>
  lanesOf(run).some(({ gate }) => gate !== null && gate.reason !== 'interrupted');

/** What ends a wait is no answer for the one after it. */
const onlyListens = (run: Run): boolean =>
  !actsBeside(run) &&
  lanesOf(run).every(({ figures: { waits } }) => waits !== undefined && waits.child === undefined);

const hasActed = (state: StepState | undefined): boolean => state?.acted === true;

/** The current step, and those beside it. */
const membersOf = ({ group, currentStep }: Run): readonly number[] =>
  group?.lanes.map(({ step }) => step) ?? [currentStep];

/** Whether a step of a group has acted, or has started what may have. */
const actsBeside = (run: Run): boolean =>
  run.group?.lanes.some(
    ({ step, waits }) => hasActed(run.steps[step - 1]) || typeof waits?.child?.runId === 'string',
  ) === true;

const only = (ahead: Run['ahead'], stays: (told: HeardAhead) => boolean): Run['ahead'] => {
  const left = ahead?.filter(stays) ?? [];
  return left.length === 0 ? undefined : left;
};

function waitsAhead(run: Run): readonly Omit<HeardAhead, 'output'>[] {
  const { begin, called } = stepsAhead(run);
  return begin.flatMap((beside) =>
    beside.flatMap((number) => {
      const wait = run.sop.steps[number - 1]?.wait;
      if (wait?.until.type !== 'message') return [];
      if (run.ahead?.some(({ step }) => step === number) === true) return [];
      const topic = filledTopic(wait.until.topic, { ...run, now: run.startedAt });
      return topic.ok
        ? [{ step: number, condition: wait.until.condition, topic: topic.value, beside, ...called }]
        : [];
    }),
  );
}

interface Ahead {
  /** Steps that may begin next, those together that begin together. */
  readonly begin: readonly (readonly number[])[];
  readonly called?: Pick<HeardAhead, 'called'>;
}

const none: Ahead = { begin: [] };

/** Which step is due, and has not begun; while one acts, or may have when it was stopped, which may come after it. */
function stepsAhead(run: Run): Ahead {
  const { dry, status, group, currentStep, sop } = run;
  if (dry === true || isAsked(run) || isFinished(status) || group?.begun === false) return none;
  const state = currentState(run);
  const members = membersOf(run);
  if (state?.status === 'pending') return { begin: [members] };
  const step = sop.steps[currentStep - 1];
  const isUnderWay = state?.status === 'running' || state?.status === 'interrupted';
  if (!isUnderWay || step === undefined) return none;
  if (step.kind === 'wait' && !actsBeside(run)) return none;
  const called = step.kind === 'procedure' || members.some((number) => hasActed(run.steps[number - 1]));
  return { begin: mayFollow(sop.steps, members), ...(called ? { called: { called } } : {}) };
}

/** What may begin after these, which may be left out: then what is below. */
function mayFollow(steps: readonly Step[], members: readonly number[]): readonly (readonly number[])[] {
  const ends = members.flatMap((number) => steps[number - 1] ?? []);
  const last = ends.at(-1);
  const open: NextStep[] = [
    ...(last === undefined ? [] : [nextOf(last, steps.length)]),
    ...ends.flatMap(({ onFailure }) => (onFailure?.action === 'goto' ? [onFailure.step] : [])),
  ];
  const found = new Map<NextStep, readonly number[]>();
  for (const next of open) {
    if (next === 'end' || found.has(next)) continue;
    const begin = groupFrom(steps, next) ?? [next];
    found.set(next, begin);
    const left = begin.flatMap((number) => steps[number - 1] ?? []);
    const end = left.at(-1);
    if (end === undefined || left.some(({ when }) => when === undefined)) continue;
    open.push(begin.length === 1 ? below(next, steps.length) : nextOf(end, steps.length));
  }
  return [...found.values()];
}
