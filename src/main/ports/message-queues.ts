import type { JsonObject } from '../../shared/json';
import type { Part } from './parts';

/** A message for queues of the AMQP broker. */
export interface QueuedMessage {
  /** Empty: straight to the queue that is named like `routingKey`. */
  readonly exchange: string;
  readonly routingKey: string;
  readonly payload: string;
  readonly contentType?: string;
  readonly correlation?: string;
  /** By it a receiver knows a message that comes again; absent: one of its own. */
  readonly messageId?: string;
  /** The broker drops it when nobody has taken it after so long. */
  readonly expirySecs?: number;
  readonly headers?: JsonObject;
}

/** The AMQP side that tools see. */
export interface MessageQueues {
  /**
   * Resolves once a queue has it for certain; rejects with an AppError when none has, with the code amqp.unconfirmed
   * when one may have it.
   */
  publish(message: QueuedMessage, signal: AbortSignal): Promise<void>;
  /** The connection, for whoever waits for it. */
  readonly part?: Part;
  /** Why every message would be refused at once, as things are now; null: they are sent. */
  whyNotPublished?(): string | null;
}
