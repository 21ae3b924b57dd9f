import { lookup } from 'node:dns/promises';
import { createToolRegistry } from '../agent/tools/tool-registry';
import { allTools } from '../agent/tools/all-tools';
import { takingTurns } from '../agent/tools/taking-turns';
import { pushoverNotConfigured, type PushoverAccount } from '../agent/tools/pushover-tool';
import { carryingSecrets, type CallSecrets } from '../agent/tools/secret-calls';
import { UnfinishedWrites } from '../agent/tools/unfinished-writes';
import { shellTool } from '../agent/tools/shell/shell-tool';
import { Turns } from '../base/turns';
import type { BoardDesk, Boards } from '../ports/boards';
import type { EngineOptions } from '../ports/engine';
import type { MessageBroker } from '../ports/message-broker';
import type { Jobs } from '../ports/jobs';
import type { MessageOutlets } from '../ports/message-outlets';
import type { SopControl } from '../ports/sop-control';
import type { Tool, ToolRegistry } from '../ports/tool';
import type { Foundation } from './foundation';
import { SecretLooks } from './secret-looks';
import { sopsFolder } from './procedures/sops-folder';

/** What tools steer that is itself built with tools. */
interface Controls {
  readonly procedures: SopControl;
  readonly jobs: Jobs;
  readonly outlets: MessageOutlets;
}

/** `further`: tools that come and go while the engine runs; `toCome`: who may yet offer one. */
export function buildTools(
  foundation: Foundation,
  boards: Pick<BoardDesk, keyof Boards | 'facts'>,
  broker: MessageBroker,
  options: EngineOptions,
  { procedures, jobs, outlets }: Controls,
  further: readonly (() => readonly Tool[])[],
  toCome: NonNullable<ToolRegistry['toCome']>,
): ToolRegistry {
  const { memory, clock, newId, paths } = foundation;
  const secrets = new SecretLooks(foundation.secretOf, () => {
    foundation.notices.emit({ type: 'approvals-changed' });
  });
  whyNoPushover(foundation, secrets);
  // A changed sops_dir counts from the next start; until then both are out of reach.
  const folderInForce = sopsFolder(foundation, options);
  // A model that could rewrite procedures could rewrite its own gates; one that could rewrite the memory, the
  // record of them.
  const readOnlyFolders = (): readonly string[] => [
    folderInForce,
    sopsFolder(foundation, options),
    paths.memory,
  ];
  const builtIn = allTools({
    boards,
    configuredBoards: () => foundation.config().peripherals.boards,
    memory,
    clock,
    files: { workspace: paths.workspace, readOnlyFolders, newId, unfinished: unfinishedWrites(foundation) },
    procedures,
    notifier: foundation.notifications,
    broker,
    jobs,
    outlets,
    pushoverAccount: () => pushoverAccount(foundation),
    whyNoPushover: () => whyNoPushover(foundation, secrets),
    ledPinOf: (board) => boards.facts(board)?.ledPin ?? null,
    answersTo: (board) => boards.facts(board)?.identity ?? null,
    http: {
      allowed: () => foundation.config().tools.http_allow,
      resolve: (host) => lookup(host, { all: true, order: 'verbatim' }),
      clock,
    },
  });
  const carrying = withCallSecrets(foundation, secrets);
  return createToolRegistry(
    [() => builtIn, () => shellTools(foundation, readOnlyFolders), ...further].map(
      (source) => () => source().map(carrying),
    ),
    toCome,
  );
}

/** What a kill cut off is taken back before the first tool can be called. */
function unfinishedWrites({ paths, logger }: Foundation): UnfinishedWrites {
  const unfinished = new UnfinishedWrites(paths.unfinishedWrites);
  for (const file of unfinished.takeBack())
    logger.warn('The begin of a text that was cut off when the engine ended was taken back', { file });
  return unfinished;
}

/** Each tool as one that takes turns and may carry secrets; the same one for the same one. */
function withCallSecrets({ config, secretOf }: Foundation, looks: SecretLooks): (tool: Tool) => Tool {
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
  { config, paths, clock }: Foundation,
  readOnlyFolders: () => readonly string[],
): readonly Tool[] {
  const allowed = config().tools.shell_allow;
  return allowed.length === 0
    ? []
    : [shellTool({ workspace: paths.workspace, readOnlyFolders, allowed, environment: process.env, clock })];
}

/** Where its secrets are missing too. */
function whyNoPushover({ config }: Foundation, secrets: SecretLooks): string | null {
  const { token, user } = config().pushover;
  if (token === undefined || user === undefined) return pushoverNotConfigured;
  return secrets.whyMissing(token) ?? secrets.whyMissing(user);
}

async function pushoverAccount({ config, secretOf }: Foundation): Promise<PushoverAccount | null> {
  const { token, user, api_url: apiUrl } = config().pushover;
  if (token === undefined || user === undefined) return null;
  return { token: await secretOf(token), user: await secretOf(user), apiUrl };
}
