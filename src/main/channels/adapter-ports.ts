import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import type { ChannelDoor } from '../ports/channel-door';

/** What every adapter of a service needs from the app. */
export interface AdapterPorts extends ChannelDoor {
  readonly clock: Clock;
  readonly logger: Logger;
}
