import type { SopEvent, Trigger, TriggerTiming } from '../../../shared/sop';
import { eventMeets, meetsTrigger } from './triggers';
import {
  atRest,
  evolveTiming,
  heldMs,
  timingDueAt,
  type Timed,
  type TimingInput,
  type TimingRule,
  type TimingState,
} from './timing';

export type TimedTrigger = Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>;

const rules = new WeakMap<TimedTrigger, TimingRule>();

function ruleOf(trigger: TimedTrigger): TimingRule {
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

/** As `evolveTiming`, and what starts says how long it took. `now`: by the clock on the wall. */
export function evolveTrigger(
  trigger: TimedTrigger,
  state: TimingState,
  input: TimingInput,
  now: number,
): Timed {
  const rule = ruleOf(trigger);
  const next = evolveTiming(state, input, rule);
  if (next.starts === null) return next;
  const { stretch } = next.state;
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
  return after === null
    ? next
    : { state: next.state, starts: { ...next.starts, receivedAt: now, after } satisfies SopEvent };
}

export const triggerDueAt = (trigger: TimedTrigger, state: TimingState): number | null =>
  timingDueAt(state, ruleOf(trigger));

/** How far it is; null: nothing is under way. */
export function timingOf(trigger: TimedTrigger, state: TimingState, at: number): TriggerTiming | null {
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

const secs = (ms: number): string => String(Math.floor(ms / 1000));

/** A sentence for people and records. */
export function tellTiming({ state, ms, ofMs }: TriggerTiming): string {
  switch (state) {
    case 'counts':
      return `true for ${secs(ms)} of ${secs(ofMs)} s`;
    case 'stands-still':
      return `true for ${secs(ms)} of ${secs(ofMs)} s before the engine ended; a fresh event is needed to go on`;
    case 'held':
      return `true for ${secs(ms)} s`;
    case 'tried':
      return `true for ${secs(ofMs)} s, and it could not start; the next event tries again`;
    case 'started':
      return 'it has started, and once is enough until the condition was false';
    case 'settles':
      return `it waits until no event has come for ${secs(ofMs)} s`;
    case 'settled':
      return `no event came for ${secs(ofMs)} s`;
    case 'waits-for-clear':
      return 'it has started, and clear_condition was not true since';
  }
}

/** The first event after nothing was under way. */
export function wouldBegin(
  trigger: TimedTrigger,
  event: SopEvent,
): { readonly starts: SopEvent | null; readonly timing: TriggerTiming | null } {
  const { state, starts } = evolveTrigger(trigger, atRest, { type: 'heard', event, at: 0 }, event.receivedAt);
  return { starts, timing: timingOf(trigger, state, 0) };
}

/** What an event would come to that is only tried. */
export function tellTrial(timing: TriggerTiming): string {
  if (timing.state === 'settles')
    return `it would wait: counts when no other event has come for ${secs(timing.ofMs)} s`;
  return timing.state === 'counts' && timing.ms === 0
    ? `it would begin to count: starts when it has held for ${secs(timing.ofMs)} s`
    : tellTiming(timing);
}
