import type { Part } from './parts';

/** The MQTT side the tools see. */
export interface MessageBroker {
  /**
   * Resolves once the broker acknowledged (QoS 1); rejects with an AppError when there is no broker, with the
   * code mqtt.unconfirmed when it may have the message.
   */
  publish(topic: string, payload: string, signal: AbortSignal): Promise<void>;
  /** The connection, for whoever waits for it. */
  readonly part?: Part;
  /** Why a message to this topic would be refused at once, as things are now; null: it would be sent. */
  whyNotPublished?(topic: string): string | null;
}
