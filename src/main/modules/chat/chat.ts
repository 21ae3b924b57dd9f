import { AppError, messageOf } from '../../../shared/errors';
import type {
  AnsweredQuestion,
  ChatMessage,
  Conversation,
  ShownPrompt,
  ToolQuestion,
} from '../../../shared/chat';
import { harmless } from '../../../domain/answer/inert';
import { endsUnanswered, parentsOf, pathTo, shownBranch } from '../../../shared/chat-tree';
import type { JsonObject } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import { attachedDocuments } from '../../../shared/attached-documents';
import { shortened } from '../../../shared/shortened';
import { checkArguments } from '../../platform/base/json-schema';
import { scopeToSave } from '../../ports/memory';
import type { ExportedConversation } from './chat-export';
import { ChatObserver, type WrittenAnswers } from './chat-observer';
import { toldToModel } from '../agent/history/chat-history';
import type { ChatPorts, CommandAnswer } from './chat-ports';
import type { Turn } from '../../ports/turn';
import { withoutMarkers } from '../agent/history/pictures';
import { anybodyWrote, ChatTurn, memoryPlaceOf, newestOf, requestFor, type TurnPlace } from './chat-turn';
import { shownPrompt } from './shown-prompt';
import {
  factsAbout,
  factsAboutSignals,
  nothingKnown,
  type LiveWorld,
  type TouchedPin,
  type TouchedSignal,
} from '../../ports/live-world';
import { toldTo } from '../../ports/told-tool';
import type { Tool } from '../../ports/tool';
import { ToolQuestions, type AskedCall, type ToolVerdict } from './tool-questions';
import { sureFailuresOf } from '../../ports/sure-failures';

const titleLimit = 60;
const channel = 'desktop';

interface Work {
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

/**
 * What becomes of a message while another one of its conversation is being answered: it waits its turn, or
 * takes the other's place.
 */
export type WhenBusy = 'queue' | 'interrupt';

/**
 * Conversations with the model. Invariants: one message of a conversation is worked on at a time, later ones
 * queue; a message is stored once it is complete, so nothing of a stopped or crashed answer is half stored.
 */
export class Chat {
  readonly #work = new Map<string, Work>();
  readonly #queues = new Map<string, Promise<void>>();
  /** Ids of messages that are stored and not begun, by conversation. */
  readonly #waiting = new Map<string, Set<string>>();
  /** Hooks see the messages of a conversation one after the other, in the order they came. */
  readonly #receipts = new Map<string, Promise<unknown>>();
  /**
   * Answers that are being written, by conversation, those of channels too: shown to a page that opens now.
   */
  readonly writing: WrittenAnswers = new Map();
  readonly questions: ToolQuestions;
  /** Emergency stops so far: a message that came before one is not answered after it. */
  #stops = 0;
  #closed = false;

  readonly #live: LiveWorld;
  readonly #off: () => void;

  constructor(private readonly ports: ChatPorts) {
    this.#live = ports.live ?? nothingKnown;
    this.questions = new ToolQuestions(
      ports.permissions,
      () => {
        ports.notify({ type: 'approvals-changed' });
      },
      (name, args) =>
        ports
          .tools()
          .find((tool) => tool.name === name)
          ?.answering?.(args) ?? {},
      {
        factsOf: (call) => [
          ...factsAbout(this.#live, this.#pinsOf(call)),
          ...factsAboutSignals(this.#live.signals, this.#signalsOf(call)),
        ],
        waiting: (calls) => {
          this.#live.watch(
            calls.flatMap((call) => this.#pinsOf(call)).map(({ board, pin }) => ({ board, pin })),
          );
          this.#live.signals.watch(
            calls
              .flatMap((call) => this.#signalsOf(call))
              .flatMap(({ device, signal, gives }) => (gives === undefined ? [{ device, signal }] : [])),
          );
        },
      },
    );
    const ends = [this.#live, this.#live.signals].map((source) =>
      source.onChange(() => {
        this.questions.noteNews();
      }),
    );
    this.#off = () => {
      for (const end of ends) end();
    };
  }

  #pinsOf(call: Pick<AskedCall, 'tool' | 'arguments'>): readonly TouchedPin[] {
    return this.#toolOf(call)?.pins?.(call.arguments, null) ?? [];
  }

  #signalsOf(call: Pick<AskedCall, 'tool' | 'arguments'>): readonly TouchedSignal[] {
    return this.#toolOf(call)?.signals?.(call.arguments, null) ?? [];
  }

  #toolOf({ tool: name }: Pick<AskedCall, 'tool'>): Tool | undefined {
    return this.ports.tools().find((tool) => tool.name === name);
  }

  async conversations(signal: AbortSignal): Promise<readonly Conversation[]> {
    return (await this.ports.sessions.list(signal))
      .map((head) => ({
        id: head.id,
        title: head.title ?? titleOf(head.opening),
        channel: head.channel,
        updatedAt: head.updatedAt,
        messages: head.messages,
        ...(head.pinned ? { pinned: true as const } : {}),
      }))
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }

  create(): Conversation {
    const id = this.ports.newId();
    this.ports.sessions.create(id, channel);
    this.ports.hooks.tell('session_start', { origin: `chat:${id}`, channel });
    this.ports.notify({ type: 'conversations-changed' });
    return { id, title: '', channel, updatedAt: this.ports.clock.now(), messages: 0 };
  }

  open(conversationId: string): Result<readonly ChatMessage[]> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return noConversation(conversationId);
    const writing = this.writing.get(conversationId)?.message;
    const shown = shownBranch(
      writing === undefined ? stored : [...stored, writing],
      this.ports.sessions.choice(conversationId),
    );
    return ok(this.#isBusy(conversationId) ? shown : endsUnanswered(shown));
  }

  /** The prompt that led to an answer. Rejects with a ProviderError, and with the signal's reason. */
  async prompt(conversationId: string, messageId: string, signal: AbortSignal): Promise<Result<ShownPrompt>> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return noConversation(conversationId);
    const answer = stored.find(({ id }) => id === messageId);
    if (answer?.role !== 'assistant' || answer.answers === undefined || answer.aside !== undefined)
      return noMessage;
    const asked = toldToModel(pathTo(stored, answer.answers));
    const model = await this.ports.model(conversationId, newestOf(asked));
    if (model.provider === null)
      return refuse({ code: 'chat.no-model', message: model.why, remedy: model.remedy });
    return ok(
      await shownPrompt(
        model.provider,
        asked,
        answer,
        {
          ...requestFor(this.#place(conversationId), model, this.ports.settings().maxAnswerTokens),
          tools: toldTo(model.provider, this.ports.tools()),
        },
        signal,
      ),
    );
  }

  /** Shows the branch with this message, also to whoever opens the conversation later. */
  choose(conversationId: string, messageId: string): Result<null> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored?.some(({ id }) => id === messageId) !== true)
      return stored === null ? noConversation(conversationId) : noMessage;
    this.ports.sessions.choose(conversationId, messageId);
    this.ports.notify({ type: 'chat-branch', conversationId });
    return ok(null);
  }

  /** Answers a message once more, in the background. What was answered before stays as another version. */
  regenerate(conversationId: string, messageId: string): Result<null> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return noConversation(conversationId);
    const named = stored.find(({ id }) => id === messageId);
    const asked = named?.role === 'assistant' ? stored.find(({ id }) => id === named.answers) : named;
    if (asked?.role !== 'user' || asked.aside !== undefined) return noMessage;
    if (this.#isBusy(conversationId)) return busy;
    this.ports.sessions.choose(conversationId, asked.id);
    this.#enqueue(conversationId, asked.id);
    this.ports.notify({ type: 'chat-branch', conversationId });
    return ok(null);
  }

  /**
   * A person says something else instead of a message of theirs, which stays as another version. As `say` in
   * all else.
   */
  async edit(
    conversationId: string,
    messageId: string,
    text: string,
    by: Decider,
  ): Promise<Result<{ readonly messageId: string }>> {
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return noConversation(conversationId);
    if (!stored.some(({ id, role }) => id === messageId && role === 'user')) return noMessage;
    if (this.#isBusy(conversationId)) return busy;
    const said = await this.#say(
      conversationId,
      text,
      by,
      'queue',
      () => parentsOf(stored).get(messageId) ?? null,
    );
    if (said.ok) this.ports.notify({ type: 'chat-branch', conversationId });
    return said;
  }

  /**
   * Stores the person's message and answers it in the background; notices tell the rest. Refuses what a hook
   * drops, and what everything was stopped over.
   */
  async send(
    conversationId: string,
    text: string,
    sender: string,
    whenBusy: WhenBusy = 'queue',
  ): Promise<Result<{ readonly messageId: string }>> {
    const hooked = await this.#hooked(conversationId, text, sender);
    return hooked.ok
      ? ok({ messageId: this.#receive(conversationId, hooked.value, whenBusy, this.#end(conversationId)) })
      : hooked;
  }

  /**
   * As `send`, for a person, whose commands are carried out instead of being answered by the model. Nobody
   * else's are.
   */
  say(
    conversationId: string,
    text: string,
    by: Decider,
    whenBusy: WhenBusy = 'queue',
  ): Promise<Result<{ readonly messageId: string }>> {
    return this.#say(conversationId, text, by, whenBusy, () => this.#end(conversationId));
  }

  async #say(
    conversationId: string,
    text: string,
    by: Decider,
    whenBusy: WhenBusy,
    parent: () => string | null,
  ): Promise<Result<{ readonly messageId: string }>> {
    const hooked = await this.#hooked(conversationId, text, by.by);
    if (!hooked.ok) return hooked;
    const stops = this.#stops;
    const answer = await this.ports.command(hooked.value, conversationId, by);
    if (answer === null && stops !== this.#stops) return stoppedMeanwhile;
    if (answer?.stops === true) await this.stop(conversationId);
    // It was deleted while the command was carried out: it would come back with it.
    if (this.ports.sessions.read(conversationId) === null) return noConversation(conversationId);
    if (answer === null)
      return ok({ messageId: this.#receive(conversationId, hooked.value, whenBusy, parent()) });
    if (answer.startsOver) this.questions.forgetConversation(conversationId);
    return ok({ messageId: this.#note(conversationId, hooked.value, answer, parent()) });
  }

  async #hooked(conversationId: string, text: string, sender: string): Promise<Result<string>> {
    const stops = this.#stops;
    const before = this.#receipts.get(conversationId) ?? Promise.resolve();
    const received = before.then(() =>
      this.ports.hooks.change(
        'on_message_received',
        { origin: `chat:${conversationId}`, channel, sender, text },
        new AbortController().signal,
      ),
    );
    this.#receipts.set(
      conversationId,
      received.catch(() => {}),
    );
    const hooked = await received;
    if (hooked.kind === 'cancel')
      return refuse({
        code: 'chat.dropped',
        message: `The message was dropped by hook ${hooked.reason}`,
        remedy: 'Hooks are files in the plugins folder; the one that is named decides about this.',
      });
    if (stops !== this.#stops) return stoppedMeanwhile;
    if (this.ports.sessions.read(conversationId) === null) return noConversation(conversationId);
    return ok(hooked.value.text);
  }

  /**
   * Asks in a conversation, made when it is not there, for `sender`, and resolves with the answer. Aborted,
   * it stops the answer and rejects.
   */
  async ask(
    conversationId: string,
    text: string,
    {
      sender,
      proved,
      due,
    }: {
      readonly sender: string;
      /** Whether it is known who wrote the text. */ readonly proved: boolean;
      readonly due?: ChatMessage['due'];
    },
    signal: AbortSignal,
  ): Promise<ChatMessage> {
    this.#ensure(conversationId);
    signal.throwIfAborted();
    const stop = (): void => {
      void this.stop(conversationId);
    };
    signal.addEventListener('abort', stop, { once: true });
    let asked: string;
    try {
      const hooked = await this.#hooked(conversationId, text, sender);
      if (!hooked.ok)
        throw new AppError(hooked.error.code, hooked.error.message, { remedy: hooked.error.remedy ?? '' });
      asked = this.#receive(conversationId, hooked.value, 'queue', this.#end(conversationId), {
        proved,
        due,
      });
      await this.#queues.get(conversationId);
    } finally {
      signal.removeEventListener('abort', stop);
    }
    signal.throwIfAborted();
    // Not any answer: one that could not be stored, or was never begun, must not be taken for an older one.
    const answer = this.ports.sessions.read(conversationId)?.findLast(({ answers }) => answers === asked);
    if (answer === undefined)
      throw new AppError('chat.no-answer', 'There was no answer', { remedy: 'Look into the conversation.' });
    return answer;
  }

  /** Puts a text into a conversation, made when it is not there, without asking the model. */
  tell(conversationId: string, text: string): void {
    this.#ensure(conversationId);
    this.#append(conversationId, { ...this.#message('assistant', text), parent: this.#end(conversationId) });
  }

  /**
   * Resolves once the model and its tools are idle. Messages that wait in the conversation stay without an
   * answer.
   */
  async stop(conversationId: string): Promise<void> {
    this.#waiting.delete(conversationId);
    const work = this.#work.get(conversationId);
    work?.controller.abort(new Error('stopped by the person'));
    await work?.finished;
  }

  /**
   * Stops every answer at once. Tools that a person allowed for longer than one call ask again. Throws when
   * that could not be written; it holds until the next start nevertheless.
   */
  stopAll(): void {
    this.#stops += 1;
    this.#waiting.clear();
    this.ports.remember.stop();
    for (const { controller } of this.#work.values()) controller.abort(new Error('everything was stopped'));
    this.questions.revokeAll();
  }

  /** What waits for a person in all conversations, those of channels too; and what was answered of late. */
  toolQuestions(): {
    readonly open: readonly ToolQuestion[];
    readonly answered: readonly AnsweredQuestion[];
  } {
    const open = this.questions.open();
    const tools = open.length === 0 ? [] : this.ports.tools();
    const answered = this.questions.answered();
    const heads = new Map(
      [...new Set([...open, ...answered].map(({ conversationId }) => conversationId))].map((id) => [
        id,
        this.ports.sessions.head(id) ?? undefined,
      ]),
    );
    const placed = <Q extends AskedCall>(
      question: Q,
    ): Q & Pick<ToolQuestion, 'title' | 'channel' | 'fails'> => {
      const head = heads.get(question.conversationId);
      return {
        ...question,
        title: head === undefined ? '' : (head.title ?? titleOf(head.opening)),
        channel: head?.channel ?? channel,
        fails: [],
      };
    };
    return {
      open: open.map((question) => ({
        ...placed(question),
        fails: [
          ...sureFailuresOf({ get: (name) => tools.find((tool) => tool.name === name) }, question, 'any'),
        ],
        said: heads.get(question.conversationId)?.said ?? null,
      })),
      answered: answered.map(placed),
    };
  }

  decideTool(conversationId: string, call: string, verdict: ToolVerdict, by: Decider): Result<null> {
    return this.questions.decide(conversationId, call, verdict, {
      by: by.by,
      via: by.via,
      at: this.ports.clock.now(),
    });
  }

  /** Writes other values on a call that waits for a person, who is asked again. */
  editTool(
    conversationId: string,
    call: string,
    { hash, values }: { readonly hash: string; readonly values: JsonObject },
    by: Decider,
  ): Result<null> {
    const mistakesIn = (name: string, args: JsonObject): readonly string[] => {
      const tool = this.ports.tools().find((known) => known.name === name);
      return tool === undefined ? [`there is no tool "${name}"`] : checkArguments(tool.parameters, args);
    };
    return this.questions.edit(
      conversationId,
      call,
      { hash, values, mistakesIn },
      { by: by.by, via: by.via, at: this.ports.clock.now() },
    );
  }

  rename(conversationId: string, title: string): Result<null> {
    if (this.ports.sessions.read(conversationId) === null) return noConversation(conversationId);
    this.ports.sessions.entitle(conversationId, title);
    this.ports.notify({ type: 'conversations-changed' });
    return ok(null);
  }

  pin(conversationId: string, pinned: boolean): Result<null> {
    if (this.ports.sessions.read(conversationId) === null) return noConversation(conversationId);
    this.ports.sessions.pin(conversationId, pinned);
    this.ports.notify({ type: 'conversations-changed' });
    return ok(null);
  }

  /** Null: there is no such conversation. */
  exported(conversationId: string): ExportedConversation | null {
    const head = this.ports.sessions.head(conversationId);
    const messages = this.ports.sessions.read(conversationId);
    if (head === null || messages === null) return null;
    const { title, channel: from, opening } = head;
    return {
      title: title ?? titleOf(opening),
      channel: from,
      messages,
      shown: shownBranch(messages, this.ports.sessions.choice(conversationId)),
    };
  }

  async delete(conversationId: string): Promise<void> {
    await this.stop(conversationId);
    const messages = this.ports.sessions.read(conversationId) ?? [];
    this.ports.sessions.delete(conversationId);
    // A channel begins it again under the same id.
    this.questions.forgetConversation(conversationId);
    const scope = scopeToSave(memoryPlaceOf(this.#place(conversationId)));
    this.ports.remember.forget(
      messages
        .filter(({ role }) => role === 'user')
        .map(({ id, remembered }) => remembered ?? { key: memoryKeyOf(conversationId, id), scope }),
    );
    this.ports.hooks.tell('session_end', { origin: `chat:${conversationId}`, channel });
    this.ports.notify({ type: 'chat-emptied', conversationId });
    this.ports.notify({ type: 'conversations-changed' });
  }

  /** Stops what is being written; messages that wait stay without an answer. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#off();
    await Promise.all([...this.#work.keys()].map((conversationId) => this.stop(conversationId)));
    await Promise.all(this.#queues.values());
  }

  #ensure(conversationId: string): void {
    if (this.ports.sessions.read(conversationId) === null)
      this.ports.sessions.create(conversationId, channel);
  }

  /** What a message that comes now stands behind. */
  #end(conversationId: string): string | null {
    const waits = [...(this.#waiting.get(conversationId) ?? [])].at(-1);
    return (
      waits ??
      this.writing.get(conversationId)?.message.id ??
      shownBranch(
        this.ports.sessions.read(conversationId) ?? [],
        this.ports.sessions.choice(conversationId),
      ).at(-1)?.id ??
      null
    );
  }

  #isBusy(conversationId: string): boolean {
    return this.#work.has(conversationId) || (this.#waiting.get(conversationId)?.size ?? 0) > 0;
  }

  #receive(
    conversationId: string,
    text: string,
    whenBusy: WhenBusy,
    parent: string | null,
    { proved = true, due }: { readonly proved?: boolean; readonly due?: ChatMessage['due'] } = {},
  ): string {
    const message: ChatMessage = {
      ...this.#message('user', text),
      parent,
      ...(proved ? {} : { unproved: true }),
      ...(due === undefined ? {} : { due }),
    };
    this.#append(conversationId, message);
    if (whenBusy === 'interrupt') {
      // What was not answered yet is read together with this message.
      this.#waiting.delete(conversationId);
      this.#work.get(conversationId)?.controller.abort(new Error('a newer message took its place'));
    }
    this.#enqueue(conversationId, message.id);
    return message.id;
  }

  #enqueue(conversationId: string, messageId: string): void {
    const waiting = this.#waiting.get(conversationId) ?? new Set();
    this.#waiting.set(conversationId, waiting.add(messageId));
    const before = this.#queues.get(conversationId) ?? Promise.resolve();
    this.#queues.set(
      conversationId,
      before
        .then(() => this.#answer(conversationId, messageId))
        .catch((failure: unknown) => {
          // Nobody waits for an answer in the background: what goes wrong around it is said in the
          // conversation, and later messages are answered.
          this.#observe(conversationId, messageId).fail(
            messageOf(failure),
            failure instanceof AppError ? (failure.remedy ?? null) : null,
          );
        }),
    );
  }

  #note(
    conversationId: string,
    command: string,
    { text, startsOver }: CommandAnswer,
    parent: string | null,
  ): string {
    const aside = startsOver ? 'start-over' : 'command';
    const asked = { ...this.#message('user', command), aside, parent } as const;
    this.#append(conversationId, asked);
    this.#append(conversationId, {
      ...this.#message('assistant', text),
      aside,
      answers: asked.id,
      parent: asked.id,
    });
    return asked.id;
  }

  #message(role: ChatMessage['role'], text: string): ChatMessage {
    return {
      id: this.ports.newId(),
      role,
      text,
      thought: '',
      tools: [],
      state: 'complete',
      problem: null,
      at: this.ports.clock.now(),
      usage: null,
    };
  }

  #append(conversationId: string, message: ChatMessage): void {
    this.ports.sessions.append(conversationId, message);
    this.ports.notify({ type: 'chat-message', conversationId, message });
    this.ports.notify({ type: 'conversations-changed' });
  }

  /** A person may have copied it from anywhere: it holds no mark of a turn. */
  #ownPrompt(conversationId: string): string | null {
    const own = this.ports.ownPrompt?.(conversationId) ?? null;
    return own === null ? null : harmless(own);
  }

  /** One person sits at the desktop. */
  #place(conversationId: string): TurnPlace {
    return {
      conversationId,
      channel,
      sender: channel,
      group: null,
      instructions: '',
      prompt: this.#ownPrompt(conversationId),
      timeoutMs: this.ports.settings().timeoutMs,
    };
  }

  #observe(conversationId: string, answers: string): ChatObserver {
    return new ChatObserver(
      { conversationId, answers, branches: true, owners: true },
      this.ports,
      this.questions,
    );
  }

  /** Rejects when the conversation cannot be read or stored. */
  async #answer(conversationId: string, messageId: string): Promise<void> {
    const waiting = this.#waiting.get(conversationId);
    if (this.#closed || waiting?.delete(messageId) !== true) return;
    const stored = this.ports.sessions.read(conversationId);
    if (stored === null) return;
    const controller = new AbortController();
    const observer = this.#observe(conversationId, messageId);
    this.writing.set(conversationId, observer);
    const asked = toldToModel(pathTo(stored, messageId));
    const again = stored.some(({ answers, state }) => answers === messageId && state === 'complete');
    const held = new ChatTurn(
      this.ports,
      { ...this.#place(conversationId), ...(again ? { again } : {}) },
      observer,
    ).run(asked, controller.signal);
    this.#work.set(conversationId, { controller, finished: held.then(() => {}) });
    const turn = await held;
    this.#work.delete(conversationId);
    this.writing.delete(conversationId);
    this.#append(conversationId, observer.message);
    this.#remember(conversationId, asked, observer.message, turn);
  }

  /**
   * Messages that were not answered by themselves were read together with the newest. Nothing remains where
   * it is not proved who wrote.
   */
  #remember(
    conversationId: string,
    stored: readonly ChatMessage[],
    answer: ChatMessage,
    turn: Turn | null,
  ): void {
    if (anybodyWrote(stored)) return;
    const asked = stored.slice(stored.findLastIndex((message) => message.role !== 'user') + 1);
    for (const [index, { id, text, due }] of asked.entries()) {
      // A job says what a model once wrote.
      if (due !== undefined) continue;
      const held = index === asked.length - 1 ? turn : null;
      this.ports.remember.turnEnded({
        key: memoryKeyOf(conversationId, id),
        place: memoryPlaceOf(this.#place(conversationId)),
        text,
        answer: held === null ? null : answer.text,
        turn: held,
      });
    }
  }
}

const memoryKeyOf = (conversationId: string, messageId: string): string =>
  `${channel}_${conversationId}_${messageId}`;

function titleOf(opening: string): string {
  const { documents, own } = attachedDocuments(opening);
  const said = withoutMarkers(own).trim();
  // A file without a word is what it is about.
  const first = (said === '' ? documents.map(({ name }) => name).join(', ') : said).replaceAll(/\s+/gu, ' ');
  return shortened(first, titleLimit);
}

const noMessage = refuse({
  code: 'chat.unknown-message',
  message: 'There is no such message in this conversation',
  remedy: 'Open the conversation again.',
});
const busy = refuse({
  code: 'chat.busy',
  message: 'Another message of this conversation is being answered',
  remedy: 'Wait for the answer, or stop it.',
});
const stoppedMeanwhile = refuse({
  code: 'chat.stopped',
  message: 'Everything was stopped before the message was taken',
  remedy: 'Send it again.',
});
export const noConversation = (id: string): Result<never> =>
  refuse({ code: 'chat.unknown', message: `There is no conversation ${id}`, remedy: 'Start a new one.' });
