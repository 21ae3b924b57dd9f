import type { z } from 'zod';
import { RunSummary } from './run';

/** A run of an engine of the fleet, as far as it was handed in. */
export const FleetRun = RunSummary.pick({
  runId: true,
  sop: true,
  status: true,
  currentStep: true,
  totalSteps: true,
  stepTitle: true,
  source: true,
  topic: true,
  startedAt: true,
  completedAt: true,
  waitingSince: true,
  reason: true,
  lastActivityAt: true,
});
export type FleetRun = z.infer<typeof FleetRun>;
