import type { RefusedFile } from './files-refused';

/** Where a message came from: decides its conversation and where answers go. */
export interface MessageOrigin {
  /** Unique within the channel. */
  readonly id: string;
  readonly channel: string;
  /** Where answers go: a chat, a room, an address. */
  readonly replyTarget: string;
  readonly sender: string;
  /** Null: not in a thread. */
  readonly thread: string | null;
  /** Narrows which older message a newer one may interrupt; null: the whole chat. */
  readonly interruptionScope: string | null;
}

export interface InboundAttachment {
  readonly kind: 'image' | 'document' | 'video' | 'audio' | 'voice';
  /** Where the file was saved, relative to the workspace. */
  readonly path: string;
  /** As the sender called it. */
  readonly name: string;
}

/**
 * Words that a message shows and its sender did not write for it: data, whatever they say. They never
 * command, decide or answer.
 */
export interface Quotation {
  /**
   * forwarded: passed on. answered: what the message answers. quoted: set as a quotation in the message. shown:
   * what the service adds or another program made, such as the look of a page.
   */
  readonly how: 'forwarded' | 'answered' | 'quoted' | 'shown';
  /** As the service names who wrote it, '' where it does not say; the text of a stranger. */
  readonly from: string;
  /** Absent: somebody else than the assistant and the sender, or nobody knows. */
  readonly writtenBy?: 'assistant' | 'sender';
  readonly text: string;
  readonly attachments?: readonly InboundAttachment[];
  /** How many characters of the own text stand before it. Absent: none. */
  readonly after?: number;
}

/** What a message carried that nothing here can read. */
export type Unread =
  | 'location'
  | 'contact'
  | 'poll'
  | 'sticker'
  | 'video-note'
  | 'story'
  | 'dice'
  | 'game'
  | 'file'
  | 'something';

export interface InboundMessage extends MessageOrigin {
  /** As people know the sender; the text of a stranger, never to be trusted. */
  readonly senderName: string;
  /** Several people read along. */
  readonly group: boolean;
  /** The sender's own words, and nobody else's: commands, decisions and answers are read from these alone. */
  readonly text: string;
  /** The sender's own files. */
  readonly attachments: readonly InboundAttachment[];
  /** Absent: none. */
  readonly quotations?: readonly Quotation[];
  /** Absent: everything was read. */
  readonly unread?: readonly Unread[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it was sure who wrote when it came. Absent: as the channel says. */
  readonly senderProved?: boolean;
}

/** Someone answered a question: pressed a button below it, or wrote what it asked for. */
export interface Press {
  readonly channel: string;
  readonly sender: string;
  readonly senderName: string;
  /** The `id` the question was asked with. */
  readonly question: string;
  /** The `id` of the choice. */
  readonly choice: string;
  /** Where one can be given. */
  readonly reason?: string;
}

/** What a channel hands its messages to. */
export interface ChannelInbox {
  /**
   * Resolves once the message is on disk and will be answered whatever happens; only then may the channel
   * tell its service that it was taken. Waits while too many messages are open. A message that was accepted
   * before is taken once.
   */
  accept(message: InboundMessage, signal: AbortSignal): Promise<void>;
  /** Resolves with what became of it, to be shown to who pressed. */
  press(press: Press): Promise<string>;
}

export interface OutboundAttachment {
  readonly kind: InboundAttachment['kind'];
  /** Never an address: who fetches what a model names tells its server what stands in it. */
  readonly source: { readonly name: string; readonly content: Uint8Array };
}

/** How far a message is sent, over all tries. */
export interface SendingProgress {
  /** How many of its parts are done: there, or a file that the service does not take. */
  readonly done: number;
  /** Those of them that it does not take. */
  readonly refused: readonly RefusedFile[];
  /** On disk on return. */
  readonly took: (done: number, refused: readonly RefusedFile[]) => void;
}

export interface OutboundMessage {
  readonly recipient: string;
  readonly thread: string | null;
  /** Markdown. Of any length; the channel splits it. */
  readonly text: string;
  readonly attachments: readonly OutboundAttachment[];
  /** For channels that have one, such as mail. */
  readonly subject: string | null;
  /**
   * Given for what is tried until it is there. A channel that sends in parts leaves out those that are done,
   * and tells of each more.
   */
  readonly progress?: SendingProgress;
}

export interface ChannelQuestion {
  readonly id: string;
  readonly recipient: string;
  readonly thread: string | null;
  /** Markdown. */
  readonly text: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly style: 'approve' | 'deny' | 'plain';
  }[];
}

/**
 * A text that is edited while an answer is written. Texts are Markdown, cut by the channel where they are too
 * long for one message.
 */
export interface ChannelDrafts {
  /** Shortest time between two updates, milliseconds. */
  readonly intervalMs: number;
  /** Resolves with the id of the draft. */
  open(to: Pick<OutboundMessage, 'recipient' | 'thread'>, signal: AbortSignal): Promise<string>;
  update(recipient: string, draft: string, text: string, signal: AbortSignal): Promise<void>;
  /** Replaces the draft by the whole message. Rejects when the draft is gone; then `send` is the way. */
  finish(draft: string, message: OutboundMessage, signal: AbortSignal): Promise<void>;
  cancel(recipient: string, draft: string, signal: AbortSignal): Promise<void>;
}

/**
 * A way to people. `name`, `send` and `listen` are required; what a service cannot do is left out. Everything
 * rejects with an AppError whose code starts with `channel.`, or with the signal's reason.
 */
export interface Channel {
  readonly name: string;
  /**
   * Resolves once the service has accepted the whole message. Rejects with FilesRefused when it has accepted
   * all but some files.
   */
  send(message: OutboundMessage, signal: AbortSignal): Promise<void>;
  /**
   * Takes messages until the signal aborts. Ends or rejects when the connection is lost; it is then called
   * again. `connected` is called once the service answers.
   */
  listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void>;
  /**
   * What it connects to is on this machine or in its network: the waits between tries stay short. Absent: on
   * the internet.
   */
  readonly isNear?: boolean;
  /** Sentences for the model on how to write here. */
  readonly instructions?: string;
  /** A picture that is sent is seen at once, beside the text. */
  readonly showsPictures?: boolean;
  /** Every message costs a reader's attention, as a mail does: which tools are used is not told. */
  readonly terse?: boolean;
  /** A newer message of the same person stops the answer to the older one. */
  readonly interrupts?: boolean;
  /**
   * False: anybody could write under any name here, so nothing is approved from here, and tools that act ask
   * each time.
   */
  readonly provesSenders?: boolean;
  /**
   * Given where a message can be forged and an answer to a question cannot: said to who writes a decision,
   * for only a press decides here.
   */
  readonly noTypedDecisions?: string;
  readonly drafts?: ChannelDrafts;
  /** Shows that an answer is on its way; lasts about five seconds at the service. */
  typing?(to: Pick<OutboundMessage, 'recipient' | 'thread'>, signal: AbortSignal): Promise<void>;
  /** Replaces the reaction on a person's message; null takes it away. */
  react?(recipient: string, message: string, emoji: string | null, signal: AbortSignal): Promise<void>;
  /** Whether a question with this text is one message, shown whole. Absent: any is. */
  isOneMessage?(text: string): boolean;
  /** Asks with buttons. Resolves with an id for `settle`. Absent: people answer with commands. */
  ask?(question: ChannelQuestion, signal: AbortSignal): Promise<string>;
  /**
   * Replaces the text of a question, and its buttons by those of the question's new id. Absent: it is asked
   * again in another message.
   */
  revise?(asked: string, question: ChannelQuestion, signal: AbortSignal): Promise<void>;
  /** Takes the buttons away and shows what was decided, by whom and from where. */
  settle?(recipient: string, asked: string, text: string, signal: AbortSignal): Promise<void>;
  /** Resolves when the service answers. */
  check?(signal: AbortSignal): Promise<void>;
}
