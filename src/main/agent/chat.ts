import { AppError, messageOf } from '../../shared/errors';
import type { ChatMessage, Conversation, ToolDecision } from '../../shared/chat';
import { ok, refuse, type Result } from '../../shared/result';
import { scopesToSearch, type MemoryPlace } from '../ports/memory';
import type { ModelMessage, Provider } from '../ports/provider';
import { toModelHistory, withNewest } from './chat-history';
import { ChatObserver } from './chat-observer';
import type { ChatPorts } from './chat-ports';
import { compactBeforeNewest } from './compact-history';
import { recallContext } from './recall-context';
import { ToolQuestions } from './tool-questions';
import { estimatedTokens } from './trim-history';
import { toStamp, withTurnContext } from './turn-context';

const systemPrompt = 'You are ZeroClaw, an assistant on the user\'s own computer. Answer shortly and truthfully. Use tools when they help; say so when you do not know.';
const answerTokens = 1024;
const titleLimit = 60;
const channel = 'desktop';

interface Work {
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

/**
 * Conversations with the model. Invariants: one message of a conversation is worked on at a time, later ones queue; a message is
 * stored once it is complete, so nothing of a stopped or crashed answer is half stored.
 */
export class Chat {
  readonly #work = new Map<string, Work>();
  readonly #queues = new Map<string, Promise<void>>();
  /** Answers that are being written, shown to a page that opens now. */
  readonly #open = new Map<string, ChatObserver>();
  readonly questions = new ToolQuestions();
  #closed = false;

  constructor(private readonly ports: ChatPorts) {}

  conversations(): readonly Conversation[] {
    return this.ports.sessions
      .list()
      .map((head) => ({ id: head.id, title: titleOf(head.messages), channel, updatedAt: head.updatedAt, messages: head.messages.length }))
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }

  create(): Conversation {
    const id = this.ports.newId();
    this.ports.sessions.create(id);
    this.ports.notify({ type: 'conversations-changed' });
    return { id, title: '', channel, updatedAt: this.ports.clock.now(), messages: 0 };
  }

  open(conversationId: string): Result<readonly ChatMessage[]> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return noConversation(conversationId);
    const writing = this.#open.get(conversationId)?.message;
    return ok(writing === undefined ? stored : [...stored, writing]);
  }

  /** Stores the person's message and answers it in the background; notices tell the rest. */
  send(conversationId: string, text: string): Result<{ readonly messageId: string }> {
    if (this.ports.sessions.read(conversationId) === null) return noConversation(conversationId);
    const message: ChatMessage = { id: this.ports.newId(), role: 'user', text, thought: '', tools: [], state: 'complete', problem: null, at: this.ports.clock.now(), usage: null };
    this.ports.sessions.append(conversationId, message);
    this.ports.notify({ type: 'chat-message', conversationId, message });
    this.ports.notify({ type: 'conversations-changed' });
    const before = this.#queues.get(conversationId) ?? Promise.resolve();
    this.#queues.set(conversationId, before.then(() => this.#answer(conversationId)).catch((failure: unknown) => {
      // Nobody waits for an answer in the background: what goes wrong around it is said in the conversation, and later messages are answered.
      this.#observe(conversationId).fail(messageOf(failure), mendOf(failure));
    }));
    return ok({ messageId: message.id });
  }

  /** Resolves once the model and its tools are idle. */
  async stop(conversationId: string): Promise<void> {
    const work = this.#work.get(conversationId);
    work?.controller.abort(new Error('stopped by the person'));
    await work?.finished;
  }

  /** Stops every answer at once. Tools that a person allowed for longer than one call ask again. */
  stopAll(): void {
    this.questions.revoke();
    for (const { controller } of this.#work.values()) controller.abort(new Error('everything was stopped'));
  }

  decideTool(conversationId: string, call: string, decision: ToolDecision): Result<null> {
    if (this.questions.decide(conversationId, call, decision)) return ok(null);
    return refuse({ code: 'chat.nothing-to-decide', message: 'This question was decided already.', mend: 'Nothing is to be done.' });
  }

  async delete(conversationId: string): Promise<void> {
    await this.stop(conversationId);
    this.ports.sessions.delete(conversationId);
    this.ports.notify({ type: 'conversations-changed' });
  }

  /** Stops what is being written; messages that wait stay without an answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#work.keys()].map((conversationId) => this.stop(conversationId)));
    await Promise.all(this.#queues.values());
  }

  #observe(conversationId: string): ChatObserver {
    return new ChatObserver(conversationId, this.ports, this.questions);
  }

  /** Rejects when the conversation cannot be read or stored. */
  async #answer(conversationId: string): Promise<void> {
    const stored = this.#closed ? null : this.ports.sessions.read(conversationId);
    if (stored === null) return;
    const controller = new AbortController();
    const observer = this.#observe(conversationId);
    this.#open.set(conversationId, observer);
    const finished = this.#run(conversationId, stored, observer, controller.signal);
    this.#work.set(conversationId, { controller, finished });
    await finished;
    this.#work.delete(conversationId);
    this.#open.delete(conversationId);
    this.ports.sessions.append(conversationId, observer.message);
    this.ports.notify({ type: 'chat-message', conversationId, message: observer.message });
    this.ports.notify({ type: 'conversations-changed' });
  }

  async #run(conversationId: string, stored: readonly ChatMessage[], observer: ChatObserver, signal: AbortSignal): Promise<void> {
    const model = this.ports.model();
    if (model.provider === null) {
      observer.fail(model.why, 'Choose a model under default_model in config.toml.');
      return;
    }
    const settings = this.ports.settings();
    try {
      const outcome = await this.ports.runTurn(
        {
          provider: model.provider,
          request: { system: systemPrompt, temperature: model.temperature, maxTokens: answerTokens, conversation: `chat:${conversationId}`, priority: 'chat' },
          messages: await this.#toSend(conversationId, stored, model.provider, signal),
          tools: this.ports.tools(),
          context: { origin: `chat:${conversationId}`, place: placeOf(conversationId) },
          maxIterations: settings.maxIterations,
          parallelTools: settings.parallelTools,
          firstCalls: [],
          hooks: this.ports.hooks,
          shorten: compactBeforeNewest,
        },
        observer,
        signal,
      );
      if (outcome.kind === 'answered') observer.complete();
      else observer.fail(`The model stopped without an answer: ${outcome.reason}.`, 'Ask again in other words, or choose a larger model.');
    } catch (failure) {
      if (signal.aborted) observer.stopped();
      else observer.fail(messageOf(failure), mendOf(failure));
    }
  }

  /** What changes from message to message goes with the newest one and is never stored, so that the model need not read the rest again. */
  async #toSend(conversationId: string, stored: readonly ChatMessage[], provider: Provider, signal: AbortSignal): Promise<readonly ModelMessage[]> {
    const { maxHistoryMessages, minRelevance } = this.ports.settings();
    const specs = this.ports.tools().map(({ name, description, parameters }) => ({ name, description, parameters }));
    const around = estimatedTokens(systemPrompt + JSON.stringify(specs)) + answerTokens;
    const contextTokens = provider.contextTokens === undefined ? null : Math.max(0, provider.contextTokens - around);
    const history = toModelHistory(stored, { messages: maxHistoryMessages, contextTokens });
    const asked = stored.findLast((message) => message.role === 'user')?.text ?? '';
    const said = history.map((message) => (message.role === 'tool' ? message.output : message.text));
    const memories = await recallContext(this.ports.memory, asked, { minRelevance, scopes: scopesToSearch(placeOf(conversationId)), said }, signal);
    return withNewest(history, (text) => withTurnContext(text, toStamp(this.ports.clock.now()), memories));
  }
}

/** One person sits at the desktop. */
const placeOf = (conversation: string): MemoryPlace => ({ conversation, sender: channel, group: null });

const mendOf = (failure: unknown): string | null => (failure instanceof AppError ? (failure.mend ?? null) : null);

function titleOf(messages: readonly ChatMessage[]): string {
  const first = messages.find((message) => message.role === 'user')?.text.replaceAll(/\s+/gu, ' ').trim() ?? '';
  return first.length <= titleLimit ? first : `${first.slice(0, titleLimit)}…`;
}

const noConversation = (id: string): Result<never> => refuse({ code: 'chat.unknown', message: `There is no conversation ${id}`, mend: 'Start a new one.' });
