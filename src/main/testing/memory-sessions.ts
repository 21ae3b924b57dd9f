import type { ChatMessage } from '../../shared/chat';
import type { SessionHead, Sessions } from '../ports/sessions';

/** Conversations that are gone with the process. */
export class MemorySessions implements Sessions {
  readonly #sessions = new Map<string, ChatMessage[]>();

  list(): readonly SessionHead[] {
    return [...this.#sessions].map(([id, messages]) => ({ id, updatedAt: messages.at(-1)?.at ?? 0, messages }));
  }

  read(id: string): readonly ChatMessage[] | null {
    const messages = this.#sessions.get(id);
    return messages === undefined ? null : [...messages];
  }

  create(id: string): void {
    if (!this.#sessions.has(id)) this.#sessions.set(id, []);
  }

  append(id: string, message: ChatMessage): void {
    this.create(id);
    this.#sessions.get(id)?.push(message);
  }

  delete(id: string): void {
    this.#sessions.delete(id);
  }
}
