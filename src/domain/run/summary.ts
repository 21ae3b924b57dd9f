import type { Run, RunSummary } from '../../shared/run';
import { shownStep } from '../../shared/step-numbers';

/** The row of a run in lists. */
export function toRunSummary(run: Run): RunSummary {
  return {
    runId: run.runId,
    sop: run.sop.name,
    status: run.status,
    currentStep: shownStep(run.sop.steps, run.currentStep),
    totalSteps: run.steps.length,
    stepTitle: run.steps[run.currentStep - 1]?.title ?? '',
    source: run.trigger.source,
    topic: run.trigger.topic,
    startedAt: run.startedAt,
    completedAt: run.completedAt,
    waitingSince: run.gate?.requestedAt ?? null,
    reason: run.reason,
    lastActivityAt: run.figures.time.lastAt,
    ...(run.dry === true ? { dry: true } : {}),
    ...(run.trigger.test === true ? { test: true } : {}),
    ...(run.again === undefined
      ? {}
      : { again: { runId: run.again.runId, step: shownStep(run.sop.steps, run.again.step) } }),
    figures: run.figures,
  };
}
