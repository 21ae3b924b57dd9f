import type { SopEvent, Trigger, TriggerTiming } from '../../../shared/sop';
import { heardPlaceOf, isDerived } from '../../../shared/trigger-facts';
import {
  absenceDueAt,
  evolveAbsence,
  neverHeard,
  silentMs,
  type AbsenceRule,
  type AbsenceState,
} from './absence';
import { meetsCondition } from '../expression/conditions';
import { readPayload } from '../expression/payload';
import { eventMeets, isHeard, meetsTrigger, windowValue } from './triggers';
import { evolveWindow, figuresOf, windowDueAt, type WindowRule, type WindowState } from './window';
import {
  atRest,
  evolveTiming,
  heldMs,
  isAtRest,
  isTimed,
  timingDueAt,
  type TimingInput,
  type TimingRule,
  type TimingState,
} from './timing';

type Waiting = Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>;
type Absence = Extract<Trigger, { type: 'absence' }>;
type Window = Extract<Trigger, { type: 'window' }>;
export type TimedTrigger = Waiting | Absence | Window;

/** How far a trigger is at one place. */
export type TimedState = TimingState | AbsenceState | WindowState;

export type TimedInput =
  | Exclude<TimingInput, { readonly type: 'connection-lost' }>
  | { readonly type: 'connection-lost'; readonly at: number }
  | { readonly type: 'connection-back'; readonly at: number };

export interface TimedStep {
  /** Null: nothing is to be remembered. */
  readonly state: TimedState | null;
  /** The event with which the trigger starts now. */
  readonly starts: SopEvent | null;
}

/** Whether what the trigger starts depends on more than the event that comes. */
export const countsTime = (trigger: Trigger): trigger is TimedTrigger =>
  isDerived(trigger.type) || isTimed(trigger);

/** `key`: for which topic, path or signal, or value of concurrency_key. `now`: by the clock on the wall. */
export function evolveTrigger(
  trigger: TimedTrigger,
  state: TimedState | null,
  input: TimedInput,
  { key, now }: { readonly key: string; readonly now: number },
): TimedStep {
  if (trigger.type === 'window') return evolveFigures(trigger, state, input, { key, now });
  if (trigger.type !== 'absence')
    return input.type === 'connection-back'
      ? { state, starts: null }
      : evolveWaiting(trigger, isOfTiming(state) ? state : null, input, now);
  const before = isOfAbsence(state) ? state : null;
  const next = evolveAbsence(before, input, absenceRuleOf(trigger));
  return {
    state: next.state,
    starts:
      next.isAbsent && next.state !== null && 'at' in input
        ? toAbsence(trigger, key, next.state, input.at, now)
        : null,
  };
}

export function triggerDueAt(trigger: TimedTrigger, state: TimedState): number | null {
  switch (trigger.type) {
    case 'absence':
      return isOfAbsence(state) ? absenceDueAt(state, absenceRuleOf(trigger)) : null;
    case 'window':
      return isOfWindow(state) ? windowDueAt(state, windowRuleOf(trigger)) : null;
    default:
      return isOfTiming(state) ? timingDueAt(state, ruleOf(trigger)) : null;
  }
}

/** How far it is; null: nothing is under way. */
export function timingOf(trigger: TimedTrigger, state: TimedState | null, at: number): TriggerTiming | null {
  if (state === null) return null;
  if (trigger.type === 'absence') return isOfAbsence(state) ? silenceOf(trigger, state, at) : null;
  if (trigger.type === 'window') return isOfWindow(state) ? gatheredOf(trigger, state, at) : null;
  return isOfTiming(state) ? waitingOf(trigger, state, at) : null;
}

/** A place that is counted for before anything was heard there; null: which one is known by its first event. */
export function seedOf(trigger: TimedTrigger): { readonly key: string; readonly state: TimedState } | null {
  const heard = trigger.type === 'absence' ? heardPlaceOf(trigger) : null;
  return heard === null || (heard.source === 'mqtt' && /[+#]/u.test(heard.place))
    ? null
    : { key: heard.place, state: neverHeard };
}

/** Nothing of what was counted counts; whether it has started stays. Null: nothing is to be remembered. */
export function calledOff(state: TimedState, at: number): TimedState | null {
  if (isOfWindow(state)) return state.came === 'started' ? { ...state, samples: [] } : null;
  if (isOfAbsence(state)) return { ...state, silentMs: 0, silentFrom: state.silentFrom === null ? null : at };
  return state.waitsForClear ? { ...atRest, waitsForClear: true } : null;
}

/** Whether a lost connection takes something away there. */
export const losesByConnection = (state: TimedState): boolean =>
  isOfAbsence(state)
    ? state.silentFrom !== null
    : isOfWindow(state)
      ? state.samples.length > 0
      : state.stretch !== null;

/** Whether time counts for it now. */
export const isCounting = (state: TimedState): boolean =>
  isOfAbsence(state)
    ? state.silentFrom !== null && !state.hasStarted
    : isOfWindow(state)
      ? state.samples.length > 0
      : state.stretch?.countedFrom != null;

/** As it is kept: a later engine needs a fresh event, so that the one before is not. */
export const withoutHeard = (state: TimedState): TimedState =>
  !isOfTiming(state) || state.stretch === null
    ? state
    : { ...state, stretch: { ...state.stretch, event: null } };

/** Whether the same is on disk for both. */
export function isKeptAlike(one: TimedState | null, other: TimedState | null): boolean {
  if (isOfWindow(one) && isOfWindow(other)) return one.came === other.came && one.keptAt === other.keptAt;
  if (!isOfTiming(one) || !isOfTiming(other)) return one === other;
  if (one.burst !== other.burst || one.waitsForClear !== other.waitsForClear) return false;
  const [a, b] = [one.stretch, other.stretch];
  if (a === null || b === null) return a === b;
  return a.since === b.since && a.heldMs === b.heldMs && a.countedFrom === b.countedFrom && a.came === b.came;
}

/**
 * Whether the change has to be on disk before anything follows from it. That something was heard once more
 * survives a crash of the program, which is enough.
 */
export function needsDisk(one: TimedState | null, other: TimedState | null): boolean {
  if (isOfWindow(one) || isOfWindow(other))
    return (isOfWindow(one) ? one.came : 'idle') !== (isOfWindow(other) ? other.came : 'idle');
  if (!isOfAbsence(one) || !isOfAbsence(other)) return !isKeptAlike(one, other);
  return one.hasStarted !== other.hasStarted || one.tries !== other.tries;
}

const isOfAbsence = (state: TimedState | null): state is AbsenceState =>
  state !== null && 'silentMs' in state;

const isOfWindow = (state: TimedState | null): state is WindowState => state !== null && 'samples' in state;

const isOfTiming = (state: TimedState | null): state is TimingState => state !== null && 'stretch' in state;

const rules = new WeakMap<Waiting, TimingRule>();

function ruleOf(trigger: Waiting): TimingRule {
  const known = rules.get(trigger);
  if (known !== undefined) return known;
  const { clear_condition: clear } = trigger;
  const rule: TimingRule = {
    debounceMs: (trigger.debounce_secs ?? 0) * 1000,
    forMs: (trigger.for_secs ?? 0) * 1000,
    holds: (event) => meetsTrigger(trigger, event),
    clears: clear === undefined ? null : (event) => eventMeets(clear, event),
  };
  rules.set(trigger, rule);
  return rule;
}

const absenceRuleOf = (trigger: Absence): AbsenceRule => ({
  afterMs: trigger.after_secs * 1000,
  holds: (event) => isHeard(trigger, event),
});

/** As `evolveTiming`, and what starts says how long it took. */
function evolveWaiting(
  trigger: Waiting,
  before: TimingState | null,
  input: Exclude<TimedInput, { readonly type: 'connection-back' }>,
  now: number,
): TimedStep {
  const rule = ruleOf(trigger);
  const { state, starts } = evolveTiming(
    before ?? atRest,
    input.type === 'connection-lost' ? { type: input.type } : input,
    rule,
  );
  const kept = isAtRest(state) ? null : state;
  if (starts === null) return { state: kept, starts };
  const { stretch } = state;
  const after: TriggerTiming | null =
    rule.forMs > 0 && stretch !== null
      ? {
          state: 'held',
          ms: Math.max(rule.forMs, heldMs(stretch, 'at' in input ? input.at : 0)),
          ofMs: rule.forMs,
        }
      : input.type === 'time-passed'
        ? { state: 'settled', ms: rule.debounceMs, ofMs: rule.debounceMs }
        : null;
  return { state: kept, starts: after === null ? starts : { ...starts, receivedAt: now, after } };
}

const windowRuleOf = (trigger: Window): WindowRule => ({
  overMs: trigger.over_secs * 1000,
  valueOf: (event) => windowValue(trigger, event),
  holds: (figures) => meetsCondition(trigger.condition, readPayload(JSON.stringify(figures)), 0),
});

function evolveFigures(
  trigger: Window,
  before: TimedState | null,
  input: TimedInput,
  { key, now }: { readonly key: string; readonly now: number },
): TimedStep {
  if (input.type === 'connection-back') return { state: before, starts: null };
  const { state, starts } = evolveWindow(
    isOfWindow(before) ? before : null,
    input.type === 'recovered' ? { ...input, now } : input,
    windowRuleOf(trigger),
  );
  if (starts === null) return { state, starts };
  const payload = JSON.stringify(starts);
  const ms = trigger.over_secs * 1000;
  return {
    state,
    starts: {
      source: 'window',
      topic: key,
      payload,
      receivedAt: now,
      after: { state: 'figured', ms, ofMs: ms, figures: payload },
    },
  };
}

function gatheredOf(
  { over_secs: over }: Window,
  { samples, came }: WindowState,
  at: number,
): TriggerTiming | null {
  const [oldest] = samples;
  if (oldest === undefined) return came === 'started' ? { state: 'started', ms: 0, ofMs: over * 1000 } : null;
  return {
    state: came === 'started' ? 'started' : 'gathers',
    ms: Math.min(over * 1000, Math.max(0, at - oldest.firstAt)),
    ofMs: over * 1000,
    figures: JSON.stringify(figuresOf(samples)),
  };
}

function toAbsence(trigger: Absence, key: string, state: AbsenceState, at: number, now: number): SopEvent {
  const ms = silentMs(state, at);
  return {
    source: 'absence',
    topic: key,
    payload: JSON.stringify({
      topic: key,
      last_heard: state.lastHeard === null ? null : new Date(state.lastHeard).toISOString(),
      silent_secs: Math.floor(ms / 1000),
    }),
    receivedAt: now,
    after: { state: 'absent', ms, ofMs: trigger.after_secs * 1000 },
  };
}

function silenceOf({ after_secs: after }: Absence, state: AbsenceState, at: number): TriggerTiming {
  return {
    state: state.hasStarted ? 'absent' : state.silentFrom === null ? 'unheard' : 'silent',
    ms: silentMs(state, at),
    ofMs: after * 1000,
  };
}

function waitingOf(trigger: Waiting, state: TimingState, at: number): TriggerTiming | null {
  const { burst, stretch, waitsForClear } = state;
  const { debounceMs, forMs } = ruleOf(trigger);
  if (burst !== null) return { state: 'settles', ms: 0, ofMs: debounceMs };
  if (waitsForClear) return { state: 'waits-for-clear', ms: 0, ofMs: 0 };
  if (stretch === null) return null;
  const ms = Math.min(heldMs(stretch, at), forMs);
  return {
    state:
      stretch.came !== 'counts' ? stretch.came : stretch.countedFrom === null ? 'stands-still' : 'counts',
    ms,
    ofMs: forMs,
  };
}

/** The first event after nothing was under way. */
export function wouldBegin(
  trigger: TimedTrigger,
  event: SopEvent,
): { readonly starts: SopEvent | null; readonly timing: TriggerTiming | null } {
  const input = { type: 'heard', event, at: 0 } as const;
  const { state, starts } = evolveTrigger(trigger, null, input, { key: '', now: event.receivedAt });
  return { starts, timing: timingOf(trigger, state, 0) };
}
