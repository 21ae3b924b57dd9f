import type { ChatMessage, Conversation, ModelProgress, ToolCard } from '../../../shared/chat';
import type { HeldDocument } from './documents';
import type { AttachedPicture } from './pictures';
import type { Refusal } from '../../../shared/result';

export interface ChatDelta {
  readonly conversationId: string;
  readonly messageId: string;
  readonly text: string;
  readonly thought: string;
  /** How much of the message was written before. */
  readonly at?: { readonly text: number; readonly thought: number } | undefined;
}

export interface ChatState {
  readonly loaded: boolean;
  /** Latest first. */
  readonly conversations: readonly Conversation[];
  /** Messages of the conversations opened so far, oldest first. */
  readonly messages: Readonly<Record<string, readonly ChatMessage[]>>;
  /** What is being written in each conversation's box. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What goes along with the next message of each conversation. */
  readonly pictures: Readonly<Record<string, readonly AttachedPicture[]>>;
  /** Files whose text goes along with the next message, by conversation. */
  readonly documents: Readonly<Record<string, readonly HeldDocument[]>>;
  /** The conversation whose box is to take the cursor as soon as it is on show. */
  readonly wantsCursor: string | null;
  /** The conversation whose newest message is to come into view: the person has just said it. */
  readonly followed: string | null;
  /** The message that is to come into view as soon as it is on show. */
  readonly wanted: { readonly conversationId: string; readonly messageId: string } | null;
  /** By answer: what the model does before it writes. */
  readonly progress: Readonly<Record<string, ModelProgress>>;
  /** The conversation whose answer the person asked to stop, until it has. */
  readonly stopping: string | null;
  readonly refusal: { readonly conversationId: string | null; readonly refusal: Refusal } | null;
}

export const noChat: ChatState = {
  loaded: false,
  conversations: [],
  messages: {},
  drafts: {},
  pictures: {},
  documents: {},
  wantsCursor: null,
  followed: null,
  wanted: null,
  progress: {},
  stopping: null,
  refusal: null,
};

export const withConversations = (state: ChatState, conversations: readonly Conversation[]): ChatState => ({
  ...state,
  loaded: true,
  conversations: [...conversations].sort((a, b) => b.updatedAt - a.updatedAt),
});

export const withMessages = (
  state: ChatState,
  conversationId: string,
  messages: readonly ChatMessage[],
): ChatState => ({ ...state, messages: { ...state.messages, [conversationId]: messages } });

/**
 * A message that is new or changed. Conversations that were never opened are loaded when they are, and other
 * branches when they are chosen.
 */
export function withMessage(state: ChatState, conversationId: string, message: ChatMessage): ChatState {
  const known = state.messages[conversationId];
  if (known === undefined) return state;
  const messages = known.some(({ id }) => id === message.id)
    ? known.map((old) => (old.id === message.id ? withVersions(message, old) : old))
    : placed(known, message);
  if (messages === known) return state;
  const shown = withMessages(state, conversationId, messages);
  // Whatever became of an answer that ended, its model does nothing for it.
  const next =
    state.progress[message.id] === undefined || message.state === 'queued' || message.state === 'streaming'
      ? shown
      : withProgress(shown, message.id, null);
  return state.stopping === conversationId && !isBusy(messages) ? { ...next, stopping: null } : next;
}

const withVersions = (message: ChatMessage, { versions }: ChatMessage): ChatMessage =>
  versions === undefined ? message : { ...message, versions };

/** Behind what it stands behind, where that is on show and nothing else is in its place. */
function placed(known: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  if (message.parent === undefined) return [...known, message];
  const before = message.parent === null ? -1 : known.findIndex(({ id }) => id === message.parent);
  if (before === -1 && message.parent !== null) return known;
  const next = known[before + 1];
  if (next === undefined) return [...known, message];
  // Messages that wait stand behind the one that is being answered; its answer comes between.
  return message.role === 'assistant' && next.role === 'user'
    ? [...known.slice(0, before + 1), message, ...known.slice(before + 1)]
    : known;
}

/** Null: the model writes by now. */
export function withProgress(state: ChatState, messageId: string, progress: ModelProgress | null): ChatState {
  const { [messageId]: _before, ...others } = state.progress;
  return { ...state, progress: progress === null ? others : { ...others, [messageId]: progress } };
}

/** A message that was taken back. */
export function withoutMessage(state: ChatState, conversationId: string, messageId: string): ChatState {
  const known = state.messages[conversationId];
  return known === undefined
    ? state
    : withMessages(
        state,
        conversationId,
        known.filter(({ id }) => id !== messageId),
      );
}

/**
 * Nothing of what was said under this id belongs to what is said there next. One that was never opened is
 * read when it is.
 */
export const emptied = (state: ChatState, conversationId: string): ChatState =>
  state.messages[conversationId] === undefined ? state : withMessages(state, conversationId, []);

/**
 * Appends what was written since; deltas of one frame are taken together, so that a message is drawn once.
 */
export function withDeltas(state: ChatState, deltas: readonly ChatDelta[]): ChatState {
  const messages: Record<string, readonly ChatMessage[]> = { ...state.messages };
  for (const delta of deltas) {
    const known = messages[delta.conversationId];
    if (known === undefined) continue;
    messages[delta.conversationId] = known.map((message) =>
      message.id === delta.messageId
        ? {
            ...message,
            text: message.text + unread(delta.text, message.text, delta.at?.text),
            thought: message.thought + unread(delta.thought, message.thought, delta.at?.thought),
          }
        : message,
    );
  }
  return { ...state, messages };
}

/** What of a piece is not there yet: a conversation that was opened in the meantime has it already. */
const unread = (piece: string, written: string, at: number | undefined): string =>
  at === undefined ? piece : piece.slice(Math.max(0, written.length - at));

export function withTool(
  state: ChatState,
  conversationId: string,
  messageId: string,
  tool: ToolCard,
): ChatState {
  const known = state.messages[conversationId];
  if (known === undefined) return state;
  const place = (tools: readonly ToolCard[]): ToolCard[] =>
    tools.some(({ call }) => call === tool.call)
      ? tools.map((old) => (old.call === tool.call ? tool : old))
      : [...tools, tool];
  return withMessages(
    state,
    conversationId,
    known.map((message) =>
      message.id === messageId ? { ...message, tools: place(message.tools) } : message,
    ),
  );
}

export const withDraft = (state: ChatState, conversationId: string, text: string): ChatState => ({
  ...state,
  drafts: { ...state.drafts, [conversationId]: text },
});

export const withPictures = (
  state: ChatState,
  conversationId: string,
  pictures: readonly AttachedPicture[],
): ChatState => ({ ...state, pictures: { ...state.pictures, [conversationId]: pictures } });

/** An answer is being written or waits for its turn. */
export const isBusy = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ role, state }) => role === 'assistant' && (state === 'streaming' || state === 'queued'));

/** What was said last, when it has no answer and none is being written. */
export function unansweredOf(messages: readonly ChatMessage[]): string | null {
  const last = messages.at(-1);
  return last?.unanswered === true && !isBusy(messages) ? last.id : null;
}

/**
 * The conversation that the address names, and none in its place when it is not there; the latest where none
 * is named.
 */
export const conversationFor = (
  conversations: readonly Conversation[],
  id: string | null,
): Conversation | null =>
  (id === null ? conversations[0] : conversations.find((known) => known.id === id)) ?? null;

export const withHeldDocuments = (
  state: ChatState,
  conversationId: string,
  documents: readonly HeldDocument[],
): ChatState => ({ ...state, documents: { ...state.documents, [conversationId]: documents } });
