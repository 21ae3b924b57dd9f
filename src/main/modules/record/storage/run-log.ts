import { shownStep } from '../../../../shared/step-numbers';
import { AppError } from '../../../../shared/errors';
import { RunEvent, RunStatus, type Run, type RunSummary } from '../../../../shared/run';
import { isFinished } from '../../../../shared/run-facts';
import { RunFigures } from '../../../../shared/run-figures';
import type { RunLog, RunsWanted, StoredRunEvent } from '../../../ports/run-log';
import { toStorageError, type Database } from '../../../platform/storage/database';
import { importanceOf, type Importance } from './run-importance';
import { joining } from '../../../platform/storage/transaction';
import { prepareLinks } from '../../../platform/storage/record-links';
import { readDeciders, runsDecided } from './run-deciders';
import { countFinishedRun } from './run-totals';

interface RunRow {
  run_id: string;
  sop: string;
  status: RunStatus;
  current_step: number;
  total_steps: number;
  step_title: string;
  source: string;
  topic: string | null;
  started_at: number;
  completed_at: number | null;
  waiting_since: number | null;
  reason: string | null;
  last_activity_at: number;
  importance: Importance;
  /** Version up to which audit records are due; null: this append makes none due. */
  audit_due: number | null;
  imported_at: number | null;
  concurrency_key: string | null;
  dry: 0 | 1;
  test: 0 | 1;
  again_of: string | null;
  again_step: number | null;
  /** RunFigures as JSON; null: the record could not be read when they were introduced. */
  figures: string | null;
}

const unfinished = RunStatus.options
  .filter((status) => !isFinished(status))
  .map((status) => `'${status}'`)
  .join(', ');

/** Transitions that the audit records. */
const audited: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>([
  'run-started',
  'approval-granted',
  'approval-denied',
  'approval-timed-out',
  'run-completed',
  'run-failed',
  'run-cancelled',
]);

const saveRun = `
  INSERT INTO runs (run_id, sop, status, current_step, total_steps, step_title, source, topic, started_at, completed_at, waiting_since, reason, last_activity_at, importance, audit_due, imported_at, concurrency_key, dry, test, again_of, again_step, figures)
  VALUES (@run_id, @sop, @status, @current_step, @total_steps, @step_title, @source, @topic, @started_at, @completed_at, @waiting_since, @reason, @last_activity_at, @importance, @audit_due, @imported_at, @concurrency_key, @dry, @test, @again_of, @again_step, @figures)
  ON CONFLICT (run_id) DO UPDATE SET
    status = excluded.status, current_step = excluded.current_step, step_title = excluded.step_title, completed_at = excluded.completed_at,
    waiting_since = excluded.waiting_since, reason = excluded.reason, figures = excluded.figures, last_activity_at = excluded.last_activity_at,
    importance = max(importance, excluded.importance), audit_due = coalesce(excluded.audit_due, audit_due)`;

/**
 * The same while a run goes on as before: none of its indexes has to be written. Changes nothing where one of
 * them would.
 */
const touchRun = `
  UPDATE runs SET current_step = @current_step, step_title = @step_title, waiting_since = @waiting_since, reason = @reason, figures = @figures, last_activity_at = @last_activity_at, importance = max(importance, @importance)
  WHERE run_id = @run_id AND status = @status AND completed_at IS NULL`;

/** Writes events and the run's index row, within the transaction of the caller. */
export function prepareRunWriter(
  database: Database,
  links = prepareLinks,
): (
  runId: string,
  version: number,
  events: readonly RunEvent[],
  run: Run,
  importedAt: number | null,
) => void {
  const insertEvent = database.prepare(
    'INSERT INTO run_events (run_id, seq, at, type, event, link, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const link = links(database, ({ runId, seq, at, type, event, link, hash }) => {
    insertEvent.run(runId, seq, at, type, event, link, hash);
  });
  const upsertRun = database.prepare(saveRun);
  const touch = database.prepare(touchRun);
  return (runId, version, events, run, importedAt) => {
    const stored = events.map((event, index) => ({
      runId,
      seq: version + index + 1,
      at: event.at,
      type: event.type,
      event: JSON.stringify(event),
    }));
    link(stored);
    const row: RunRow = {
      ...toRunRow(run, events.at(-1)?.at ?? run.startedAt),
      importance:
        run.dry === true
          ? 0
          : events.map(importanceOf).reduce<Importance>((most, next) => (next > most ? next : most), 0),
      audit_due:
        importedAt === null && events.some(({ type }) => audited.has(type)) ? version + events.length : null,
      imported_at: importedAt,
    };
    const goesOn = version > 0 && row.completed_at === null && row.audit_due === null;
    if (!goesOn || touch.run(row).changes === 0) upsertRun.run(row);
  };
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';

/**
 * The record of runs in SQLite. Events and index columns are written in one transaction. `links`: how events get their
 * places in the record, to measure what that costs.
 */
export function createRunLog(database: Database, links = prepareLinks): RunLog {
  const version = database
    .prepare<[string], number>('SELECT coalesce(max(seq), 0) FROM run_events WHERE run_id = ?')
    .pluck();
  const writeRun = prepareRunWriter(database, links);
  const count = countFinishedRun(database);
  const readEvents = database.prepare<[string], { seq: number; event: string }>(
    'SELECT seq, event FROM run_events WHERE run_id = ? ORDER BY seq',
  );
  const readCourse = database.prepare<[string], { seq: number; event: string }>(
    "SELECT seq, event FROM run_events WHERE run_id = ? AND type NOT IN ('model-requested', 'model-answered', 'model-failed', 'tool-call-sent', 'tool-call-answered', 'calls-drafted', 'calls-edited') ORDER BY seq",
  );
  const readSome = database.prepare<[string, number, number], { seq: number; event: string }>(
    'SELECT seq, event FROM run_events WHERE run_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const activeRuns = database
    .prepare<[], string>(
      `SELECT run_id FROM runs WHERE status IN (${unfinished}) AND imported_at IS NULL ORDER BY started_at, number`,
    )
    .pluck();
  const lastEnd = database
    .prepare<[string], number | null>('SELECT last_finished_at FROM sop_totals WHERE sop = ?')
    .pluck();
  const lastEndBefore = database
    .prepare<[string, number], number | null>(
      'SELECT max(completed_at) FROM runs WHERE sop = ? AND completed_at <= ? AND imported_at IS NULL AND dry = 0',
    )
    .pluck();
  const lastEndOfKey = database
    .prepare<[string, string, number], number | null>(
      'SELECT max(completed_at) FROM runs WHERE sop = ? AND concurrency_key = ? AND completed_at <= ? AND imported_at IS NULL AND dry = 0',
    )
    .pluck();
  const lastEndInFolder = database
    .prepare<[{ sop: string; folder: string; key: string | null; after: number; notAfter: number }], number>(`
    SELECT completed_at FROM runs JOIN run_events ON run_events.run_id = runs.run_id AND seq = 1
    WHERE sop = @sop AND completed_at > @after AND completed_at <= @notAfter AND imported_at IS NULL AND dry = 0
      AND (@key IS NULL OR concurrency_key = @key) AND json_extract(event, '$.folder') = @folder
    ORDER BY completed_at DESC LIMIT 1`)
    .pluck();
  const deciders = readDeciders(database);
  const isOver = database
    .prepare<[string], number>(
      'SELECT completed_at IS NOT NULL OR imported_at IS NOT NULL FROM runs WHERE run_id = ?',
    )
    .pluck();

  /**
   * How far the log of each run goes that this one writes. When a transaction is taken back it says too much, and
   * the log itself is looked at; two events of one number the table refuses.
   */
  const going = new Map<string, number>();
  const write = (runId: string, expectedVersion: number, events: readonly RunEvent[], run: Run): boolean => {
    if (
      expectedVersion > 0 && // of a run that is not new the table refuses the first event
      going.get(runId) !== expectedVersion &&
      (version.get(runId) !== expectedVersion || isOver.get(runId) === 1)
    )
      return false;
    going.delete(runId);
    try {
      writeRun(runId, expectedVersion, events, run, null);
    } catch (failure) {
      // Its first event was refused, so nothing was written: another engine had written it.
      if (isTaken(failure) && version.get(runId) !== expectedVersion) return false;
      throw failure;
    }
    if (isFinished(run.status) && run.dry !== true) count(run);
    if (!isFinished(run.status)) going.set(runId, expectedVersion + events.length);
    return true;
  };
  const own = database.transaction((work: () => boolean) => work());
  const alone = (work: () => boolean): boolean => own.immediate(work);

  return {
    append(runId, expectedVersion, events, run) {
      if (events.length === 0) return version.get(runId) === expectedVersion;
      try {
        return joining(database, () => write(runId, expectedVersion, events, run), alone);
      } catch (failure) {
        throw toStorageError(failure, database.name);
      }
    },
    read(runId) {
      try {
        return readEvents.all(runId).map(({ seq, event }) => toStoredEvent(database.name, runId, seq, event));
      } catch (failure) {
        throw toStorageError(failure, database.name);
      }
    },
    course(runId) {
      try {
        return readCourse.all(runId).map(({ seq, event }) => toStoredEvent(database.name, runId, seq, event));
      } catch (failure) {
        throw toStorageError(failure, database.name);
      }
    },
    page(runId, after, limit) {
      try {
        const events = readSome
          .all(runId, after, limit)
          .map(({ seq, event }) => toStoredEvent(database.name, runId, seq, event));
        return { events, total: version.get(runId) ?? 0 };
      } catch (failure) {
        throw toStorageError(failure, database.name);
      }
    },
    active: () => activeRuns.all(),
    list: (wanted) => listRuns(database, wanted).map(toRunSummary),
    count: (wanted) => countRuns(database, wanted),
    deciders,
    lastFinishedAt(sop, key, notAfter) {
      if (key !== undefined) return lastEndOfKey.get(sop, key, notAfter) ?? null;
      // The total outlives the runs.
      const last = lastEnd.get(sop) ?? null;
      return last === null || last <= notAfter ? last : (lastEndBefore.get(sop, notAfter) ?? null);
    },
    lastFinishedIn: (folder, formerName, key, { after, notAfter }) =>
      lastEndInFolder.get({ sop: formerName, folder, key: key ?? null, after, notAfter }) ?? null,
  };
}

function conditionsOf(wanted: RunsWanted): readonly string[] {
  // Those that go on are few, and have an index of their own, and so have those that one person decided: a plus
  // keeps SQLite from walking all that ever had the same name.
  const alone = wanted.over === false || wanted.decidedBy !== undefined ? '+' : '';
  return [
    wanted.sop === undefined ? [] : [`${alone}sop = @sop`],
    wanted.status === undefined ? [] : [`${alone}status = @status`],
    wanted.imported === undefined ? [] : [`imported_at IS ${wanted.imported ? 'NOT ' : ''}NULL`],
    wanted.dry === undefined ? [] : [`dry = ${wanted.dry ? '1' : '0'}`],
    wanted.source === undefined ? [] : [`${alone}source = @source`],
    wanted.since === undefined ? [] : [`${alone}started_at >= @since`],
    wanted.until === undefined ? [] : [`${alone}started_at < @until`],
    wanted.decidedBy === undefined ? [] : [`run_id IN (${runsDecided})`],
    wanted.over === undefined ? [] : [`completed_at IS ${wanted.over ? 'NOT ' : ''}NULL`],
  ].flat();
}

const whereAll = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

const valuesOf = ({ sop, status, source, since, until, decidedBy }: RunsWanted): object => ({
  sop: sop ?? null,
  status: status ?? null,
  source: source ?? null,
  since: since ?? null,
  until: until ?? null,
  decidedBy: decidedBy ?? null,
});

function listRuns(
  database: Database,
  { after, limit, ...wanted }: Parameters<RunLog['list']>[0],
): readonly RunRow[] {
  const behind =
    after === undefined
      ? []
      : ['(started_at, number) < (SELECT started_at, number FROM runs WHERE run_id = @after)'];
  const where = whereAll([...conditionsOf(wanted), ...behind]);
  const statement = database.prepare<[object], RunRow>(
    `SELECT * FROM runs ${where} ORDER BY started_at DESC, number DESC LIMIT @limit`,
  );
  return statement.all({ ...valuesOf(wanted), after: after ?? null, limit });
}

function countRuns(database: Database, wanted: RunsWanted): number {
  const where = whereAll(conditionsOf(wanted));
  return (
    database.prepare<[object], number>(`SELECT count(*) FROM runs ${where}`).pluck().get(valuesOf(wanted)) ??
    0
  );
}

function toStoredEvent(file: string, runId: string, seq: number, text: string): StoredRunEvent {
  const parsed = RunEvent.safeParse(parseJson(text));
  if (parsed.success) return { seq, event: parsed.data };
  const issue = parsed.error.issues[0];
  throw new AppError(
    'storage.run-event',
    `Event ${String(seq)} of run ${runId} in ${file} cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trimEnd(),
    {
      remedy:
        'The other runs are not affected. Update ZeroClaw if this database was used by a newer version; otherwise restore a backup of the database.',
      cause: parsed.error,
    },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toRunRow(
  run: Run,
  lastActivityAt: number,
): Omit<RunRow, 'importance' | 'audit_due' | 'imported_at'> {
  return {
    run_id: run.runId,
    sop: run.sop.name,
    status: run.status,
    current_step: shownStep(run.sop.steps, run.currentStep),
    total_steps: run.sop.steps.length,
    step_title: run.sop.steps[run.currentStep - 1]?.title ?? '',
    source: run.trigger.source,
    topic: run.trigger.topic,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    waiting_since: run.gate?.requestedAt ?? null,
    reason: run.reason,
    last_activity_at: lastActivityAt,
    concurrency_key: run.concurrencyKey ?? null,
    dry: run.dry === true ? 1 : 0,
    test: run.trigger.test === true ? 1 : 0,
    again_of: run.again?.runId ?? null,
    again_step: run.again === undefined ? null : shownStep(run.sop.steps, run.again.step),
    figures: JSON.stringify(run.figures),
  };
}

function toRunSummary(row: RunRow): RunSummary {
  const figures = RunFigures.safeParse(parseJson(row.figures ?? 'null'));
  return {
    runId: row.run_id,
    sop: row.sop,
    status: row.status,
    currentStep: row.current_step,
    totalSteps: row.total_steps,
    stepTitle: row.step_title,
    source: row.source,
    topic: row.topic,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    waitingSince: row.waiting_since,
    reason: row.reason,
    lastActivityAt: row.last_activity_at,
    ...(row.dry === 1 ? { dry: true } : {}),
    ...(row.test === 1 ? { test: true } : {}),
    ...(row.imported_at === null ? {} : { importedAt: row.imported_at }),
    ...(row.again_of === null || row.again_step === null
      ? {}
      : { again: { runId: row.again_of, step: row.again_step } }),
    ...(figures.success ? { figures: figures.data } : {}),
  };
}
