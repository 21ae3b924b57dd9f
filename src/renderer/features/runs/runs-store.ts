import { useEffect } from 'react';
import { create } from 'zustand';
import type { Notice } from '../../../shared/notices';
import type { RunStatus } from '../../../shared/run';
import type { Refusal, Result } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';
import { noRuns, openSheets, withDetail, withRunChanged, withStepText, withSummaries, type RunFilter, type RunsState } from './runs-state';

/** Runs asked for at once; older ones are found with a filter. */
const listLimit = 500;

interface RunsStore extends RunsState {
  readonly filter: RunFilter;
  readonly listed: boolean;
  readonly listProblem: Refusal | null;
  /** Why a run could not be shown, by run. */
  readonly problems: Readonly<Record<string, Refusal>>;
  readonly loadList: () => Promise<void>;
  readonly loadRun: (runId: string) => Promise<void>;
  readonly chooseSop: (sop: string | null) => void;
  readonly chooseStatus: (status: RunStatus | null) => void;
  readonly cancelRun: (runId: string, reason: string) => Promise<Result<null>>;
  readonly take: (notice: Notice) => void;
  /** After a while without listening: open runs are asked for again. */
  readonly catchUp: () => void;
}

export const useRuns = create<RunsStore>((set, get) => ({
  ...noRuns,
  filter: { sop: null, status: null },
  listed: false,
  listProblem: null,
  problems: {},

  loadList: async () => {
    const { sop, status } = get().filter;
    const answer = await ask('runs.list', { limit: listLimit, ...(sop === null ? {} : { sop }), ...(status === null ? {} : { status }) });
    if (answer.ok) set((state) => ({ ...withSummaries(state, answer.value), listed: true, listProblem: null }));
    else set({ listProblem: answer.error });
  },

  loadRun: async (runId) => {
    const answer = await ask('runs.show', { runId });
    if (!answer.ok) return set((state) => ({ problems: { ...state.problems, [runId]: answer.error } }));
    set((state) => {
      const { [runId]: _solved, ...problems } = state.problems;
      return { ...withDetail(state, answer.value), problems };
    });
  },

  chooseSop: (sop) => {
    set((state) => ({ filter: { ...state.filter, sop } }));
    void get().loadList();
  },
  chooseStatus: (status) => {
    set((state) => ({ filter: { ...state.filter, status } }));
    void get().loadList();
  },

  cancelRun: (runId, reason) => ask('runs.cancel', { runId, reason }),

  take: (notice) => {
    if (notice.type === 'step-text') set((state) => withStepText(state, notice, Date.now()));
    if (notice.type !== 'run-changed') return;
    const { state, missed } = withRunChanged(get(), notice);
    set(state);
    if (missed) void get().loadRun(notice.summary.runId);
  },

  catchUp: () => {
    set({ live: {} });
    for (const runId of openSheets(get())) void get().loadRun(runId);
  },
}));

/** Keeps the store up to date while a page that shows runs is open. */
export function useRunsFeed(): void {
  useEffect(() => {
    const { take, loadList, catchUp } = useRuns.getState();
    catchUp();
    const stop = onNotice(take);
    void loadList();
    return stop;
  }, []);
}

/** The sheet of a run, asked for when it is not known yet. */
export function useRunSheet(runId: string) {
  const sheet = useRuns((state) => state.sheets[runId]);
  const problem = useRuns((state) => state.problems[runId]);
  const missing = sheet === undefined && problem === undefined;
  useEffect(() => {
    if (missing) void useRuns.getState().loadRun(runId);
  }, [missing, runId]);
  return { sheet, problem };
}
