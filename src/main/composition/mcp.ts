import { isAbsolute, resolve } from 'node:path';
import type { Config, SecretRef } from '../../shared/config';
import type { ToolQuestions } from '../agent/chat/tool-questions';
import { environmentOfProgram } from '../base/inherited-environment';
import type { Logger } from '../base/logger';
import { markOf } from '../config/resolve-secret';
import type { McpServerEntry, McpServers } from '../mcp/mcp-servers';
import type { McpAddress, McpProgram } from '../mcp/server-settings';
import type { SopLibrary } from '../sop/library/library';
import { HeldPrograms } from '../storage/held-programs';
import type { Foundation } from './foundation';
import { programsOf } from './programs';

type ServerConfig = Config['mcp']['servers'][string];

/** Names of the servers that are switched on. */
export const serversOn = ({ mcp }: Config): readonly string[] =>
  Object.entries(mcp.servers).flatMap(([name, { enabled }]) => (enabled ? [name] : []));

/** `[mcp.servers]` as the servers are told. Whether a secret is there is found out at each start. */
export async function toMcpServers(
  { config, secretOf, paths }: Pick<Foundation, 'config' | 'secretOf' | 'paths'>,
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
  secretOf: Foundation['secretOf'],
): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(secrets).map(async ([name, ref]) => [name, await secretOf(ref)] as const),
    ),
  );
}

/** Whether a procedure's tools are there is looked at again when tools came or went. */
export function reloadWithTools(mcp: McpServers, library: SopLibrary): () => void {
  const named = (): string =>
    mcp
      .tools()
      .map(({ name }) => name)
      .join(' ');
  let before = named();
  return mcp.changed.on(() => {
    if (named() === before) return;
    before = named();
    library.reload();
  });
}

/** Whoever allowed a tool, or is asked about it, has in mind what it was then. */
export function askAgain(mcp: McpServers, questions: ToolQuestions, logger: Logger): () => void {
  return mcp.changed.on(() => {
    for (const { name, definition } of mcp.tools()) {
      const before = definition === undefined ? null : questions.redefined(name, definition);
      if (before === 'another')
        logger.warn(
          'A tool that was always allowed is another one now, by its server or by config.toml, and asks again',
          { tool: name },
        );
      if (before === 'not-kept')
        logger.warn('Which tool was always allowed under this name was not kept; it asks once more', {
          tool: name,
        });
    }
  });
}
