import { ok, refuse } from '../../../shared/result';
import type { SopMetrics } from '../../../shared/run';
import type { EventSource, SopEntry, TypicalRun } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { RunArchive } from '../../ports/run-archive';
import type { RunLog } from '../../ports/run-log';
import type { ToolRegistry } from '../../ports/tool';
import type { SopEngine } from './engine';
import type { SopEditor } from './library/sop-editor';
import type { ProcedureCatalog } from './library/procedure-catalog';
import type { SopLibrary } from './library/library';
import { metricsOf } from '../../../domain/run/metrics';
import { nextStart } from '../../../domain/procedure/triggers/next-start';
import { unknownSop } from './definition/sop-name';
import { fireZone } from './triggers/fire-zone';
import type { CronScheduler } from './triggers/scheduler';
import { fold } from '../../../domain/run/run-state';
import { typicalSteps } from '../../../domain/run/typical';
import type { Handlers } from '../../platform/router';

type SopHandlers = Pick<
  Handlers,
  | 'sops.list'
  | 'sops.show'
  | 'sops.start'
  | 'sops.test'
  | 'sops.metrics'
  | 'sops.typical'
  | 'tools.list'
  | 'sops.edit'
  | 'sops.save'
  | 'sops.draft'
  | 'sops.create'
  | 'sops.duplicate'
  | 'sops.export'
  | 'sops.import'
  | 'sops.versions'
  | 'sops.version'
  | 'sops.restore'
  | 'events.send'
>;

interface Parts {
  readonly engine: SopEngine;
  readonly library: SopLibrary;
  readonly editor: SopEditor;
  readonly catalog: ProcedureCatalog;
  readonly scheduler: CronScheduler;
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly tools: ToolRegistry;
  readonly clock: Clock;
  /** Of config.toml; undefined: the machine's. */
  readonly timezone: () => string | undefined;
}

export function sopHandlers({
  engine,
  library,
  editor,
  catalog,
  scheduler,
  log,
  archive,
  tools,
  clock,
  timezone,
}: Parts): SopHandlers {
  return {
    'sops.list': () =>
      ok(
        library.lookedAt().map((entry) => ({
          ...entry,
          ...withZone(
            entry,
            nextStart(
              entry,
              {
                proceduresEnabled: engine.proceduresEnabled,
                triggersPaused: engine.paused,
                cutOff: engine.isCutOff,
              },
              () => scheduler.nextFireAt(entry),
            ),
            timezone(),
          ),
          lastRun: log.list({ sop: entry.name, imported: false, dry: false, limit: 1 })[0] ?? null,
          underWay: [...engine.time.underWay(entry.folder)],
        })),
      ),
    'sops.show': ({ name }) => {
      const entry = library.named(name);
      if (entry === undefined) return refuse(unknownSop(name));
      return ok({
        entry: library.lookAt(entry),
        ...library.texts(entry),
        underWay: [...engine.time.underWay(entry.folder)],
      });
    },
    'sops.start': ({ name, payload, dry, draft, mode, as }, caller) => {
      if (draft === undefined)
        return dry
          ? engine.startDry(name, payload, caller, { mode, as })
          : engine.startByHand(name, payload, caller);
      const drafted = editor.draft(name, draft, []);
      if (!drafted.ok) return drafted;
      return dry
        ? engine.startDry(name, payload, caller, { draft: drafted.value.entry, mode, as })
        : refuse({
            code: 'sop.unsaved',
            message: 'What is not saved can be rehearsed, but not run',
            remedy: 'Save it first.',
          });
    },
    'sops.test': ({ draft, ...event }) => {
      const drafted = draft === undefined ? null : editor.draft(draft.name, draft, []);
      if (drafted?.ok === false) return drafted;
      const entry = drafted?.value.entry;
      const entries =
        entry === undefined
          ? undefined
          : [...library.entries().filter(({ folder }) => folder !== entry.folder), entry];
      return ok([...engine.test({ ...event, receivedAt: clock.now() }, entries)]);
    },
    'sops.metrics': () => ok([...metricsOfAll(archive, library)]),
    'sops.typical': ({ name }) => ok(typicalRun(library.named(name)?.name ?? name, { log, clock })),
    'tools.list': () =>
      ok(
        tools.list().map((tool) => ({
          name: tool.name,
          description: tool.description,
          effect: tool.effect,
          parameters: tool.parameters,
        })),
      ),
    'sops.edit': ({ name, edits, expectedHash }, caller) => editor.edit(name, edits, expectedHash, caller),
    'sops.save': ({ name, toml, markdown, edits, takenBack, expectedHash }, caller) =>
      editor.save(name, { toml, markdown }, { edits, takenBack }, expectedHash, caller),
    'sops.draft': ({ name, toml, markdown, edits }) => editor.draft(name, { toml, markdown }, edits),
    'sops.create': ({ name, template, language, board }, caller) =>
      catalog.create(name, template, language, board, caller),
    'sops.duplicate': ({ name, as, version, draft }, caller) =>
      catalog.duplicate(name, as, version ?? draft ?? null, caller),
    'sops.export': ({ name }) => catalog.export(name),
    'sops.import': ({ from, as, replace, drafted }, caller) =>
      catalog.import(from, as, replace, caller, drafted ? 'drafted' : 'imported'),
    'sops.versions': ({ name, limit }) => editor.versions(name, limit),
    'sops.version': ({ name, version }) => editor.version(name, version),
    'sops.restore': ({ name, version, expectedHash }, caller) =>
      editor.restore(name, version, expectedHash, caller),
    'events.send': ({ test, ...event }, caller) =>
      ok([...engine.dispatch({ ...event, receivedAt: clock.now(), ...(test ? { test } : {}) }, caller.by)]),
  };
}

/** The figures of every SOP that is defined or has ended a run. */
export function metricsOfAll(
  archive: Pick<RunArchive, 'metrics'>,
  library: SopLibrary,
): readonly SopMetrics[] {
  const counted = archive.metrics();
  const known = new Set(counted.map(({ sop }) => sop));
  const names = new Set(library.entries().map(({ name }) => name));
  return [...counted, ...[...names].filter((name) => !known.has(name)).map((name) => metricsOf(name, []))];
}

/** Enough to tell how long a step takes, and quickly read. */
const runsForTimes = 20;
const lateMs = 30 * 24 * 3_600_000;

function typicalRun(sop: string, { log, clock }: Pick<Parts, 'log' | 'clock'>): TypicalRun {
  const runs = log.list({ sop, imported: false, dry: false, limit: 1000 });
  const lately: Partial<Record<EventSource, number>> = {};
  for (const { source, startedAt } of runs)
    if (startedAt > clock.now() - lateMs)
      lately[source as EventSource] = (lately[source as EventSource] ?? 0) + 1;
  const over = runs.filter(({ status }) => status === 'completed').slice(0, runsForTimes);
  const courses = over
    .map(({ runId }) => log.course(runId).map(({ event }) => event))
    .filter((events) => events.length > 0);
  return { lately, steps: typicalSteps(courses.map(fold)) };
}

function withZone<Next extends { readonly nextFireAt: number | null }>(
  { sop }: SopEntry,
  next: Next,
  byDefault: string | undefined,
): Next & { readonly nextFireZone?: string } {
  const zone =
    sop === null || next.nextFireAt === null ? undefined : fireZone(sop.triggers, next.nextFireAt, byDefault);
  return { ...next, ...(zone === undefined ? {} : { nextFireZone: zone }) };
}
