import { createRouter } from './platform/router';
import { Scope } from './platform/base/scope';
import { configureTools } from './modules/agent/module';
import { configureApprovals } from './modules/approvals/module';
import { configureBackup } from './modules/backup/module';
import { configureBoardDoors } from './modules/boards/doors';
import { configureBoards } from './modules/boards/module';
import { configureBroker } from './modules/broker/module';
import { configureChannels } from './modules/channels/module';
import { configureChat } from './modules/chat/module';
import { openControl } from './modules/control/module';
import { configureDemo } from './modules/demo/module';
import { configureDesktop } from './modules/desktop/module';
import { configureDuty } from './modules/duty/module';
import { configureFiles } from './modules/files/module';
import { configureFleet } from './modules/fleet/module';
import { configureGateway } from './modules/gateway/module';
import { configureHomeAssistant } from './modules/home-assistant/module';
import { configureJobs } from './modules/jobs/module';
import { configureMcp } from './modules/mcp/module';
import { configureMemory } from './modules/memory/module';
import { configureModels } from './modules/models/module';
import { configurePlugins } from './modules/plugins/module';
import { configureProcedures } from './modules/procedures/module';
import { configureQueues } from './modules/queues/module';
import { configureSketches } from './modules/procedures/sketches';
import { configureRecord } from './modules/record/module';
import { createRegistries } from './modules/registries';
import { configureSafety } from './modules/safety/module';
import { configureSettings } from './modules/settings/module';
import { keepGoing } from './platform/keep-going';
import { openPlatform } from './platform/platform';
import type { Engine, EngineOptions } from './ports/engine';
import { toStorageError } from './platform/storage/database';

/** The engine with all doors open, also the one for webhooks. Rejects as `composeAnsweringEngine` does. */
export async function composeEngine(options: EngineOptions): Promise<Engine> {
  const engine = await composeAnsweringEngine(options);
  await engine.opened;
  return engine;
}

/**
 * The composition root: the modules and the order of their phases; the gateway opens after it has resolved.
 * Rejects with an AppError when the home cannot be used; what else is not there is a problem that people see. */
export async function composeAnsweringEngine(options: EngineOptions): Promise<Engine> {
  const scope = new Scope();
  return build(options, scope).catch(async (failure: unknown) => {
    await scope.close().catch(() => {});
    throw failure;
  });
}

async function build(options: EngineOptions, scope: Scope): Promise<Engine> {
  // Configure: every module is made, and nothing runs.
  const platform = await openPlatform(options, scope);
  const registries = createRegistries(platform);
  const record = configureRecord(platform);
  const boards = configureBoards(platform, registries, record);
  const plugins = await configurePlugins(platform, registries);
  const models = configureModels(platform, registries, { plugins });
  const memory = configureMemory(platform, { models, plugins });
  const mcp = configureMcp(platform, registries, { plugins });
  const duty = configureDuty(platform, registries);
  const known = { boards, duty, memory, models, plugins, record };
  const procedures = await configureProcedures(platform, registries, known);
  const broker = configureBroker(platform, registries, { procedures, record });
  const queues = configureQueues(platform, registries, { procedures, record });
  const sketches = configureSketches(platform, registries, { broker, models, plugins, procedures, record });
  const chat = await configureChat(platform, registries, { ...known, mcp, procedures });
  const jobs = configureJobs(platform, registries, { chat, procedures, record });
  const spoken = { boards, broker, chat, duty, jobs, models, plugins, procedures, record };
  const channels = configureChannels(platform, registries, spoken);
  const files = configureFiles(platform, { procedures, record });
  const homeAssistant = configureHomeAssistant(platform, { boards, broker, procedures, record });
  const gateway = configureGateway(platform, registries, { procedures, record });
  configureTools(platform, registries, { boards, broker, jobs, memory, plugins, procedures, queues });
  const fleet = configureFleet(platform, registries, { procedures, record });
  const followers = [duty, boards, broker, queues, plugins, models, channels, mcp, fleet];
  const settings = configureSettings(platform, registries, { followers, gateway, procedures });
  for (const look of [memory.lookAgain, models.applied]) settings.applied.on(look);
  const acting = { boards, broker, procedures, queues, record };
  const safety = configureSafety(platform, registries, { ...acting, models });
  const doors = configureBoardDoors(platform, registries, { ...acting, safety, settings });
  const approvals = configureApprovals(platform, { channels, chat, duty, procedures, record });
  const backup = configureBackup(platform, { channels, procedures, settings });
  const handlers = {
    ...safety.handlers,
    ...procedures.handlers,
    ...sketches.handlers,
    ...broker.handlers,
    ...memory.handlers,
    ...approvals.handlers,
    ...doors.handlers,
    ...models.handlers,
    ...chat.handlers,
    ...plugins.handlers,
    ...jobs.handlers,
    ...channels.handlers,
    ...configureDesktop(platform).handlers,
    ...backup.handlers,
    ...configureDemo(platform, { boards, procedures, settings }).handlers,
    ...settings.handlers,
    ...mcp.handlers,
    ...fleet.handlers,
  };
  const told = (failure: unknown): unknown => toStorageError(failure, platform.paths.database);
  const router = createRouter(handlers, platform.logger, told);

  // Recover: what an earlier engine left is taken up. A step that is done again needs boards, models, channels.
  backup.recover();
  settings.recover();
  scope.defer(() => {
    platform.closing.abort(new Error('the engine closes'));
  });
  await duty.apply();
  await models.apply(platform.config());
  const heldStop = await doors.recover();
  await channels.apply();
  const recovered = procedures.recover({ heldStop, broker, boards: boards.bridge });

  // Open: the doors, each of which asks for the proof that everything was taken up.
  doors.open(recovered);
  await settings.open(recovered);
  backup.openChannels(recovered);
  const socketPath = await openControl(recovered, platform, router);
  keepGoing(
    scope,
    [
      (signal) => procedures.open(recovered, signal),
      (signal) => jobs.open(recovered, signal),
      (signal) => backup.open(recovered, signal),
      (signal) => record.tidy(recovered, procedures.cooldowns, signal),
      (signal) => record.lookOver(recovered, signal),
    ],
    [boards.pulses, procedures.engine, chat.chat],
  );
  fleet.open(recovered, safety.ordered, approvals.door);
  for (const part of [files, queues, homeAssistant, plugins, memory]) part.open(recovered);
  platform.logger.info('engine started', { home: options.home, version: options.version });
  platform.started();
  return {
    router,
    notices: platform.notices,
    opened: settings.openGateway(recovered),
    gatewayUrl: registries.paths.address,
    socketPath,
    close: () => scope.close(),
  };
}
