import type { ChatMessage, ToolDecision } from '../../../shared/chat';
import type { Notice } from '../../../shared/notices';
import type { Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import { harmless } from '../../../domain/answer/inert';
import type { AnswerWatcher, ConversationMessage, Conversations } from '../../ports/conversations';
import { scopeToSave } from '../../ports/memory';
import { ChatObserver, type WrittenAnswers } from './chat-observer';
import type { ChatPorts } from './chat-ports';
import { anybodyWrote, ChatTurn, memoryPlaceOf, type TurnPlace } from './chat-turn';
import type { ToolQuestions } from './tool-questions';

/**
 * Conversations of channels, kept beside those of the desktop and read along there. Whoever hands the
 * messages in sees to it that one of a conversation is answered at a time.
 */
export class ChannelConversations implements Conversations {
  constructor(
    private readonly ports: ChatPorts,
    private readonly questions: ToolQuestions,
    private readonly writing: WrittenAnswers,
  ) {}

  async answer(
    message: ConversationMessage,
    watcher: AnswerWatcher,
    signal: AbortSignal,
  ): Promise<ChatMessage | null> {
    this.#store(message);
    if (signal.aborted) return null;
    const observer: ChatObserver = new ChatObserver(
      { conversationId: message.conversation, answers: message.id },
      this.#watched(message, watcher, () => observer.shown()),
      this.questions,
    );
    const { conversation: conversationId, channel, instructions, timeoutMs } = message;
    const place = { ...personOf(message), conversationId, channel, instructions, timeoutMs };
    const stored = (this.ports.sessions.read(conversationId) ?? []).map(harmlessly);
    this.writing.set(conversationId, observer);
    const turn = await new ChatTurn(this.ports, place, observer).run(stored, signal).finally(() => {
      this.writing.delete(conversationId);
    });
    if (observer.message.problem?.code === 'provider.vision') {
      // The message stays unsaid: sent again in every later prompt, it would fail every one of them.
      this.ports.sessions.takeBack(conversationId, message.id);
      for (const messageId of [message.id, observer.message.id])
        this.ports.notify({ type: 'chat-message-gone', conversationId, messageId });
      this.ports.notify({ type: 'conversations-changed' });
      return observer.message;
    }
    if (this.ports.sessions.read(conversationId) === null) {
      // A person deleted it in the meantime: nothing of it comes back.
      this.ports.notify({ type: 'chat-message-gone', conversationId, messageId: observer.message.id });
      return observer.message;
    }
    this.#append(conversationId, observer.message);
    // What anybody could have written would come back as a memory where it is proved who writes.
    if (!anybodyWrote(stored))
      this.ports.remember.turnEnded({
        key: message.memoryKey,
        place: memoryPlaceOf(place),
        text: message.said,
        answer: turn === null ? null : observer.message.text,
        turn,
      });
    return observer.message;
  }

  answerTo(conversation: string, messageId: string): ChatMessage | null {
    return (
      this.ports.sessions.read(conversation)?.findLast((message) => message.answers === messageId) ?? null
    );
  }

  abandon(message: ConversationMessage, reason: string): void {
    this.#store(message);
    this.#append(message.conversation, {
      id: this.ports.newId(),
      role: 'assistant',
      text: '',
      thought: '',
      tools: [],
      state: 'failed',
      problem: { message: reason, remedy: 'Send it again if it is still wanted.' },
      at: this.ports.clock.now(),
      usage: null,
      answers: message.id,
    });
  }

  startOver(conversation: string): void {
    this.questions.forgetConversation(conversation);
    this.ports.sessions.rename(conversation, `${conversation}~${String(this.ports.clock.now())}`);
    this.ports.notify({ type: 'chat-emptied', conversationId: conversation });
    this.ports.notify({ type: 'conversations-changed' });
  }

  decideTool(
    conversation: string,
    call: string,
    verdict: { readonly decision: ToolDecision; readonly hash?: string | undefined },
    by: Decider,
  ): Result<null> {
    return this.questions.decide(conversation, call, verdict, {
      by: by.by,
      via: by.via,
      at: this.ports.clock.now(),
    });
  }

  #store(message: ConversationMessage): void {
    const { conversation, channel, id, text, group, senderName, memoryKey: key } = message;
    const stored = this.ports.sessions.read(conversation);
    if (stored === null) {
      this.ports.sessions.create(conversation, channel);
      // A conversation of one person is known by their name, one of a group by how it began.
      if (group === null && senderName !== '') this.ports.sessions.entitle(conversation, senderName);
      this.ports.hooks.tell('session_start', { origin: `chat:${conversation}`, channel });
    }
    if (stored?.some((known) => known.id === id) === true) return;
    this.#append(conversation, {
      id,
      role: 'user',
      text,
      thought: '',
      tools: [],
      state: 'complete',
      problem: null,
      at: this.ports.clock.now(),
      usage: null,
      ...(message.senderProved && !message.quotesOthers
        ? { remembered: { key, scope: scopeToSave(memoryPlaceOf(personOf(message))) } }
        : { unproved: true }),
    });
  }

  #append(conversation: string, message: ChatMessage): void {
    this.ports.sessions.append(conversation, message);
    this.ports.notify({ type: 'chat-message', conversationId: conversation, message });
    this.ports.notify({ type: 'conversations-changed' });
  }

  /** What the page is told, the channel is told too. */
  #watched({ conversation }: ConversationMessage, watcher: AnswerWatcher, shown: () => string): ChatPorts {
    const watch = (notice: Notice): void => {
      if (notice.type === 'chat-delta' && notice.conversationId === conversation && notice.text !== '')
        watcher.text(shown());
      if (notice.type === 'chat-tool' && notice.conversationId === conversation) watcher.tool(notice.tool);
    };
    return {
      ...this.ports,
      notify: (notice) => {
        this.ports.notify(notice);
        watch(notice);
      },
    };
  }
}

/** Whose memories count; a group shares them. */
const personOf = ({
  conversation,
  channel,
  sender,
  group,
}: ConversationMessage): Pick<TurnPlace, 'conversationId' | 'sender' | 'group'> => ({
  conversationId: conversation,
  sender: `${channel}_${sender}`,
  group,
});

/** What comes through a channel may be other people's text: forwarded, quoted, answered. */
const harmlessly = (message: ChatMessage): ChatMessage =>
  message.role === 'user' ? { ...message, text: harmless(message.text) } : message;
