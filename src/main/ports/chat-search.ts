import type { ChatHit } from '../../shared/chat';

/** Finds messages in all conversations. */
export interface ChatSearch {
  /** What fits best first. */
  search(query: string, limit: number): readonly ChatHit[];
  /** Keeps nothing of it, also before the next search. */
  forget(conversationId: string): void;
}
