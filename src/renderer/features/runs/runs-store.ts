import { useEffect } from 'react';
import { create } from 'zustand';
import type { Notice } from '../../../shared/notices';
import type { Input } from '../../../shared/procedures';
import type { Refusal, Result } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';
import { noFilter, noRuns, openSheets, sinceOf, withPage, withRunChanged, withStepText, withSummaries, type RunFilter, type RunsState } from './runs-state';

/** Runs asked for at once; older ones when the end of the list comes into view. */
const listLimit = 500;

function question(filter: RunFilter): Input<'runs.list'> {
  const { sop, status, source } = filter;
  const since = sinceOf(filter, new Date().setHours(0, 0, 0, 0));
  return { limit: listLimit, ...(sop === null ? {} : { sop }), ...(status === null ? {} : { status }), ...(source === null ? {} : { source }), ...(since === null ? {} : { since }) };
}

const pageLength = 2_000;
/** A row of the list is not worth reading more. */
const rowLength = 2_000;
const restsAfterMs = 120;
const reading = new Set<string>();

interface RunsStore extends RunsState {
  readonly filter: RunFilter;
  readonly listed: boolean;
  readonly listProblem: Refusal | null;
  /** Runs that are too long for one stretch, while they are being read or because nobody has opened them. */
  readonly progress: Readonly<Record<string, { readonly read: number; readonly total: number }>>;
  /** Why a run could not be shown, by run. */
  readonly problems: Readonly<Record<string, Refusal>>;
  /** The last run of the list, when there are more behind it; null: that is all, or they are being asked for. */
  readonly last: string | null;
  readonly loadList: () => Promise<void>;
  /** The next stretch of the list. */
  readonly loadMore: () => Promise<void>;
  /** Reads a run to its end, stretch by stretch; one with more than `most` events not at all. */
  readonly loadRun: (runId: string, most?: number) => Promise<void>;
  readonly choose: (change: Partial<RunFilter>) => void;
  readonly cancelRun: (runId: string, reason: string) => Promise<Result<null>>;
  readonly take: (notice: Notice) => void;
  /** After a while without listening: open runs are asked for again. */
  readonly catchUp: () => void;
}

export const useRuns = create<RunsStore>((set, get) => ({
  ...noRuns,
  filter: noFilter,
  last: null,
  listed: false,
  listProblem: null,
  problems: {},
  progress: {},

  loadList: async () => {
    const answer = await ask('runs.list', question(get().filter));
    if (answer.ok) set((state) => ({ ...withSummaries(state, answer.value), listed: true, listProblem: null, last: answer.value.length === listLimit ? (answer.value.at(-1)?.runId ?? null) : null }));
    else set({ listProblem: answer.error });
  },

  loadMore: async () => {
    const { last, filter } = get();
    if (last === null) return;
    // Asked for once, however often the end of the list comes into view.
    set({ last: null });
    const answer = await ask('runs.list', { ...question(filter), after: last });
    if (!answer.ok || get().filter !== filter) return set(answer.ok ? {} : { listProblem: answer.error });
    set((state) => ({ ...withSummaries(state, answer.value), last: answer.value.length === listLimit ? (answer.value.at(-1)?.runId ?? null) : null }));
  },

  loadRun: async (runId, most = Number.POSITIVE_INFINITY) => {
    if (reading.has(runId)) return;
    reading.add(runId);
    try {
      for (;;) {
        const after = get().sheets[runId]?.lastEvent.seq ?? 0;
        const answer = await ask('runs.events', { runId, after, limit: pageLength });
        if (!answer.ok) return set((state) => ({ problems: { ...state.problems, [runId]: answer.error } }));
        const { total } = answer.value;
        if (total > most) return set((state) => ({ progress: { ...state.progress, [runId]: { read: 0, total } } }));
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
    set((state) => ({ filter: { ...state.filter, ...change }, last: null }));
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
export function useRunSheet(runId: string, brief = false) {
  const progress = useRuns((state) => state.progress[runId]);
  const sheet = useRuns((state) => state.sheets[runId]);
  const problem = useRuns((state) => state.problems[runId]);
  const missing = problem === undefined && (sheet === undefined ? progress === undefined || !brief : progress !== undefined && !brief);
  useEffect(() => {
    if (!missing) return undefined;
    if (!brief) {
      void useRuns.getState().loadRun(runId);
      return undefined;
    }
    // A row that is only scrolled past is not asked for.
    const timer = setTimeout(() => void useRuns.getState().loadRun(runId, rowLength), restsAfterMs);
    return () => { clearTimeout(timer); };
  }, [missing, runId, brief]);
  return { sheet: progress === undefined ? sheet : undefined, problem, progress };
}
