import type { SopEvent, Trigger } from '../../../shared/sop';

/** What `for_secs`, `clear_condition` and `debounce_secs` of a trigger ask for. */
export interface TimingRule {
  /** 0: every event counts. */
  readonly debounceMs: number;
  /** 0: it starts at once. */
  readonly forMs: number;
  readonly holds: (event: SopEvent) => boolean;
  /** Null: it may start again at any time. */
  readonly clears: ((event: SopEvent) => boolean) | null;
}

/** Events for which the condition has held without a break. */
export interface Stretch {
  /** The latest of them; null: an engine before this one heard it. */
  readonly event: SopEvent | null;
  /** When the first came, by the clock on the wall. */
  readonly since: number;
  /** What was counted up to `countedFrom`. */
  readonly heldMs: number;
  /** From when on it counts, in steady time; null: it stands still until a fresh event comes. */
  readonly countedFrom: number | null;
  /** `tried`: it was long enough, and something held the start back. */
  readonly came: 'counts' | 'tried' | 'started';
}

/**
 * How far one trigger is at one place. All moments are of a steady clock, which no change of the clock on the
 * wall moves, and which stands still while no engine runs.
 */
export interface TimingState {
  /** The last event of those that come close together, until they have come to rest. */
  readonly burst: { readonly event: SopEvent; readonly dueAt: number } | null;
  readonly stretch: Stretch | null;
  /** It has started, and `clear_condition` was not true since. */
  readonly waitsForClear: boolean;
}

export const atRest: TimingState = { burst: null, stretch: null, waitsForClear: false };

export const isAtRest = ({ burst, stretch, waitsForClear }: TimingState): boolean =>
  burst === null && stretch === null && !waitsForClear;

export type TimingInput =
  | { readonly type: 'heard'; readonly event: SopEvent; readonly at: number }
  /** `connected`: whether the place can be heard. */
  | { readonly type: 'time-passed'; readonly at: number; readonly connected: boolean }
  | { readonly type: 'connection-lost' }
  /** What the trigger started with has begun, or waits for a place. */
  | { readonly type: 'started' }
  /** An engine takes up what one before left, which was alive until then. */
  | { readonly type: 'recovered'; readonly aliveUntil: number; readonly at: number };

/** What follows: the state, and the event with which the trigger starts. */
export interface Timed {
  readonly state: TimingState;
  readonly starts: SopEvent | null;
}

/**
 * The one place where time counts in a trigger: first `debounce_secs`, of which the last event counts, then
 * the condition, then `for_secs`, once in a stretch without a break, then `clear_condition`. Give it what
 * came in the order in which it came, and `time-passed` before an event that comes later than `dueAt`.
 */
export function evolveTiming(state: TimingState, input: TimingInput, rule: TimingRule): Timed {
  switch (input.type) {
    case 'heard':
      return rule.debounceMs > 0
        ? still({ ...state, burst: { event: input.event, dueAt: input.at + rule.debounceMs } })
        : counted(state, input.event, { at: input.at, connected: true }, rule);
    case 'time-passed':
      return passed(state, input, rule);
    case 'connection-lost':
      return still({ ...state, stretch: null });
    case 'started':
      return still({
        ...state,
        stretch: state.stretch === null ? null : { ...state.stretch, came: 'started' },
        waitsForClear: rule.clears !== null,
      });
    case 'recovered':
      return still({
        ...state,
        // What came to rest while nothing ran is due.
        burst: state.burst === null ? null : { ...state.burst, dueAt: input.at },
        stretch:
          state.stretch === null
            ? null
            : {
                ...state.stretch,
                event: null,
                heldMs: heldMs(state.stretch, input.aliveUntil),
                countedFrom: null,
              },
      });
  }
}

/** When time alone changes something, in steady time; null: only an event does. */
export function timingDueAt({ burst, stretch, waitsForClear }: TimingState, rule: TimingRule): number | null {
  const held =
    stretch?.countedFrom == null || stretch.came !== 'counts' || waitsForClear
      ? null
      : stretch.countedFrom + rule.forMs - stretch.heldMs;
  if (burst === null) return held;
  return held === null ? burst.dueAt : Math.min(burst.dueAt, held);
}

/** How long the condition has held, as far as that counts. */
export const heldMs = ({ heldMs: before, countedFrom }: Stretch, at: number): number =>
  before + (countedFrom === null ? 0 : Math.max(0, at - countedFrom));

function passed(
  state: TimingState,
  { at, connected }: Extract<TimingInput, { readonly type: 'time-passed' }>,
  rule: TimingRule,
): Timed {
  const { burst } = state;
  const due = timingDueAt(state, rule);
  if (due === null || due > at) return still(state);
  // What was long enough before the burst came to rest has started by then.
  if (burst === null || burst.dueAt > due) return long(state, at, rule);
  return counted({ ...state, burst: null }, burst.event, { at: burst.dueAt, connected }, rule);
}

/** The event counts: as it came, or because nothing came after it. */
function counted(
  { burst, stretch, waitsForClear }: TimingState,
  event: SopEvent,
  { at, connected }: { readonly at: number; readonly connected: boolean },
  rule: TimingRule,
): Timed {
  const waits = waitsForClear && rule.clears !== null && !rule.clears(event);
  if (!rule.holds(event)) return still({ burst, stretch: null, waitsForClear: waits });
  if (rule.forMs === 0)
    return { state: { burst, stretch: null, waitsForClear: waits }, starts: waits ? null : event };
  // Nobody knows what a place was that could not be heard.
  if (!connected) return still({ burst, stretch: null, waitsForClear: waits });
  const next: Stretch =
    stretch === null
      ? { event, since: event.receivedAt, heldMs: 0, countedFrom: at, came: 'counts' }
      : {
          ...stretch,
          event,
          countedFrom: stretch.countedFrom ?? at,
          came: stretch.came === 'tried' ? 'counts' : stretch.came,
        };
  return long({ burst, stretch: next, waitsForClear: waits }, at, rule);
}

/** It starts when it has held for long enough. */
function long(state: TimingState, at: number, rule: TimingRule): Timed {
  const { stretch, waitsForClear } = state;
  if (
    stretch === null ||
    stretch.event === null ||
    stretch.came !== 'counts' ||
    waitsForClear ||
    heldMs(stretch, at) < rule.forMs
  )
    return still(state);
  return { state: { ...state, stretch: { ...stretch, came: 'tried' } }, starts: stretch.event };
}

const still = (state: TimingState): Timed => ({ state, starts: null });

type Timeable = Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>;

/** Whether what the trigger starts depends on more than the event that comes. */
export const isTimed = (trigger: Trigger): trigger is Timeable =>
  'for_secs' in trigger || 'clear_condition' in trigger || 'debounce_secs' in trigger;
