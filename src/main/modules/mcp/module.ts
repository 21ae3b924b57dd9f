import { isAbsolute, resolve } from 'node:path';
import type { Config } from '../../../shared/config';
import type { SecretRef } from '../../../shared/config-values';
import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import { environmentOfProgram } from '../../platform/base/inherited-environment';
import { markOf } from '../../platform/config/resolve-secret';
import { McpServers, type McpServerEntry } from './servers/mcp-servers';
import type { McpAddress, McpProgram } from './servers/server-settings';
import { HeldPrograms } from '../../platform/storage/held-programs';
import type { Platform } from '../../platform/platform';
import { programsOf } from '../../platform/programs';
import type { PluginParts } from '../plugins/module';
import type { Registries } from '../registries';

type ServerConfig = Config['mcp']['servers'][string];

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'logger' | 'options' | 'paths' | 'problems' | 'scope' | 'secretOf'
>;

/** The servers of tools that config.toml names. */
export interface Mcp {
  readonly servers: McpServers;
  readonly handlers: Pick<Handlers, 'mcp.list'>;
  apply(): Promise<void>;
}

export function configureMcp(
  platform: Ground,
  { tools }: Pick<Registries, 'tools'>,
  { plugins }: { readonly plugins: Pick<PluginParts, 'loaded'> },
): Mcp {
  const { clock, config, logger, options, problems, scope } = platform;
  const servers = scope.own(
    new McpServers({
      clock,
      logger,
      problems,
      version: options.version,
      expected: () => serversOn(config()),
    }),
  );
  tools.offer('mcp', () => servers.tools());
  tools.offerToCome((name) => servers.toCome(name));
  const named = (): string =>
    servers
      .tools()
      .map(({ name }) => name)
      .join(' ');
  let before = named();
  scope.defer(
    servers.changed.on(() => {
      plugins.loaded.lookAgain();
      if (named() === before) return;
      before = named();
      tools.changed.emit(null);
    }),
  );
  return {
    servers,
    handlers: { 'mcp.list': () => ok([...servers.status()]) },
    apply: async () => {
      await servers.configure(await toMcpServers(platform, options.home));
    },
  };
}

/** Names of the servers that are switched on. */
const serversOn = ({ mcp }: Config): readonly string[] =>
  Object.entries(mcp.servers).flatMap(([name, { enabled }]) => (enabled ? [name] : []));

/** `[mcp.servers]` as the servers are told. Whether a secret is there is found out at each start. */
async function toMcpServers(
  { config, secretOf, paths }: Pick<Platform, 'config' | 'secretOf' | 'paths'>,
  home: string,
): Promise<readonly McpServerEntry[]> {
  const held = new HeldPrograms(paths.heldPrograms);
  const runs = new Map(programsOf(config(), paths.plugins).map((program) => [program.place, program.runs]));
  const entries = await Promise.all(
    Object.entries(config().mcp.servers).map(async ([name, server]): Promise<readonly McpServerEntry[]> => {
      const way = server.enabled
        ? wayOf(server, (secrets) => readAll(secrets, secretOf), paths.workspace, home)
        : null;
      if (way === null) return [];
      const { allow, deny, reads, timeout_secs: seconds } = server;
      return [
        {
          mark: await markOf(server, secretOf),
          ...(held.isHeld(`mcp:${name}`) ? { held: runs.get(`mcp:${name}`) ?? name } : {}),
          settings: { name, way, allow, deny, reads, callTimeoutMs: seconds * 1_000 },
        },
      ];
    }),
  );
  return entries.flat();
}

function wayOf(
  { command, args, cwd, env, url, headers }: ServerConfig,
  read: (secrets: Readonly<Record<string, SecretRef>>) => Promise<Record<string, string>>,
  workspace: string,
  home: string,
): McpProgram | McpAddress | null {
  if (url !== undefined) return { kind: 'address', url, headers: () => read(headers) };
  if (command === undefined) return null;
  const folder = cwd === undefined ? workspace : isAbsolute(cwd) ? cwd : resolve(home, cwd);
  return {
    kind: 'program',
    command,
    args,
    folder,
    environment: async () => ({ ...environmentOfProgram(process.env), ...(await read(env)) }),
  };
}

async function readAll(
  secrets: Readonly<Record<string, SecretRef>>,
  secretOf: Platform['secretOf'],
): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(secrets).map(async ([name, ref]) => [name, await secretOf(ref)] as const),
    ),
  );
}
