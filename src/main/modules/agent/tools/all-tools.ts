import type { BoardPins } from '../../../../shared/pin-roles';
import type { Clock } from '../../../platform/base/clock';
import type { Boards } from '../../../ports/boards';
import type { Jobs } from '../../../ports/jobs';
import type { Memory } from '../../../ports/memory';
import type { MessageBroker } from '../../../ports/message-broker';
import type { MessageOutlets } from '../../../ports/message-outlets';
import type { Notifier } from '../../../ports/notifier';
import type { SopControl } from '../../../ports/sop-control';
import type { OwnTool } from '../../../ports/tool';
import { cronTools } from './cron-tools';
import { fileTools } from './file-tools';
import { gpioTools } from './gpio-tools';
import { httpRequestTool, type HttpToolOptions } from './http/http-request-tool';
import { memoryTools } from './memory-tools';
import { mqttPublishTool, notifyTool } from './message-tools';
import { pushoverTool } from './pushover-tool';
import { sendMessageTool } from './send-message-tool';
import { sopTools } from './sop-tools';

export interface ToolPorts {
  readonly boards: Boards;
  /** As config.toml has them. */
  readonly configuredBoards: () => readonly BoardPins[];
  readonly memory: Memory;
  readonly clock: Clock;
  readonly files: Parameters<typeof fileTools>[0];
  readonly procedures: SopControl;
  readonly notifier: Notifier;
  readonly broker: MessageBroker;
  readonly http: HttpToolOptions;
  readonly jobs: Jobs;
  readonly outlets: MessageOutlets;
  readonly pushoverAccount: Parameters<typeof pushoverTool>[0];
  /** Why there is no account, as far as it is known; null: there is one. */
  readonly whyNoPushover?: () => string | null;
  /** The pin of a board's own light, which may be set though it is not among its pins. */
  readonly ledPinOf?: (board: string) => number | null;
  /** Which board answers to a name now; null: none does, or nobody knows which. */
  readonly answersTo?: (board: string) => string | null;
}

/** Every tool that is there in any home. A new one is a line here. */
export function allTools({
  boards,
  configuredBoards,
  memory,
  clock,
  files,
  procedures,
  notifier,
  broker,
  http,
  jobs,
  outlets,
  pushoverAccount,
  whyNoPushover,
  ledPinOf,
  answersTo,
}: ToolPorts): readonly OwnTool[] {
  return [
    ...gpioTools(boards, configuredBoards, ledPinOf, answersTo),
    ...memoryTools(memory, clock),
    ...fileTools(files),
    ...sopTools(procedures),
    ...cronTools(jobs, outlets, procedures),
    notifyTool(notifier, clock),
    sendMessageTool(outlets),
    mqttPublishTool(broker),
    httpRequestTool(http),
    pushoverTool(pushoverAccount, clock, whyNoPushover),
  ];
}
