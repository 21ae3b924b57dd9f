import { createHash } from 'node:crypto';
import { freemem, totalmem, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../shared/config';
import { AppError, messageOf } from '../shared/errors';
import type { EngineStatus } from '../shared/status';
import { Chat } from './agent/chat';
import { approvalHandlers } from './api/handlers/approvals';
import { chatHandlers } from './api/handlers/chat';
import { engineHandlers } from './api/handlers/engine';
import { runHandlers } from './api/handlers/runs';
import { metricsOfAll, sopHandlers } from './api/handlers/sops';
import { createRouter } from './api/router';
import { Scope } from './base/scope';
import { within } from './base/within';
import { toBoardConfigs, toBrokerConfig } from './composition/adapter-config';
import { layFoundation } from './composition/foundation';
import { idleMsOf, ModelInUse } from './composition/model-in-use';
import { buildProcedures } from './composition/procedures';
import { sopControl } from './composition/sop-control';
import { buildTools } from './composition/tools';
import { turnRunner } from './composition/turn-runner';
import { Webhooks } from './composition/webhooks';
import { statusTeller, wireNotices } from './composition/wire-notices';
import { dispatchLevels, dispatchMessage, listenFor } from './composition/wire-triggers';
import { controlAddress } from './control/address';
import { startControlServer } from './control/socket-server';
import type { Engine, EngineOptions } from './ports/engine';
import { MqttClient } from './mqtt/client';
import { LlamaHost } from './providers/llama/host';
import { forkWorker } from './providers/llama/worker-process';
import { listModelFiles } from './providers/model-files';
import { SerialBridge } from './serial/bridge';
import { nodeSerialPorts } from './serial/node-serial-port';
import { toRunSummary } from './sop/summary';
import { deleteOldRuns, type RetentionDays } from './storage/retention';
import { openSessions } from './storage/sessions';

/**
 * The composition root: builds the engine and starts it. Rejects with an AppError when the home cannot be used; what is merely not
 * there (a broker, a board, a model, the gateway's port) is a problem that people see, and everything else works.
 */
export async function composeEngine(options: EngineOptions): Promise<Engine> {
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
  const { clock, newId, logger, problems, notices, config, configFile, secretOf, log, archive, ledger, preferences, paths } = foundation;

  const status = (): EngineStatus => ({
    version: options.version,
    home: options.home,
    gateway: webhooks.url,
    model: model.chip(),
    broker: mqtt.status,
    boards: [...boards.status()],
    triggersPaused: engine.paused,
    pausedBy: engine.pausedBy,
    problems: [...problems.list()],
  });
  let built = false;
  const tellChanges = statusTeller(notices, status);
  const tellStatus = (): void => { if (built) tellChanges(); };

  const boards = scope.own(new SerialBridge({ boards: toBoardConfigs(config()), ports: nodeSerialPorts, clock, logger, problems }));
  // The last topic with a message that was too large: its next good one clears the problem.
  let oversizeTopic: string | null = null;
  const mqtt = scope.own(new MqttClient({
    config: null,
    clock,
    logger,
    problems,
    onMessage: (topic, payload, info, remember) => {
      dispatchMessage(engine, clock, topic, payload, info, remember);
      if (topic === oversizeTopic) problems.clear('mqtt-oversize');
    },
    heldTopics: { load: (session) => foundation.mqttSessions.topics(session), save: (session, topics) => { foundation.mqttSessions.saveTopics(session, topics); } },
    handledMessages: foundation.mqttSessions,
    onOversize: (topic, bytes) => {
      oversizeTopic = topic;
      problems.report('mqtt-oversize', `MQTT topic ${topic}`, `A message of ${String(bytes)} bytes was not read: 1 MiB is the limit`, 'Send less, or publish where the data is.');
    },
  }));
  const folders = { builtIn: join(options.resources, 'models'), home: paths.models };
  const host = scope.own(new LlamaHost({ startWorker: forkWorker({ file: options.workerFile, execArgv: options.workerExecArgv ?? [] }), clock, logger, idleMs: () => idleMsOf(config()) }));
  const model = scope.own(new ModelInUse({ host, folders, clock, newId, logger, problems, secretOf, changed: tellStatus }));
  const tools = buildTools(foundation, boards, mqtt, options, sopControl(() => procedures));
  const procedures = await buildProcedures(foundation, options, model, tools, scope);
  const { engine, library, editor, scheduler, audit } = procedures;
  const chat = scope.own(new Chat({
    sessions: openSessions(paths.sessions, logger),
    memory: foundation.memory,
    model: () => model.current(),
    tools: () => tools.list(),
    runTurn: turnRunner(config),
    clock,
    newId,
    notify: (notice) => { notices.emit(notice); },
    settings: () => {
      const { agent, memory: remembering, tools: allowed } = config();
      return { maxIterations: agent.max_tool_iterations, parallelTools: agent.parallel_tools, maxHistoryMessages: agent.max_history_messages, minRelevance: remembering.min_relevance_score, autoApprove: allowed.auto_approve };
    },
  }));
  const webhooks = scope.own(new Webhooks(foundation, procedures, () => metricsOfAll(archive, library)));
  const router = createRouter(
    {
      ...engineHandlers({
        engine,
        status,
        statusChanged: tellStatus,
        preferences,
        preferencesChanged: (changed) => { notices.emit({ type: 'preferences-changed', preferences: changed }); },
        ledger,
        models: () => listModelFiles(folders, { free: freemem(), total: totalmem() }, host.state),
      }),
      ...sopHandlers({ engine, library, editor, scheduler, log, archive, clock }),
      ...runHandlers({
        engine,
        log,
        archive,
        clock,
        imported: (run, last) => { notices.emit({ type: 'run-changed', summary: { ...toRunSummary(run), importedAt: clock.now() }, ...last }); },
      }),
      ...approvalHandlers(engine, log),
      ...chatHandlers(chat),
    },
    logger,
  );

  built = true;
  wireNotices(notices, engine, library);
  problems.changed.on(tellStatus);
  boards.onStatusChange(tellStatus);
  mqtt.onStatusChange(tellStatus);
  library.changed.on(() => {
    listenFor(library, mqtt, boards);
    scheduler.reload();
  });

  const fixedAtStart = (): string => JSON.stringify([config().sop.sops_dir, config().memory.backend]);
  const startedWith = fixedAtStart();
  const tellWhatWaits = (): void => {
    if (fixedAtStart() === startedWith) problems.clear('config-restart');
    else problems.report('config-restart', 'config.toml', 'sops_dir or memory.backend was changed; that counts from the next start', 'Restart ZeroClaw, or take the change back.');
  };
  const applyConfig = async (): Promise<void> => {
    boards.configure(toBoardConfigs(config()));
    try {
      await mqtt.configure(await toBrokerConfig(config(), brokerClientId(options.home), secretOf, options.home));
      problems.clear('mqtt-secret');
    } catch (failure) {
      problems.report('mqtt-secret', '[mqtt] in config.toml', messageOf(failure), failure instanceof AppError ? (failure.mend ?? '') : '');
    }
    await model.configure(config());
    await webhooks.apply();
    tellWhatWaits();
    tellStatus();
  };
  let applying: Promise<void> = Promise.resolve();
  const unfollow = configFile.changed.on(() => {
    library.reload();
    applying = applying.then(applyConfig).catch((failure: unknown) => { logger.error('A change of config.toml could not be applied', { failure: messageOf(failure) }); });
  });
  // A change that comes while the engine closes must not open anything again.
  scope.defer(() => {
    unfollow();
    return applying;
  });

  await model.configure(config());
  // A step that was being carried out may be repeated at once, and needs what it needed then.
  if (log.list({ status: 'running', limit: 1 }).length > 0) await within(clock, boardsWithinMs, new AbortController().signal, (signal) => boards.looked(signal)).catch(() => {});
  engine.resume();
  audit.catchUp((runId) => engine.show(runId));
  listenFor(library, mqtt, boards);
  scope.defer(dispatchLevels(boards, engine));
  applying = applying.then(applyConfig);
  await applying;
  const control = scope.own(await startControlServer({ address: controlAddress(options.home), router, notices, logger, user: userInfo().username }));
  const ticks = new AbortController();
  const ticking = Promise.all([
    scheduler.run(ticks.signal),
    deleteOldRuns({ archive, clock, logger, problems, days: () => retentionDays(config()) }, ticks.signal),
  ]);
  scope.defer(async () => {
    ticks.abort(new Error('the engine closes'));
    await ticking;
  });
  logger.info('engine started', { home: options.home, version: options.version });
  return { router, notices, gatewayUrl: () => webhooks.url, socketPath: control.address, close: () => scope.close() };
}

/** How long a start waits for boards that do not answer. */
const boardsWithinMs = 5_000;

/** The broker keeps messages for this name; each home has its own, always the same. */
const brokerClientId = (home: string): string => `zeroclaw-${createHash('sha256').update(resolve(home)).digest('hex').slice(0, 12)}`;

const retentionDays = ({ retention }: Config): RetentionDays => ({ dull: retention.dull_runs_days, normal: retention.runs_days, important: retention.important_runs_days });
