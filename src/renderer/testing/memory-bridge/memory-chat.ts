import type {
  ChatFound,
  ChatMessage,
  Conversation,
  ShownPrompt,
  ToolCard,
  ToolDecision,
  ToolQuestion,
} from '../../../shared/chat';
import { parentsOf, shownBranch, type Choice } from '../../../shared/chat-tree';
import type { JsonObject } from '../../../shared/json';
import type { Notice } from '../../../shared/notices';
import { ok, refuse, type Result } from '../../../shared/result';
import { message, sampleConversations, sampleMessages } from './sample-world';

type Later = (ms: number, work: () => void) => void;

const answer =
  'The pump trips because the pressure stays over **85 bar** for longer than ten seconds. Three things are worth a look:\n\n1. The feed valve closes late.\n2. The sensor PT-101 was swapped on Tuesday and reads high.\n3. The return line was throttled on 3 November.\n\nNothing was changed by this answer.';

const decidedAlready = refuse({
  code: 'chat.tool-decided',
  message: 'This question was answered already',
  remedy: 'Nothing was sent twice.',
});

/**
 * The chat of the memory bridge: an answer in small deltas, a tool question when the message speaks of
 * writing.
 */
export class MemoryChat {
  #conversations: Conversation[];
  readonly #messages: Record<string, ChatMessage[]>;
  readonly #choices = new Map<string, Choice>();
  readonly #stopped = new Set<string>();
  #made = 0;

  constructor(
    private readonly now: () => number,
    private readonly later: Later,
    private readonly tell: (notice: Notice) => void,
  ) {
    this.#conversations = sampleConversations(now());
    this.#messages = sampleMessages(now());
  }

  conversations(): Conversation[] {
    return [...this.#conversations].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  create(): Conversation {
    this.#made += 1;
    const made: Conversation = {
      id: `n${String(this.#made)}`,
      title: '',
      channel: 'desktop',
      updatedAt: this.now(),
      messages: 0,
    };
    this.#conversations = [made, ...this.#conversations];
    this.#messages[made.id] = [];
    this.tell({ type: 'conversations-changed' });
    return made;
  }

  delete(conversationId: string): void {
    this.#conversations = this.#conversations.filter(({ id }) => id !== conversationId);
    this.tell({ type: 'conversations-changed' });
  }

  open(conversationId: string): Result<ChatMessage[]> {
    const messages = this.#messages[conversationId];
    if (messages === undefined)
      return refuse({
        code: 'chat.unknown',
        message: 'This conversation is no longer here',
        remedy: 'Choose another one at the left.',
      });
    return ok([...shownBranch(messages, this.#choices.get(conversationId) ?? null)]);
  }

  choose(conversationId: string, messageId: string): Result<null> {
    this.#choices.set(conversationId, { id: messageId, after: this.#messages[conversationId]?.length ?? 0 });
    this.tell({ type: 'chat-branch', conversationId });
    return ok(null);
  }

  rename(conversationId: string, title: string): Result<null> {
    this.#conversations = this.#conversations.map((known) =>
      known.id === conversationId ? { ...known, title } : known,
    );
    this.tell({ type: 'conversations-changed' });
    return ok(null);
  }

  search(query: string): ChatFound {
    const wanted = query.toLowerCase();
    const hits = Object.entries(this.#messages).flatMap(([conversationId, messages]) =>
      messages
        .filter(({ text }) => text.toLowerCase().includes(wanted))
        .map(({ id, role, text, at }) => ({ conversationId, messageId: id, role, text, at })),
    );
    return { hits, unread: 0 };
  }

  prompt(conversationId: string, messageId: string): Result<ShownPrompt> {
    const known = this.#messages[conversationId] ?? [];
    const at = known.findIndex(({ id }) => id === messageId);
    return ok({
      parts: known.slice(0, Math.max(0, at)).flatMap(({ role, text }) => [
        { text: `<|im_start|>${role}\n`, outside: false },
        { text, outside: true },
        { text: '<|im_end|>\n', outside: false },
      ]),
      laidOutBy: 'model',
      isCertain: true,
    });
  }

  regenerate(conversationId: string, messageId: string): Result<null> {
    const known = this.#messages[conversationId] ?? [];
    const parents = parentsOf(known);
    const asked = known.find(
      ({ id, role }) => role === 'user' && (id === messageId || id === parents.get(messageId)),
    );
    if (asked === undefined)
      return refuse({
        code: 'chat.unknown-message',
        message: 'There is no such message in this conversation',
        remedy: 'Open the conversation again.',
      });
    this.choose(conversationId, asked.id);
    this.#answer(conversationId, asked.id);
    this.tell({ type: 'chat-branch', conversationId });
    return ok(null);
  }

  send(conversationId: string, text: string, instead?: string): Result<{ messageId: string }> {
    const messages = this.#messages[conversationId];
    if (messages === undefined)
      return refuse({
        code: 'chat.unknown',
        message: 'This conversation is no longer here',
        remedy: 'Choose another one at the left.',
      });
    const branch = shownBranch(messages, this.#choices.get(conversationId) ?? null);
    const parent =
      instead === undefined ? (branch.at(-1)?.id ?? null) : (parentsOf(messages).get(instead) ?? null);
    const asked = {
      ...message(`u${String(messages.length)}-${conversationId}`, 'user', text, this.now()),
      parent,
    };
    messages.push(asked);
    this.#conversations = this.#conversations.map((known) =>
      known.id === conversationId
        ? {
            ...known,
            title: known.title === '' ? text.slice(0, 40) : known.title,
            updatedAt: this.now(),
            messages: messages.length,
          }
        : known,
    );
    this.tell({ type: 'chat-message', conversationId, message: asked });
    this.#answer(conversationId, asked.id);
    if (instead !== undefined) this.tell({ type: 'chat-branch', conversationId });
    return ok({ messageId: asked.id });
  }

  #answer(conversationId: string, asked: string): void {
    const messages = this.#messages[conversationId] ?? [];
    const reply: ChatMessage = {
      ...message(`a${String(messages.length)}-${conversationId}`, 'assistant', '', this.now()),
      state: 'streaming',
      answers: asked,
      parent: asked,
    };
    messages.push(reply);
    this.tell({ type: 'chat-message', conversationId, message: reply });
    this.tell({ type: 'conversations-changed' });
    this.#stopped.delete(conversationId);
    const pieces = answer.match(/\S+\s*/g) ?? [];
    pieces.forEach((piece, index) => {
      this.later(500 + index * 40, () => {
        if (this.#stopped.has(conversationId)) return;
        this.#change(conversationId, reply.id, (known) => ({ ...known, text: known.text + piece }), false);
        this.tell({ type: 'chat-delta', conversationId, messageId: reply.id, text: piece, thought: '' });
      });
    });
    this.later(600 + pieces.length * 40, () => {
      if (!this.#stopped.has(conversationId))
        this.#change(conversationId, reply.id, (known) => ({ ...known, state: 'complete' }), true);
    });
  }

  stop(conversationId: string): void {
    this.#stopped.add(conversationId);
    for (const known of this.#messages[conversationId] ?? [])
      if (known.state === 'streaming')
        this.#change(
          conversationId,
          known.id,
          (old) => ({
            ...old,
            state: 'stopped',
            tools: old.tools.map((tool) => (tool.state === 'asks' ? { ...tool, state: 'denied' } : tool)),
          }),
          true,
        );
  }

  questions(): ToolQuestion[] {
    return Object.entries(this.#messages).flatMap(([conversationId, messages]) =>
      messages.flatMap((message) =>
        message.tools
          .filter((tool) => tool.state === 'asks')
          .map((tool): ToolQuestion => ({
            conversationId,
            title: messages[0]?.text ?? '',
            channel: 'desktop',
            call: tool.call,
            tool: tool.name,
            arguments: tool.arguments,
            provenance: Object.fromEntries(
              Object.keys(tool.arguments).map((name) => [
                name,
                tool.was?.[name] === undefined ? 'model' : 'person',
              ]),
            ),
            was: tool.was,
            edited: tool.edited,
            fails: [],
            hash: JSON.stringify(tool.arguments),
            askedAt: message.at,
            said: messages.findLast((each) => each.role === 'user')?.text ?? null,
          })),
      ),
    );
  }

  /** Writes other values on a call that waits; nothing is sent. */
  editTool(conversationId: string, call: string, values: JsonObject): Result<null> {
    const owner = this.#asking(conversationId, call);
    const tool = owner?.tools.find((known) => known.call === call);
    if (owner === undefined || tool === undefined) return decidedAlready;
    const was = {
      ...tool.was,
      ...Object.fromEntries(
        Object.keys(values).map((name) => [
          name,
          tool.was?.[name] ?? { value: tool.arguments[name] ?? null, from: 'model' as const },
        ]),
      ),
    };
    this.#tool(conversationId, owner.id, {
      ...tool,
      arguments: { ...tool.arguments, ...values },
      was,
      edited: { by: 'Seoyeon Lee', via: 'app', at: this.now() },
    });
    this.tell({ type: 'approvals-changed' });
    return ok(null);
  }

  #asking(conversationId: string, call: string): ChatMessage | undefined {
    return this.#messages[conversationId]?.find((known) =>
      known.tools.some((tool) => tool.call === call && tool.state === 'asks'),
    );
  }

  decideTool(
    conversationId: string,
    call: string,
    { decision, reason }: { readonly decision: ToolDecision; readonly reason: string },
  ): Result<null> {
    const owner = this.#asking(conversationId, call);
    const asked = owner?.tools.find((known) => known.call === call);
    if (owner === undefined || asked === undefined) return decidedAlready;
    const tool: ToolCard = {
      ...asked,
      decided: { by: 'Seoyeon Lee', via: 'app', at: this.now(), decision, reason },
    };
    this.#tool(conversationId, owner.id, { ...tool, state: decision === 'no' ? 'denied' : 'running' });
    if (decision !== 'no') {
      this.later(900, () => {
        this.#tool(conversationId, owner.id, {
          ...tool,
          state: 'done',
          output: 'Written: 5 lines, 142 bytes.',
        });
      });
    }
    this.later(1400, () => {
      this.#change(
        conversationId,
        owner.id,
        (known) => ({
          ...known,
          state: 'complete',
          text: `${known.text}\n\n${decision === 'no' ? 'The plan was not saved.' : 'The plan is saved as watering-week-47.md.'}`,
        }),
        true,
      );
    });
    return ok(null);
  }

  #tool(conversationId: string, messageId: string, tool: ToolCard): void {
    this.#change(
      conversationId,
      messageId,
      (known) => ({ ...known, tools: known.tools.map((old) => (old.call === tool.call ? tool : old)) }),
      false,
    );
    this.tell({ type: 'chat-tool', conversationId, messageId, tool });
  }

  #change(
    conversationId: string,
    messageId: string,
    change: (known: ChatMessage) => ChatMessage,
    tell: boolean,
  ): void {
    const messages = this.#messages[conversationId] ?? [];
    const index = messages.findIndex(({ id }) => id === messageId);
    const known = messages[index];
    if (known === undefined) return;
    const next = change(known);
    messages[index] = next;
    if (tell) this.tell({ type: 'chat-message', conversationId, message: next });
  }
}
