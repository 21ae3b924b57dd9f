import type { Run, RunEvent, RunRepeat } from '../../shared/run';
import type { RetentionCutoffs, RunArchive } from '../ports/run-archive';
import { toStorageError, type Database } from './database';
import type { Importance } from './run-importance';
import { prepareRunWriter } from './run-log';
import { readDecisions, readLastDecision } from './run-decisions';
import { readTotals } from './run-totals';
import { createTransaction } from './transaction';

/** The past of the runs in SQLite, beside `createRunLog` on the same database. */
export function createRunArchive(database: Database): RunArchive {
  const due = database.prepare<[], string>('SELECT run_id FROM runs WHERE audit_due IS NOT NULL ORDER BY started_at, number').pluck();
  const settle = database.prepare('UPDATE runs SET audit_due = NULL WHERE run_id = ? AND audit_due <= ?');
  const imported = database.prepare<[string], number | null>('SELECT imported_at FROM runs WHERE run_id = ?').pluck();
  const repeats = database.prepare<[string], RunRepeat>('SELECT run_id AS runId, again_step AS step, started_at AS at, status FROM runs WHERE again_of = ? AND imported_at IS NULL ORDER BY started_at, number');
  const isThere = database.prepare<[string], number>('SELECT 1 FROM runs WHERE run_id = ?').pluck();
  const write = prepareRunWriter(database);
  const transaction = createTransaction(database);
  const older = database.prepare<[Importance, number, number], string>('SELECT run_id FROM runs WHERE importance = ? AND coalesce(imported_at, completed_at) < ? AND audit_due IS NULL ORDER BY coalesce(imported_at, completed_at) LIMIT ?').pluck();
  const deleteEvents = database.prepare('DELETE FROM run_events WHERE run_id = ?');
  const deleteRun = database.prepare('DELETE FROM runs WHERE run_id = ?');

  const add = database.transaction((events: readonly RunEvent[], run: Run, at: number): boolean => {
    if (isThere.get(run.runId) === 1) return false;
    write(run.runId, 0, events, run, at);
    return true;
  });

  const deleteSome = database.transaction((cutoffs: RetentionCutoffs, limit: number): number => {
    let left = limit;
    for (const [importance, cutoff] of [[0, cutoffs.dull], [1, cutoffs.normal], [2, cutoffs.important]] as const) {
      if (cutoff === null) continue;
      for (const runId of older.all(importance, cutoff, left)) {
        deleteEvents.run(runId);
        left -= deleteRun.run(runId).changes;
      }
    }
    return limit - left;
  });

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
    audited: (runId, version) => { transaction(false, () => settle.run(runId, version)); },
    importedAt: (runId) => imported.get(runId) ?? null,
    repeats: (runId) => repeats.all(runId),
    import: (events, run, at) => telling(() => add.immediate(events, run, at)),
    deleteOlder: (cutoffs, limit) => telling(() => deleteSome.immediate(cutoffs, limit)),
  };
}
