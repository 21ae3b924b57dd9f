import type { Part } from './parts';

/** How a message is published. */
export interface Publishing {
  /** The broker keeps it for whoever comes later. */
  readonly retain?: boolean;
  /** Absent: 1. At 0 nobody says whether it arrived. */
  readonly qos?: 0 | 1 | 2;
  /** Only over MQTT 5. */
  readonly properties?: {
    readonly contentType?: string;
    readonly responseTopic?: string;
    readonly correlation?: string;
    /** The broker drops it when nobody has got it after so long. */
    readonly expirySecs?: number;
  };
}

/** The MQTT side the tools see. */
export interface MessageBroker {
  /**
   * Resolves once the broker acknowledged (at QoS 0, once it is sent); rejects with an AppError when there is no
   * broker, with the code mqtt.unconfirmed when it may have the message.
   */
  publish(topic: string, payload: string, signal: AbortSignal, how?: Publishing): Promise<void>;
  /** The connection, for whoever waits for it. */
  readonly part?: Part;
  /** Why such a message would be refused at once, as things are now; null: it would be sent. */
  whyNotPublished?(topic: string, how?: Publishing): string | null;
}
