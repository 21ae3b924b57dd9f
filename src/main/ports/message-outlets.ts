import type { Part } from './parts';

/** A way to people: the desktop, or a channel such as a Telegram bot. */
export interface MessageOutlet {
  /** As tools and config name it, e.g. `desktop`. */
  readonly name: string;
  /** Whether a message has to say whom it is for. What needs no recipient has none. */
  readonly needsRecipient: boolean;
  /** The connection of the channel, for whoever waits for it. Absent: it needs none. */
  readonly part?: Part;
  /**
   * Resolves once the service has accepted it; rejects with an AppError otherwise. `to` null: whoever it
   * usually goes to.
   */
  send(text: string, to: string | null, signal: AbortSignal): Promise<void>;
  /**
   * Sends it however long that takes; on disk on return. One message for each `key`. Absent: what is sent is
   * there at once.
   */
  owe?(key: string, text: string, to: string | null): void;
}

/** The ways to people that there are now. */
export interface MessageOutlets {
  list(): readonly MessageOutlet[];
}
