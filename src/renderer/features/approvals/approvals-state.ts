import type { Approval, Output } from '../../../shared/procedures';
import type { Refusal } from '../../../shared/result';

export type Decided = Output<'approvals.decided'>[number];

/** A card whose question is gone: decided here or elsewhere, timed out, or asked again with other calls. */
export interface Settled {
  readonly approval: Approval;
  /** Null until the engine says who decided. */
  readonly decision: Decided | null;
}

export interface ApprovalsState {
  readonly loaded: boolean;
  /** Most urgent first. */
  readonly waiting: readonly Approval[];
  /** Newest first. */
  readonly decided: readonly Decided[];
  /** Key of the card on show. */
  readonly selected: string | null;
  readonly settled: Settled | null;
  /** The card whose decision is on its way to the engine. */
  readonly sending: { readonly key: string; readonly verdict: 'approve' | 'deny' } | null;
  /** Cards that were decided in this window. */
  readonly decidedHere: ReadonlySet<string>;
  /** What the engine refused, shown on that card; null key: the list itself could not be loaded. */
  readonly refusal: { readonly key: string | null; readonly refusal: Refusal } | null;
}

export const noApprovals: ApprovalsState = { loaded: false, waiting: [], decided: [], selected: null, settled: null, sending: null, decidedHere: new Set(), refusal: null };

/** A question is one gate of one run; when its calls change it is another question. */
export const keyOf = ({ runId, gate }: Approval): string => `${runId} ${gate.gate}`;

const rank = { critical: 0, high: 1, normal: 2, low: 3 } as const;

/** Priority first, then what ends first, then what waits longest. */
export function byUrgency(a: Approval, b: Approval): number {
  const end = ({ gate }: Approval): number => gate.expiresAt ?? Number.MAX_SAFE_INTEGER;
  return rank[a.priority] - rank[b.priority] || end(a) - end(b) || a.gate.requestedAt - b.gate.requestedAt;
}

export const shownOf = (state: ApprovalsState): Approval | null => state.settled?.approval ?? state.waiting.find((approval) => keyOf(approval) === state.selected) ?? null;

/** Takes the engine's list. A card on show is never swapped under the reader's hand: when its question is gone it stays, settled. */
export function withWaiting(state: ApprovalsState, list: readonly Approval[]): ApprovalsState {
  const waiting = [...list].sort(byUrgency);
  const next: ApprovalsState = { ...state, loaded: true, waiting };
  if (state.settled !== null) return next;
  const shown = shownOf(state);
  if (shown === null) return { ...next, selected: waiting[0] === undefined ? null : keyOf(waiting[0]) };
  if (waiting.some((approval) => keyOf(approval) === keyOf(shown))) return next;
  return { ...next, settled: { approval: shown, decision: decisionFor(state.decided, shown) } };
}

export function withDecided(state: ApprovalsState, decided: readonly Decided[]): ApprovalsState {
  const sorted = [...decided].sort((a, b) => b.at - a.at);
  const settled = state.settled === null ? null : { ...state.settled, decision: state.settled.decision ?? decisionFor(sorted, state.settled.approval) };
  return { ...state, decided: sorted, settled };
}

const decisionFor = (decided: readonly Decided[], { runId, gate }: Approval): Decided | null => decided.find((row) => row.runId === runId && row.gate === gate.gate) ?? null;

export const withSelected = (state: ApprovalsState, key: string | null): ApprovalsState => ({ ...state, selected: key, settled: null, refusal: null });

/** The question of this run, if one waits; a link or a notification names runs. */
export function withRunSelected(state: ApprovalsState, runId: string): ApprovalsState {
  if (shownOf(state)?.runId === runId) return state;
  const wanted = state.waiting.find((approval) => approval.runId === runId);
  return wanted === undefined ? state : withSelected(state, keyOf(wanted));
}

/** Moves along the list; stops at its ends. From a settled card it goes to the first that waits. */
export function withMoved(state: ApprovalsState, by: 1 | -1): ApprovalsState {
  const index = state.settled === null ? state.waiting.findIndex((approval) => keyOf(approval) === state.selected) : -1;
  const target = state.waiting[Math.min(state.waiting.length - 1, Math.max(0, index === -1 ? 0 : index + by))];
  return target === undefined ? { ...state, selected: null, settled: null } : withSelected(state, keyOf(target));
}

/** The page was left: a question that is closed need not be read again, and what waits comes first. */
export function withLeft(state: ApprovalsState): ApprovalsState {
  const [first] = state.waiting;
  return state.settled === null ? state : withSelected(state, first === undefined ? null : keyOf(first));
}

export const withSending = (state: ApprovalsState, key: string, verdict: 'approve' | 'deny'): ApprovalsState => ({ ...state, sending: { key, verdict }, refusal: null });

export const withSent = (state: ApprovalsState, key: string): ApprovalsState => ({ ...state, sending: null, decidedHere: new Set([...state.decidedHere, key]) });

export const withRefused = (state: ApprovalsState, key: string, refusal: Refusal): ApprovalsState => ({ ...state, sending: null, refusal: { key, refusal } });
