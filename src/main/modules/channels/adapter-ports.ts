import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { ChannelDoor } from '../../ports/channel-door';

/** What every adapter of a service needs from the app. */
export interface AdapterPorts extends ChannelDoor {
  readonly clock: Clock;
  readonly logger: Logger;
}
