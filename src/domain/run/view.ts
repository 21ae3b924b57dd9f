import type { Json } from '../../shared/json';
import { isoStamp } from '../../shared/moments';
import type { Run, RunSummary, StepState } from '../../shared/run';
import type { StepWaiting } from '../../shared/run-figures';
import { answeredInWords } from '../../shared/run-facts';
import { shownNumber, shownStep } from '../../shared/step-numbers';

/** A run as `zeroclaw runs --json` prints it: snake case, times in ISO 8601 UTC with milliseconds. */
export function toRunView(run: Run): { [key: string]: Json } {
  return {
    run_id: run.runId,
    sop_name: run.sop.name,
    status: run.status,
    ...(run.dry === true ? { dry: true } : {}),
    ...(run.again === undefined
      ? {}
      : {
          again_of: run.again.runId,
          from_step: shownStep(run.sop.steps, run.again.step),
          payload_edited: run.again.payloadEdited === true,
        }),
    current_step: shownStep(run.sop.steps, run.currentStep),
    total_steps: run.steps.length,
    ...(run.concurrencyKey === undefined ? {} : { concurrency_key: run.concurrencyKey }),
    trigger: {
      source: run.trigger.source,
      topic: run.trigger.topic,
      payload: run.trigger.payload,
      ...(run.trigger.meta === undefined ? {} : { meta: run.trigger.meta }),
      received_at: iso(run.trigger.receivedAt),
    },
    started_at: iso(run.startedAt),
    completed_at: iso(run.completedAt),
    waiting_since: iso(run.gate?.requestedAt ?? null),
    reason: run.reason,
    ...(run.figures.awaits === undefined
      ? {}
      : {
          waits_for: { ...run.figures.awaits.part, since: iso(run.figures.awaits.since) },
        }),
    ...(run.figures.waits === undefined ? {} : { waits: toWaitView(run.figures.waits) }),
    steps: run.steps.map((step) => toStepView(step, answeredInWords(run.sop, step))),
    decisions: run.decisions.map(({ step, decision, by, via, at, reason }) => ({
      step: shownStep(run.sop.steps, step),
      decision,
      by,
      via,
      at: iso(at),
      reason,
    })),
  };
}

const toWaitView = ({ since, dueAt, timeoutAt, heard, child }: StepWaiting): Json => ({
  since: iso(since),
  until: iso(dueAt),
  timeout_at: iso(timeoutAt),
  ...(heard === undefined ? {} : { condition: heard.condition, topic: heard.topic }),
  ...(child === undefined ? {} : { procedure: child.sop, run_id: child.runId }),
});

/** The same of a run whose events cannot be read, as far as it is known. */
export const toListedView = (run: RunSummary): { [key: string]: Json } => ({
  run_id: run.runId,
  sop_name: run.sop,
  status: run.status,
  ...(run.dry === true ? { dry: true } : {}),
  current_step: run.currentStep,
  total_steps: run.totalSteps,
  trigger: { source: run.source, topic: run.topic, payload: null, received_at: null },
  started_at: iso(run.startedAt),
  completed_at: iso(run.completedAt),
  waiting_since: iso(run.waitingSince),
  reason: run.reason,
  steps: [],
  decisions: [],
  ...(run.importedAt === undefined ? {} : { imported_at: iso(run.importedAt) }),
});

const toStepView = (step: StepState, inWords: boolean): Json => ({
  number: shownNumber(step),
  title: step.title,
  status: step.status,
  output: step.output,
  started_at: iso(step.startedAt),
  completed_at: iso(step.completedAt),
  ...(inWords ? { answered_in_words: true } : {}),
  ...(step.carried === true ? { carried_over: true } : {}),
  ...(step.visits === undefined ? {} : { visits: step.visits }),
  ...(step.retryAt === undefined ? {} : { retry_at: iso(step.retryAt) }),
  tool_calls: step.toolCalls.map(({ name, arguments: args, success, output }) => ({
    name,
    arguments: args,
    success,
    output,
  })),
});

const iso = (at: number | null): string | null => (at === null ? null : isoStamp(at));
