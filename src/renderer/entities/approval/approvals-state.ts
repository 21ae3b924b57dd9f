import type { AnsweredQuestion } from '../../../shared/chat';
import type { Output } from '../../../shared/procedures';
import type { Refusal } from '../../../shared/result';
import { byUrgency, cameOf, isQuestion, keyOf, placeOf, type Waiting } from './waiting';

export type DecidedGate = Output<'approvals.decided'>[number];
export type Decided = DecidedGate | AnsweredQuestion;

export const isAnswer = (decided: Decided): decided is AnsweredQuestion => 'conversationId' in decided;

/** A card whose question is gone: decided here or elsewhere, timed out, or asked again with other calls. */
export interface Settled {
  readonly waiting: Waiting;
  /** Null until the engine says who decided. */
  readonly decision: Decided | null;
}

export type Verdict = 'approve' | 'deny' | 'edit';

export interface ApprovalsState {
  readonly loaded: boolean;
  /** Most urgent first. */
  readonly waiting: readonly Waiting[];
  /** Newest first. */
  readonly decided: readonly Decided[];
  /** Key of the card on show. */
  readonly selected: string | null;
  readonly settled: Settled | null;
  /** The run or conversation that a link asked for, while nothing of it waits; no card is on show then. */
  readonly missing: string | null;
  /** The card whose decision is on its way to the engine. */
  readonly sending: { readonly key: string; readonly verdict: Verdict } | null;
  /** Cards that were decided in this window. */
  readonly decidedHere: ReadonlySet<string>;
  /** Cards whose values were changed in this window. */
  readonly editedHere: ReadonlySet<string>;
  /** What the engine refused, shown on that card; null key: the list itself could not be loaded. */
  readonly refusal: { readonly key: string | null; readonly refusal: Refusal } | null;
}

export const noApprovals: ApprovalsState = {
  loaded: false,
  waiting: [],
  decided: [],
  selected: null,
  settled: null,
  missing: null,
  sending: null,
  decidedHere: new Set(),
  editedHere: new Set(),
  refusal: null,
};

export const shownOf = (state: ApprovalsState): Waiting | null =>
  state.settled?.waiting ?? state.waiting.find((each) => keyOf(each) === state.selected) ?? null;

/**
 * Takes the engine's list. A card on show is never swapped under the reader's hand: when its question is gone
 * it stays, settled.
 */
export function withWaiting(state: ApprovalsState, list: readonly Waiting[]): ApprovalsState {
  const waiting = [...list].sort(byUrgency);
  const next: ApprovalsState = { ...state, loaded: true, waiting };
  if (state.missing !== null) return withPlaceSelected(next, state.missing);
  if (state.settled !== null) return next;
  const shown = shownOf(state);
  if (shown === null) return { ...next, selected: waiting[0] === undefined ? null : keyOf(waiting[0]) };
  if (waiting.some((each) => keyOf(each) === keyOf(shown))) return next;
  // A card that was edited here comes back as another question: it is to be signed, not to be read about.
  // The same where a yes from here was answered with what has changed since the card asked.
  const edited = waiting.find(
    (each) => cameOf(each, shown) && (state.editedHere.has(keyOf(shown)) || askedAgain(state, each, shown)),
  );
  if (edited !== undefined) return { ...next, selected: keyOf(edited) };
  return { ...next, settled: { waiting: shown, decision: decisionFor(state.decided, shown) } };
}

/** Whether this window said yes to the card, and another one came back that says what has changed. */
const askedAgain = ({ sending, refusal }: ApprovalsState, next: Waiting, shown: Waiting): boolean =>
  (isQuestion(next) ? next.changed : next.gate.changed) !== undefined &&
  ((sending?.verdict === 'approve' && sending.key === keyOf(shown)) ||
    (refusal?.key === keyOf(shown) && refusal.refusal.code === 'basis_changed'));

export function withDecided(state: ApprovalsState, decided: readonly Decided[]): ApprovalsState {
  const sorted = [...decided].sort((a, b) => b.at - a.at);
  const settled =
    state.settled === null
      ? null
      : { ...state.settled, decision: state.settled.decision ?? decisionFor(sorted, state.settled.waiting) };
  return { ...state, decided: sorted, settled };
}

function decisionFor(decided: readonly Decided[], waiting: Waiting): Decided | null {
  return (
    decided.find((row) =>
      isQuestion(waiting)
        ? isAnswer(row) && keyOf({ ...row, said: null }) === keyOf(waiting)
        : !isAnswer(row) && row.runId === waiting.runId && row.gate === waiting.gate.gate,
    ) ?? null
  );
}

export const withSelected = (state: ApprovalsState, key: string | null): ApprovalsState => ({
  ...state,
  selected: key,
  settled: null,
  missing: null,
  refusal: unread(state, state.selected),
});

/**
 * A refusal of another card than this one: it may have come after the person went on, and waits on its card.
 */
const unread = ({ refusal }: ApprovalsState, key: string | null): ApprovalsState['refusal'] =>
  refusal === null || refusal.key === null || refusal.key === key ? null : refusal;

/**
 * The question of this run or conversation; a link or a notification names them. A closed one gives way to
 * one that waits. Where nothing waits, no other card takes its place: somebody would sign what they did not
 * ask for.
 */
export function withPlaceSelected(state: ApprovalsState, place: string): ApprovalsState {
  const shown = shownOf(state);
  const isThere = shown !== null && placeOf(shown) === place;
  if (isThere && state.settled === null) return state;
  const waiting = state.waiting.find((each) => placeOf(each) === place);
  if (waiting !== undefined) return withSelected(state, keyOf(waiting));
  return isThere ? state : { ...state, selected: null, settled: null, missing: place };
}

/** What was decided last about a run or a conversation. */
export const lastDecided = (decided: readonly Decided[], place: string): Decided | null =>
  decided.find((row) => (isAnswer(row) ? row.conversationId : row.runId) === place) ?? null;

/** Moves along the list; stops at its ends. From a settled card it goes to the first that waits. */
export function withMoved(state: ApprovalsState, by: 1 | -1): ApprovalsState {
  const index =
    state.settled === null ? state.waiting.findIndex((each) => keyOf(each) === state.selected) : -1;
  const target =
    state.waiting[Math.min(state.waiting.length - 1, Math.max(0, index === -1 ? 0 : index + by))];
  return withSelected(state, target === undefined ? null : keyOf(target));
}

/** The page was left: what is closed or does not wait need not be read again, and what waits comes first. */
export function withLeft(state: ApprovalsState): ApprovalsState {
  const [first] = state.waiting;
  return state.settled === null && state.missing === null
    ? state
    : withSelected(state, first === undefined ? null : keyOf(first));
}

/** The list may be told of an edit before its answer is here. */
export const withSending = (state: ApprovalsState, key: string, verdict: Verdict): ApprovalsState => ({
  ...state,
  sending: { key, verdict },
  refusal: unread(state, key),
  editedHere: verdict === 'edit' ? new Set([...state.editedHere, key]) : state.editedHere,
});

export const withSent = (state: ApprovalsState, key: string): ApprovalsState => ({
  ...state,
  sending: null,
  decidedHere: new Set([...state.decidedHere, key]),
});

export const withRefused = (state: ApprovalsState, key: string, refusal: Refusal): ApprovalsState => ({
  ...state,
  sending: null,
  refusal: { key, refusal },
  editedHere: new Set([...state.editedHere].filter((each) => each !== key)),
});

export const withEdited = (state: ApprovalsState): ApprovalsState => ({ ...state, sending: null });
