import type { Run, RunSummary } from '../../shared/run';

/** The row of a run in lists. */
export function toRunSummary(run: Run): RunSummary {
  return {
    runId: run.runId,
    sop: run.sop.name,
    status: run.status,
    currentStep: run.currentStep,
    totalSteps: run.steps.length,
    stepTitle: run.steps[run.currentStep - 1]?.title ?? '',
    source: run.trigger.source,
    topic: run.trigger.topic,
    startedAt: run.startedAt,
    completedAt: run.completedAt,
    waitingSince: run.gate?.requestedAt ?? null,
    reason: run.reason,
    lastActivityAt: lastActivityAt(run),
    ...(run.dry === true ? { dry: true } : {}),
    ...(run.again === undefined ? {} : { again: { runId: run.again.runId, step: run.again.step } }),
  };
}

function lastActivityAt(run: Run): number {
  const ofSteps = run.steps.flatMap((step) => [step.startedAt, step.completedAt, ...step.toolCalls.flatMap((call) => [call.sentAt, call.answeredAt])]);
  const times = [run.startedAt, run.completedAt, run.gate?.requestedAt ?? null, ...run.decisions.map((decision) => decision.at), ...ofSteps];
  return times.reduce<number>((latest, at) => Math.max(latest, at ?? 0), 0);
}
