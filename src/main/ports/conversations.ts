import type { ChatMessage, ToolCard } from '../../shared/chat';
import type { ToolDecision } from '../../shared/chat';
import type { Result } from '../../shared/result';
import type { Decider } from '../../shared/run';

/** A message of a channel, as the conversation is to hold it. */
export interface ConversationMessage {
  /** Exact key of the conversation; made when it is not there. */
  readonly conversation: string;
  readonly channel: string;
  readonly sender: string;
  readonly senderName: string;
  /** False: anybody could have written it under this name. */
  readonly senderProved: boolean;
  /** Key of what the people of a group share; null: nobody reads along. */
  readonly group: string | null;
  /** The same for every delivery of the message. */
  readonly id: string;
  /** As the model reads it, with whose words each part is. */
  readonly text: string;
  /** What the sender said themselves: this alone is remembered. */
  readonly said: string;
  /** Somebody else's words are in it: what acts after it asks, whatever was allowed for longer. */
  readonly quotesOthers: boolean;
  /** Under which the message itself is remembered. */
  readonly memoryKey: string;
  /** Sentences for the model on how to write on this channel; the same from message to message. */
  readonly instructions: string;
  readonly timeoutMs: number;
}

/** How an answer comes about. */
export interface AnswerWatcher {
  /** The whole visible text so far. */
  text(text: string): void;
  tool(card: ToolCard): void;
}

/** Conversations that people hold on channels. */
export interface Conversations {
  /**
   * Stores the message, if it is not there yet, and answers it; resolves with the stored answer, whose state
   * says how it ended. A message with a picture that the model cannot see is taken back, and neither it nor
   * the answer is stored; nor is the answer where a person deleted the conversation in the meantime. Null: the
   * signal was aborted before the model was asked. Rejects when the conversation cannot be read or stored.
   */
  answer(
    message: ConversationMessage,
    watcher: AnswerWatcher,
    signal: AbortSignal,
  ): Promise<ChatMessage | null>;
  /** The stored answer to a message; null: there is none. */
  answerTo(conversation: string, messageId: string): ChatMessage | null;
  /** Stores a message and that it was not answered, for a reason. */
  abandon(message: ConversationMessage, reason: string): void;
  /**
   * Begins again: what was said before is kept for people and not told to the model any more, and what was
   * allowed in it is asked again.
   */
  startOver(conversation: string): void;
  /** `hash`: of the call that was shown; without it only a call that nobody has edited is allowed. */
  decideTool(
    conversation: string,
    call: string,
    verdict: { readonly decision: ToolDecision; readonly hash?: string | undefined },
    by: Decider,
  ): Result<null>;
}
