import { isCounted, tookMs, type Run, type SopMetrics } from '../../shared/run';
import { isFinished } from '../../shared/run-facts';
import { shownNumber } from '../../shared/step-numbers';

/** What metrics need of a run. */
export interface RunOutcome extends Pick<Run, 'status' | 'startedAt' | 'completedAt'> {
  readonly sop: string;
  readonly steps: readonly {
    readonly number: number;
    readonly written?: number | undefined;
    readonly status: string;
    readonly carried?: boolean | undefined;
  }[];
}

export const outcomeOf = (run: Run): RunOutcome => ({
  sop: run.sop.name,
  status: run.status,
  startedAt: run.startedAt,
  completedAt: run.completedAt,
  steps: run.steps,
});

/**
 * The figures of one SOP over its runs, in any order. Durations count finished runs of every outcome; the
 * last run is the one started last.
 */
export function metricsOf(sop: string, outcomes: Iterable<RunOutcome>): SopMetrics {
  const runs = [...outcomes].filter((outcome) => outcome.sop === sop);
  const durations = runs.flatMap(({ startedAt, completedAt }) =>
    completedAt === null ? [] : [tookMs(startedAt, completedAt)],
  );
  const last = runs.reduce<RunOutcome | null>(
    (latest, run) => (latest === null || run.startedAt >= latest.startedAt ? run : latest),
    null,
  );
  const count = (status: Run['status']): number =>
    runs.filter((run) => run.status === status && isFinished(status)).length;
  return {
    sop,
    totalRuns: runs.length,
    completed: count('completed'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    avgDurationMs:
      durations.length === 0 ? null : durations.reduce((sum, ms) => sum + ms, 0) / durations.length,
    minDurationMs: durations.reduce<number | null>(
      (least, ms) => (least === null || ms < least ? ms : least),
      null,
    ),
    maxDurationMs: durations.reduce<number | null>(
      (most, ms) => (most === null || ms > most ? ms : most),
      null,
    ),
    lastRunAt: last?.startedAt ?? null,
    lastStatus: last?.status ?? null,
    steps: stepCounts(runs),
  };
}

function stepCounts(runs: readonly RunOutcome[]): SopMetrics['steps'] {
  const counts: SopMetrics['steps'] = {};
  for (const step of runs.flatMap((run) => run.steps)) {
    if (!isCounted(step)) continue;
    const count = (counts[String(shownNumber(step))] ??= { succeeded: 0, failed: 0 });
    count[step.status === 'completed' ? 'succeeded' : 'failed'] += 1;
  }
  return counts;
}
