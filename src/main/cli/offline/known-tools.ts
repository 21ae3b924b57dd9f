import type { Tool } from '../../ports/tool';
import { fileTools } from '../../agent/tools/file-tools';
import { gpioTools } from '../../agent/tools/gpio-tools';
import { memoryTools } from '../../agent/tools/memory-tools';
import { mqttPublishTool, notifyTool } from '../../agent/tools/message-tools';
import { sopTools } from '../../agent/tools/sop-tools';
import { pushoverTool } from '../../agent/tools/pushover-tool';
import { systemClock } from '../../base/clock';
import type { Boards } from '../../ports/boards';
import type { SopControl } from '../../ports/sop-control';
import type { Memory } from '../../ports/memory';

/** The tools' names and schemas for validation while no engine runs. They are looked at, never executed. */
export function knownTools(): readonly Tool[] {
  return [
    ...gpioTools(absent<Boards>()),
    ...memoryTools(absent<Memory>(), systemClock),
    ...fileTools({ workspace: '', readOnlyFolders: () => [], newId: () => '' }),
    ...sopTools(absent<SopControl>()),
    notifyTool({ notify() {}, withdraw() {} }),
    mqttPublishTool({ publish: () => Promise.reject(notRunning()) }),
    pushoverTool(async () => null, systemClock),
  ];
}

const notRunning = (): Error => new Error('No engine is running');

/** A port behind which nothing is. */
const absent = <T extends object>(): T => new Proxy({} as T, { get: () => () => { throw notRunning(); } });
