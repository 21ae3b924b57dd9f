/**
 * A connection to the broker for the messages of one topic, apart from the one that procedures listen with:
 * what waits here holds up nothing there.
 */
export interface TopicConnection {
  /** Its broker is on this machine or in its network. */
  readonly isNear: boolean;
  /**
   * Takes the messages of the topic until the signal aborts, one after the other; those that were published
   * while nobody listened come first. A message is acknowledged once `take` has resolved; when the broker
   * sends it again, `id` is the same. Rejects with an AppError when there is no connection, and when it is
   * lost.
   */
  listen(
    take: (payload: string, id: string) => Promise<void>,
    connected: () => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Resolves once the broker acknowledged; rejects with an AppError. Works while `listen` does. */
  publish(topic: string, payload: string, signal: AbortSignal): Promise<void>;
}
