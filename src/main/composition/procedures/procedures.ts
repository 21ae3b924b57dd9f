import { idsInOrder } from '../../base/ids';
import type { SopEvent } from '../../../shared/sop';
import type { Scope } from '../../base/scope';
import type { EngineOptions } from '../../ports/engine';
import { StandingSteps } from '../../sop/standing-steps';
import type { LiveWorld } from '../../ports/live-world';
import type { Hooks } from '../../ports/hooks';
import type { ToolRegistry } from '../../ports/tool';
import { SopAudit } from '../../sop/runs/audit';
import { SopEngine } from '../../sop/engine';
import { StepExecutor } from '../../sop/execution/executor';
import { FormerNames } from '../../sop/library/former-names';
import { SopEditor } from '../../sop/library/sop-editor';
import { ProcedureCatalog } from '../../sop/library/procedure-catalog';
import { recordedPayloads } from '../../sop/triggers/recorded-payloads';
import { SopLibrary } from '../../sop/library/library';
import { cooldownsOf } from '../../sop/triggers/last-end';
import { CronScheduler } from '../../sop/triggers/scheduler';
import { openSopFiles } from '../../storage/sop-files';
import { announceApproval } from '../approval-notice';
import type { Foundation } from '../foundation';
import type { ModelInUse } from '../models/model-in-use';
import { CrowdedOut } from './crowded-out';
import { brokenStart, uncheckedStart } from './unchecked-start';
import { sopsFolder } from './sops-folder';
import { turnRunner } from '../turn-runner';

export interface Procedures {
  /** Where they lie. */
  readonly folder: string;
  readonly library: SopLibrary;
  readonly editor: SopEditor;
  readonly catalog: ProcedureCatalog;
  readonly engine: SopEngine;
  readonly standing: StandingSteps;
  readonly scheduler: CronScheduler;
  readonly audit: SopAudit;
  /** By name, in milliseconds: how long ends of runs are asked for. */
  readonly cooldowns: () => ReadonlyMap<string, number>;
}

/** What procedures work with, and look at. */
export interface World {
  readonly model: ModelInUse;
  readonly tools: ToolRegistry;
  readonly hooks: Hooks;
  readonly live: LiveWorld;
  /** Whether such an event could be heard now. */
  readonly canHear: (event: Pick<SopEvent, 'source' | 'topic'>) => boolean;
}

/** The SOP engine and what it needs. Nothing runs yet. */
export async function buildProcedures(
  foundation: Foundation,
  options: EngineOptions,
  { model, tools, hooks, live, canHear }: World,
  scope: Scope,
): Promise<Procedures> {
  const {
    clock,
    newId,
    logger,
    problems,
    incidents,
    config,
    log,
    archive,
    ledger,
    transaction,
    memory,
    cronState,
    cronsInForce,
    pause,
  } = foundation;
  const folder = sopsFolder(foundation, options);
  const files = scope.own(
    await openSopFiles(folder, clock, (message) => {
      if (message === null) problems.clear('sops');
      else problems.report('sops', folder, message, 'Put the folder back, and check that you may read it.');
    }),
  );
  const library = new SopLibrary(
    files,
    () => validationContext(foundation, tools),
    logger,
    foundation.lastTriggers,
  );
  const editor = new SopEditor({
    library,
    folders: files,
    versions: foundation.sopVersions,
    unfinished: () => engine.activeRuns(),
    transaction,
    clock,
    logger,
  });
  const catalog = new ProcedureCatalog({ library, folders: files, editor });
  const executor = new StepExecutor({
    tools,
    model: () => model.current(),
    runTurn: turnRunner(foundation),
    hooks,
    newId,
    clock,
    connectTimeoutSecs: () => config().sop.connect_timeout_secs,
    maxIterations: () => config().agent.max_tool_iterations,
    maxAnswerTokens: () => config().agent.max_answer_tokens,
    parallelTools: () => config().agent.parallel_tools,
  });
  const formerNames = new FormerNames(foundation.sopVersions);
  const crowdedOut = new CrowdedOut(incidents);
  const stopped = new AbortController();
  const audit = new SopAudit(memory, clock, problems, stopped.signal, archive);
  scope.defer(() => {
    stopped.abort(new Error('the engine closes'));
  });
  const engine = scope.own(
    new SopEngine({
      log,
      ledger,
      queue: foundation.eventQueue,
      triggerStates: foundation.triggerStates,
      canHear,
      transaction,
      door: {
        atEndOfTurn: (work) => {
          setImmediate(work);
        },
        after: (ms, work) => {
          setTimeout(work, ms);
        },
        now: () => performance.now(),
      },
      sops: library,
      formerNames: (folderName, name) => formerNames.of(folderName, name),
      pause,
      takeBackAllowed: () => {
        foundation.toolPermissions.revokeAll();
      },
      executor,
      live,
      audit,
      clock,
      newId: idsInOrder(clock),
      logger,
      settings: () => {
        const { sop } = config();
        return {
          enabled: sop.enabled,
          approvalTimeoutSecs: sop.approval_timeout_secs,
          stepTimeoutSecs: sop.step_timeout_secs,
          maxActiveRuns: sop.max_active_runs,
          maxWaitingRuns: sop.max_waiting_runs,
          maxEventAgeSecs: sop.max_event_age_secs,
        };
      },
      announce: (run) => {
        announceApproval(foundation.notifications, run);
      },
      crowdedOut: (sop, event, why, holders) => {
        crowdedOut.tell(sop, event, why, holders);
      },
      unchecked: (sop, why) => {
        incidents.tell(uncheckedStart(sop, why));
      },
      broken: (name, why) => {
        incidents.tell(brokenStart(name, why));
      },
      damaged: (runId, message) => {
        problems.report(
          `run:${runId}`,
          `Run ${runId}`,
          `Its record cannot be read, so it does not go on: ${message}`,
          'Look at what it was doing and bring that to a safe end by hand; a backup of the database has the record.',
        );
      },
      withdraw: (gate) => {
        foundation.notifications.withdraw(gate);
      },
    }),
  );
  const standing = new StandingSteps({
    permissions: foundation.toolPermissions,
    approve: (runId, signature, by) => engine.approve(runId, signature, by),
    sureFailures: (run) => engine.sureFailures(run),
    tool: (name) => tools.get(name),
    isInForce: ({ sop, folder: of = sop.name, sopHash }) =>
      library.entries().some((entry) => entry.folder === of && entry.hash === sopHash),
    isTakingBack: () => !engine.isRecorded,
    now: () => clock.now(),
  });
  scope.defer(
    engine.changes.on(({ run, event }) => {
      if (event.type === 'run-started') crowdedOut.started(run);
      standing.changed(run, event);
      // Once everybody has been told of it.
      if (event.type === 'calls-drafted')
        queueMicrotask(() => {
          const asked = engine.show(run.runId);
          if (asked?.gate?.gate === event.gate) standing.waits(asked);
        });
    }),
  );
  const scheduler = new CronScheduler({
    clock,
    logger,
    lastCheck: {
      read: (key) => cronState.lastCheck(key),
      write: (key, at) => {
        cronState.setLastCheck(key, at);
      },
    },
    inForce: cronsInForce,
    entries: () => library.entries(),
    timezone: () => config().sop.timezone,
    fire: (entry, expression, at, remember) => {
      engine.dispatchTo(
        [entry],
        { source: 'cron', topic: expression, payload: null, receivedAt: at },
        'cron',
        { alongside: remember, durable: true },
      );
    },
  });
  const cooldowns = (): ReadonlyMap<string, number> =>
    cooldownsOf(library.entries(), (of, name) => formerNames.of(of, name));
  return { folder, library, editor, catalog, engine, standing, scheduler, audit, cooldowns };
}

function validationContext(
  { config, clock, past }: Foundation,
  tools: ToolRegistry,
): ReturnType<ConstructorParameters<typeof SopLibrary>[1]> {
  return {
    defaultExecutionMode: config().sop.default_execution_mode,
    timezone: config().sop.timezone,
    now: clock.now(),
    toolNames: new Set(tools.list().map((tool) => tool.name)),
    boardNames: new Set(config().peripherals.boards.map(({ board }) => board)),
    toolParameters: (name) => tools.get(name)?.parameters,
    secretUses: () => config().secrets,
    refusal: (name, args) => tools.get(name)?.refusal?.(args) ?? null,
    recorded: (trigger) => recordedPayloads(past, trigger, clock.now()),
    recordedUpTo: () => past.newest(),
  };
}
