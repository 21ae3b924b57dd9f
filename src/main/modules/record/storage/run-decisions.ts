import { RunEvent } from '../../../../shared/run';
import type { RunDecision } from '../../../ports/run-archive';
import type { Database } from '../../../platform/storage/database';

interface Row {
  readonly run_id: string;
  readonly sop: string;
  readonly event: string;
  /** The number that the step is written with, where it is not its position. */
  readonly written: number | null;
}

/** Out of the definition that the run started with; what is damaged hides nothing else. */
const written = `(
  SELECT CASE WHEN json_valid(first.event) AND json_valid(run_events.event) THEN
    json_extract(first.event, '$.sop.steps[' || (json_extract(run_events.event, '$.step') - 1) || '].written') END
  FROM run_events first WHERE first.run_id = run_events.run_id ORDER BY first.seq LIMIT 1) AS written`;

/** Reads them from an index of their own, however many runs there are. */
export function readDecisions(database: Database): (limit: number) => readonly RunDecision[] {
  const latest = database.prepare<[number], Row>(`
    SELECT run_id, sop, event, ${written} FROM run_events JOIN runs USING (run_id)
    WHERE type IN ('approval-granted', 'approval-denied', 'approval-timed-out') AND imported_at IS NULL AND dry = 0
    ORDER BY at DESC, seq DESC LIMIT ?`);
  return (limit) =>
    latest.all(limit).flatMap(({ run_id: runId, sop, event, written }) => {
      const decision = toDecision(readEvent(event), written);
      return decision === null ? [] : [{ runId, sop, ...decision }];
    });
}

/** The last decision of one run, read from its end. */
export function readLastDecision(database: Database): (runId: string) => RunDecision | null {
  const last = database.prepare<[string], Row>(`
    SELECT run_id, sop, event, ${written} FROM run_events JOIN runs USING (run_id)
    WHERE run_id = ? AND type IN ('approval-granted', 'approval-denied', 'approval-timed-out')
    ORDER BY seq DESC LIMIT 1`);
  return (wanted) => {
    const row = last.get(wanted);
    const decision = row === undefined ? null : toDecision(readEvent(row.event), row.written);
    return row === undefined || decision === null ? null : { runId: row.run_id, sop: row.sop, ...decision };
  };
}

/** Null: it is damaged, which must not hide the others. */
function readEvent(text: string): RunEvent | null {
  try {
    return RunEvent.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function toDecision(
  event: RunEvent | null,
  written: number | null,
): Omit<RunDecision, 'runId' | 'sop'> | null {
  switch (event?.type) {
    case 'approval-granted':
      return {
        step: written ?? event.step,
        gate: event.gate,
        decision: 'approved',
        by: event.by,
        via: event.via,
        at: event.at,
        reason: null,
        ...(event.answer === undefined ? {} : { answered: true as const }),
      };
    case 'approval-denied':
      return {
        step: written ?? event.step,
        gate: event.gate,
        decision: 'denied',
        by: event.by,
        via: event.via,
        at: event.at,
        reason: event.reason,
      };
    case 'approval-timed-out':
      return {
        step: written ?? event.step,
        gate: event.gate,
        decision: 'timed_out',
        by: 'engine',
        via: 'engine',
        at: event.at,
        reason: null,
      };
    default:
      return null;
  }
}
