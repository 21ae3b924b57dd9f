/** A question that was asked on a channel, until what became of it is shown there. */
export interface OpenQuestion {
  /** Short: it travels in buttons. */
  readonly id: string;
  readonly channel: string;
  readonly recipient: string;
  /** Id of the message on the channel; null: it could not be sent yet; empty: it has no buttons there. */
  readonly asked: string | null;
  /**
   * What is asked about: `gate:RUN/GATE`, or `tool:CONVERSATION/CALL#HASH` with the hash of the call.
   */
  readonly subject: string;
  /** What the card showed, for the message that says the outcome. */
  readonly text: string;
  /** The hash of the calls that the card showed, all of them and whole; null: it did not. */
  readonly shown: string | null;
  /** What became of it; null: nothing was decided yet. */
  readonly outcome: string | null;
}

/**
 * Survives a restart, so that a button that is still on a phone leads somewhere. Every change is on disk on
 * return.
 */
export interface QuestionStore {
  put(question: OpenQuestion): void;
  get(id: string): OpenQuestion | null;
  /** Those that nothing was decided about, oldest first. Of one subject, or all. */
  open(subject?: string): readonly OpenQuestion[];
  /** Those whose outcome the channel has not shown yet, oldest first. */
  settled(): readonly OpenQuestion[];
  delete(id: string): void;
}
