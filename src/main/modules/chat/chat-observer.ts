import type { ChatMessage, ModelProgress, ToolCard } from '../../../shared/chat';
import { secretsIn } from '../../../shared/secret-reference';
import type {
  ModelAnswer,
  ModelDelta,
  ModelMessage,
  ModelRequest,
  ModelToolCall,
} from '../../ports/provider';
import { QueuedTime } from '../../ports/queued-time';
import { sureFailuresOf } from '../../ports/sure-failures';
import { speakAgainst } from '../../../domain/answer/standing';
import { isActing, type Tool, type ToolContext, type ToolResult } from '../../ports/tool';
import type { Permission, TurnObserver } from '../../ports/turn';
import { toSent } from '../agent/history/as-sent';
import { cut, withheld } from '../agent/history/chat-history';
import { estimatedTokens } from '../agent/history/trim-history';
import type { ChatPorts } from './chat-ports';
import { contextUse, type AskedWith } from './context-use';
import { ProgressWatch } from './progress-watch';
import { Draft } from '../../../domain/answer/draft';
import { seenAnswer } from '../../../domain/answer/shown';
import type { AskedCall, ToolQuestions } from './tool-questions';

/** What is shorter says nothing about how fast a model writes. */
const shortestWritingMs = 200;
const fewestTokens = 8;

/** Gathers one answer of the model and tells the page about it as it grows. */
export class ChatObserver implements TurnObserver {
  #message: ChatMessage;
  /** What earlier answers of this turn said; the one that is being written comes behind it. */
  #before = { text: '', thought: '' };
  /** Of the answer that is being written. */
  #draft = this.#newDraft();
  /** Calls that nobody was asked about because such calls are allowed for longer. */
  readonly #standing = new Map<
    string,
    { readonly definition: string | undefined; readonly for: 'always' | 'conversation' }
  >();
  /** Calls the person said no to. */
  readonly #denied = new Set<string>();
  /** By call: what persons wrote on it, and who decided. */
  readonly #signed = new Map<string, Signature>();
  /** When calls that a person allowed were asked about. */
  readonly #askedAt = new Map<string, number>();
  /** When calls were sent. */
  readonly #sentAt = new Map<string, number>();
  readonly #progress = new ProgressWatch();
  #asked: ModelRequest | null = null;
  #turn: readonly ModelMessage[] | null = null;
  /** When the first piece of the answer came that is being written; null: none has. */
  #writesSince: number | null = null;
  /** Since when it thinks; null: it does not. */
  #thinksSince: number | null = null;
  /**
   * Anybody could have written something of what the model reads: whatever acts, or keeps something that a
   * later answer reads, is asked about each time.
   */
  unproved = false;
  /** A job that is due asks, and nobody sits there. */
  due = false;
  /** What is known of the requests, for the count of the context. */
  askedWith: () => AskedWith = () => ({ size: null, memories: '', leftOut: 0, shortened: false });
  /** Around every wait for the person, whose time is not the answer's. */
  whileAsking: <T>(ask: () => Promise<T>) => Promise<T> = (ask) => ask();
  /** Takes the wait for the machine's model off the answer's time. */
  queued = new QueuedTime(() => () => {});

  constructor(
    private readonly place: {
      readonly conversationId: string;
      /** The message that is being answered. */ readonly answers: string;
      /** It stands behind it in a tree, where there may be other answers. */ readonly branches?: boolean;
      /** At the machine itself, where its owner sits. */ readonly owners?: boolean;
    },
    private readonly ports: ChatPorts,
    private readonly questions: ToolQuestions,
  ) {
    this.#message = {
      id: ports.newId(),
      role: 'assistant',
      text: '',
      thought: '',
      tools: [],
      state: 'queued',
      problem: null,
      at: ports.clock.now(),
      usage: null,
      answers: place.answers,
      ...(place.branches === true ? { parent: place.answers } : {}),
    };
    this.#tell();
  }

  get message(): ChatMessage {
    return this.#message;
  }

  /** What a reader is to see of the answer so far. */
  shown(): string {
    return seenAnswer(
      this.#message.text,
      this.ports.tools().map((tool) => tool.name),
    );
  }

  /** What of the conversation the model is sent. */
  sent(sent: NonNullable<ChatMessage['sent']>): void {
    this.#message = { ...this.#message, sent };
  }

  /** How the turn was held, behind the message that it answers. */
  told(messages: readonly ModelMessage[]): void {
    this.#turn = messages;
  }

  complete(text: string): void {
    this.#end({ state: 'complete', text });
  }

  stopped(): void {
    this.#end({ state: 'stopped', text: this.shown() });
  }

  fail(message: string, remedy: string | null, code?: string): void {
    this.#end({
      state: 'failed',
      text: this.shown(),
      problem: { message, remedy, ...(code === undefined ? {} : { code }) },
    });
  }

  /** What was written stays, and can be gone on with. */
  cutOff(text: string, message: string, remedy: string): void {
    this.#end({ state: 'failed', text, problem: { message, remedy, code: cut } });
  }

  /** Nothing of what the model wrote is kept. */
  withhold(message: string): void {
    this.#end({ state: 'failed', text: '', thought: '', problem: { message, remedy: null, code: withheld } });
  }

  modelRequested(request: ModelRequest): string {
    this.#asked = request;
    this.#draft = this.#newDraft();
    this.#writesSince = null;
    this.#before = { text: paragraph(this.#message.text), thought: paragraph(this.#message.thought) };
    return this.ports.newId();
  }

  /**
   * What streamed in is replaced by what was read of it: without thoughts and without calls written as text.
   */
  modelAnswered(_id: string, answer: ModelAnswer): void {
    this.queued.over();
    const seen = seenAnswer(
      answer.text,
      this.ports.tools().map((tool) => tool.name),
    );
    const text = (this.#before.text + seen).trim();
    const thought = (this.#before.thought + answer.thought.trim()).trim();
    const asStreamed =
      text.trim() === this.#message.text.trim() && thought.trim() === this.#message.thought.trim();
    this.#thoughtEnds();
    const context =
      this.#asked === null
        ? {}
        : { context: contextUse(this.#asked, answer.text, answer.usage, this.askedWith()) };
    this.#message = {
      ...this.#message,
      text,
      thought,
      usage: answer.usage,
      ...context,
      ...this.#speedOf(answer),
    };
    if (!asStreamed) this.#tell();
  }

  modelFailed(): void {
    this.queued.over();
    // The turn rejects with the same failure, which `fail` shows.
  }

  delta(delta: ModelDelta): void {
    this.queued.heard(delta);
    this.#tellProgress(this.#progress.heard(delta, this.ports.clock.now()));
    if (delta.type !== 'text' && delta.type !== 'thought') return;
    this.#writesSince ??= this.ports.clock.now();
    if (this.#message.state === 'queued') this.#change({ state: 'streaming' });
    if (delta.type === 'thought') this.#thinksSince ??= this.ports.clock.now();
    else this.#thoughtEnds();
    const text = delta.type === 'text' ? this.#nextText(delta.text) : '';
    // What was shown as words turned out to be none.
    if (text === null) return;
    const thought = delta.type === 'thought' ? this.#gap('thought') + delta.text : '';
    const at = { text: this.#message.text.length, thought: this.#message.thought.length };
    this.#message = {
      ...this.#message,
      text: this.#message.text + text,
      thought: this.#message.thought + thought,
    };
    this.ports.notify({
      type: 'chat-delta',
      conversationId: this.place.conversationId,
      messageId: this.#message.id,
      text,
      thought,
      at,
    });
  }

  async permit(
    call: ModelToolCall,
    tool: Tool,
    { outside = [] }: ToolContext,
    signal: AbortSignal,
  ): Promise<Permission> {
    // In a conversation the model speaks beside its calls; only what speaks against one asks about it.
    const isTakenBack = call.beside !== undefined && isActing(tool) && speakAgainst(call.beside);
    const eachTime = (this.due && tool.plans === true) || isTakenBack ? true : undefined;
    // A person sees every call that names a secret: what the model read may have asked for it.
    const namesSecret = secretsIn(call.arguments).length > 0;
    if (eachTime === undefined && !namesSecret && !this.#asksAbout(tool, outside.length > 0)) return true;
    const unproved = this.unproved ? ({ unproved: true } as const) : {};
    const show = (question: AskedCall): void => {
      this.#card({
        call: call.id,
        name: call.name,
        arguments: question.arguments,
        state: 'asks',
        output: null,
        hash: question.hash,
        ...(question.offer === undefined ? {} : { offer: question.offer }),
        ...(question.here === undefined ? {} : { here: question.here }),
        ...failsOf(sureFailuresOf({ get: () => tool }, question, 'any')),
        ...unproved,
        ...(question.changed === undefined ? {} : { changed: question.changed }),
        ...signatureOf(question),
        ...sentTo(question, tool),
      });
    };
    const { decision, reason, asked, by, standing } = await this.whileAsking(() =>
      this.questions.ask(
        {
          conversationId: this.place.conversationId,
          call: call.id,
          tool: tool.name,
          arguments: call.arguments,
          definition: tool.definition,
          ...(call.from === undefined ? {} : { from: call.from }),
          addresses: tool.addresses,
          askedAt: this.ports.clock.now(),
          ...(eachTime === undefined ? {} : { eachTime }),
          ...unproved,
        },
        show,
        signal,
      ),
    );
    if (decision === 'no' && by === null) return reason;
    if (standing !== undefined) this.#standing.set(call.id, { definition: tool.definition, for: standing });
    if (by !== null && decision !== 'no') this.#askedAt.set(call.id, asked.askedAt);
    this.#signed.set(call.id, {
      ...(decision === 'no' ? {} : signatureOf(asked)),
      ...(by === null ? {} : { decided: { ...by, decision, reason } }),
    });
    if (decision === 'no') {
      this.#denied.add(call.id);
      return reason === ''
        ? 'The person said no. Do not try it again; ask what they want instead.'
        : `The person said no, for this reason: ${reason}\nDo not try it again as it was.`;
    }
    return asked.was === undefined ? true : { instead: asked.arguments };
  }

  toolSent(call: ModelToolCall, tool: Tool | null): void {
    if (tool === null) return;
    this.#sentAt.set(call.id, this.ports.clock.now());
    this.#card({
      call: call.id,
      name: call.name,
      arguments: call.arguments,
      state: 'running',
      output: null,
      ...this.#signed.get(call.id),
      ...sentTo(call, tool),
    });
  }

  toolAnswered(call: ModelToolCall, result: ToolResult): void {
    const failure = this.#denied.has(call.id) ? 'denied' : 'failed';
    const standing = this.#standing.get(call.id);
    if (!result.success && standing !== undefined)
      this.questions.standingFailed(
        this.place.conversationId,
        { tool: call.name, definition: standing.definition },
        standing.for,
      );
    const askedAt = this.#askedAt.get(call.id);
    if (askedAt !== undefined)
      this.questions.cameOf(this.place.conversationId, call.id, askedAt, {
        success: result.success,
        output: result.output,
      });
    this.#card({
      call: call.id,
      name: call.name,
      arguments: call.arguments,
      state: result.success ? 'done' : failure,
      output: result.output,
      ...this.#signed.get(call.id),
      ...this.#sending(call.id),
    });
  }

  verdict(): null {
    return null;
  }

  #asksAbout(tool: Tool, isFromOutside: boolean): boolean {
    if (this.unproved) return isActing(tool) || tool.stores === true;
    if (isFromOutside && tool.stores === true && (this.place.owners !== true || this.due)) return true;
    return isActing(tool) && !this.ports.settings().autoApprove.includes(tool.name);
  }

  /**
   * Of a call that was sent: to whom, and how long it took; of one that was denied: to whom it would have
   * gone.
   */
  #sending(call: string): Pick<ToolCard, 'sentTo' | 'tookMs'> {
    const sentAt = this.#sentAt.get(call);
    if (sentAt === undefined && !this.#denied.has(call)) return {};
    const who = this.#message.tools.find((known) => known.call === call)?.sentTo;
    return {
      ...(who === undefined ? {} : { sentTo: who }),
      ...(sentAt === undefined ? {} : { tookMs: this.ports.clock.now() - sentAt }),
    };
  }

  /** Of an answer that comes in one piece nobody knows how fast it was written. */
  #speedOf({ text, thought, usage }: ModelAnswer): Pick<ChatMessage, 'speed'> {
    const tookMs = this.#writesSince === null ? 0 : this.ports.clock.now() - this.#writesSince;
    const told = usage?.outputTokens ?? 0;
    const counted = told > 0;
    const tokens = counted ? told : estimatedTokens(text + thought);
    return tookMs < shortestWritingMs || tokens < fewestTokens
      ? {}
      : { speed: { tokensPerSecond: (tokens * 1000) / tookMs, counted } };
  }

  #thoughtEnds(): void {
    if (this.#thinksSince === null) return;
    this.#message = {
      ...this.#message,
      thoughtMs: (this.#message.thoughtMs ?? 0) + this.ports.clock.now() - this.#thinksSince,
    };
    this.#thinksSince = null;
  }

  #tellProgress(progress: ModelProgress | null | undefined): void {
    if (progress === undefined) return;
    this.ports.notify({
      type: 'chat-progress',
      conversationId: this.place.conversationId,
      messageId: this.#message.id,
      progress,
    });
  }

  #newDraft(): Draft {
    return new Draft(() => this.ports.tools().map((tool) => tool.name));
  }

  /** What comes behind the text that is shown; null: it is another one, and was told. */
  #nextText(piece: string): string | null {
    const shown = this.#draft.add(piece);
    const whole = shown === '' ? this.#before.text.trimEnd() : this.#before.text + shown;
    const { text } = this.#message;
    if (whole.startsWith(text)) return whole.slice(text.length);
    this.#message = { ...this.#message, text: whole };
    this.#tell();
    return null;
  }

  /** What parts the first words of an answer from the one before it. */
  #gap(part: 'text' | 'thought'): string {
    const before = this.#before[part];
    return this.#message[part].length < before.length ? before.slice(this.#message[part].length) : '';
  }

  #card(tool: ToolCard): void {
    // A tool that does not hear the end answers into the void.
    if (isFinal(this.#message)) return;
    const before = this.#message.tools.find((known) => known.call === tool.call);
    const placed = { ...tool, place: before?.place ?? this.#message.text.length };
    const tools =
      before === undefined
        ? [...this.#message.tools, placed]
        : this.#message.tools.map((known) => (known === before ? placed : known));
    this.#message = { ...this.#message, tools };
    this.ports.notify({
      type: 'chat-tool',
      conversationId: this.place.conversationId,
      messageId: this.#message.id,
      tool: placed,
    });
  }

  #end(part: Partial<ChatMessage>): void {
    this.#thoughtEnds();
    const shown = this.shown();
    const { text } = { ...this.#message, ...part };
    const tools = this.#message.tools
      .map((tool) => inPlace(tool, this.#message.text, text))
      .map((tool) =>
        isOpen(tool) ? { ...tool, state: 'failed' as const, output: 'stopped before an answer came' } : tool,
      );
    const answer = { ...this.#message, ...part, tools };
    const { sent } = this.#message;
    const turn = this.#turn === null ? null : toSent(asShown(this.#turn, shown, answer.text), answer);
    this.#change({
      ...answer,
      ...(sent === undefined || turn === null ? {} : { sent: { ...sent, turn: [...turn] } }),
    });
  }

  #change(part: Partial<ChatMessage>): void {
    if (isFinal(this.#message)) return;
    this.#message = { ...this.#message, ...part };
    this.#tell();
  }

  #tell(): void {
    this.ports.notify({
      type: 'chat-message',
      conversationId: this.place.conversationId,
      message: this.#message,
    });
  }
}

/** By conversation. */
export type WrittenAnswers = Map<string, Pick<ChatObserver, 'message'>>;

type Signature = Pick<ToolCard, 'was' | 'edited' | 'decided'>;

/** Who wrote what on the call. */
const signatureOf = ({ was, edited }: AskedCall): Signature => ({
  ...(was === undefined ? {} : { was }),
  ...(edited === undefined ? {} : { edited }),
});

function sentTo(
  { arguments: given }: Pick<ModelToolCall, 'arguments'>,
  tool: Tool,
): Pick<ToolCard, 'sentTo'> {
  const who = tool.sentTo?.(given);
  return who === undefined ? {} : { sentTo: who };
}

const failsOf = (fails: readonly string[]): Pick<ToolCard, 'fails'> =>
  fails.length === 0 ? {} : { fails: [...fails] };

/** Of words that a hook has changed, the model is told what the person reads. */
function asShown(turn: readonly ModelMessage[], written: string, shown: string): readonly ModelMessage[] {
  const last = turn.at(-1);
  return written === shown || last?.role !== 'assistant' || last.toolCalls.length > 0
    ? turn
    : [...turn.slice(0, -1), { ...last, text: shown }];
}

/** A place in words that became others, as a hook may make them, is none any more. */
const inPlace = ({ place, ...tool }: ToolCard, before: string, after: string): ToolCard =>
  place === undefined || !after.startsWith(before.slice(0, place)) ? tool : { ...tool, place };

const isFinal = ({ state }: ChatMessage): boolean => state !== 'queued' && state !== 'streaming';

const isOpen = (tool: ToolCard): boolean => tool.state === 'asks' || tool.state === 'running';

const paragraph = (text: string): string => (text.trim() === '' ? '' : `${text.trim()}\n\n`);
