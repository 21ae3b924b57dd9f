import { createToolRegistry } from '../agent/tool-registry';
import { fileTools } from '../agent/tools/file-tools';
import { gpioTools } from '../agent/tools/gpio-tools';
import { memoryTools } from '../agent/tools/memory-tools';
import { mqttPublishTool, notifyTool } from '../agent/tools/message-tools';
import { sopTools } from '../agent/tools/sop-tools';
import { pushoverTool, type PushoverAccount } from '../agent/tools/pushover-tool';
import type { Boards } from '../ports/boards';
import type { EngineOptions } from '../ports/engine';
import type { MessageBroker } from '../ports/message-broker';
import type { SopControl } from '../ports/sop-control';
import type { ToolRegistry } from '../ports/tool';
import type { Foundation } from './foundation';
import { sopsFolder } from './sops-folder';

/** Every tool there is. */
export function buildTools(foundation: Foundation, boards: Boards, broker: MessageBroker, options: EngineOptions, procedures: SopControl): ToolRegistry {
  const { memory, clock, newId, paths } = foundation;
  // A changed sops_dir counts from the next start; until then both are out of reach.
  const folderInForce = sopsFolder(foundation, options);
  return createToolRegistry([
    ...gpioTools(boards),
    ...memoryTools(memory, clock),
    // A model that could rewrite procedures could rewrite its own gates; one that could rewrite the memory, the record of them.
    ...fileTools({ workspace: paths.workspace, readOnlyFolders: () => [folderInForce, sopsFolder(foundation, options), paths.memory], newId }),
    ...sopTools(procedures),
    notifyTool(options.notifier),
    mqttPublishTool(broker),
    pushoverTool(() => pushoverAccount(foundation), clock),
  ]);
}

async function pushoverAccount({ config, secretOf }: Foundation): Promise<PushoverAccount | null> {
  const { token, user, api_url: apiUrl } = config().pushover;
  if (token === undefined || user === undefined) return null;
  return { token: await secretOf(token), user: await secretOf(user), apiUrl };
}
