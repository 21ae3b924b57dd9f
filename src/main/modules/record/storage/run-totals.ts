import { isCounted, RunStatus, tookMs, type Run, type SopMetrics } from '../../../../shared/run';
import { shownNumber } from '../../../../shared/step-numbers';
import type { Database } from '../../../platform/storage/database';

interface SopTotals {
  readonly sop: string;
  readonly total_runs: number;
  readonly completed: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly duration_ms: number;
  readonly min_duration_ms: number;
  readonly max_duration_ms: number;
  readonly last_run_at: number;
  readonly last_status: string;
}

interface StepTotals {
  readonly sop: string;
  readonly step: number;
  readonly succeeded: number;
  readonly failed: number;
}

const addRun = `
  INSERT INTO sop_totals (sop, total_runs, completed, failed, cancelled, duration_ms, min_duration_ms, max_duration_ms, last_run_at, last_status, last_finished_at)
  VALUES (@sop, 1, @completed, @failed, @cancelled, @took, @took, @took, @startedAt, @status, @completedAt)
  ON CONFLICT (sop) DO UPDATE SET
    total_runs = total_runs + 1, completed = completed + excluded.completed, failed = failed + excluded.failed, cancelled = cancelled + excluded.cancelled,
    duration_ms = duration_ms + excluded.duration_ms, min_duration_ms = min(min_duration_ms, excluded.min_duration_ms), max_duration_ms = max(max_duration_ms, excluded.max_duration_ms),
    last_status = iif(excluded.last_run_at >= last_run_at, excluded.last_status, last_status), last_run_at = max(last_run_at, excluded.last_run_at),
    last_finished_at = max(last_finished_at, excluded.last_finished_at)`;

const addStep = `
  INSERT INTO step_totals (sop, step, succeeded, failed) VALUES (@sop, @step, @succeeded, @failed)
  ON CONFLICT (sop, step) DO UPDATE SET succeeded = succeeded + excluded.succeeded, failed = failed + excluded.failed`;

/**
 * Adds a run that has just ended to the totals of its SOP, within the transaction that ends it. What it
 * counts, `metricsOf` counts.
 */
export function countFinishedRun(database: Database): (run: Run) => void {
  const saveRun = database.prepare(addRun);
  const saveStep = database.prepare(addStep);
  return (run) => {
    const { status, startedAt } = run;
    const sop = run.sop.name;
    const completedAt = run.completedAt ?? startedAt;
    saveRun.run({
      sop,
      startedAt,
      completedAt,
      status,
      took: tookMs(startedAt, completedAt),
      completed: Number(status === 'completed'),
      failed: Number(status === 'failed'),
      cancelled: Number(status === 'cancelled'),
    });
    for (const step of run.steps) {
      if (isCounted(step))
        saveStep.run({
          sop,
          step: shownNumber(step),
          succeeded: Number(step.status === 'completed'),
          failed: Number(step.status === 'failed'),
        });
    }
  };
}

/** The totals as figures, by the name of the SOP. */
export function readTotals(database: Database): () => readonly SopMetrics[] {
  const sops = database.prepare<[], SopTotals>('SELECT * FROM sop_totals ORDER BY sop');
  const steps = database.prepare<[], StepTotals>('SELECT * FROM step_totals ORDER BY sop, step');
  return () => {
    const stepsOf = groupedBySop(steps.all());
    return sops.all().map((row) => toMetrics(row, stepsOf.get(row.sop) ?? []));
  };
}

/** Versions before counted a run as shorter than nothing when the clock was set back in it. */
const toMetrics = (row: SopTotals, steps: readonly StepTotals[]): SopMetrics => ({
  sop: row.sop,
  totalRuns: row.total_runs,
  completed: row.completed,
  failed: row.failed,
  cancelled: row.cancelled,
  avgDurationMs: Math.max(0, row.duration_ms / row.total_runs),
  minDurationMs: Math.max(0, row.min_duration_ms),
  maxDurationMs: Math.max(0, row.max_duration_ms),
  lastRunAt: row.last_run_at,
  lastStatus: RunStatus.parse(row.last_status),
  steps: Object.fromEntries(
    steps.map(({ step, succeeded, failed }) => [String(step), { succeeded, failed }]),
  ),
});

function groupedBySop(rows: readonly StepTotals[]): ReadonlyMap<string, readonly StepTotals[]> {
  const groups = new Map<string, StepTotals[]>();
  for (const row of rows) groups.set(row.sop, [...(groups.get(row.sop) ?? []), row]);
  return groups;
}
