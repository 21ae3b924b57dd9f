import { isFinished } from '../../shared/run-facts';
import type { Run } from '../../shared/run';
import type { SopEvent } from '../../shared/sop';
import { isoStamp } from '../../shared/moments';

/** Characters of the last output that are handed on. */
const longestOutput = 4_000;

/** What other procedures hear of the end of a run; null: it has not ended, or was a dry run, which is no event. */
export function endOf(run: Run): SopEvent | null {
  const { runId, sop, status, reason, completedAt, dry, trigger } = run;
  if (!isFinished(status) || completedAt === null || dry === true) return null;
  return {
    source: 'procedure',
    topic: sop.name,
    payload: JSON.stringify({
      procedure: sop.name,
      run: runId,
      outcome: status,
      reason,
      output: lastOutput(run),
      ended_at: isoStamp(completedAt),
    }),
    receivedAt: completedAt,
    ...(trigger.test === true ? { test: true } : {}),
    // What the run says may be a model's words, and whose they are goes on with them.
    handed: {
      by: `run:${runId}`,
      ...(trigger.handed?.outside === undefined ? {} : { outside: trigger.handed.outside }),
      ...(trigger.handed?.byJob === true ? { byJob: true } : {}),
    },
  };
}

/** Of the step that ended last. */
function lastOutput({ steps }: Run): string | null {
  const last = steps.reduce<Run['steps'][number] | null>(
    (latest, step) =>
      step.completedAt !== null &&
      step.output !== null &&
      step.completedAt >= (latest?.completedAt ?? -Infinity)
        ? step
        : latest,
    null,
  );
  const output = last?.output ?? null;
  return output === null || output.length <= longestOutput ? output : `${output.slice(0, longestOutput)}…`;
}
