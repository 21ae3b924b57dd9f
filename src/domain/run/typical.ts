import { tookMs, type Run } from '../../shared/run';
import type { TypicalRun } from '../../shared/sop';

/**
 * How long each step usually takes, from runs that are over. Steps are told apart by title: their numbers
 * change when others come or go.
 */
export function typicalSteps(runs: readonly Pick<Run, 'steps'>[]): TypicalRun['steps'] {
  const times = new Map<string, number[]>();
  for (const { title, status, startedAt, completedAt } of runs.flatMap(({ steps }) => steps)) {
    if (status !== 'completed' || startedAt === null || completedAt === null) continue;
    times.set(title, [...(times.get(title) ?? []), tookMs(startedAt, completedAt)]);
  }
  return [...times].map(([title, all]) => ({ title, ms: median(all), times: all.length }));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
