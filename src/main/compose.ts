import { userInfo } from 'node:os';
import { AppError, messageOf } from '../shared/errors';
import { ok } from '../shared/result';
import type { Decider } from '../shared/run';
import type { EngineStatus } from '../shared/status';
import { MemoryBook } from './agent/memory/memory-book';
import { memoryHandlers } from './api/handlers/memory';
import { notificationHandlers } from './api/handlers/notifications';
import { aboutHandlers } from './api/handlers/about';
import { approvalHandlers } from './api/handlers/approvals';
import { configHandlers } from './api/handlers/config';
import { secretHandlers } from './api/handlers/secrets';
import { backupHandlers } from './api/handlers/backup';
import { backTestHandlers } from './api/handlers/back-test';
import { boardHandlers } from './api/handlers/boards';
import { channelHandlers } from './api/handlers/channels';
import { chatHandlers } from './api/handlers/chat';
import { demoHandlers } from './api/handlers/demo';
import { desktopHandlers } from './api/handlers/desktop';
import { engineHandlers } from './api/handlers/engine';
import { jobHandlers } from './api/handlers/jobs';
import { runHandlers } from './api/handlers/runs';
import { metricsOfAll, sopHandlers } from './api/handlers/sops';
import { Pulses } from './api/pulse';
import { createRouter, type Handlers } from './api/router';
import { runAll } from './base/run-all';
import { Scope } from './base/scope';
import { within } from './base/within';
import { addBoard } from './composition/boards/add-board';
import { AfterRestore } from './composition/after-restore';
import { Backups } from './composition/backups';
import { BoardLooks } from './composition/boards/board-looks';
import { BoardPanel } from './composition/boards/board-panel';
import { liveBoards } from './composition/boards/live-boards';
import { openBoards } from './composition/boards/boards';
import { openBroker } from './composition/broker';
import { Channels, outletsToCome } from './composition/channels/channels';
import { commandPorts } from './composition/channels/command-ports';
import { buildChat } from './composition/chat';
import { ConfigFollower } from './composition/config-follower';
import { desktopCommands } from './composition/desktop-commands';
import { layFoundation, type Foundation } from './composition/foundation';
import { LevelEvents } from './composition/boards/level-events';
import { followUndriven } from './composition/boards/undriven-pins';
import { retentionInForce } from './composition/retention-in-force';
import { resumeOrHold, type Unwritten } from './composition/procedures/resume-or-hold';
import { Demo } from './composition/procedures/demo';
import { buildJobs, followJobs } from './composition/jobs';
import { WorkspaceBox } from './composition/channels/workspace-box';
import { buildModels } from './composition/models/build-models';
import { buildHooks } from './composition/hooks';
import { messageOutlets } from './composition/outlets';
import { askAgain, reloadWithTools, serversOn } from './composition/mcp';
import { buildProcedures } from './composition/procedures/procedures';
import { tellRestored } from './composition/restored';
import { sopControl } from './composition/procedures/sop-control';
import { buildTools } from './composition/tools';
import { buildTurnMemory } from './composition/turn-memory';
import { Webhooks } from './composition/webhooks';
import { sopsFolder } from './composition/procedures/sops-folder';
import { pluginUses } from './composition/plugins';
import { BacklogWatch } from './composition/procedures/backlog-watch';
import { LagWatch } from './composition/procedures/lag-watch';
import { tellHeld } from './composition/held-settings';
import { programHandlers } from './composition/programs';
import { statusTeller, wireNotices } from './composition/wire-notices';
import {
  canHear,
  dispatchLevel,
  dispatchLevels,
  dispatchMessage,
  followPanel,
  followTime,
  knownLevels,
  listenFor,
} from './composition/procedures/wire-triggers';
import { ConfigDesk } from './config/config-desk';
import { SecretDesk } from './config/secret-desk';
import { controlAddress } from './control/address';
import { startControlServer } from './control/socket-server';
import { McpServers } from './mcp/mcp-servers';
import type { Engine, EngineOptions } from './ports/engine';
import type { MessageOutlet } from './ports/message-outlets';
import type { Router } from './ports/router';
import { PathTable } from './gateway/path-table';
import { PluginFolder } from './plugins/plugin-folder';
import { Plugins } from './plugins/plugins';
import { RunProcedures } from './sop/library/run-procedures';
import { toRunSummary } from '../domain/run/summary';
import { toStorageError } from './storage/database';
import { readLog } from './storage/read-log';
import { forgetReplaced } from './storage/backup/staged-restore';
import { deleteOldRuns } from './storage/retention';

/** The problem of what holds since the start and could not be written. */
const unwritten = (what: Unwritten): string => `unwritten-${what}`;

/** The engine with all doors open, also the one for webhooks. Rejects as `composeAnsweringEngine` does. */
export async function composeEngine(options: EngineOptions): Promise<Engine> {
  const engine = await composeAnsweringEngine(options);
  await engine.opened;
  return engine;
}

/**
 * The composition root: builds the engine and starts it. Resolves as soon as it answers; the gateway opens
 * right after, for a window need not wait for it. Rejects with an AppError when the home cannot be used; what
 * is merely not there (a broker, a board, a model, the gateway's port) is a problem that people see, and
 * everything else works.
 */
export async function composeAnsweringEngine(options: EngineOptions): Promise<Engine> {
  const scope = new Scope();
  try {
    return await build(options, scope);
  } catch (failure) {
    await scope.close().catch(() => {});
    throw failure;
  }
}

async function build(options: EngineOptions, scope: Scope): Promise<Engine> {
  const foundation = await layFoundation(options, scope);
  const parts = await openParts(
    foundation,
    options,
    (name, input, caller) => router.ask(name, input, caller),
    scope,
  );
  const router = createRouter(answersOf(foundation, options, parts), foundation.logger, (failure) =>
    toStorageError(failure, foundation.paths.database),
  );
  return start(foundation, options, parts, router, scope);
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** Everything there is, made and tied together. `ask`: for the buttons of boards, once the engine answers. */
async function openParts(foundation: Foundation, options: EngineOptions, ask: Router['ask'], scope: Scope) {
  const { clock, newId, logger, problems, notices, config, archive, paths } = foundation;

  const status = (): EngineStatus => ({
    version: options.version,
    home: options.home,
    sopsFolder: procedures.folder,
    gateway: webhooks.url,
    model: model.chip(),
    broker: mqtt.status,
    boards: [...boards.status()],
    proceduresEnabled: engine.proceduresEnabled,
    triggersPaused: engine.paused,
    stopped: engine.stopped,
    pausedBy: engine.pausedBy,
    ...(engine.backlog === null ? {} : { backlog: engine.backlog }),
    problems: [...problems.list()],
  });
  let built = false;
  const tellChanges = statusTeller(notices, status);
  const tellStatus = (): void => {
    if (built) tellChanges();
  };

  const boardParts = openBoards(foundation, scope);
  const boards = boardParts.bridge;
  const looks = scope.own(new BoardLooks(boards, clock, notices));
  const pulses = scope.own(new Pulses({ boards, clock }));
  const closing = new AbortController();
  const mqtt = openBroker(
    foundation,
    (topic, payload, info, remember) =>
      dispatchMessage({ engine, foundation }, topic, payload, info, remember),
    scope,
  );
  const plugins = new Plugins({
    folder: new PluginFolder(paths.plugins, clock),
    problems,
    newId,
    isHeld: (name) => foundation.heldPrograms.isHeld(`plugin:${name}`),
  });
  await plugins.configure(pluginUses(config()));
  const { model, handlers: modelHandlers } = buildModels(foundation, options, plugins, tellStatus, scope);
  const hooks = buildHooks(foundation, () => plugins.hooks());
  const control = sopControl(() => procedures);
  const mcp = scope.own(
    new McpServers({
      clock,
      logger,
      problems,
      version: options.version,
      expected: () => serversOn(config()),
    }),
  );
  // Definitions are read before the channels are there, and a call that names one is no mistake.
  let channelOutlets: () => readonly MessageOutlet[] = () => outletsToCome(config(), plugins);
  const outlets = messageOutlets(
    () => chat,
    foundation.notifications,
    () => channelOutlets(),
  );
  const jobs = buildJobs(foundation, outlets, control, () => ({ chat, paused: engine.paused }));
  const tools = buildTools(
    foundation,
    boards,
    mqtt,
    options,
    { procedures: control, jobs, outlets },
    [() => mcp.tools(), () => plugins.tools()],
    (name) => mcp.toCome(name),
  );
  plugins.useToolsInForce((name) => tools.get(name));
  scope.defer(
    mcp.changed.on(() => {
      plugins.lookAgain();
    }),
  );
  const procedures = await buildProcedures(
    foundation,
    options,
    {
      model,
      tools,
      hooks,
      live: liveBoards(boards),
      canHear: (event) => canHear(event, { boards, broker: mqtt.part }),
    },
    scope,
  );
  const { engine, library } = procedures;
  const backlogWatch = new BacklogWatch(problems, clock, tellStatus);
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
  const remember = scope.own(buildTurnMemory(foundation, model, hooks));
  const { chat, conversations, search, readPicture } = await buildChat(
    foundation,
    model,
    tools,
    hooks,
    remember,
    desktopCommands(
      () =>
        commandPorts(foundation, engine, model, {
          startOver: () => {},
          showCard: (runId, gate) => channels.showCard(runId, gate, null),
        }),
      foundation.words,
    ),
    foundation.notifications,
  );
  scope.own(search);
  scope.own(chat);
  const gatewayPaths = new PathTable((): string | null => webhooks.url);
  const channels = scope.own(
    new Channels(foundation, {
      gatewayPaths,
      plugins,
      conversations,
      hooks,
      engine,
      standing: procedures.standing,
      model,
      became: followJobs(jobs),
      readOnlyFolders: () => [sopsFolder(foundation, options), paths.memory],
    }),
  );
  channelOutlets = () => channels.outlets();
  const webhooks = scope.own(
    new Webhooks(foundation, procedures, () => metricsOfAll(archive, library), gatewayPaths),
  );
  const configDesk = new ConfigDesk({
    file: paths.configFile,
    clock,
    config,
    reload: () => follower.reload(),
    secrets: foundation.secrets,
    hide: (secret) => {
      logger.hide(secret);
    },
  });
  const secretDesk = new SecretDesk({
    config,
    secrets: foundation.secrets,
    sharedSecrets: foundation.sharedSecrets,
    hide: (secret) => {
      logger.hide(secret);
    },
    apply: () => follower.apply(),
  });
  const panel = scope.own(
    new BoardPanel({
      boards,
      config: () => config().peripherals.boards,
      waiting: () => engine.activeRuns().filter((run) => run.gate !== null),
      approve: (runId, { id, shown }, by) => ask('approvals.approve', { runId, gate: id, shown }, by),
      deny: (runId, gate, by) =>
        ask('approvals.deny', { runId, gate, reason: 'rejected with the button' }, by),
      stop: (by) => ask('engine.stop-everything', {}, by),
      litPins: foundation.litPins,
      setButtons: foundation.setButtons,
      problems,
      notifier: foundation.notifications,
      clock,
      logger,
    }),
  );
  const follower = scope.own(
    new ConfigFollower(foundation, options.home, {
      boards: boardParts,
      mqtt,
      model,
      webhooks,
      channels,
      mcp,
      library,
      plugins,
      applied: () => {
        foundation.memoryMeaning.lookAgain();
        foundation.responses.tidy();
        notices.emit({ type: 'models-changed' });
        panel.apply();
        const { heldPrograms, configFile, problems } = foundation;
        tellHeld(configFile.current(), (place) => heldPrograms.isHeld(place), problems);
        tellStatus();
      },
    }),
  );
  built = true;
  return {
    boardParts,
    boards,
    looks,
    pulses,
    closing,
    mqtt,
    plugins,
    model,
    modelHandlers,
    hooks,
    mcp,
    jobs,
    tools,
    procedures,
    remember,
    chat,
    search,
    readPicture,
    channels,
    webhooks,
    configDesk,
    secretDesk,
    panel,
    follower,
    status,
    tellStatus,
  };
}

/** What can be asked of it, by the window and by the command line. */
function answersOf(foundation: Foundation, options: EngineOptions, parts: Parts): Handlers {
  const { clock, newId, logger, problems, notices, config, log, archive, ledger, past, preferences, paths } =
    foundation;
  const {
    boardParts,
    boards,
    looks,
    pulses,
    closing,
    plugins,
    model,
    mcp,
    jobs,
    tools,
    chat,
    search,
    readPicture,
    channels,
    configDesk,
    secretDesk,
    panel,
    follower,
    status,
    tellStatus,
    modelHandlers,
  } = parts;
  const { engine, library, editor, catalog, scheduler } = parts.procedures;
  return {
    ...engineHandlers({
      engine: {
        pause: (paused, by) => {
          engine.pause(paused, by);
          problems.clear(unwritten('pause'));
        },
        stopEverything: (by) => engine.stopEverything(by),
      },
      status: () => {
        model.lookAgain();
        return status();
      },
      statusChanged: tellStatus,
      stopChats: () => {
        runAll([
          () => {
            channels.stopAll();
          },
          () => {
            chat.stopAll();
          },
        ]);
      },
      stopPulses: () => {
        pulses.stopAll();
      },
      seen: (shown, by) => foundation.incidents.seen(shown, by),
      preferences,
      preferencesChanged: (changed) => {
        notices.emit({ type: 'preferences-changed', preferences: changed });
      },
      ledger,
    }),
    ...backTestHandlers({ editor, past, archive, clock, closing: closing.signal }),
    ...sopHandlers({ engine, library, editor, catalog, scheduler, log, archive, tools, clock }),
    ...runHandlers({
      engine,
      log,
      archive,
      clock,
      signer: foundation.recordSigner,
      definitions: foundation.runDefinitions,
      procedures: new RunProcedures({ library, catalog, definitions: foundation.runDefinitions }),
      verifyRecord: foundation.verifyRecord,
      levels: (event) => knownLevels(boards, event),
      dialogs: options.runFiles ?? null,
      imported: (run, last) => {
        notices.emit({
          type: 'run-changed',
          summary: { ...toRunSummary(run), importedAt: clock.now() },
          ...last,
        });
      },
    }),
    ...memoryHandlers(new MemoryBook(foundation.memory, () => config().memory.backend, clock)),
    ...approvalHandlers(engine, log, archive, chat, channels, parts.procedures.standing),
    ...boardHandlers({
      boards,
      virtual: boardParts.virtual,
      entries: () => library.entries(),
      tools,
      roleOf: (board, pin) => panel.roleOf(board, pin),
      setting: (board, pin) => panel.setting(board, pin),
      pulses,
      look: (board) => {
        looks.look(board);
      },
      add: (board) => addBoard(paths.configFile, () => follower.reload(), boards, board),
      clock,
      logger,
      closing: closing.signal,
    }),
    ...modelHandlers,
    ...chatHandlers({
      chat,
      permissions: foundation.toolPermissions,
      search,
      saveFile: options.saveFile ?? null,
      mask: foundation.mask,
      keepPicture: (name, bytes) => new WorkspaceBox(foundation, () => []).save('desktop', name, bytes, true),
      readPicture,
      clock,
      deleted: (conversationId) => {
        foundation.modelMemory.choose(conversationId, null);
        return search.forget(conversationId);
      },
      closing: closing.signal,
    }),
    'plugins.list': () => ok([...plugins.list()]),
    ...jobHandlers(jobs),
    ...notificationHandlers(foundation.notifications),
    ...channelHandlers(channels),
    ...aboutHandlers({ version: options.version, licencesFile: options.licencesFile ?? null }),
    ...desktopHandlers({
      home: options.home,
      desktop: options.desktop ?? null,
      folders: {
        data: options.home,
        sops: sopsFolder(foundation, options),
        models: paths.models,
        logs: paths.logs,
        backups: paths.backups,
      },
    }),
    ...backupHandlers(
      new Backups({
        paths,
        version: options.version,
        clock,
        newId,
        secrets: foundation.secrets,
        desktop: options.desktop ?? null,
        closing: closing.signal,
      }),
    ),
    ...demoHandlers(
      new Demo({
        folder: sopsFolder(foundation, options),
        clock,
        config,
        changeConfig: (changes) => configDesk.change(changes),
        library,
        boards,
        virtual: boardParts.virtual,
        engine,
        closing: closing.signal,
      }),
    ),
    ...configHandlers(configDesk, (lines) => ({ file: paths.logFile, lines: readLog(paths.logFile, lines) })),
    ...secretHandlers(secretDesk),
    'mcp.list': () => ok([...mcp.status()]),
    ...programHandlers({
      held: foundation.heldPrograms,
      config: () => foundation.configFile.current(),
      plugins: paths.plugins,
      apply: async () => {
        await follower.apply();
        library.reload();
      },
    }),
  };
}

/**
 * Takes up what an earlier engine left, and begins to listen: to boards, the broker, the clock, channels and
 * whoever asks.
 */
async function start(
  foundation: Foundation,
  options: EngineOptions,
  parts: Parts,
  router: Router,
  scope: Scope,
): Promise<Engine> {
  const { clock, logger, problems, incidents, notices, config, log, archive, paths } = foundation;
  const {
    boards,
    closing,
    mqtt,
    model,
    hooks,
    mcp,
    jobs,
    remember,
    chat,
    channels,
    webhooks,
    panel,
    pulses,
    follower,
    tellStatus,
  } = parts;
  const { engine, library, scheduler, audit, cooldowns } = parts.procedures;
  wireNotices(notices, engine, library);
  foundation.configFile.read.on(() => {
    notices.emit({ type: 'config-changed' });
  });
  problems.changed.on(tellStatus);
  boards.onStatusChange(tellStatus);
  mqtt.onStatusChange(tellStatus);
  library.changed.on(() => {
    listenFor(library, mqtt, boards);
    scheduler.reload();
    engine.time.reload();
  });

  const afterRestore =
    foundation.restored === null
      ? null
      : new AfterRestore({
          channels,
          applyChannels: () => follower.apply(),
          isRecorded: () => engine.isRecorded,
          over: () => {
            forgetReplaced(paths);
          },
          database: paths.database,
          problems,
          clock,
          logger,
        });
  afterRestore?.beginAnew();
  follower.follow();
  scope.own(follower.watchSecrets());
  scope.defer(reloadWithTools(mcp, library));
  scope.defer(askAgain(mcp, chat.questions, logger));
  scope.defer(() => {
    closing.abort(new Error('the engine closes'));
  });

  await model.configure(config());
  let heldStop: Decider | null = null;
  // A step that was being carried out may be repeated at once, and needs what it needed then; with a stop
  // held down it is not.
  if (log.list({ status: 'running', limit: 1 }).length > 0) {
    const waiting = new AbortController().signal;
    await within(clock, boardsWithinMs, waiting, (signal) => boards.looked(signal)).catch(() => {});
    heldStop = await within(clock, stopsWithinMs, waiting, (signal) => panel.heldStop(signal)).catch(
      () => null,
    );
  }
  await channels.apply();
  scope.defer(
    engine.recorded.on(() => {
      problems.clear(unwritten('runs'));
    }),
  );
  resumeOrHold(
    engine,
    { restored: foundation.restored !== null, heldStop, isConfigured: foundation.configFile.isSet() },
    (what, failure) => {
      problems.report(
        unwritten(what),
        paths.database,
        messageOf(failure),
        failure instanceof AppError ? (failure.remedy ?? '') : '',
      );
    },
  );
  if (foundation.restored !== null) tellRestored(incidents, paths.backups, foundation.restored);
  audit.catchUp((runId) => engine.show(runId));
  listenFor(library, mqtt, boards);
  const levelEvents = scope.own(
    new LevelEvents({
      dispatch: (event, startedBy) => {
        dispatchLevel({ engine, foundation }, event, startedBy);
      },
      clock,
      problems,
      incidents,
      logger,
    }),
  );
  scope.defer(dispatchLevels(boards, library, levelEvents));
  scope.defer(followPanel(panel, boards, engine));
  scope.defer(followTime(engine.time, { boards, broker: mqtt.part, clock, logger }));
  scope.defer(
    followUndriven({
      boards,
      roleOf: (board, pin) => panel.roleOf(board, pin),
      problems,
      notifier: foundation.notifications,
    }),
  );
  await follower.start();
  if (afterRestore === null) channels.resume(null);
  else afterRestore.resume();
  const server = scope.own(
    await startControlServer({
      address: controlAddress(options.home),
      router,
      notices,
      logger,
      user: userInfo().username,
    }),
  );
  const ticks = new AbortController();
  const ticking = Promise.all([
    scheduler.run(ticks.signal),
    engine.time.run(ticks.signal),
    jobs.run(ticks.signal),
    afterRestore?.run(ticks.signal),
    deleteOldRuns(
      {
        archive,
        clock,
        settledNow: foundation.settledNow,
        logger,
        problems,
        days: () => retentionInForce(foundation.configFile),
        cooldowns,
      },
      ticks.signal,
    ),
  ]);
  scope.defer(async () => {
    ticks.abort(new Error('the engine closes'));
    // The app and the daemon wait no longer than 5 s: behind a channel that hangs a pin would stay driven,
    // and a program go on. What goes wrong is told when each is closed in its turn.
    for (const acting of [pulses, engine, chat]) void acting.close().catch(() => {});
    await ticking;
  });
  hooks.tell('engine_start', { version: options.version });
  scope.defer(() => {
    hooks.tell('engine_stop', { version: options.version });
  });
  remember.start();
  if (afterRestore === null) forgetReplaced(paths);
  logger.info('engine started', { home: options.home, version: options.version });
  foundation.started();
  const opened = follower.openGateway().catch((failure: unknown) => {
    logger.error('The gateway could not be opened', { failure: messageOf(failure) });
  });
  return {
    router,
    notices,
    opened,
    gatewayUrl: () => webhooks.url,
    socketPath: server.address,
    close: () => scope.close(),
  };
}

/** How long a start waits for boards that do not answer. */
const boardsWithinMs = 5_000;
/** And for their stop buttons to be read, of those that are there. */
const stopsWithinMs = 3_000;
