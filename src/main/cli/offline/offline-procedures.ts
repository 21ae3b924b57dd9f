import type { ProcedureValue } from '../../../shared/procedure-state';
import { valuesOf } from '../../modules/procedures/state-handlers';
import { createProcedureStates } from '../../platform/storage/procedure-states';
import { existsSync } from 'node:fs';
import { interrupted, underWay, type Job } from '../../../shared/job';
import { ok, refuse, type Result } from '../../../shared/result';
import type { RunSummary, SopMetrics } from '../../../shared/run';
import type { Sop, SopEvent, SopVerdict } from '../../../shared/sop';
import type { SopVersion } from '../../../shared/sop-edit';
import { nextJobAt } from '../../modules/jobs/job-schedule';
import { metricsOfAll } from '../../modules/procedures/handlers';
import { nearest } from '../../platform/base/nearest';
import type { RunLog } from '../../ports/run-log';
import { homeConfig } from '../../platform/home-config';
import { nextFireAt, parseCron } from '../../platform/base/cron';
import { FormerNames } from '../../modules/procedures/library/former-names';
import { lastEndsIn } from '../../modules/procedures/triggers/last-end';
import { judgeEvent, mayStart, type Circumstances } from '../../modules/procedures/triggers/may-start';
import { nextStart } from '../../../domain/procedure/triggers/next-start';
import type { Database } from '../../platform/storage/database';
import { createJobStore } from '../../modules/jobs/job-store';
import { createPauseStore } from '../../modules/procedures/storage/pause-store';
import { createRunArchive } from '../../modules/record/storage/run-archive';
import { createSopVersions } from '../../modules/procedures/storage/sop-versions';
import { readSops } from './offline-sops';
import { activeRuns, inRecords } from './in-records';
import type { OfflineHome, ReadingHandlers } from './reading';

/** What the procedures answer, with what they have done. */
export function offlineProcedures({
  home,
  clock,
  paths,
}: OfflineHome): Pick<
  ReadingHandlers,
  'sops.list' | 'sops.show' | 'sops.versions' | 'sops.state' | 'sops.metrics' | 'sops.test' | 'jobs.list'
> {
  const inRuns = <T>(
    ofNone: () => T,
    work: (runs: RunLog, database: Database) => T | Promise<T>,
  ): Promise<T> => inRecords(paths, ofNone, work);
  const lastRuns = async (names: readonly string[]): Promise<ReadonlyMap<string, RunSummary>> => {
    if (!existsSync(home)) return new Map();
    return inRuns(
      () => new Map<string, RunSummary>(),
      (runs) =>
        new Map(
          names.flatMap((sop) =>
            runs.list({ sop, imported: false, dry: false, limit: 1 }).map((run) => [sop, run] as const),
          ),
        ),
    );
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
      const last = await lastRuns(entries.map(({ name }) => name));
      const state = {
        proceduresEnabled: enabled,
        triggersPaused:
          from === 'nothing' ||
          (existsSync(home) &&
            (await inRuns(
              () => false,
              (_runs, database) => createPauseStore(database).read() !== null,
            ))),
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
      return unknownSop(name, suggestion === null ? undefined : `Did you mean ${suggestion}?`);
    },
    async 'sops.versions'({ name, limit }) {
      const entry = (await readSops(home, clock.now())).named(name);
      const versions = await inRuns<SopVersion[]>(
        () => [],
        (_runs, database) => [...createSopVersions(database).list(entry?.folder ?? name, limit)],
      );
      if (entry !== undefined || versions.length > 0) return ok(versions);
      return unknownSop(name);
    },
    async 'sops.state'({ name }) {
      const entry = (await readSops(home, clock.now())).named(name);
      if (entry === undefined) return unknownSop(name);
      return ok(
        await inRuns<ProcedureValue[]>(
          () => [...valuesOf({ list: () => [] }, entry)],
          (_runs, database) => [
            ...valuesOf(
              createProcedureStates(database, () => true),
              entry,
            ),
          ],
        ),
      );
    },
    async 'sops.metrics'() {
      const library = await readSops(home, clock.now());
      const counted = await inRuns<readonly SopMetrics[]>(
        () => [],
        (_runs, database) => createRunArchive(database).metrics(),
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
        await inRuns(
          () => judge({ pause: unset, active: [], lastFinishedAt: () => null }),
          (log, database) =>
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
    async 'jobs.list'() {
      const zone = homeConfig(paths).config.sop.timezone;
      const jobs = await inRuns<readonly Job[]>(
        () => [],
        (_runs, database) => createJobStore(database).list(),
      );
      // Nobody carries it out without an engine.
      const last = (job: Job): Job['last'] =>
        job.last?.outcome === underWay ? { at: job.last.at, outcome: interrupted } : job.last;
      return ok(jobs.map((job) => ({ ...job, last: last(job), nextAt: nextJobAt(job, zone, clock.now()) })));
    },
  };
}

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

const unknownSop = (name: string, remedy = 'See `zeroclaw sop list`.'): Result<never> =>
  refuse({ code: 'not_found', message: `There is no procedure "${name}"`, remedy });
