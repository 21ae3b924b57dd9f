import type { Input, Output } from '../../../shared/procedures';
import type { RunEvent, RunStatus, RunSummary } from '../../../shared/run';
import { deciderOf, isFinished } from '../../../shared/run-facts';
import type { EventSource } from '../../../shared/sop';

export interface RunFilter {
  readonly sop: string | null;
  readonly status: RunStatus | null;
  readonly source: EventSource | null;
  /** Who has decided something in it. */
  readonly decidedBy: string | null;
  /** Days back from today's midnight that are shown; null: all. */
  readonly days: number | null;
}

export const noFilter: RunFilter = { sop: null, status: null, source: null, decidedBy: null, days: null };

/** Runs that are over, asked for at once. */
export const windowLength = 100;

export type RunWindow = Output<'runs.ledger'>;
/** What is asked of the engine: a filter with its days as a time. */
export type RunQuestion = Omit<Input<'runs.ledger'>, 'after' | 'limit' | 'total'>;

const dayMs = 86_400_000;

/** `midnight`: when today began. */
export function questionOf(
  { sop, status, source, decidedBy, days }: RunFilter,
  midnight: number,
): RunQuestion {
  return {
    ...(sop === null ? {} : { sop }),
    ...(status === null ? {} : { status }),
    ...(source === null ? {} : { source }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(days === null ? {} : { since: midnight - days * dayMs }),
  };
}

/**
 * The runs that fit a question: all that go on, and those that are over as far as they were asked for. Each
 * newest first.
 */
export interface RunList {
  readonly question: RunQuestion;
  readonly live: readonly RunSummary[];
  readonly past: readonly RunSummary[];
  /**
   * Windows of the past that were asked for; what is pushed out of them by newer runs comes with the next
   * one.
   */
  readonly windows: number;
  /** How many are over in all. */
  readonly pastTotal: number;
}

export const noRunsListed: RunList = { question: {}, live: [], past: [], windows: 1, pastTotal: 0 };

export const hasMore = ({ past, pastTotal }: RunList): boolean => past.length < pastTotal;

export const newList = (question: RunQuestion, { live, past, total }: RunWindow): RunList => ({
  question,
  live,
  past,
  windows: 1,
  pastTotal: total ?? past.length,
});

/** The list while its next window is asked for: its end stays where it is, whatever comes on top. */
export const withAsked = (list: RunList): RunList => ({ ...list, windows: list.windows + 1 });

/** The list with the window behind its end. */
export function withWindow(list: RunList, { past }: RunWindow): RunList {
  const known = new Set(list.past.map((run) => run.runId));
  const fresh = past.filter((run) => !known.has(run.runId));
  // An empty window is the end, whatever was counted before.
  return {
    ...list,
    past: [...list.past, ...fresh],
    pastTotal: past.length === 0 ? list.past.length : list.pastTotal,
  };
}

/** The list after one run changed by this event. A run that goes on touches nothing of the past. */
export function withRun(list: RunList, run: RunSummary, event: RunEvent): RunList {
  const { decidedBy } = list.question;
  // Whoever has decided something in a run stays one who has.
  const wanted =
    fits(run, list.question) &&
    (decidedBy === undefined ||
      deciderOf(event) === decidedBy ||
      list.live.some((each) => each.runId === run.runId));
  const others = list.live.some((each) => each.runId === run.runId)
    ? list.live.filter((each) => each.runId !== run.runId)
    : list.live;
  if (!isFinished(run.status)) return { ...list, live: wanted ? inserted(others, run) : others };
  const place = list.past.findIndex((each) => each.runId === run.runId);
  if (place !== -1) return { ...list, live: others, past: list.past.with(place, run) };
  if (!wanted) return { ...list, live: others };
  // What belongs behind the end of what was asked for comes with its window.
  const last = list.past.at(-1);
  const beyond = hasMore(list) && last !== undefined && newestFirst(last, run) < 0;
  return {
    ...list,
    live: others,
    past: beyond ? list.past : inserted(list.past, run).slice(0, list.windows * windowLength),
    pastTotal: list.pastTotal + 1,
  };
}

const fits = (run: RunSummary, { sop, status, source, since }: RunQuestion): boolean =>
  (sop === undefined || run.sop === sop) &&
  (status === undefined || run.status === status) &&
  (source === undefined || run.source === source) &&
  (since === undefined || run.startedAt >= since);

const newestFirst = (a: RunSummary, b: RunSummary): number =>
  b.startedAt - a.startedAt || (a.runId < b.runId ? 1 : -1);

function inserted(runs: readonly RunSummary[], run: RunSummary): readonly RunSummary[] {
  const place = runs.findIndex((each) => newestFirst(run, each) < 0);
  return place === -1 ? [...runs, run] : runs.toSpliced(place, 0, run);
}

export const needsPerson = (status: RunStatus): boolean =>
  status === 'waiting_approval' || status === 'interrupted';

/** Those that wait for a person first. */
export const byUrgency = (live: readonly RunSummary[]): readonly RunSummary[] =>
  live.toSorted((a, b) => Number(needsPerson(b.status)) - Number(needsPerson(a.status)));

export interface RunDay {
  /** 0 today, 1 yesterday, ... */
  readonly daysAgo: number;
  readonly at: number;
  readonly runs: readonly RunSummary[];
}

/** Runs by the day they began, in their order. */
export function byDay(runs: readonly RunSummary[], daysAgo: (at: number) => number): readonly RunDay[] {
  const days: { daysAgo: number; at: number; runs: RunSummary[] }[] = [];
  for (const run of runs) {
    const ago = daysAgo(run.startedAt);
    const day = days.at(-1);
    if (day?.daysAgo === ago) day.runs.push(run);
    else days.push({ daysAgo: ago, at: run.startedAt, runs: [run] });
  }
  return days;
}
