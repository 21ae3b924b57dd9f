import { useEffect } from 'react';
import { create } from 'zustand';
import type { Notice } from '../../../shared/notices';
import type { Refusal, Result } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';
import { hasMore, newList, noFilter, questionOf, withWindow, type RunFilter } from './run-list';
import { noRuns, openSheets, withPage, withRunChanged, withStepText, type RunsState } from './runs-state';

/** Runs asked for at once; older ones when the end of the list comes near. */
const windowLength = 100;
const pageLength = 2_000;
/** Runs being read, and ends of the list that the next window is being asked for. */
const reading = new Set<string>();
const asking = new Set<string>();

interface RunsStore extends RunsState {
  readonly filter: RunFilter;
  readonly listed: boolean;
  readonly listProblem: Refusal | null;
  /** Runs that are too long for one stretch, while they are being read. */
  readonly progress: Readonly<Record<string, { readonly read: number; readonly total: number }>>;
  /** Why a run could not be shown, by run. */
  readonly problems: Readonly<Record<string, Refusal>>;
  readonly loadList: () => Promise<void>;
  /** The next window of the list, asked for once, however often its end comes into view. */
  readonly loadMore: () => Promise<void>;
  /** Reads a run to its end, stretch by stretch. */
  readonly loadRun: (runId: string) => Promise<void>;
  readonly choose: (change: Partial<RunFilter>) => void;
  readonly cancelRun: (runId: string, reason: string) => Promise<Result<null>>;
  readonly take: (notice: Notice) => void;
  /** After a while without listening: open runs are asked for again. */
  readonly catchUp: () => void;
}

export const useRuns = create<RunsStore>((set, get) => ({
  ...noRuns,
  filter: noFilter,
  listed: false,
  listProblem: null,
  problems: {},
  progress: {},

  loadList: async () => {
    const { filter } = get();
    const question = questionOf(filter, new Date().setHours(0, 0, 0, 0));
    const answer = await ask('runs.ledger', { ...question, limit: windowLength, total: true });
    if (get().filter !== filter) return;
    set(answer.ok ? { list: newList(question, answer.value), listed: true, listProblem: null } : { listProblem: answer.error });
  },

  loadMore: async () => {
    const { list } = get();
    const after = list.past.at(-1)?.runId;
    if (after === undefined || !hasMore(list) || asking.has(after)) return;
    asking.add(after);
    try {
      const answer = await ask('runs.ledger', { ...list.question, after, limit: windowLength });
      // A list that was asked for anew has another end.
      if (get().list.past.at(-1)?.runId !== after) return;
      set((state) => (answer.ok ? { list: withWindow(state.list, answer.value) } : { listProblem: answer.error }));
    } finally {
      asking.delete(after);
    }
  },

  loadRun: async (runId) => {
    if (reading.has(runId)) return;
    reading.add(runId);
    try {
      for (;;) {
        const after = get().sheets[runId]?.lastEvent.seq ?? 0;
        const answer = await ask('runs.events', { runId, after, limit: pageLength });
        if (!answer.ok) return set((state) => ({ problems: { ...state.problems, [runId]: answer.error } }));
        const { total } = answer.value;
        set((state) => {
          const { [runId]: _solved, ...problems } = state.problems;
          const written = withPage(state, runId, answer.value);
          const read = written.sheets[runId]?.lastEvent.seq ?? 0;
          const { [runId]: _done, ...progress } = state.progress;
          return { ...written, problems, progress: read < total ? { ...progress, [runId]: { read, total } } : progress };
        });
        const read = get().sheets[runId]?.lastEvent.seq ?? 0;
        if (read >= total || read === after) return;
      }
    } finally {
      reading.delete(runId);
    }
  },

  choose: (change) => {
    set((state) => ({ filter: { ...state.filter, ...change } }));
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

/** The sheet of a run, asked for when it is not known yet; undefined until all of it is there. */
export function useRunSheet(runId: string) {
  const progress = useRuns((state) => state.progress[runId]);
  const sheet = useRuns((state) => state.sheets[runId]);
  const problem = useRuns((state) => state.problems[runId]);
  const missing = problem === undefined && (sheet === undefined || progress !== undefined);
  useEffect(() => {
    if (missing) void useRuns.getState().loadRun(runId);
  }, [missing, runId]);
  return { sheet: progress === undefined ? sheet : undefined, problem, progress };
}
