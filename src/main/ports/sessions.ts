import type { ChatMessage } from '../../shared/chat';
import type { Choice } from '../../shared/chat-tree';

export interface SessionHead {
  readonly id: string;
  /** Where it is held: `desktop`, or the name of a channel. */
  readonly channel: string;
  /**
   * Milliseconds since 1970: of the last message. A name or a choice of a branch changes nothing about it.
   */
  readonly updatedAt: number;
  /** As a person named it; null: nobody did. */
  readonly title: string | null;
  /** A person wants it above the others. */
  readonly pinned: boolean;
  /** What a person said first, or else its first message, as far as a title needs it. */
  readonly opening: string;
  /** Whether a person said that. */
  readonly asked: boolean;
  /** What a person said last; null: nothing. */
  readonly said: string | null;
  /** How many messages it has. */
  readonly messages: number;
}

const openingLength = 2_000;

type Headlines = Pick<SessionHead, 'opening' | 'asked' | 'said' | 'messages'>;

export const noHeadlines: Headlines = { opening: '', asked: false, said: null, messages: 0 };

/**
 * What the list of conversations tells of one without its messages; `before`: of those that stand before
 * these.
 */
export function headlines(messages: readonly ChatMessage[], before: Headlines = noHeadlines): Headlines {
  const first =
    messages.find(({ role }) => role === 'user') ?? (before.messages === 0 ? messages[0] : undefined);
  return {
    opening: before.asked || first === undefined ? before.opening : first.text.slice(0, openingLength),
    asked: before.asked || first?.role === 'user',
    said: messages.findLast(({ role, aside }) => role === 'user' && aside === undefined)?.text ?? before.said,
    messages: before.messages + messages.length,
  };
}

/** Conversations that survive a restart. A message is stored whole, once it is complete. */
export interface Sessions {
  /** There may be very many: it lets other work go first. Rejects with the signal's reason when aborted. */
  list(signal: AbortSignal): Promise<readonly SessionHead[]>;
  /** Of one conversation; null: there is none. */
  head(id: string): SessionHead | null;
  /** Of all its branches, in the order they came. */
  read(id: string): readonly ChatMessage[] | null;
  /** The branch that was chosen last, if one ever was. */
  choice(id: string): Choice | null;
  /** Durable on return, as are `entitle` and `pin`. Nothing happens when the conversation is not there. */
  choose(id: string, messageId: string): void;
  entitle(id: string, title: string): void;
  pin(id: string, pinned: boolean): void;
  /** Nothing happens when it is there already. */
  create(id: string, channel: string): void;
  /** The conversation goes on under another id; nothing happens when it is not there. */
  rename(id: string, to: string): void;
  /** Durable on return. */
  append(id: string, message: ChatMessage): void;
  /** Takes a message out as if it had never been said. Durable on return. */
  takeBack(id: string, messageId: string): void;
  delete(id: string): void;
}
