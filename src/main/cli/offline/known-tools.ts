import type { Config } from '../../../shared/config';
import type { BoardPins } from '../../../shared/pin-roles';
import { allTools } from '../../modules/agent/tools/all-tools';
import { adcTools } from '../../modules/agent/tools/adc-tools';
import { amqpPublishTool } from '../../modules/agent/tools/message-tools';
import { modbusTools } from '../../modules/agent/tools/modbus-tools';
import { shellTool } from '../../modules/agent/tools/shell/shell-tool';
import type { Modbus } from '../../ports/modbus';
import { systemClock } from '../../platform/base/clock';
import type { AnalogInputs, Boards } from '../../ports/boards';
import type { Jobs } from '../../ports/jobs';
import type { Memory } from '../../ports/memory';
import type { MessageBroker } from '../../ports/message-broker';
import type { MessageQueues } from '../../ports/message-queues';
import type { Notifier } from '../../ports/notifier';
import type { SopControl } from '../../ports/sop-control';
import type { Tool } from '../../ports/tool';

/** The tools' names and schemas for validation while no engine runs. They are looked at, never executed. */
export function knownTools(
  configuredBoards: readonly BoardPins[] = [],
  devices: Config['modbus']['devices'] = {},
): readonly Tool[] {
  return [
    ...allTools({
      boards: absent<Boards>(),
      configuredBoards: () => configuredBoards,
      memory: absent<Memory>(),
      clock: systemClock,
      files: { workspace: '', readOnlyFolders: () => [], newId: () => '' },
      procedures: absent<SopControl>(),
      notifier: absent<Notifier>(),
      broker: absent<MessageBroker>(),
      jobs: absent<Jobs>(),
      outlets: { list: () => [] },
      pushoverAccount: () => Promise.resolve(null),
      http: { allowed: () => [], resolve: () => Promise.resolve([]), clock: systemClock },
    }),
    amqpPublishTool(absent<MessageQueues>()),
    ...adcTools(absent<Boards & AnalogInputs>()),
    ...modbusTools({ get: () => undefined, stateChanged: absent<Modbus['stateChanged']>() }, () => devices),
    shellTool({ workspace: '', readOnlyFolders: () => [], allowed: [], environment: {}, clock: systemClock }),
  ];
}

/** A port behind which nothing is. */
const absent = <T extends object>(): T =>
  new Proxy({} as T, {
    get: () => () => {
      throw new Error('No engine is running');
    },
  });
