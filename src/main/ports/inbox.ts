import type { InboundMessage } from './channel';

/**
 * accepted: nothing was done for it yet. started: the model is at work, and tools may have run; or it is a
 * decision, which may count already.
 */
export type InboxState = 'accepted' | 'started';

export interface OpenMessage {
  readonly message: InboundMessage;
  readonly state: InboxState;
}

/**
 * The messages of all channels, kept from the moment they are accepted until they are dealt with. Every
 * change is on disk on return.
 */
export interface Inbox {
  /** False: a message of that channel and id is known already. */
  put(message: InboundMessage): boolean;
  /** Those that are not done, in the order they came. */
  open(): readonly OpenMessage[];
  mark(message: InboundMessage, state: InboxState | 'done'): void;
  /** How far it is now; null: it is done, or was never put. */
  stateOf(message: InboundMessage): InboxState | null;
}
