import type { Config } from '../../../shared/config';
import type { Clock } from '../../platform/base/clock';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { Plugins } from '../plugins/loader/plugins';
import type { Channel } from '../../ports/channel';
import type { ChannelDoor } from '../../ports/channel-door';
import type { GatewayPaths } from '../../ports/gateway-paths';
import type { ReadMarks } from '../../ports/read-marks';
import type { TopicConnection } from '../../ports/topic-connection';

/** What a channel is made with. */
export interface ChannelSurroundings {
  readonly door: ChannelDoor;
  /** How far this channel has read. */
  readonly readMarks: ReadMarks;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly secretOf: SecretOf;
  readonly plugins: Pick<Plugins, 'channel'>;
  readonly gatewayPaths: GatewayPaths;
  /** Tells that a chat of this channel is known by another id now. */
  readonly moved: (from: string, to: string) => void;
  /** A connection of its own to the broker of [mqtt]; rejects when there is none. */
  readonly topicConnection: (topic: string) => Promise<TopicConnection>;
}

/** A channel that config.toml names. */
export interface ChannelEntry {
  /** As `make` names it. */
  readonly name: string;
  /**
   * Another value makes the channel again. What counts from the next message, such as who may write, is left
   * out.
   */
  readonly settings: unknown;
  /** Who may talk, by id or name, besides people who were let in with a code. */
  readonly allowed: readonly string[];
  /**
   * Chats that are asked to approve while config.toml names no routes, given the people who were let in with
   * a code. Absent: none.
   */
  readonly approvers?: (letIn: readonly string[]) => readonly string[];
  /**
   * Rejects when it cannot be made: a secret is missing. Loads the service's library, so that nobody waits
   * for one they do not use.
   */
  readonly make: (around: ChannelSurroundings) => Promise<Channel>;
}

/** The channels of one kind. */
export type ReadChannels = (config: Config, plugins: Pick<Plugins, 'changeOf'>) => readonly ChannelEntry[];
