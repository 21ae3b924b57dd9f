import { demoSop } from '../../../shared/demo';
import type { RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';

/** How far the demo is that was started at `since`. */
export type DemoPhase =
  | { readonly at: 'event' }
  | { readonly at: 'reads' | 'sign' | 'acts' | 'ended'; readonly runId: string }
  | { readonly at: 'done'; readonly runId: string; readonly tookMs: number };

/** A run that was under way when the demo was started again is the demo's run. */
export function demoPhase(runs: readonly RunSummary[], since: number): DemoPhase {
  const run = runs.find(
    ({ sop, startedAt, completedAt, status }) =>
      sop === demoSop && (startedAt >= since || !isFinished(status) || (completedAt ?? 0) >= since),
  );
  if (run === undefined) return { at: 'event' };
  const { runId, status, currentStep, startedAt, completedAt } = run;
  if (status === 'completed') return { at: 'done', runId, tookMs: (completedAt ?? startedAt) - startedAt };
  if (isFinished(status)) return { at: 'ended', runId };
  if (status === 'waiting_approval') return { at: 'sign', runId };
  return { at: currentStep <= 1 ? 'reads' : 'acts', runId };
}
