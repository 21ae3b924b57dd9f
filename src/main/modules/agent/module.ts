import { lookup } from 'node:dns/promises';
import { allTools } from './tools/all-tools';
import { adcTools } from './tools/adc-tools';
import { amqpPublishTool } from './tools/message-tools';
import { modbusTools } from './tools/modbus-tools';
import { takingTurns } from './tools/taking-turns';
import { pushoverNotConfigured, type PushoverAccount } from './tools/pushover-tool';
import { carryingSecrets, type CallSecrets } from './tools/secret-calls';
import { UnfinishedWrites } from './tools/unfinished-writes';
import { shellTool } from './tools/shell/shell-tool';
import { Turns } from '../../platform/base/turns';
import type { AnalogInputs, BoardDesk, Boards } from '../../ports/boards';
import type { MessageBroker } from '../../ports/message-broker';
import type { MessageQueues } from '../../ports/message-queues';
import type { Tool } from '../../ports/tool';
import type { Platform } from '../../platform/platform';
import { sopsFolder } from '../../platform/sops-folder';
import type { JobParts } from '../jobs/module';
import type { Modbus } from '../../ports/modbus';
import type { MemoryParts } from '../memory/module';
import type { PluginParts } from '../plugins/module';
import type { Procedures } from '../procedures/module';
import type { Registries } from '../registries';
import { SecretLooks } from './secret-looks';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'logger' | 'newId' | 'notices' | 'notifications' | 'options' | 'paths' | 'secretOf'
>;

/** What tools steer and read. */
interface Needs {
  readonly boards: {
    readonly bridge: Pick<BoardDesk, keyof Boards | 'facts'> & AnalogInputs;
    readonly modbus: Modbus;
  };
  readonly broker: { readonly client: MessageBroker };
  readonly queues: { readonly client: MessageQueues };
  readonly memory: Pick<MemoryParts, 'memory'>;
  readonly procedures: Pick<Procedures, 'control'>;
  readonly jobs: Pick<JobParts, 'jobs'>;
  readonly plugins: Pick<PluginParts, 'loaded'>;
}

/** Offers the tools of the product, and puts turns and secrets around every tool. */
export function configureTools(
  platform: Ground,
  { tools, outlets }: Pick<Registries, 'tools' | 'outlets'>,
  { boards: { bridge, modbus }, broker, queues, memory, procedures, jobs, plugins }: Needs,
): void {
  const { clock, config, newId, notices, notifications, paths, secretOf } = platform;
  const secrets = new SecretLooks(secretOf, () => {
    notices.emit({ type: 'approvals-changed' });
  });
  whyNoPushover(platform, secrets);
  // A changed sops_dir counts from the next start; until then both are out of reach.
  const folderInForce = sopsFolder(platform);
  // A model that could rewrite procedures could rewrite its own gates; one that could rewrite the memory, the
  // record of them.
  const readOnlyFolders = (): readonly string[] => [folderInForce, sopsFolder(platform), paths.memory];
  const builtIn = allTools({
    boards: bridge,
    configuredBoards: () => config().peripherals.boards,
    memory: memory.memory,
    clock,
    files: { workspace: paths.workspace, readOnlyFolders, newId, unfinished: unfinishedWrites(platform) },
    procedures: procedures.control,
    notifier: notifications,
    broker: broker.client,
    jobs: jobs.jobs,
    outlets,
    pushoverAccount: () => pushoverAccount(platform),
    whyNoPushover: () => whyNoPushover(platform, secrets),
    ledPinOf: (board) => bridge.facts(board)?.ledPin ?? null,
    answersTo: (board) => bridge.facts(board)?.identity ?? null,
    http: {
      allowed: () => config().tools.http_allow,
      resolve: (host) => lookup(host, { all: true, order: 'verbatim' }),
      clock,
    },
  });
  const ofDevices = modbusTools(modbus, () => config().modbus.devices);
  const ofQueues = amqpPublishTool(queues.client);
  const ofInputs = adcTools(bridge, (board) => bridge.facts(board)?.identity ?? null);
  tools.putAround(withCallSecrets(platform, secrets));
  tools.offer('product', () => [
    ...builtIn,
    ...(config().peripherals.boards.length === 0 ? [] : ofInputs),
    ...(config().amqp.url === undefined ? [] : [ofQueues]),
    ...(Object.keys(config().modbus.devices).length === 0 ? [] : ofDevices),
    ...shellTools(platform, readOnlyFolders),
  ]);
  plugins.loaded.useToolsInForce((name) => tools.get(name));
}

/** What a kill cut off is taken back before the first tool can be called. */
function unfinishedWrites({ paths, logger }: Pick<Ground, 'paths' | 'logger'>): UnfinishedWrites {
  const unfinished = new UnfinishedWrites(paths.unfinishedWrites);
  for (const file of unfinished.takeBack())
    logger.warn('The begin of a text that was cut off when the engine ended was taken back', { file });
  return unfinished;
}

/** Each tool as one that takes turns and may carry secrets; the same one for the same one. */
function withCallSecrets(
  { config, secretOf }: Pick<Ground, 'config' | 'secretOf'>,
  looks: SecretLooks,
): (tool: Tool) => Tool {
  const known = new WeakMap<Tool, Tool>();
  const turns = new Turns();
  const secrets: CallSecrets = {
    uses: () => config().secrets,
    read: async (name) => {
      const secret = config().secrets[name];
      if (secret === undefined) throw new Error(`There is no secret "${name}" in config.toml`);
      return secretOf(secret.value);
    },
    whyMissing: (name) => {
      const secret = config().secrets[name];
      return secret === undefined ? null : looks.whyMissing(secret.value);
    },
  };
  return (tool) => {
    const carrying = known.get(tool) ?? carryingSecrets(takingTurns(tool, turns), secrets);
    known.set(tool, carrying);
    return carrying;
  };
}

/** Without an allowed program there is no shell to offer. */
function shellTools(
  { config, paths, clock }: Pick<Ground, 'config' | 'paths' | 'clock'>,
  readOnlyFolders: () => readonly string[],
): readonly Tool[] {
  const allowed = config().tools.shell_allow;
  return allowed.length === 0
    ? []
    : [shellTool({ workspace: paths.workspace, readOnlyFolders, allowed, environment: process.env, clock })];
}

/** Where its secrets are missing too. */
function whyNoPushover({ config }: Pick<Ground, 'config'>, secrets: SecretLooks): string | null {
  const { token, user } = config().pushover;
  if (token === undefined || user === undefined) return pushoverNotConfigured;
  return secrets.whyMissing(token) ?? secrets.whyMissing(user);
}

async function pushoverAccount({
  config,
  secretOf,
}: Pick<Ground, 'config' | 'secretOf'>): Promise<PushoverAccount | null> {
  const { token, user, api_url: apiUrl } = config().pushover;
  if (token === undefined || user === undefined) return null;
  return { token: await secretOf(token), user: await secretOf(user), apiUrl };
}
