import type { Run, RunEvent, RunRepeat } from '../../../../shared/run';
import type { DeletedRuns, RetentionCutoffs, RunArchive } from '../../../ports/run-archive';
import { toStorageError, type Database } from '../../../platform/storage/database';
import type { Importance } from './run-importance';
import { prepareRemovals } from '../chain/removals';
import { prepareRunWriter } from './run-log';
import { readDecisions, readLastDecision } from './run-decisions';
import { readTotals } from './run-totals';
import { createTransaction } from '../../../platform/storage/transaction';

export interface DeletionSigner {
  /** Milliseconds since 1970. */
  now(): number;
  /** Signs the record after a deletion, in its transaction. */
  sign(at: number): void;
}

/** What only reads deletes nothing. */
const noSigner: DeletionSigner = { now: () => 0, sign: () => undefined };

/** The past of the runs in SQLite, beside `createRunLog` on the same database. */
export function createRunArchive(database: Database, signer: DeletionSigner = noSigner): RunArchive {
  const due = database
    .prepare<[], string>('SELECT run_id FROM runs WHERE audit_due IS NOT NULL ORDER BY started_at, number')
    .pluck();
  const settle = database.prepare(
    'UPDATE runs SET audit_due = NULL FROM json_each(?) AS written WHERE runs.run_id = written.key AND runs.audit_due <= written.value',
  );
  const imported = database
    .prepare<[string], number | null>('SELECT imported_at FROM runs WHERE run_id = ?')
    .pluck();
  const repeats = database.prepare<[string], RunRepeat>(
    'SELECT run_id AS runId, again_step AS step, started_at AS at, status FROM runs WHERE again_of = ? AND imported_at IS NULL ORDER BY started_at, number',
  );
  const isThere = database.prepare<[string], number>('SELECT 1 FROM runs WHERE run_id = ?').pluck();
  const write = prepareRunWriter(database);
  const transaction = createTransaction(database);
  const oldest = database
    .prepare<[{ importance: Importance; cutoff: number; cooling: string; most: number }], string>(`
    SELECT run_id FROM runs WHERE importance = @importance AND coalesce(imported_at, completed_at) < @cutoff AND audit_due IS NULL
      AND (imported_at IS NOT NULL OR dry = 1 OR NOT EXISTS (SELECT 1 FROM json_each(@cooling) WHERE key = sop AND completed_at >= value))
    ORDER BY coalesce(imported_at, completed_at) LIMIT @most`)
    .pluck();
  const deleteLast = database.prepare<[{ runId: string; rows: number }], { link: number; hash: Buffer }>(
    'DELETE FROM run_events WHERE run_id = @runId AND seq IN (SELECT seq FROM run_events WHERE run_id = @runId ORDER BY seq DESC LIMIT @rows) RETURNING link, hash',
  );
  const tellRemoved = prepareRemovals(database);
  const deleteRun = database.prepare('DELETE FROM runs WHERE run_id = ?');

  const add = database.transaction((events: readonly RunEvent[], run: Run, at: number): boolean => {
    if (isThere.get(run.runId) === 1) return false;
    write(run.runId, 0, events, run, at);
    return true;
  });

  const deleteSome = database.transaction((cutoffs: RetentionCutoffs, rows: number): DeletedRuns => {
    const at = signer.now();
    const removed: { link: number; hash: Buffer }[] = [];
    const deleted = deleteOldest(cutoffs, rows, removed);
    tellRemoved(at, removed);
    if (removed.length > 0) signer.sign(at);
    return deleted;
  });
  const deleteOldest = (
    cutoffs: RetentionCutoffs,
    rows: number,
    removed: { link: number; hash: Buffer }[],
  ): DeletedRuns => {
    const cooling = JSON.stringify(Object.fromEntries(cutoffs.cooling));
    let left = rows;
    let runs = 0;
    for (const [importance, cutoff] of [
      [0, cutoffs.dull],
      [1, cutoffs.normal],
      [2, cutoffs.important],
    ] as const) {
      if (cutoff === null) continue;
      // Each takes a row at least; one more tells that something is left.
      for (const runId of oldest.all({ importance, cutoff, cooling, most: left + 1 })) {
        if (left > 0) {
          const gone = deleteLast.all({ runId, rows: left });
          removed.push(...gone);
          left -= gone.length;
        }
        if (left === 0) return { runs, done: false };
        left -= deleteRun.run(runId).changes;
        runs += 1;
      }
    }
    return { runs, done: true };
  };

  const telling = <T>(work: () => T): T => {
    try {
      return work();
    } catch (failure) {
      throw toStorageError(failure, database.name);
    }
  };

  return {
    metrics: readTotals(database),
    decisions: readDecisions(database),
    lastDecision: readLastDecision(database),
    auditDue: () => due.all(),
    audited: (versions) => {
      transaction(false, () => {
        settle.run(JSON.stringify(Object.fromEntries(versions)));
      });
    },
    importedAt: (runId) => imported.get(runId) ?? null,
    repeats: (runId) => repeats.all(runId),
    import: (events, run, at) => telling(() => add.immediate(events, run, at)),
    deleteOlder: (cutoffs, rows) => telling(() => deleteSome.immediate(cutoffs, rows)),
  };
}
