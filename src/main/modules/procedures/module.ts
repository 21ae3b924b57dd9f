import { countsReadings, inputsListenedTo, tellsApart } from './analog-listeners';
import { toRunSummary } from '../../../domain/run/summary';
import { channelNamesIn } from '../../../shared/channel-names';
import type { Decider, SopMetrics } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';
import { backTestHandlers } from './back-test-handlers';
import { runHandlers } from './run-handlers';
import { metricsOfAll, sopHandlers } from './handlers';
import { idsInOrder } from '../../platform/base/ids';
import { reportFailure } from '../../platform/base/problems';
import { Recovered } from '../../platform/base/recovered';
import type { MqttClient, MqttClientOptions } from '../broker/mqtt/client';
import type { Platform } from '../../platform/platform';
import { sopsFolder } from '../../platform/sops-folder';
import type { Language } from '../../../shared/language';
import type { SopEntry } from '../../../shared/sop';
import { writeSamplesIn } from './library/sample-procedures';
import { turnRunner } from '../agent/turn-runner';
import type { Boards } from '../../ports/boards';
import type { SopControl } from '../../ports/sop-control';
import type { ToolPermissions } from '../../ports/tool-permissions';
import type { ToolRegistry } from '../../ports/tool';
import { listenedTo } from './definition/listened-to';
import { SopEngine } from './engine';
import { StepExecutor } from './execution/executor';
import { heldTools } from './execution/fleet-part';
import { FormerNames } from './library/former-names';
import { RunProcedures } from './library/run-procedures';
import { ProcedureCatalog } from './library/procedure-catalog';
import { SopEditor } from './library/sop-editor';
import { SopLibrary } from './library/library';
import { SopAudit } from './runs/audit';
import { nextTimesHandlers } from './next-times';
import { stateHandlers } from './state-handlers';
import { StandingSteps } from './standing-steps';
import { cooldownsOf } from './triggers/last-end';
import { recordedPayloads } from './triggers/recorded-payloads';
import { CronScheduler } from './triggers/scheduler';
import { createCronsInForce, createCronState } from '../../platform/storage/cron-state';
import { createLastTriggers } from './storage/last-triggers';
import { createProcedureStates } from '../../platform/storage/procedure-states';
import { createTriggerStates } from '../../platform/storage/trigger-states';
import { createPauseStore } from './storage/pause-store';
import { openSopFiles } from './storage/sop-files';
import { createToolPermissions } from './storage/tool-permissions';
import { createSopVersions } from './storage/sop-versions';
import { routeDoubt, type LetIn } from '../../platform/config/route-doubt';
import { toEscalation } from '../../platform/config/to-escalation';
import type { BoardParts } from '../boards/module';
import type { DutyParts } from '../duty/module';
import type { MemoryParts } from '../memory/module';
import type { Models } from '../models/module';
import type { PluginParts } from '../plugins/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { announceApproval } from './approval-notice';
import { BacklogWatch } from './backlog-watch';
import { CrowdedOut } from './crowded-out';
import { signalsOfDevices } from './definition/signals-of-devices';
import {
  dispatchFile,
  dispatchLevel,
  dispatchMessage,
  dispatchQueued,
  followWaits,
  isListenedTo,
  listenFor,
  type QueuedInfo,
} from './events-in';
import { LagWatch } from './lag-watch';
import { messageStarts, type MessageStarts } from './message-starts';
import { tellSurfaces } from './notices-out';
import { resumeOrHold, unwritten } from './resume-or-hold';
import { sopControl } from './sop-control';
import { brokenStart, uncheckedStart } from './unchecked-start';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'closing'
  | 'config'
  | 'configFile'
  | 'database'
  | 'foreground'
  | 'incidents'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'notifications'
  | 'options'
  | 'paths'
  | 'problems'
  | 'restored'
  | 'scope'
  | 'transaction'
>;

/** What procedures work with, and look at. */
interface Needs {
  readonly record: RunRecord;
  readonly memory: Pick<MemoryParts, 'memory'>;
  readonly models: Pick<Models, 'model'>;
  readonly plugins: Pick<PluginParts, 'hooks'>;
  readonly boards: Pick<BoardParts, 'levels' | 'live'>;
  readonly duty: Pick<DutyParts, 'duty'>;
}

/** What there has to be before what an earlier engine left is taken up. */
interface Ready {
  /** Who stops, where a stop is held down; null: nobody. */
  readonly heldStop: Decider | null;
  readonly broker: Pick<MqttClient, 'subscribe' | 'hearAgain'>;
  readonly boards: Pick<Boards, 'watch'>;
}

export interface Procedures {
  /** Where they lie. */
  readonly folder: string;
  readonly library: SopLibrary;
  readonly editor: SopEditor;
  /** Of a new home, as far as nobody has changed them. Throws an AppError when one cannot be written. */
  readonly writeSamplesIn: (language: Language, by: Decider) => void;
  readonly catalog: ProcedureCatalog;
  readonly engine: SopEngine;
  readonly standing: StandingSteps;
  /** What people have allowed for longer, of procedures and of conversations. */
  readonly permissions: ToolPermissions;
  /** What agents may do with them. */
  readonly control: SopControl;
  /** By name, in milliseconds: how long ends of runs are asked for. */
  readonly cooldowns: () => ReadonlyMap<string, number>;
  /** Of every procedure, those included that have not run yet. */
  readonly metrics: () => readonly SopMetrics[];
  /** Pauses all triggers, or ends that. Throws what the disk says; it holds in this engine all the same. */
  readonly pause: (paused: boolean, by: Decider) => void;
  readonly takeMessage: MqttClientOptions['onMessage'];
  /** Paths that triggers for files name, broken procedures included: their events are seen. */
  readonly filePatterns: () => readonly string[];
  /** Queues that triggers name, broken procedures included. */
  readonly queueNames: () => readonly string[];
  /** On disk when it resolves; false: it could not be handled. Rejects only with what may pass. */
  readonly takeQueued: (
    queue: string,
    payload: string,
    info: QueuedInfo,
    remember: () => void,
  ) => Promise<boolean>;
  /** Rejects only with what may pass. */
  readonly takeFile: (file: Parameters<typeof dispatchFile>[1], remember: () => void) => Promise<void>;
  /** Messages of channels that start them. */
  readonly messageStarts: MessageStarts;
  /** Whether one of them listens to the pin. */
  readonly isListenedTo: (board: string, signal: string) => boolean;
  /** By board, the analog inputs that one of them listens to. */
  readonly inputs: () => ReadonlyMap<string, readonly number[]>;
  /** Whether one of them takes the two readings differently. */
  readonly tellsApart: (before: SopEvent, now: SopEvent) => boolean;
  /** Whether one of them goes by every reading. */
  readonly countsReadings: (event: SopEvent) => boolean;
  /** Throws only what may pass. */
  readonly takeLevel: (event: SopEvent, startedBy: string) => void;
  readonly handlers: ReturnType<typeof sopHandlers> &
    ReturnType<typeof runHandlers> &
    ReturnType<typeof backTestHandlers> &
    ReturnType<typeof stateHandlers> &
    ReturnType<typeof nextTimesHandlers>;
  recover(ready: Ready): Recovered;
  /** Lets the clock start procedures, and time pass for triggers that wait, until the signal aborts. */
  open(recovered: Recovered, signal: AbortSignal): Promise<void>;
}

/** The procedures and the engine that carries them out. Nothing is read and nothing runs before `recover`. */
export async function configureProcedures(
  platform: Ground,
  {
    cutOff,
    hearing,
    tellings,
    ticks,
    handing,
    tools,
    status,
  }: Pick<Registries, 'cutOff' | 'hearing' | 'tellings' | 'ticks' | 'handing' | 'tools' | 'status'>,
  { record, memory, models, plugins, boards: { levels, live }, duty }: Needs,
): Promise<Procedures> {
  const { clock, closing, config, database, incidents, logger, newId, notices, notifications } = platform;
  const { options, paths, problems, scope, transaction } = platform;
  const { log, archive, ledger } = record;
  const { trust } = record;
  const permissions = createToolPermissions(database, () => trust.trustsNow('permissions', 'approved-calls'));
  const versions = createSopVersions(database);
  const isClockTrusted = (): boolean => trust.trusts('clock', 'clock-triggers');
  const cronState = createCronState(database, isClockTrusted);
  const cronsInForce = createCronsInForce(database);
  const states = createProcedureStates(database, () => trust.trusts('procedure-state'));
  const folder = sopsFolder(platform);
  const files = scope.own(
    await openSopFiles(folder, clock, (message) => {
      if (message === null) problems.clear('sops');
      else problems.report('sops', folder, message, 'Put the folder back, and check that you may read it.');
    }),
  );
  const library = new SopLibrary(
    files,
    () => ({
      ...validationContext(platform, record, tools, (channel) => tellings.letIn(channel)),
      modelDoubt: (name: string) => models.model.doubt(name),
      fleet: config().storage.url === undefined ? null : { known: handing.known() },
    }),
    logger,
    createLastTriggers(database),
  );
  const editor = new SopEditor({
    library,
    folders: files,
    versions: {
      ...versions,
      move: (from, to) => {
        versions.move(from, to);
        states.move(from, to);
      },
    },
    unfinished: () => engine.activeRuns(),
    transaction,
    clock,
    logger,
  });
  const catalog = new ProcedureCatalog({ library, folders: files, editor });
  const executor = new StepExecutor({
    tools: heldTools(tools, cutOff),
    model: () => models.model.current(),
    modelNamed: (name) => models.model.named(name),
    modelDoubt: (name) => models.model.doubt(name),
    runTurn: turnRunner(platform),
    hooks: plugins.hooks,
    newId,
    clock,
    connectTimeoutSecs: () => config().sop.connect_timeout_secs,
    maxIterations: () => config().agent.max_tool_iterations,
    maxAnswerTokens: () => config().agent.max_answer_tokens,
    parallelTools: () => config().agent.parallel_tools,
    handing,
  });
  const formerNames = new FormerNames(versions);
  const crowdedOut = new CrowdedOut(incidents);
  const stopped = new AbortController();
  const audit = new SopAudit(memory.memory, clock, problems, stopped.signal, archive);
  scope.defer(() => {
    stopped.abort(new Error('the engine closes'));
  });
  const engine = scope.own(
    new SopEngine({
      log,
      ledger,
      queue: record.queue,
      states,
      triggerStates: createTriggerStates(database),
      canHear: (event) => hearing.canHear(event),
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
      pause: createPauseStore(database, () => trust.trusts('pause')),
      isHeld: (runId) => trust.holds(runId),
      rewritten: (runId) => {
        trust.holdRun(runId);
      },
      takeBackAllowed: () => {
        permissions.revokeAll();
      },
      executor,
      cutOff,
      handing,
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
          escalation: config().escalation.map(toEscalation),
        };
      },
      duty: duty.duty,
      told: (run, event) => {
        tellings.tell(run, event);
        if (event.to.some(({ route }) => route === 'desktop')) announceApproval(notifications, run);
      },
      announce: (run) => {
        announceApproval(notifications, run);
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
        notifications.withdraw(gate);
      },
    }),
  );
  const standing = new StandingSteps({
    permissions,
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
    inForce: {
      // None of before counts while it is doubted.
      read: () => (isClockTrusted() ? cronsInForce.read() : {}),
      write: (since) => {
        cronsInForce.write(since);
      },
    },
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
    takerOf: (tick) => ticks.takerOf(tick),
    isHeld: () => cutOff.since() !== null,
  });
  scope.defer(
    cutOff.onChange(() => {
      scheduler.lookAgain();
    }),
  );
  ticks.onSettled(() => {
    scheduler.lookAgain();
  });
  const cooldowns = (): ReadonlyMap<string, number> =>
    cooldownsOf(library.entries(), (of, name) => formerNames.of(of, name));
  const backlogWatch = new BacklogWatch(problems, clock, status.changed, () => cutOff.since() !== null);
  const lagWatch = scope.own(new LagWatch(problems, clock, engine));
  scope.defer(
    engine.backlogChanges.on((backlog) => {
      backlogWatch.changed(backlog);
      lagWatch.backlogChanged();
    }),
  );
  scope.defer(
    engine.changes.on(({ run, event }) => {
      lagWatch.changed(run, event);
    }),
  );
  tools.changed.on(() => {
    library.reload();
  });
  platform.configFile.changed.on(() => {
    library.reload();
  });
  const around = { clock, ledger, notices, incidents, logger };
  return {
    folder,
    library,
    editor,
    writeSamplesIn: (language, by) => {
      const entries = (): readonly SopEntry[] => library.entries();
      writeSamplesIn(language, by, { samples: options.sampleSops, entries, editor });
    },
    catalog,
    engine,
    standing,
    permissions,
    control: sopControl({ engine, library }),
    cooldowns,
    metrics: () => metricsOfAll(archive, library),
    pause: (paused, by) => {
      engine.pause(paused, by);
      problems.clear(unwritten('pause'));
    },
    takeMessage: (topic, payload, info, remember) =>
      dispatchMessage({ engine, around }, topic, payload, info, remember),
    isListenedTo: (board, signal) => isListenedTo(library, board, signal),
    inputs: () => inputsListenedTo(library),
    tellsApart: (before, now) => tellsApart(library, before, now),
    countsReadings: (event) => countsReadings(library, event),
    filePatterns: () =>
      library
        .entries()
        .flatMap(listenedTo)
        .flatMap((trigger) => (trigger.type === 'file' ? [trigger.path] : [])),
    queueNames: () =>
      library
        .entries()
        .flatMap(listenedTo)
        .flatMap((trigger) => (trigger.type === 'amqp' ? [trigger.queue] : [])),
    takeQueued: (queue, payload, info, remember) =>
      dispatchQueued({ engine, around }, queue, payload, info, remember),
    takeFile: (file, remember) => dispatchFile({ engine, around }, file, remember),
    messageStarts: messageStarts({ engine, library, clock }),
    takeLevel: (event, startedBy) => {
      dispatchLevel({ engine, around }, event, startedBy);
    },
    handlers: {
      ...backTestHandlers({ editor, past: record.past, archive, clock, closing: closing.signal }),
      ...stateHandlers({
        states,
        isTrusted: () => trust.trusts('procedure-state'),
        named: (name) => library.named(name),
        transaction,
        changed: () => {
          notices.emit({ type: 'sops-changed' });
        },
        clock,
        logger,
      }),
      ...nextTimesHandlers({ timezone: () => config().sop.timezone, clock }),
      ...sopHandlers({
        engine,
        library,
        editor,
        catalog,
        scheduler,
        log,
        archive,
        tools,
        clock,
        timezone: () => config().sop.timezone,
      }),
      ...runHandlers({
        engine,
        log,
        archive,
        clock,
        signer: record.signer,
        definitions: record.definitions,
        procedures: new RunProcedures({ library, catalog, definitions: record.definitions }),
        verifyRecord: record.verify,
        acceptRecord: (by) => trust.accept(by),
        levels,
        live,
        dialogs: options.runFiles ?? null,
        imported: (run, last) => {
          notices.emit({
            type: 'run-changed',
            summary: { ...toRunSummary(run), importedAt: clock.now() },
            ...last,
          });
        },
      }),
    },
    recover: ({ heldStop, broker, boards }) => {
      library.open();
      editor.noticeSaves();
      tellSurfaces(notices, engine, library);
      const listen = (): void => {
        listenFor(library, engine.awaitedTopics, broker, boards);
      };
      library.changed.on(() => {
        listen();
        scheduler.reload();
        engine.time.reload();
      });
      scope.defer(
        trust.accepted.on(() => {
          engine.recoverHeld();
          listen();
          broker.hearAgain(engine.awaitedTopics);
        }),
      );
      scope.defer(
        engine.recorded.on(() => {
          problems.clear(unwritten('runs'));
        }),
      );
      return Recovered.after(() => {
        resumeOrHold(
          engine,
          { restored: platform.restored !== null, heldStop, isConfigured: platform.configFile.isSet() },
          (what, failure) => {
            reportFailure(problems, unwritten(what), paths.database, failure);
          },
        );
        audit.catchUp((runId) => engine.show(runId));
        listen();
        scope.defer(followWaits(engine, broker, listen));
      });
    },
    open: async (_recovered, signal) => {
      await Promise.all([scheduler.run(signal), engine.time.run(signal)]);
    },
  };
}

function validationContext(
  { config, clock }: Pick<Ground, 'config' | 'clock'>,
  { past }: Pick<RunRecord, 'past'>,
  tools: ToolRegistry,
  letIn: LetIn,
): ReturnType<ConstructorParameters<typeof SopLibrary>[1]> {
  return {
    defaultExecutionMode: config().sop.default_execution_mode,
    timezone: config().sop.timezone,
    now: clock.now(),
    toolNames: new Set(tools.list().map((tool) => tool.name)),
    boardNames: new Set(config().peripherals.boards.map(({ board }) => board)),
    deviceSignals: signalsOfDevices(config()),
    watchFolders: config().sop.watch_folders,
    channelNames: new Set(channelNamesIn(config())),
    approvalTimeoutSecs: config().sop.approval_timeout_secs,
    routeDoubt: (route) => routeDoubt(config(), route, letIn),
    hasSharedTopics: config().mqtt.version === '5',
    hasQueues: config().amqp.url !== undefined,
    toolParameters: (name) => tools.get(name)?.parameters,
    secretUses: () => config().secrets,
    refusal: (name, args) => tools.get(name)?.refusal?.(args) ?? null,
    recorded: (trigger) => recordedPayloads(past, trigger, clock.now()),
    recordedUpTo: () => past.newest(),
  };
}
