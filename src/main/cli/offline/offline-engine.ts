import { existsSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { interrupted, underWay, type Job } from '../../../shared/job';
import type { NotificationList } from '../../../shared/notifications';
import type { ParsedInput, Output } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ToolPermission } from '../../../shared/chat';
import { isFinished, type Run, type RunSummary, type SopMetrics } from '../../../shared/run';
import type { Sop, SopEvent, SopVerdict } from '../../../shared/sop';
import type { SopVersion } from '../../../shared/sop-edit';
import type { LedgerRow, Problem } from '../../../shared/status';
import { nextJobAt } from '../../agent/jobs/job-schedule';
import { approvalsOf } from '../../api/handlers/approvals';
import { metricsOfAll } from '../../api/handlers/sops';
import { MemoryBook } from '../../agent/memory/memory-book';
import type { Clock } from '../../base/clock';
import { nearest } from '../../base/nearest';
import { problemOf } from '../../ports/incidents';
import type { Memory } from '../../ports/memory';
import type { RunLog } from '../../ports/run-log';
import { ModelDownloads } from '../../providers/model-store/downloads';
import { listModelFiles } from '../../providers/model-files';
import { homeConfig } from '../../composition/home-config';
import { providerRows } from '../../composition/models/provider-rows';
import { nextFireAt, parseCron } from '../../base/cron';
import { foldLog } from '../../sop/runs/fold-log';
import { verifiedFile, verifyRuns } from '../../sop/runs/verify-runs';
import { exportPart } from '../../sop/runs/run-export';
import { FormerNames } from '../../sop/library/former-names';
import { lastEndsIn } from '../../sop/triggers/last-end';
import { judgeEvent, mayStart, type Circumstances } from '../../sop/triggers/may-start';
import { nextStart } from '../../sop/triggers/next-start';
import { isDatabaseThere, openDatabase, toStorageError, type Database } from '../../storage/database';
import { createEventLedger } from '../../storage/event-ledger';
import { homePaths } from '../../storage/home';
import { createIncidentStore } from '../../storage/incidents';
import { createJobStore } from '../../storage/jobs';
import { createNotificationStore } from '../../storage/notifications';
import { createMarkdownMemory } from '../../storage/memory/markdown-memory';
import { noMemory } from '../../storage/memory/no-memory';
import { createSqliteMemory } from '../../storage/memory/sqlite-memory';
import { createPauseStore } from '../../storage/pause-store';
import { createToolPermissions } from '../../storage/tool-permissions';
import { createRunArchive } from '../../storage/run-archive';
import { readHeadFile } from '../../storage/record/heads';
import { findSigningKey } from '../../storage/record/signing-key';
import { nothingRecorded, verifyRecord } from '../../storage/record/verify-record';
import { createRunLog } from '../../storage/run-log';
import { createSopVersions } from '../../storage/sop-versions';
import { loadPlugins } from './offline-plugins';
import { offlineSecrets } from './offline-secrets';
import { readSops } from './offline-sops';

/** What can be answered from the home's files and database alone. */
export type ReadingProcedure =
  | 'sops.list'
  | 'sops.show'
  | 'sops.versions'
  | 'sops.metrics'
  | 'runs.list'
  | 'runs.show'
  | 'runs.export'
  | 'runs.verify'
  | 'runs.verify-file'
  | 'events.list'
  | 'jobs.list'
  | 'memory.overview'
  | 'memory.search'
  | 'memory.export'
  | 'plugins.list'
  | 'models.list'
  | 'models.downloads'
  | 'secrets.list'
  | 'approvals.list'
  | 'sops.test'
  | 'permissions.list'
  | 'providers.list'
  | 'problems.list'
  | 'notifications.list';

export type ReadingHandlers = {
  readonly [P in ReadingProcedure]: (input: ParsedInput<P>) => Promise<Result<Output<P>>>;
};

const noRun = (runId: string): Result<never> =>
  refuse({
    code: 'run.unknown',
    message: `There is no run ${runId}`,
    mend: 'See `zeroclaw runs` for their ids.',
  });

/** Answers as the engine would, without one. Nothing here writes. */
export function createOfflineEngine(home: string, resources: string, clock: Clock): ReadingHandlers {
  const paths = homePaths(home);
  const inRuns = <T>(ofNone: T, work: (runs: RunLog, database: Database) => T): T => {
    // A home that no engine has used yet has no records; a folder that is not there is a mistyped one, and
    // opening says so.
    if (existsSync(home) && !isDatabaseThere(paths.database)) return ofNone;
    const database = openDatabase(paths.database, { readOnly: true });
    try {
      return work(createRunLog(database), database);
    } catch (failure) {
      throw toStorageError(failure, paths.database);
    } finally {
      database.close();
    }
  };
  const lastRuns = (names: readonly string[]): ReadonlyMap<string, RunSummary> => {
    if (!existsSync(home)) return new Map();
    return inRuns(
      new Map<string, RunSummary>(),
      (runs) =>
        new Map(
          names.flatMap((sop) =>
            runs.list({ sop, imported: false, dry: false, limit: 1 }).map((run) => [sop, run] as const),
          ),
        ),
    );
  };
  const inMemory = async <T>(work: (book: MemoryBook) => Promise<T>): Promise<T> => {
    const { backend } = homeConfig(paths).config.memory;
    const of = (memory: Memory): MemoryBook => new MemoryBook(memory, () => backend, clock);
    if (backend !== 'sqlite')
      return work(of(backend === 'markdown' ? createMarkdownMemory(paths.memory) : noMemory));
    if (existsSync(home) && !isDatabaseThere(paths.database)) return work(of(noMemory));
    const database = openDatabase(paths.database, { readOnly: true });
    try {
      return await work(of(createSqliteMemory(database)));
    } catch (failure) {
      throw toStorageError(failure, paths.database);
    } finally {
      database.close();
    }
  };
  return {
    async 'sops.list'() {
      const entries = (await readSops(home, clock.now())).entries();
      const {
        config: {
          sop: { enabled, timezone },
        },
        from,
      } = homeConfig(paths);
      const last = lastRuns(entries.map(({ name }) => name));
      const state = {
        proceduresEnabled: enabled,
        triggersPaused:
          from === 'nothing' ||
          (existsSync(home) &&
            inRuns(false, (_runs, database) => createPauseStore(database).read() !== null)),
      };
      return ok(
        entries.map((entry) => ({
          ...entry,
          ...nextStart(entry, state, () =>
            entry.sop === null ? null : nextFire(entry.sop, clock.now(), timezone),
          ),
          lastRun: last.get(entry.name) ?? null,
        })),
      );
    },
    async 'sops.show'({ name }) {
      const library = await readSops(home, clock.now());
      const entry = library.named(name);
      if (entry !== undefined) return ok({ entry, ...library.texts(entry) });
      const suggestion = nearest(
        name,
        library.entries().map((other) => other.name),
      );
      return refuse({
        code: 'sop.unknown',
        message: `There is no procedure "${name}"`,
        mend: suggestion === null ? 'See `zeroclaw sop list`.' : `Did you mean ${suggestion}?`,
      });
    },
    async 'sops.versions'({ name, limit }) {
      const entry = (await readSops(home, clock.now())).named(name);
      const versions = inRuns<SopVersion[]>([], (_runs, database) => [
        ...createSopVersions(database).list(entry?.folder ?? name, limit),
      ]);
      if (entry !== undefined || versions.length > 0) return ok(versions);
      return refuse({
        code: 'sop.unknown',
        message: `There is no procedure "${name}"`,
        mend: 'See `zeroclaw sop list`.',
      });
    },
    async 'sops.metrics'() {
      const library = await readSops(home, clock.now());
      const counted = inRuns<readonly SopMetrics[]>([], (_runs, database) =>
        createRunArchive(database).metrics(),
      );
      return ok([...metricsOfAll({ metrics: () => counted }, library)]);
    },
    async 'sops.test'({ source, topic, payload }) {
      const entries = (await readSops(home, clock.now())).entries();
      const { config, from } = homeConfig(paths);
      const { enabled, max_active_runs: maxActiveRuns } = config.sop;
      // As an engine would do that starts now.
      const unset = from === 'nothing' ? { by: 'config.toml', at: clock.now() } : null;
      const event: SopEvent = { source, topic, payload, receivedAt: clock.now() };
      const judge = (
        circumstances: Pick<Circumstances, 'pause' | 'active' | 'lastFinishedAt'>,
      ): SopVerdict[] => [
        ...judgeEvent(entries, event, (startable) =>
          mayStart(startable, event, { enabled, maxActiveRuns, now: event.receivedAt, ...circumstances }),
        ),
      ];
      return ok(
        inRuns(judge({ pause: unset, active: [], lastFinishedAt: () => null }), (log, database) =>
          judge({
            pause: createPauseStore(database).read() ?? unset,
            active: activeRuns(log).filter(({ dry }) => dry !== true),
            lastFinishedAt: lastEndsIn(
              log,
              (folder, name) => new FormerNames(createSopVersions(database)).of(folder, name),
              event.receivedAt,
            ),
          }),
        ),
      );
    },
    async 'approvals.list'() {
      return ok(
        inRuns<Output<'approvals.list'>>([], (log, database) =>
          approvalsOf(activeRuns(log), createRunArchive(database), log, { askedOn: () => [] }, () => []),
        ),
      );
    },
    async 'problems.list'() {
      return ok([
        ...inRuns<readonly Problem[]>([], (_runs, database) =>
          createIncidentStore(database).read().told.map(problemOf).toReversed(),
        ),
      ]);
    },
    async 'notifications.list'({ limit }) {
      return ok(
        inRuns<NotificationList>({ notifications: [], unread: 0 }, (_runs, database) => {
          const store = createNotificationStore(database);
          return { notifications: [...store.list(limit)], unread: store.unread() };
        }),
      );
    },
    async 'permissions.list'() {
      return ok([
        ...inRuns<readonly ToolPermission[]>([], (_runs, database) => createToolPermissions(database).list()),
      ]);
    },
    async 'providers.list'() {
      return ok([...providerRows(homeConfig(paths).config, () => null)]);
    },
    async 'runs.list'({ sop, status, limit }) {
      return ok([...inRuns<readonly RunSummary[]>([], (log) => log.list({ sop, status, limit }))]);
    },
    async 'runs.show'({ runId }) {
      const shown = inRuns<{ readonly run: Run; readonly importedAt: number | null } | null>(
        null,
        (log, database) => {
          const run = foldLog(log, runId);
          return run === null ? null : { run, importedAt: createRunArchive(database).importedAt(runId) };
        },
      );
      return shown === null
        ? noRun(runId)
        : ok({ run: shown.run, ...(shown.importedAt === null ? {} : { importedAt: shown.importedAt }) });
    },
    async 'runs.export'({ runId, from }) {
      return inRuns<Result<Output<'runs.export'>>>(noRun(runId), (log) =>
        exportPart(log, runId, from, clock.now(), findSigningKey(paths.recordKeyFile)),
      );
    },
    async 'runs.verify'() {
      if (existsSync(home) && !isDatabaseThere(paths.database)) return ok(nothingRecorded);
      const database = openDatabase(paths.database, { readOnly: true });
      try {
        const record = await verifyRecord(
          database,
          findSigningKey(paths.recordKeyFile)?.publicKey ?? null,
          () => readHeadFile(paths.recordHeadFile),
          new AbortController().signal,
        );
        return ok(await verifyRuns(record, createRunLog(database)));
      } catch (failure) {
        throw toStorageError(failure, paths.database);
      } finally {
        database.close();
      }
    },
    async 'runs.verify-file'({ text }) {
      return verifiedFile(text, findSigningKey(paths.recordKeyFile)?.publicKey ?? null);
    },
    async 'events.list'({ limit, ...filter }) {
      return ok([
        ...inRuns<readonly LedgerRow[]>([], (_runs, database) =>
          createEventLedger(database).list(limit, filter),
        ),
      ]);
    },
    async 'jobs.list'() {
      const zone = homeConfig(paths).config.sop.timezone;
      const jobs = inRuns<readonly Job[]>([], (_runs, database) => createJobStore(database).list());
      // Nobody carries it out without an engine.
      const last = (job: Job): Job['last'] =>
        job.last?.outcome === underWay ? { at: job.last.at, outcome: interrupted } : job.last;
      return ok(jobs.map((job) => ({ ...job, last: last(job), nextAt: nextJobAt(job, zone, clock.now()) })));
    },
    async 'models.downloads'() {
      return ok([
        ...new ModelDownloads({
          folder: paths.models,
          clock,
          hub: () => Promise.reject(new Error('Nothing is fetched here')),
          changed: () => {},
        }).list(),
      ]);
    },
    'memory.overview': () => inMemory(async (book) => ok(await book.overview())),
    'memory.search': (search) =>
      inMemory(async (book) => ok(await book.search(search, new AbortController().signal))),
    'memory.export': ({ format, ...where }) => inMemory(async (book) => ok(await book.export(format, where))),
    async 'plugins.list'() {
      return ok([...(await loadPlugins(paths, homeConfig(paths).config)).list()]);
    },
    async 'secrets.list'() {
      return ok([...(await offlineSecrets(home).list())]);
    },
    async 'models.list'() {
      const memory = { free: freemem(), total: totalmem() };
      return ok([
        ...(await listModelFiles(
          {
            builtIn: join(resources, 'models'),
            home: paths.models,
            others: homeConfig(paths).config.models.folders.map((folder) => resolve(paths.home, folder)),
          },
          memory,
          { kind: 'idle' },
        )),
      ]);
    },
  };
}

/** Those that the next engine takes up. */
const activeRuns = (log: RunLog): readonly Run[] =>
  log.active().flatMap((runId) => {
    const run = foldLog(log, runId);
    return run === null || isFinished(run.status) ? [] : [run];
  });

/** `zone` is for triggers that name none; empty = the machine's. */
function nextFire(sop: Sop, now: number, zone: string): number | null {
  if (!sop.enabled) return null;
  const ticks = sop.triggers.flatMap((trigger) => {
    if (trigger.type !== 'cron') return [];
    const schedule = parseCron(trigger.expression, trigger.timezone ?? (zone === '' ? undefined : zone));
    const tick = schedule.ok ? nextFireAt(schedule.value, now) : null;
    return tick === null ? [] : [tick];
  });
  return ticks.length === 0 ? null : Math.min(...ticks);
}
