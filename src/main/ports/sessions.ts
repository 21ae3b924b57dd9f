import type { ChatMessage } from '../../shared/chat';

export interface SessionHead {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly messages: readonly ChatMessage[];
}

/** Conversations that survive a restart. A message is stored whole, once it is complete. */
export interface Sessions {
  list(): readonly SessionHead[];
  read(id: string): readonly ChatMessage[] | null;
  create(id: string): void;
  /** Durable on return. */
  append(id: string, message: ChatMessage): void;
  delete(id: string): void;
}
