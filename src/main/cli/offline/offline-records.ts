import type { NotificationList } from '../../../shared/notifications';
import type { Output } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ToolPermission } from '../../../shared/chat';
import { type Run, type RunSummary } from '../../../shared/run';
import type { LedgerRow, Problem } from '../../../shared/status';
import { problemOf } from '../../ports/incidents';
import type { RunLog } from '../../ports/run-log';
import { foldLog } from '../../modules/procedures/runs/fold-log';
import { verifiedFile, verifyRuns } from '../../modules/procedures/runs/verify-runs';
import { exportPart } from '../../modules/procedures/runs/run-export';
import type { Database } from '../../platform/storage/database';
import { createEventLedger } from '../../modules/record/storage/event-ledger';
import { createIncidentStore } from '../../platform/storage/incidents';
import { createNotificationStore } from '../../platform/storage/notifications';
import { createToolPermissions } from '../../modules/procedures/storage/tool-permissions';
import { createRunDefinitions } from '../../platform/storage/run-definitions';
import { createRunArchive } from '../../modules/record/storage/run-archive';
import { readHeadFile } from '../../modules/record/chain/heads';
import { findSigningKey, knownKey } from '../../modules/record/chain/signing-key';
import { nothingRecorded, verifyRecord } from '../../modules/record/chain/verify-record';
import { inRecords } from './in-records';
import type { OfflineHome, ReadingHandlers } from './reading';

const noRun = (runId: string): Result<never> =>
  refuse({
    code: 'run.unknown',
    message: `There is no run ${runId}`,
    remedy: 'See `zeroclaw runs` for their ids.',
  });

/** What the record answers: runs, events and what was told. */
export function offlineRecords({
  clock,
  paths,
}: OfflineHome): Pick<
  ReadingHandlers,
  | 'runs.list'
  | 'runs.deciders'
  | 'runs.show'
  | 'runs.export'
  | 'runs.verify'
  | 'runs.verify-file'
  | 'events.list'
  | 'problems.list'
  | 'notifications.list'
  | 'permissions.list'
> {
  const inRuns = <T>(
    ofNone: () => T,
    work: (runs: RunLog, database: Database) => T | Promise<T>,
  ): Promise<T> => inRecords(paths, ofNone, work);
  return {
    async 'runs.list'({ sop, status, decidedBy, limit }) {
      return ok([
        ...(await inRuns<readonly RunSummary[]>(
          () => [],
          (log) => log.list({ sop, status, decidedBy, limit }),
        )),
      ]);
    },
    async 'runs.deciders'() {
      return ok([
        ...(await inRuns<readonly string[]>(
          () => [],
          (log) => log.deciders(),
        )),
      ]);
    },
    async 'runs.show'({ runId }) {
      const shown = await inRuns<{ readonly run: Run; readonly importedAt: number | null } | null>(
        () => null,
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
      return inRuns<Result<Output<'runs.export'>>>(
        () => noRun(runId),
        (log, database) =>
          exportPart(
            log,
            runId,
            from,
            clock.now(),
            findSigningKey(paths.recordKeyFile),
            createRunDefinitions(database),
          ),
      );
    },
    async 'runs.verify'() {
      return inRuns<Result<Output<'runs.verify'>>>(
        () => ok(nothingRecorded),
        async (log, database) => {
          const record = await verifyRecord(
            database,
            knownKey(paths.recordKeyFile),
            () => readHeadFile(paths.recordHeadFile),
            new AbortController().signal,
          );
          return ok(await verifyRuns(record, log));
        },
      );
    },
    async 'runs.verify-file'({ text }) {
      return verifiedFile(text, findSigningKey(paths.recordKeyFile)?.publicKey ?? null);
    },
    async 'events.list'({ limit, ...filter }) {
      return ok([
        ...(await inRuns<readonly LedgerRow[]>(
          () => [],
          (_runs, database) => createEventLedger(database).list(limit, filter),
        )),
      ]);
    },
    async 'problems.list'() {
      return ok([
        ...(await inRuns<readonly Problem[]>(
          () => [],
          (_runs, database) => createIncidentStore(database).read().told.map(problemOf).toReversed(),
        )),
      ]);
    },
    async 'notifications.list'({ limit }) {
      return ok(
        await inRuns<NotificationList>(
          () => ({ notifications: [], unread: 0 }),
          (_runs, database) => {
            const store = createNotificationStore(database);
            return { notifications: [...store.list(limit)], unread: store.unread() };
          },
        ),
      );
    },
    async 'permissions.list'() {
      return ok([
        ...(await inRuns<readonly ToolPermission[]>(
          () => [],
          (_runs, database) => createToolPermissions(database).list(),
        )),
      ]);
    },
  };
}
