import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { routeDoubt } from '../../platform/config/route-doubt';
import { createChannelPeople } from '../../modules/channels/storage/channel-people';
import { channelNamesIn } from '../../../shared/channel-names';
import type { Payload } from '../../../domain/procedure/expression/payload';
import type { JsonObject } from '../../../shared/json';
import type { Trigger } from '../../../shared/sop';
import { systemClock } from '../../platform/base/clock';
import { silentLogger } from '../../platform/base/logger';
import { homeConfig } from '../../platform/home-config';
import { stepModelDoubt } from '../../modules/models/pipeline/choose-model';
import { signalsOfDevices } from '../../modules/procedures/definition/signals-of-devices';
import { SopLibrary } from '../../modules/procedures/library/library';
import { recordedPayloads } from '../../modules/procedures/triggers/recorded-payloads';
import { isDatabaseThere, openDatabase, type Database } from '../../platform/storage/database';
import { homePaths } from '../../platform/storage/home-paths';
import { createPastMessages } from '../../modules/record/storage/past-messages';
import { openSopFiles } from '../../modules/procedures/storage/sop-files';
import { knownTools } from './known-tools';
import { loadPlugins } from './offline-plugins';

/** The procedures of a home as an engine would load them. */
export async function readSops(home: string, now: number): Promise<SopLibrary> {
  const paths = homePaths(home);
  const { config } = homeConfig(paths);
  const { sops_dir: folder, default_execution_mode: defaultExecutionMode, timezone } = config.sop;
  const directory = folder === '' ? paths.sops : isAbsolute(folder) ? folder : join(home, folder);
  const tools = [
    ...knownTools(config.peripherals.boards, config.modbus.devices),
    ...(await loadPlugins(paths, config)).tools(),
  ];
  const context = {
    defaultExecutionMode,
    timezone,
    now,
    toolNames: new Set(tools.map(({ name }) => name)),
    mayBeThere: (tool: string) =>
      Object.keys(config.mcp.servers).some((server) => tool.startsWith(`mcp_${server}_`)),
    boardNames: new Set(config.peripherals.boards.map(({ board }) => board)),
    deviceSignals: signalsOfDevices(config),
    watchFolders: config.sop.watch_folders,
    channelNames: new Set(channelNamesIn(config)),
    approvalTimeoutSecs: config.sop.approval_timeout_secs,
    routeDoubt: (route: string) => routeDoubt(config, route, (channel) => letInAt(paths.database, channel)),
    hasSharedTopics: config.mqtt.version === '5',
    hasQueues: config.amqp.url !== undefined,
    fleet: config.storage.url === undefined ? null : { known: null },
    toolParameters: (name: string) => tools.find((tool) => tool.name === name)?.parameters,
    modelDoubt: (name: string) => stepModelDoubt(name, config),
    secretUses: () => config.secrets,
    refusal: (name: string, args: JsonObject) =>
      tools.find((tool) => tool.name === name)?.refusal?.(args) ?? null,
    recorded: (trigger: Trigger) => recordedAt(paths.database, trigger, now),
  };
  // A command that only reads makes no folders.
  if (!existsSync(directory))
    return new SopLibrary({ read: () => [], onChange: () => () => {} }, () => context, silentLogger).open();
  const files = await openSopFiles(directory, systemClock);
  try {
    return new SopLibrary(
      { read: () => files.read(), onChange: () => () => {} },
      () => context,
      silentLogger,
    ).open();
  } finally {
    await files.close();
  }
}

/** Who was let in with a code; null: nobody can say. */
const letInAt = (file: string, channel: string): readonly string[] | null =>
  listedAt(file, (database) =>
    createChannelPeople(database, () => true)
      .list(channel)
      .map(({ sender }) => sender),
  );

/** A record that cannot be read keeps nobody from validating. */
const recordedAt = (file: string, trigger: Trigger, now: number): readonly Payload[] =>
  listedAt(file, (database) => recordedPayloads(createPastMessages(database), trigger, now)) ?? [];

/** What a database has, which is closed behind it; null: it cannot be read. */
function listedAt<T>(file: string, list: (database: Database) => readonly T[]): readonly T[] | null {
  if (!isDatabaseThere(file)) return [];
  try {
    const database = openDatabase(file, { readOnly: true });
    try {
      return list(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}
