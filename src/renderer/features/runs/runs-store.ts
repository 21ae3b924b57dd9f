import { useEffect } from 'react';
import { create } from 'zustand';
import type { Notice } from '../../../shared/notices';
import type { Refusal, Result } from '../../../shared/result';
import { deciderOf } from '../../../shared/run-facts';
import { ask, onNotice } from '../../bridge/bridge';
import {
  hasMore,
  newList,
  noFilter,
  questionOf,
  windowLength,
  withAsked,
  withWindow,
  type RunFilter,
} from './run-list';
import {
  noRuns,
  openSheets,
  withOpened,
  withPage,
  withRunChanged,
  withStepText,
  type RunsState,
} from './runs-state';

const pageLength = 2_000;
/**
 * Runs being read with the newest event that was told of each in the meantime, and ends of the list that the next
 * window is being asked for.
 */
const reading = new Map<string, number>();
const asking = new Set<string>();

interface RunsStore extends RunsState {
  readonly filter: RunFilter;
  /** Those who have decided something in a run, by name. */
  readonly deciders: readonly string[];
  readonly listed: boolean;
  readonly listProblem: Refusal | null;
  /** Runs that are too long for one stretch, while they are being read. */
  readonly progress: Readonly<Record<string, { readonly read: number; readonly total: number }>>;
  /** Why a run could not be shown, by run. */
  readonly problems: Readonly<Record<string, Refusal>>;
  readonly loadList: () => Promise<void>;
  /** The next window of the list, asked for once, however often its end comes into view. */
  readonly loadMore: () => Promise<void>;
  /** Its sheet is on show: it is kept, and read if it is not there. */
  readonly openRun: (runId: string) => void;
  /** Reads a run that is open to its end, stretch by stretch. */
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
  deciders: [],
  listed: false,
  listProblem: null,
  problems: {},
  progress: {},

  loadList: async () => {
    const { filter } = get();
    const question = questionOf(filter, new Date().setHours(0, 0, 0, 0));
    const [answer, deciders] = await Promise.all([
      ask('runs.ledger', { ...question, limit: windowLength, total: true }),
      ask('runs.deciders', {}),
    ]);
    if (get().filter !== filter) return;
    if (deciders.ok) set({ deciders: deciders.value });
    set(
      answer.ok
        ? { list: newList(question, answer.value), listed: true, listProblem: null }
        : { listProblem: answer.error },
    );
  },

  loadMore: async () => {
    const { list } = get();
    const after = list.past.at(-1)?.runId;
    if (after === undefined || !hasMore(list) || asking.has(after)) return;
    asking.add(after);
    set({ list: withAsked(list) });
    try {
      const answer = await ask('runs.ledger', { ...list.question, after, limit: windowLength });
      // A list that was asked for again has another end.
      if (get().list.past.at(-1)?.runId !== after) return;
      set((state) =>
        answer.ok ? { list: withWindow(state.list, answer.value) } : { listProblem: answer.error },
      );
    } finally {
      asking.delete(after);
    }
  },

  openRun: (runId) => {
    set((state) => withOpened(state, runId));
    const { sheets, progress, problems, loadRun } = get();
    if (problems[runId] === undefined && (sheets[runId] === undefined || progress[runId] !== undefined))
      void loadRun(runId);
  },

  loadRun: async (runId) => {
    if (reading.has(runId)) return;
    reading.set(runId, 0);
    try {
      for (;;) {
        const after = get().sheets[runId]?.lastEvent.seq ?? 0;
        const answer = await ask('runs.events', { runId, after, limit: pageLength });
        if (!answer.ok) return set((state) => ({ problems: { ...state.problems, [runId]: answer.error } }));
        const { total } = answer.value;
        set((state) => {
          const { [runId]: _solved, ...problems } = state.problems;
          const written = withPage(state, runId, answer.value);
          const read = written.sheets[runId]?.lastEvent.seq ?? total;
          const { [runId]: _done, ...progress } = state.progress;
          return {
            ...written,
            problems,
            progress: read < total ? { ...progress, [runId]: { read, total } } : progress,
          };
        });
        const read = get().sheets[runId]?.lastEvent.seq ?? 0;
        // What was told before there was a sheet to write it on is asked for.
        if (read >= Math.max(total, reading.get(runId) ?? 0) || read === after) return;
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
    const decider = deciderOf(notice.event);
    if (decider !== null && !get().deciders.includes(decider))
      set((state) => ({ deciders: [...state.deciders, decider].sort() }));
    if (reading.has(notice.summary.runId)) reading.set(notice.summary.runId, notice.seq);
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

/**
 * The sheet of a run, kept while it is on show and asked for when it is not known yet; undefined until all of
 * it is there.
 */
export function useRunSheet(runId: string) {
  const progress = useRuns((state) => state.progress[runId]);
  const sheet = useRuns((state) => state.sheets[runId]);
  const problem = useRuns((state) => state.problems[runId]);
  useEffect(() => {
    useRuns.getState().openRun(runId);
  }, [runId]);
  return { sheet: progress === undefined ? sheet : undefined, problem, progress };
}
