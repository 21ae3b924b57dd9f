import type { Migration } from '../migrate';

/**
 * What long histories need. `sop_totals` and `step_totals` count finished runs as they end, in the
 * transaction that ends them: figures need no look at the runs, and outlive them. Of a run: how long it is
 * worth keeping (`importance`, see importanceOf), when it came from a file (`imported_at`), and up to which
 * event its audit records may be missing (`audit_due`).
 */
export const runArchive: Migration = {
  name: '0005-run-archive',
  sql: `
    ALTER TABLE runs ADD COLUMN importance INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE runs ADD COLUMN imported_at INTEGER;
    ALTER TABLE runs ADD COLUMN audit_due INTEGER;

    UPDATE runs SET importance = coalesce((
      SELECT max(CASE
        WHEN type IN ('run-failed', 'step-failed', 'approval-denied', 'approval-timed-out', 'run-interrupted') THEN 2
        WHEN type IN ('approval-granted', 'run-cancelled') THEN 1
        WHEN type = 'tool-call-sent' AND json_extract(event, '$.acts') THEN 1
        ELSE 0 END)
      FROM run_events WHERE run_events.run_id = runs.run_id), 0);
    UPDATE runs SET audit_due = 1 WHERE number IN (SELECT number FROM runs ORDER BY started_at DESC, number DESC LIMIT 100);

    DROP INDEX runs_by_end;
    CREATE INDEX runs_by_age ON runs (importance, coalesce(imported_at, completed_at)) WHERE coalesce(imported_at, completed_at) IS NOT NULL;
    CREATE INDEX runs_by_audit ON runs (started_at, number) WHERE audit_due IS NOT NULL;

    CREATE TABLE sop_totals (
      sop              TEXT PRIMARY KEY,
      total_runs       INTEGER NOT NULL,
      completed        INTEGER NOT NULL,
      failed           INTEGER NOT NULL,
      cancelled        INTEGER NOT NULL,
      duration_ms      INTEGER NOT NULL,
      min_duration_ms  INTEGER NOT NULL,
      max_duration_ms  INTEGER NOT NULL,
      last_run_at      INTEGER NOT NULL,
      last_status      TEXT NOT NULL,
      last_finished_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    INSERT INTO sop_totals
    SELECT sop, count(*), sum(status = 'completed'), sum(status = 'failed'), sum(status = 'cancelled'),
      sum(completed_at - started_at), min(completed_at - started_at), max(completed_at - started_at), max(started_at),
      (SELECT status FROM runs AS last WHERE last.sop = ended.sop AND last.completed_at IS NOT NULL ORDER BY last.started_at DESC, last.number DESC LIMIT 1),
      max(completed_at)
    FROM runs AS ended WHERE completed_at IS NOT NULL GROUP BY sop;

    CREATE TABLE step_totals (
      sop       TEXT NOT NULL,
      step      INTEGER NOT NULL,
      succeeded INTEGER NOT NULL,
      failed    INTEGER NOT NULL,
      PRIMARY KEY (sop, step)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO step_totals
    SELECT sop, step, sum(type = 'step-completed'), sum(type = 'step-failed')
    FROM (
      SELECT runs.sop AS sop, json_extract(event, '$.step') AS step, type,
        row_number() OVER (PARTITION BY run_events.run_id, json_extract(event, '$.step') ORDER BY seq DESC) AS from_last
      FROM run_events JOIN runs ON runs.run_id = run_events.run_id
      WHERE completed_at IS NOT NULL AND type IN ('step-started', 'step-completed', 'step-failed', 'step-skipped', 'run-interrupted')
    )
    WHERE from_last = 1 AND type IN ('step-completed', 'step-failed') GROUP BY sop, step;
  `,
};
