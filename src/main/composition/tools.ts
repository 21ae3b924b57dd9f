import { createToolRegistry } from '../agent/tool-registry';
import { fileTools } from '../agent/tools/file-tools';
import { gpioTools } from '../agent/tools/gpio-tools';
import { memoryTools } from '../agent/tools/memory-tools';
import { mqttPublishTool, notifyTool } from '../agent/tools/message-tools';
import { pushoverTool, type PushoverAccount } from '../agent/tools/pushover-tool';
import { resolveSecret } from '../config/resolve-secret';
import type { Boards } from '../ports/boards';
import type { EngineOptions } from '../ports/engine';
import type { MessageBroker } from '../ports/message-broker';
import type { ToolRegistry } from '../ports/tool';
import type { Foundation } from './foundation';
import { sopsFolder } from './sops-folder';

/** Every tool there is. */
export function buildTools(foundation: Foundation, boards: Boards, broker: MessageBroker, options: EngineOptions): ToolRegistry {
  const { memory, clock, newId, paths } = foundation;
  return createToolRegistry([
    ...gpioTools(boards),
    ...memoryTools(memory, clock),
    // A model that could rewrite procedures could rewrite its own gates.
    ...fileTools({ workspace: paths.workspace, readOnlyFolders: () => [sopsFolder(foundation, options)], newId }),
    notifyTool(options.notifier),
    mqttPublishTool(broker),
    pushoverTool(() => pushoverAccount(foundation), clock),
  ]);
}

async function pushoverAccount({ config, secrets }: Foundation): Promise<PushoverAccount | null> {
  const { token, user, api_url: apiUrl } = config().pushover;
  if (token === undefined || user === undefined) return null;
  return { token: await resolveSecret(token, process.env, secrets), user: await resolveSecret(user, process.env, secrets), apiUrl };
}
