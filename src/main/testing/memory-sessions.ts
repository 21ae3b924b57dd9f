import type { ChatMessage } from '../../shared/chat';
import type { Choice } from '../../shared/chat-tree';
import { headlines, type SessionHead, type Sessions } from '../ports/sessions';

/** Conversations that are gone with the process. */
export class MemorySessions implements Sessions {
  readonly #sessions = new Map<string, ChatMessage[]>();
  readonly #channels = new Map<string, string>();
  readonly #choices = new Map<string, Choice>();
  readonly #titles = new Map<string, string>();
  readonly #pins = new Map<string, boolean>();

  list(): Promise<readonly SessionHead[]> {
    return Promise.resolve([...this.#sessions.keys()].flatMap((id) => this.head(id) ?? []));
  }

  head(id: string): SessionHead | null {
    const messages = this.#sessions.get(id);
    return messages === undefined
      ? null
      : {
          id,
          channel: this.#channels.get(id) ?? 'desktop',
          updatedAt: messages.at(-1)?.at ?? 0,
          title: this.#titles.get(id) ?? null,
          pinned: this.#pins.get(id) ?? false,
          ...headlines(messages),
        };
  }

  read(id: string): readonly ChatMessage[] | null {
    const messages = this.#sessions.get(id);
    return messages === undefined ? null : [...messages];
  }

  choice(id: string): Choice | null {
    return this.#choices.get(id) ?? null;
  }

  choose(id: string, messageId: string): void {
    const messages = this.#sessions.get(id);
    if (messages !== undefined) this.#choices.set(id, { id: messageId, after: messages.length });
  }

  entitle(id: string, title: string): void {
    if (this.#sessions.has(id)) this.#titles.set(id, title);
  }

  pin(id: string, pinned: boolean): void {
    if (this.#sessions.has(id)) this.#pins.set(id, pinned);
  }

  create(id: string, channel: string): void {
    if (this.#sessions.has(id)) return;
    this.#sessions.set(id, []);
    this.#channels.set(id, channel);
  }

  append(id: string, message: ChatMessage): void {
    this.create(id, 'desktop');
    this.#sessions.get(id)?.push(message);
  }

  rename(id: string, to: string): void {
    const messages = this.#sessions.get(id);
    if (messages === undefined) return;
    this.#sessions.set(to, messages);
    this.#channels.set(to, this.#channels.get(id) ?? 'desktop');
    for (const about of [this.#choices, this.#titles, this.#pins] as readonly Map<string, unknown>[]) {
      if (about.has(id)) about.set(to, about.get(id));
      about.delete(id);
    }
    this.#sessions.delete(id);
  }

  takeBack(id: string, messageId: string): void {
    const messages = this.#sessions.get(id);
    if (messages !== undefined)
      this.#sessions.set(
        id,
        messages.filter((message) => message.id !== messageId),
      );
  }

  delete(id: string): void {
    for (const kept of [this.#sessions, this.#channels, this.#choices, this.#titles, this.#pins])
      kept.delete(id);
  }
}
