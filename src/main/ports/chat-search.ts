import type { ChatFound } from '../../shared/chat';

/** Finds messages in all conversations. */
export interface ChatSearch {
  /**
   * What fits best first. What was said since is read before, for a moment; what is found so far is answered
   * when that was not enough.
   */
  search(query: string, limit: number, signal: AbortSignal): Promise<ChatFound>;
  /** Resolves once nothing of it is kept. */
  forget(conversationId: string): Promise<void>;
  close(): Promise<void>;
}
