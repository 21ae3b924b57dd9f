import type { SopEvent } from '../../../shared/sop';

/**
 * How long a place has not been heard, in steady time as in `timing.ts`. Invariant: it counts while the place
 * can be heard, and nothing else.
 */
export interface AbsenceState {
  /** When it was heard last, by the clock on the wall; null: not since it was listened to. */
  readonly lastHeard: number | null;
  /** What was counted up to `silentFrom`. */
  readonly silentMs: number;
  /** Null: it cannot be heard, so that nobody knows. */
  readonly silentFrom: number | null;
  /** Starts that a limit held back: each is tried again after as long again. */
  readonly tries: number;
  /** It has started, and was not heard since. */
  readonly hasStarted: boolean;
}

export type AbsenceInput =
  | { readonly type: 'heard'; readonly event: SopEvent; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'connection-lost'; readonly at: number }
  | { readonly type: 'connection-back'; readonly at: number }
  | { readonly type: 'started' }
  | { readonly type: 'recovered'; readonly aliveUntil: number; readonly at: number };

export interface AbsenceRule {
  readonly afterMs: number;
  /** Whether the event counts as heard. */
  readonly holds: (event: SopEvent) => boolean;
}

/** A place that is known without having been heard. */
export const neverHeard: AbsenceState = {
  lastHeard: null,
  silentMs: 0,
  silentFrom: null,
  tries: 0,
  hasStarted: false,
};

/** `state` null: nothing is known of the place yet. `isAbsent`: the trigger starts now. */
export function evolveAbsence(
  state: AbsenceState | null,
  input: AbsenceInput,
  rule: AbsenceRule,
): { readonly state: AbsenceState | null; readonly isAbsent: boolean } {
  if (input.type === 'heard')
    return {
      state: rule.holds(input.event)
        ? { ...neverHeard, lastHeard: input.event.receivedAt, silentFrom: input.at }
        : state,
      isAbsent: false,
    };
  if (state === null) return { state, isAbsent: false };
  if (input.type === 'time-passed') {
    const due = absenceDueAt(state, rule);
    return due === null || due > input.at
      ? { state, isAbsent: false }
      : { state: { ...state, tries: state.tries + 1 }, isAbsent: true };
  }
  return { state: changed(state, input), isAbsent: false };
}

function changed(
  state: AbsenceState,
  input: Exclude<AbsenceInput, { readonly type: 'heard' | 'time-passed' }>,
): AbsenceState {
  switch (input.type) {
    case 'connection-lost':
      return { ...state, silentMs: silentMs(state, input.at), silentFrom: null };
    case 'connection-back':
      return { ...state, silentFrom: state.silentFrom ?? input.at };
    case 'started':
      return { ...state, hasStarted: true };
    case 'recovered':
      return { ...state, silentMs: silentMs(state, input.aliveUntil), silentFrom: null };
  }
}

/** In steady time; null: only an event or a connection changes something. */
export const absenceDueAt = (
  { silentMs: before, silentFrom, tries, hasStarted }: AbsenceState,
  { afterMs }: AbsenceRule,
): number | null => (silentFrom === null || hasStarted ? null : silentFrom + afterMs * (tries + 1) - before);

export const silentMs = ({ silentMs: before, silentFrom }: AbsenceState, at: number): number =>
  before + (silentFrom === null ? 0 : Math.max(0, at - silentFrom));
