import { unreachable } from '../../shared/errors';
import type { Json } from '../../shared/json';
import type { GateReason, OpenGate, Run, RunEvent, StepState, StepValue } from '../../shared/run';
import type { NextStep, Step } from '../../shared/sop';
import { shownStep } from '../../shared/step-numbers';
import { below, mostVisits, nextOf, visitOf } from '../procedure/flow';
import { judgeGuard } from '../procedure/guards';
import { retryDelayMs } from '../procedure/retry';
import { gateEvents, wholeTimeAgain } from './gate-events';
import { gateReasonIn } from './gates';
import { isRepeatedNoMore } from './interruptions';
import { groupFrom, handedOver, lanesOf, seenFrom } from './lanes';
import { currentState, wasApproved } from './pending-effects';
import { setsAfter } from './remembered';
import { evolve } from './run-state';

export function stepEnd(
  run: Run,
  at: number,
  step: number,
  result: 'completed' | 'failed' | 'skipped',
  output: string,
  { gave, would }: { readonly gave?: StepValue | undefined; readonly would?: true | undefined } = {},
): readonly RunEvent[] {
  const definition = run.sop.steps[step - 1];
  if (result === 'failed' || definition === undefined) return failure(run, at, step, output, true);
  if (result === 'skipped')
    return goOn(run, { type: 'step-skipped', at, step, reason: output }, below(step, run.steps.length));
  return goOn(
    run,
    {
      type: 'step-completed',
      at,
      step,
      output,
      ...(gave === undefined ? gaveOf(run, step) : { gave }),
      ...(would === undefined ? {} : { would }),
    },
    nextOf(definition, run.steps.length),
  );
}

/** What the last call of the step gave beside its text. */
function gaveOf(run: Run, step: number): Pick<StepState, 'gave'> {
  const gave = run.steps[step - 1]?.gave;
  return gave === undefined ? {} : { gave };
}

/** `again`: whether the step may be tried again by itself. `acted`: another try would do something twice. */
export function failure(
  run: Run,
  at: number,
  step: number,
  reason: string,
  again: boolean,
  acted = actedAlready(run),
): readonly RunEvent[] {
  const failed = { type: 'step-failed', at, step, reason, ...gaveOf(run, step) } as const;
  const definition = run.sop.steps[step - 1];
  const onFailure = definition?.onFailure;
  const failures = (run.steps[step - 1]?.failures ?? 0) + 1;
  if (definition !== undefined && onFailure?.action === 'goto') return goOn(run, failed, onFailure.step);
  const repeats = again && !(acted && run.sop.onInterrupt === 'fail');
  if (definition !== undefined && onFailure?.action === 'retry' && repeats && failures <= onFailure.times)
    return anotherTry(run, definition, failed, { failures, acted });
  return run.group === undefined
    ? [failed, { type: 'run-failed', at, reason: failedBecause(run, step, failures, reason) }]
    : goOn(run, failed, null);
}

/** Another try waits for a person, or else a while. */
function anotherTry(
  run: Run,
  step: Step,
  failed: Extract<RunEvent, { type: 'step-failed' }>,
  { failures, acted }: { readonly failures: number; readonly acted: boolean },
): readonly RunEvent[] {
  const reason = whyAskAgain(run, step, acted);
  if (reason === null) return [{ ...failed, retryAt: failed.at + retryDelayMs(failures) }];
  const again: RunEvent = { ...failed, retryAt: failed.at };
  return [again, ...openGate(seenAfter(run, again), step, reason, failed.at)];
}

/**
 * A call that was or may have been carried out is as if the engine had stopped in its middle: what the SOP
 * says of that counts. A confirmation is for carrying the step out once.
 */
function whyAskAgain(run: Run, step: Step, acted: boolean): GateReason | null {
  if (acted && run.sop.onInterrupt === 'ask') return 'interrupted';
  return step.requiresConfirmation ? 'confirmation' : null;
}

/**
 * Whether the last attempt of the current step has carried something out, or may have: another would do it
 * twice.
 */
function actedAlready(run: Run): boolean {
  const { unsettled = [], carriedOut = [] } = currentState(run) ?? {};
  // Items of a list that are done are not done again.
  const goesOn = run.sop.steps[run.currentStep - 1]?.forEach !== undefined;
  return unsettled.length + (goesOn ? 0 : carriedOut.length) > 0;
}

type StepEnd = Extract<RunEvent, { type: 'step-completed' | 'step-skipped' | 'step-failed' | 'group-ended' }>;

const failedBecause = (run: Run, step: number, failures: number, reason: string): string =>
  `Step ${shown(run, step)} failed${failures === 1 ? '' : ` ${String(failures)} times`}: ${reason}`;

/**
 * The end of a step, and what follows on it: the end of the run, or the arrival at the next step that its
 * guard lets through. Of steps side by side, what follows on the end of the last. `next` null: a failure that ends the
 * run, once the others are over.
 */
export function goOn(run: Run, ended: StepEnd, next: NextStep | null): readonly RunEvent[] {
  if (run.group === undefined || ended.type === 'group-ended') return leave(run, ended, next ?? 'end');
  const written: StepEnd = ended.type === 'step-failed' && next !== null ? { ...ended, next } : ended;
  const over = [written, ...remembered(run, written)];
  return [...over, ...inGroup(over.reduce<Run>(evolve, run), ended.at)];
}

function leave(run: Run, ended: StepEnd, next: NextStep): readonly RunEvent[] {
  const { at } = ended;
  const events: RunEvent[] = [];
  let arrived = run;
  for (let [end, to]: readonly [StepEnd, NextStep] = [ended, next]; ;) {
    const written: StepEnd =
      end.type !== 'step-failed' && to === below(end.step, run.steps.length) ? end : { ...end, next: to };
    if (to === 'end')
      return [...events, written, ...remembered(arrived, written), { type: 'run-completed', at }];
    const obstacle = obstacleBefore(arrived, to, end.step);
    if (obstacle !== null)
      return [
        ...events,
        { ...end, next: 'end' },
        ...remembered(arrived, end),
        { type: 'run-failed', at, reason: `After step ${shown(run, end.step)}: ${obstacle}` },
      ];
    const left = [written, ...remembered(arrived, written)];
    events.push(...left);
    arrived = left.reduce<Run>(evolve, arrived);
    const come = comeTo(arrived, at);
    events.push(...come.events);
    if (come.over === null) return events;
    arrived = come.events.reduce<Run>(evolve, arrived);
    [end, to] = come.over;
  }
}

/** What happens as the run comes to its current step. `over`: the step, or all side by side, that is over at once, and what follows. */
function comeTo(
  run: Run,
  at: number,
): { readonly events: readonly RunEvent[]; readonly over: readonly [StepEnd, NextStep] | null } {
  const members = groupFrom(run.sop.steps, run.currentStep);
  if (members === null) {
    const skipped = skippedAt(run, at);
    return skipped === null
      ? { events: entrance(run, at), over: null }
      : { events: [], over: [skipped, below(skipped.step, run.steps.length)] };
  }
  const began: readonly RunEvent[] = [
    { type: 'group-began', at, steps: [...members] },
    // Each looks at what was so when the run came to all of them.
    ...members.flatMap((step) => skippedAt({ ...run, currentStep: step }, at) ?? []),
  ];
  const after = began.reduce<Run>(evolve, run);
  return after.group?.lanes.every(({ end }) => end !== undefined) === true
    ? { events: began, over: [lastOf(after, at), nextOfGroup(after)] }
    : { events: [...began, ...inGroup(after, at)], over: null };
}

const lastOf = (run: Run, at: number): StepEnd => ({
  type: 'group-ended',
  at,
  step: run.group?.lanes.at(-1)?.step ?? run.currentStep,
});

/** Where a failure leads, else what follows on the last of them. */
function nextOfGroup(run: Run): NextStep {
  const { lanes = [] } = run.group ?? {};
  const failed = lanes.find(({ next }) => next !== undefined)?.next;
  const last = run.sop.steps[(lanes.at(-1)?.step ?? run.currentStep) - 1];
  return failed ?? (last === undefined ? 'end' : nextOf(last, run.steps.length));
}

/**
 * What follows among steps side by side: the question of the next that asks, before any begins; that they begin; or
 * their end, once the last is over.
 */
function inGroup(run: Run, at: number): readonly RunEvent[] {
  const { group } = run;
  if (group === undefined) return [];
  if (group.lanes.every(({ end }) => end !== undefined)) return groupEnd(run, at);
  if (group.begun) return [];
  for (const seen of lanesOf(run)) {
    if (seen.gate !== null) return [];
    const step = run.sop.steps[seen.currentStep - 1];
    const state = currentState(seen);
    if (step === undefined || state === undefined || wasApproved(seen, step, state)) continue;
    const reason = gateReasonIn(seen, step);
    if (reason !== null) return openGate(seen, step, reason, at);
  }
  return [{ type: 'group-entered', at }];
}

/** A failure that leads nowhere ends the run, whatever became of the others. */
function groupEnd(run: Run, at: number): readonly RunEvent[] {
  const fatal = run.group?.lanes.find(({ end, next }) => end === 'failed' && next === undefined);
  if (fatal === undefined) return goOn(run, lastOf(run, at), nextOfGroup(run));
  const state = run.steps[fatal.step - 1];
  return [
    { type: 'group-ended', at, step: fatal.step, next: 'end' },
    {
      type: 'run-failed',
      at,
      reason: failedBecause(run, fatal.step, (state?.failures ?? 0) + 1, state?.output ?? ''),
    },
  ];
}

/** That a person said yes to the card, or answered it, and what follows. */
export function granted(
  run: Run,
  { gate, step: number, reason }: OpenGate,
  by: { readonly at: number; readonly by: string; readonly via: string },
  answer: Json | undefined,
): readonly RunEvent[] {
  const step = run.sop.steps[number - 1];
  const asks = reason === 'input';
  const yes: RunEvent = {
    type: 'approval-granted',
    at: by.at,
    step: number,
    gate,
    by: by.by,
    via: by.via,
    ...(answer === undefined ? {} : { answer: JSON.stringify(answer) }),
  };
  const after = seenAfter(run, yes);
  if (step === undefined || !(asks || reason === 'checkpoint')) return [yes, ...onGranted(after, by.at)];
  const completed = {
    type: 'step-completed',
    at: by.at,
    step: number,
    ...(!asks
      ? { output: `confirmed by ${by.by} (${by.via})` }
      : answer === undefined
        ? { output: 'would have asked a person for a value', would: true as const }
        : {
            output: typeof answer === 'string' ? answer : JSON.stringify(answer),
            gave: { value: JSON.stringify(answer), whole: true as const },
          }),
  } as const;
  return [yes, ...goOn(after, completed, nextOf(step, run.steps.length))];
}

/** Among steps side by side the next one asks; one that asked beside it gets its whole time again. */
function onGranted(run: Run, at: number): readonly RunEvent[] {
  if (run.group?.begun === false) return inGroup(run, at);
  const next = lanesOf(run).find(({ gate }) => gate !== null)?.gate ?? null;
  return run.group === undefined || next === null ? [] : wholeTimeAgain(next, at);
}

/** What happens to each of the steps side by side, one after the other; or to the run, where there are none. */
export function inEach(run: Run, of: (seen: Run) => readonly RunEvent[]): readonly RunEvent[] {
  const events: RunEvent[] = [];
  let now = run;
  for (const { currentStep } of lanesOf(run)) {
    // What became of those before may have ended all of them.
    if (run.group !== undefined && now.group === undefined) break;
    const more = of(seenFrom(now, currentStep));
    events.push(...more);
    now = more.reduce<Run>(evolve, now);
  }
  return events;
}

/** The run after the event, as the step has it that it is about. */
export function seenAfter(run: Run, event: RunEvent): Run {
  const after = evolve(run, event);
  return 'step' in event ? seenFrom(after, event.step) : after;
}

/** What the procedure remembers with the end of the step. */
const remembered = (run: Run, end: StepEnd): readonly RunEvent[] =>
  end.type === 'step-completed' ? setsAfter(seenAfter(run, { ...end, next: 'end' }), end.step, end.at) : [];

/** Why the run cannot come to the step from the one that ends. */
function obstacleBefore(run: Run, number: number, from: number): string | null {
  const target = run.steps[number - 1];
  if (target === undefined) return `there is no step ${String(number)} to go on with`;
  const comesBack = number === from || target.status !== 'pending';
  return comesBack && visitOf(target) >= mostVisits
    ? `step ${shown(run, number)} was reached ${String(mostVisits)} times; the run goes in circles`
    : null;
}

/** What follows when the run comes to its current step. */
export function arrival(run: Run, at: number): readonly RunEvent[] {
  const { events, over } = comeTo(run, at);
  return over === null ? events : [...events, ...goOn(events.reduce<Run>(evolve, run), ...over)];
}

/** That its guard skips the current step; null: it lets the run through. */
function skippedAt(run: Run, at: number): StepEnd | null {
  const step = run.sop.steps[run.currentStep - 1];
  if (step === undefined) return null;
  const guard = judgeGuard(step, run, at);
  return guard.holds
    ? null
    : { type: 'step-skipped', at, step: step.number, reason: `its condition does not hold: ${guard.why}` };
}

/** A gate opens before the current step, or nothing happens because it may begin. */
function entrance(run: Run, at: number): readonly RunEvent[] {
  const step = run.sop.steps[run.currentStep - 1];
  if (step === undefined) return [{ type: 'run-completed', at }];
  const reason = gateReasonIn(run, step);
  return reason === null ? [] : openGate(run, step, reason, at);
}

export function openGate(run: Run, step: Step, reason: GateReason, at: number): readonly RunEvent[] {
  const opened = gateEvents(run, step, reason, at);
  if (run.dry !== true) return opened;
  // Nothing acts, so nobody is asked; the record shows where somebody would have been.
  const asked = seenFrom(opened.reduce<Run>(evolve, run), step.number);
  return asked.gate === null
    ? opened
    : [...opened, ...granted(asked, asked.gate, { at, by: 'dry run', via: 'engine' }, undefined)];
}

export function interrupt(run: Run, at: number, untouched = false): readonly RunEvent[] {
  const state = currentState(run);
  const step = run.sop.steps[run.currentStep - 1];
  if (run.status !== 'running' || state?.status !== 'running' || step === undefined) return [];
  // Whoever only waits waits on.
  if (run.figures.waits !== undefined || handedOver(state) !== null) return [];
  const unansweredCall = state.toolCalls.findLast((call) => call.answeredAt === null)?.call ?? null;
  const interrupted: RunEvent = { type: 'run-interrupted', at, step: step.number, unansweredCall };
  if (untouched || sentNothing(run, state)) return [{ ...interrupted, waited: true }];
  const onInterrupt = run.dry === true ? 'fail' : run.sop.onInterrupt;
  switch (onInterrupt) {
    case 'ask':
      return [interrupted, ...openGate(run, step, 'interrupted', at)];
    case 'retry': {
      const after = seenAfter(run, interrupted);
      return sentWhatWasApproved(run) || isRepeatedNoMore(after, step.number)
        ? [interrupted, ...openGate(after, step, 'interrupted', at)]
        : [interrupted];
    }
    case 'fail':
      return [
        interrupted,
        ...failure(
          seenAfter(run, interrupted),
          at,
          step.number,
          'interrupted: the engine stopped while the step was being carried out',
          false,
        ),
      ];
    default:
      return unreachable(onInterrupt);
  }
}

/** Whether the attempt was waiting for a part, with nothing that acts behind it. */
const sentNothing = ({ figures, approved }: Run, { unsettled = [], carriedOut = [] }: StepState): boolean =>
  figures.awaits !== undefined &&
  approved?.resumes !== true &&
  unsettled.length === 0 &&
  carriedOut.length === 0;

/** An approved call is good for being sent once; a crash may have come after it. */
const sentWhatWasApproved = ({ sop, approved, currentStep }: Run): boolean =>
  sop.steps[currentStep - 1]?.requiresConfirmation === true && (approved?.sent.length ?? 0) > 0;

/** The number that people know the step at a position by. */
export const shown = ({ sop }: Run, position: number): string => String(shownStep(sop.steps, position));
