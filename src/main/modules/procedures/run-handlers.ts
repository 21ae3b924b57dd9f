import { AppError } from '../../../shared/errors';
import type { Output } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import { canonicalJson } from '../../../shared/canonical-json';
import type { ImportedRun, RecordReport } from '../../../shared/record';
import type { Decider, FilePlace, Run, RunDetail } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { SopEvent } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { RunArchive } from '../../ports/run-archive';
import type { RunDefinitions } from '../../ports/run-definitions';
import type { RunFileDialogs } from '../../ports/run-file-dialogs';
import type { RunLog, StoredRunEvent } from '../../ports/run-log';
import type { SopEngine } from './engine';
import { putBack } from './put-back';
import type { RunProcedures } from './library/run-procedures';
import { exportPart, startOf, unknownRun } from './runs/run-export';
import { foldLog } from './runs/fold-log';
import { evidenceFor, type KnownLevels } from '../../../domain/procedure/triggers/signal';
import type { LiveWorld } from '../../ports/live-world';
import { readRunFile, type FileSigner, type ReadRun } from './runs/run-file';
import { signedBy, verifiedFile, verifyRuns } from './runs/verify-runs';
import type { Handlers } from '../../platform/router';

type RunHandlers = Pick<
  Handlers,
  | 'runs.list'
  | 'runs.deciders'
  | 'runs.ledger'
  | 'runs.events'
  | 'runs.show'
  | 'runs.evidence'
  | 'runs.again'
  | 'runs.put-back'
  | 'runs.cancel'
  | 'runs.export'
  | 'runs.import'
  | 'runs.verify'
  | 'runs.accept-record'
  | 'runs.verify-file'
  | 'runs.save'
  | 'runs.open'
>;

const noScreen = refuse({
  code: 'runs.no-window',
  message: 'This engine has no window to choose a file in',
  remedy: 'Use `zeroclaw runs export` and `zeroclaw runs import`.',
});

/** More than ever go on at once here; imported ones that never ended may be many. */
const mostLive = 1_000;

interface Parts {
  readonly engine: SopEngine;
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly clock: Clock;
  readonly signer: FileSigner;
  readonly definitions: RunDefinitions;
  readonly procedures: RunProcedures;
  readonly verifyRecord: () => Promise<RecordReport>;
  readonly acceptRecord: (by: Decider) => Result<null>;
  /** What boards know of the pin that an event came from; null: it came from elsewhere. */
  readonly levels: (event: SopEvent) => KnownLevels | null;
  readonly live: Pick<LiveWorld, 'board'>;
  /** Null: nobody is in front of a screen. */
  readonly dialogs: RunFileDialogs | null;
  /** A run has come from a file. */
  readonly imported: (run: Run, last: StoredRunEvent) => void;
}

export function runHandlers({
  engine,
  log,
  archive,
  clock,
  signer,
  definitions,
  procedures,
  verifyRecord,
  acceptRecord,
  levels,
  live,
  dialogs,
  imported,
}: Parts): RunHandlers {
  const exported = (runId: string, from: FilePlace | undefined): Result<Output<'runs.export'>> =>
    exportPart(log, runId, from, clock.now(), signer, definitions);
  /** The parts behind the first, read as they are written. */
  function* partsFrom(runId: string, first: Output<'runs.export'>): Generator<string> {
    for (let part = first; ;) {
      yield part.text;
      if (part.next === null) return;
      const next = exported(runId, part.next);
      if (!next.ok)
        throw new AppError('run-file.gone', next.error.message, {
          remedy: 'Look at the list of runs: this one may have been deleted, because it was old enough.',
        });
      part = next.value;
    }
  }
  /** Whether the run that is here says the same; one that goes on may say more by now. */
  const saysTheSame = ({ run, events }: ReadRun): boolean =>
    canonicalJson(
      log
        .read(run.runId)
        .slice(0, events.length)
        .map(({ event }) => event),
    ) === canonicalJson(events);
  const take = (text: string, by: Decider): Result<ImportedRun> => {
    const read = readRunFile(text);
    if (!read.ok) return read;
    const { run, events, proof, definition } = read.value;
    const isNew = archive.import(events, run, clock.now());
    if (!isNew && !saysTheSame(read.value))
      return refuse({
        code: 'run.exists',
        message: `There is a run ${run.runId} already, and the file says something else of it`,
        remedy:
          'Look at the run that is here, and ask where the file comes from. What is here is never replaced.',
      });
    const about = {
      runId: run.runId,
      sop: run.sop.name,
      events: events.length,
      signed: signedBy(proof, signer.publicKey),
    };
    if (!isNew && archive.importedAt(run.runId) === null)
      return ok({ ...about, isOwn: true, procedure: null, notTaken: null });
    const last = events.at(-1);
    if (isNew && last !== undefined) imported(run, { seq: events.length, event: last });
    const procedure = procedures.arrive(run, definition, by);
    return ok({
      ...about,
      isOwn: false,
      procedure: procedure.ok ? procedure.value : null,
      notTaken: procedure.ok
        ? null
        : { message: procedure.error.message, remedy: procedure.error.remedy ?? null },
    });
  };
  /** What came with a run from a file, as it is here now. */
  const broughtBy = (runId: string): Pick<RunDetail, 'procedure'> => {
    const started = archive.importedAt(runId) === null ? undefined : startOf(log, runId)?.event;
    if (started === undefined || !procedures.came(started)) return {};
    const entry = procedures.of(started);
    return { procedure: entry === null ? null : { name: entry.name, folder: entry.folder } };
  };
  return {
    'runs.list': ({ over, ...wanted }) =>
      ok([...log.list({ ...wanted, ...(over ? { over, dry: false, imported: false } : {}) })]),
    'runs.deciders': () => ok([...log.deciders()]),
    'runs.ledger': ({ after, limit, total, ...wanted }) => {
      const past = { ...wanted, over: true };
      return ok({
        live: after === undefined ? [...log.list({ ...wanted, over: false, limit: mostLive })] : [],
        past: limit === 0 ? [] : [...log.list({ ...past, after, limit })],
        total: total ? log.count(past) : null,
      });
    },
    'runs.events': ({ runId, after, limit }) => {
      const { events, total } = log.page(runId, after, limit);
      return total === 0
        ? unknownRun(runId)
        : ok({
            events: [...events],
            total,
            importedAt: archive.importedAt(runId),
            ...broughtBy(runId),
            repeats: [...archive.repeats(runId)],
          });
    },
    'runs.show': ({ runId }) => {
      const run = foldLog(log, runId);
      if (run === null) return unknownRun(runId);
      const importedAt = archive.importedAt(runId);
      const repeats = archive.repeats(runId);
      return ok({
        run,
        ...(importedAt === null ? {} : { importedAt, ...broughtBy(runId) }),
        ...(repeats.length === 0 ? {} : { repeats: [...repeats] }),
      });
    },
    'runs.evidence': ({ runId }) => {
      // What is wanted stands in the first event; a run may have very many.
      const started = log.page(runId, 0, 1).events[0]?.event;
      if (started?.type !== 'run-started') return unknownRun(runId);
      const here = archive.importedAt(runId) === null;
      return ok(
        evidenceFor(
          started,
          here ? engine.readingsFrom(started.trigger) : [],
          here ? levels(started.trigger) : null,
        ),
      );
    },
    'runs.again': ({ runId, step, payload }, caller) => {
      if (archive.importedAt(runId) === null) return engine.again(runId, { step, payload }, caller);
      if (step > 1)
        return refuse({
          code: 'run.imported',
          message: `Run ${runId} was imported from a file: what it records was not done here, and cannot stand in for steps of a run here`,
          remedy: 'Run it again from the start.',
        });
      const run = foldLog(log, runId);
      if (run !== null && !isFinished(run.status))
        return refuse({
          code: 'run.imported-unfinished',
          message: `Run ${runId} was not over when its file was written`,
          remedy: 'Export it again where it ran, once it has ended there.',
        });
      const started = startOf(log, runId)?.event;
      if (started === undefined || !procedures.came(started))
        return engine.again(runId, { step, payload }, caller);
      const procedure = procedures.of(started);
      if (procedure === null)
        return refuse({
          code: 'run.procedure-gone',
          message: `The procedure that came with run ${runId} is not here any more`,
          remedy: 'Open the file of the run once more: its procedure then arrives again, disabled.',
        });
      return engine.again(runId, { step, payload, procedure }, caller);
    },
    'runs.put-back': (wanted, caller) => {
      const { runId } = wanted;
      const run = foldLog(log, runId);
      if (run === null) return unknownRun(runId);
      if (archive.importedAt(runId) !== null || !isFinished(run.status))
        return refuse({
          code: 'run.not-here-or-not-over',
          message: `Run ${runId} is not over, or was not carried out here`,
          remedy: 'Wait until it has ended, or set the pin on the page Boards.',
        });
      const events = log.read(runId).map(({ event }) => event);
      return putBack(events, wanted, caller, { engine, live, at: clock.now() });
    },
    'runs.cancel': ({ runId, reason }, caller) => engine.cancel(runId, reason, caller),
    'runs.export': ({ runId, from }) => exported(runId, from),
    'runs.import': ({ text }, caller) => take(text, caller),
    'runs.verify': async () => ok(await verifyRuns(await verifyRecord(), log)),
    'runs.accept-record': (_input, caller) => acceptRecord(caller),
    'runs.verify-file': ({ text }) => verifiedFile(text, signer.publicKey),
    'runs.save': async ({ runId }) => {
      if (dialogs === null) return noScreen;
      const first = exported(runId, undefined);
      return first.ok
        ? ok({ file: await dialogs.save(first.value.fileName, partsFrom(runId, first.value)) })
        : first;
    },
    'runs.open': async (_input, caller) => {
      if (dialogs === null) return noScreen;
      const text = await dialogs.open();
      return text === null ? ok(null) : take(text, caller);
    },
  };
}
