import type { Refusal } from '../../../shared/result';
import type { RunSummary } from '../../../shared/run';
import { isUnderWay } from '../../../shared/run-facts';
import type { BoardStatus, EngineStatus, Preferences } from '../../../shared/status';
import type { Output } from '../../../shared/procedures';

export type SopRow = Output<'sops.list'>[number];

/** What the frame shows: the engine's state, and what its badges count. */
export interface AppState {
  readonly status: EngineStatus | null;
  /** All that are under way, and of the others those heard of last. */
  readonly runs: readonly RunSummary[];
  readonly sops: readonly SopRow[];
  readonly preferences: Preferences;
  /** Why the engine could not be asked; null while all is well. */
  readonly refusal: Refusal | null;
  /** Since when it has not answered, though somebody asks it all the time; null: it does. */
  readonly silentSince: number | null;
}

export const newApp: AppState = {
  status: null,
  runs: [],
  sops: [],
  preferences: { theme: 'system', language: 'system', person: '', firstRun: false, shortcuts: true },
  refusal: null,
  silentSince: null,
};

/** Of runs that are over. */
const mostOver = 100;

/**
 * A window is open for weeks: of the runs that are over only the first stay, and the first of each procedure,
 * whose row tells of it.
 */
function kept(runs: readonly RunSummary[]): readonly RunSummary[] {
  const sops = new Set<string>();
  let over = 0;
  return runs.filter((run) => {
    if (isUnderWay(run)) return true;
    over += 1;
    const isFirst = !sops.has(run.sop);
    sops.add(run.sop);
    return isFirst || over <= mostOver;
  });
}

export const withRun = (state: AppState, summary: RunSummary): AppState => ({
  ...state,
  runs: kept([summary, ...state.runs.filter(({ runId }) => runId !== summary.runId)]),
});

/** Takes the engine's list; what was heard of a run while it was asked for is newer. */
export function withRuns(state: AppState, listed: readonly RunSummary[]): AppState {
  const known = new Set(state.runs.map(({ runId }) => runId));
  return {
    ...state,
    runs: kept([...state.runs, ...listed.filter(({ runId }) => !known.has(runId))]).toSorted(
      (a, b) => b.startedAt - a.startedAt,
    ),
  };
}

export const liveRuns = (runs: readonly RunSummary[]): number => runs.filter(isUnderWay).length;

/** What is wrong with config.toml, and what it names and nobody finds. */
export const configFaults = (status: EngineStatus | null): number =>
  (status?.problems ?? []).filter(({ id }) => id === 'config' || id.startsWith('config-')).length;

/** A count for a badge: 999, 1.2k, 34k. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 10_000
    ? `${(Math.floor(count / 100) / 10).toFixed(1).replace(/\.0$/u, '')}k`
    : `${String(Math.floor(count / 1000))}k`;
}

/** How many boards answer, of how many. */
export function boardCount(status: EngineStatus): { readonly connected: number; readonly all: number } {
  const boards = status.boards.filter(({ state }) => state !== 'disabled');
  return { connected: boards.filter(({ state }) => state === 'connected').length, all: boards.length };
}

/** A board that another than before answers as: a person has to say whether it is the right one. */
export const isUnconfirmed = ({ unconfirmed }: BoardStatus): boolean => unconfirmed === true;

export function boardHealth(status: EngineStatus): 'on' | 'half' | 'off' | 'broken' {
  const { connected, all } = boardCount(status);
  if (all === 0) return 'off';
  if (connected === all) return status.boards.some(isUnconfirmed) ? 'half' : 'on';
  return connected === 0 ? 'broken' : 'half';
}
