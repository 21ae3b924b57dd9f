import type { RunSummary } from '../../../shared/run';
import { shownStep } from '../../../shared/step-numbers';
import { openGate } from './activity';
import type { RunSheet } from '../../../domain/run/run-sheet';

/** A run's row in the list, as its sheet tells it. */
export const summaryOf = (sheet: RunSheet): RunSummary => ({
  runId: sheet.runId,
  sop: sheet.sop.name,
  status: sheet.status,
  currentStep: shownStep(sheet.steps, sheet.currentStep),
  totalSteps: sheet.steps.length,
  stepTitle: sheet.steps[sheet.currentStep - 1]?.title ?? '',
  source: sheet.trigger.source,
  topic: sheet.trigger.topic,
  startedAt: sheet.startedAt,
  completedAt: sheet.endedAt,
  waitingSince: openGate(sheet)?.requestedAt ?? null,
  reason: sheet.reason,
  lastActivityAt: sheet.lastEvent.event.at,
  figures: sheet.figures,
  ...(sheet.dry ? { dry: true } : {}),
  ...(sheet.trigger.test === true ? { test: true } : {}),
  ...(sheet.again === null
    ? {}
    : { again: { runId: sheet.again.runId, step: shownStep(sheet.steps, sheet.again.step) } }),
});
