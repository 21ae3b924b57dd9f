import { createHash } from 'node:crypto';
import { AppError, messageOf } from '../../../shared/errors';
import type { ChatMessage } from '../../../shared/chat';
import { toStamp } from '../../platform/base/local-time';
import { DeadlinePassed } from '../../platform/base/within';
import { WorkingTime } from '../../platform/base/working-time';
import { scopesToSearch, type MemoryPlace } from '../../ports/memory';
import { QueuedTime } from '../../ports/queued-time';
import { toldTo } from '../../ports/told-tool';
import { capabilitiesOf, type CurrentModel, type ModelMessage, type Provider } from '../../ports/provider';
import type { Turn, TurnOutcome } from '../../ports/turn';
import { tooLate, toModelHistory } from '../agent/history/chat-history';
import { halved, windowOf, type Window } from './chat-window';
import type { ChatObserver } from './chat-observer';
import type { ChatPorts } from './chat-ports';
import { askedCall, meantTools } from '../agent/history/asked-call';
import { compactBeforeNewest } from '../agent/history/compact-history';
import { recallContext } from '../memory/recall-context';
import { withoutPictures, withPictures } from '../agent/history/pictures';
import { outsideOf } from '../agent/history/outside-of';
import { estimatedTokens } from '../agent/history/trim-history';
import { withTurnContext } from '../agent/history/turn-context';

/** What a model is told before a conversation where nobody wrote anything else. */
export const usualPrompt =
  "You are ZeroClaw, an assistant on the user's own computer. Answer shortly and truthfully. Use tools when they help; say so when you do not know.";

/** At temperature 0 another answer would be the same one. */
const leastForAnother = 0.5;

type AnsweringModel = Extract<CurrentModel, { temperature: number }>;

/** Where and for whom an answer is written. */
export interface TurnPlace {
  readonly conversationId: string;
  readonly channel: string;
  /** Whose memories count: one person sits at the desktop, and each sender of a channel is one. */
  readonly sender: string;
  readonly group: string | null;
  /** Sentences behind the system prompt; the same from message to message. */
  readonly instructions: string;
  /** In place of the app's own words; null or absent: nobody wrote any. */
  readonly prompt?: string | null;
  /** The message has an answer, and the person asked for another one. */
  readonly again?: boolean;
  /** What the answer may take, without the time a person takes. */
  readonly timeoutMs: number;
}

export const memoryPlaceOf = ({
  conversationId,
  sender,
  group,
}: Pick<TurnPlace, 'conversationId' | 'sender' | 'group'>): MemoryPlace => ({
  conversation: conversationId,
  sender,
  group,
});

/** It is not proved who wrote some of it. */
export const anybodyWrote = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ unproved }) => unproved === true);

/** The answer to one message of a conversation, gathered in `observer`. */
export class ChatTurn {
  constructor(
    private readonly ports: ChatPorts,
    private readonly place: TurnPlace,
    private readonly observer: ChatObserver,
  ) {}

  /**
   * `stored` ends with the message that is to be answered. Never rejects: the observer has what came of it.
   * Resolves to the turn as it was held; null: there is no answer.
   */
  async run(stored: readonly ChatMessage[], signal: AbortSignal): Promise<Turn | null> {
    const model = await this.ports.model(this.place.conversationId, newestOf(stored));
    if (model.provider === null) {
      this.observer.fail(model.why, model.remedy);
      return null;
    }
    this.observer.unproved = anybodyWrote(stored);
    this.observer.due = stored.findLast(({ role }) => role === 'user')?.due !== undefined;
    const time = new WorkingTime(this.ports.clock, this.place.timeoutMs);
    this.observer.whileAsking = (ask) => time.without(ask);
    this.observer.queued = new QueuedTime(() => time.standStill());
    try {
      const turn = await this.#turn(model, stored, AbortSignal.any([signal, time.signal]));
      const outcome = await this.ports.runTurn(turn, this.observer, AbortSignal.any([signal, time.signal]));
      this.observer.told(outcome.messages.slice(1 + turnFrom(outcome.messages, turn)));
      if (!(await this.#finish(turn, outcome, signal))) return null;
      const outside = outsideOf(outcome.messages, turn.tools, turn.context.outside ?? []);
      return { ...turn, messages: outcome.messages, context: { ...turn.context, outside } };
    } catch (failure) {
      this.#fail(failure, signal, time.signal);
      return null;
    } finally {
      time.end();
    }
  }

  #fail(failure: unknown, stopped: AbortSignal, late: AbortSignal): void {
    if (stopped.aborted) this.observer.stopped();
    else if (late.reason instanceof DeadlinePassed)
      this.observer.fail(
        `The answer was not complete within ${String(late.reason.ms / 1000)} s and was given up`,
        'Ask for less at once, choose a faster model, or raise message_timeout_secs under [channels_config] in config.toml.',
        tooLate,
      );
    else
      this.observer.fail(
        messageOf(failure),
        failure instanceof AppError ? (failure.remedy ?? null) : null,
        failure instanceof AppError ? failure.code : undefined,
      );
  }

  async #turn(model: AnsweringModel, stored: readonly ChatMessage[], signal: AbortSignal): Promise<Turn> {
    const { conversationId } = this.place;
    const settings = this.ports.settings();
    const window = this.#window(stored, model.provider);
    const memories = await this.#memories(window, signal);
    const before = withTurnContext('', toStamp(this.ports.clock.now()), memories);
    const system = markOf(this.#system);
    this.observer.sent({ ...window.sent, before, system });
    let leftOut = stored.length - window.messages.length;
    let shortened = false;
    const messages = await this.#toSend(window, before, model.provider, signal);
    const asked = askedCall(newestOf(stored));
    const tools = this.ports.tools();
    const meant = asked === null ? tools : meantTools(asked, tools);
    // What the model is told about an answer that was none comes behind it, as if the person had said it.
    const waiting = messages.findLast(({ role }) => role === 'user');
    // A local model says how much it holds once it is loaded.
    this.observer.askedWith = () => ({
      size: model.provider.contextTokens ?? null,
      memories,
      leftOut,
      shortened,
    });
    return {
      provider: model.provider,
      request: requestFor(this.place, model, settings.maxAnswerTokens),
      messages,
      tools: meant,
      // A conversation is told of the same tools from its beginning to its end.
      ...(meant.length < tools.length ? { told: toldTo(model.provider, tools) } : {}),
      ...(asked === null ? {} : { mustCall: true as const }),
      ...(meant.length < tools.length ? { endsWithCall: true as const } : {}),
      context: {
        origin: `chat:${conversationId}`,
        place: this.#memoryPlace,
        secretsAt: 'any',
        ...(this.observer.unproved ? { unproved: true as const } : {}),
        outside: this.#outside(stored),
        ...(this.observer.due ? { byJob: 'asks' as const } : {}),
      },
      maxIterations: settings.maxIterations,
      parallelTools: () => settings.parallelTools,
      firstCalls: [],
      hooks: this.ports.hooks,
      shorten: (said) => {
        const sent = halved(window);
        this.observer.sent({ ...sent, before, system });
        leftOut = Math.max(
          leftOut,
          stored.findIndex(({ id }) => id === sent.from),
        );
        shortened = true;
        return compactBeforeNewest(said, waiting);
      },
    };
  }

  /** Whether the answer is shown. */
  async #finish(turn: Turn, outcome: TurnOutcome, signal: AbortSignal): Promise<boolean> {
    // What it was to do is done, and the calls stand there with their results.
    const isDone = outcome.kind === 'stuck' && outcome.isDone === true;
    if ((outcome.kind === 'ended' || outcome.kind === 'stuck') && !isDone) {
      this.observer.fail(
        `The model stopped without an answer: ${outcome.reason}.`,
        outcome.kind === 'stuck'
          ? 'Ask again in other words, choose a larger model, or raise max_tool_iterations under [agent] in config.toml.'
          : null,
      );
      return false;
    }
    const sent = { origin: `chat:${this.place.conversationId}`, channel: this.place.channel };
    const hooked = await this.ports.hooks.change(
      'on_message_sending',
      {
        ...sent,
        text: this.observer.shown() || (turn.mustCall === true ? lastResults(outcome.messages) : ''),
      },
      signal,
    );
    if (hooked.kind === 'cancel') {
      this.observer.withhold(`The answer was withheld by hook ${hooked.reason}.`);
      return false;
    }
    if (outcome.kind === 'cut')
      this.observer.cutOff(
        hooked.value.text,
        `The model did not come to an end: ${outcome.reason}, thoughts included.`,
        outcome.repeats === true
          ? 'Ask in other words, or choose another model.'
          : outcome.full
            ? 'Begin a new conversation, send less at once, or give the model a larger context: context_size in config.toml, at a server its own setting.'
            : 'Ask it to go on, ask for less at once, or raise max_answer_tokens under [agent] in config.toml.',
      );
    else this.observer.complete(hooked.value.text);
    this.ports.hooks.tell('message_sent', { ...sent, text: hooked.value.text });
    return true;
  }

  get #system(): string {
    return systemFor(this.place);
  }

  get #memoryPlace(): MemoryPlace {
    return memoryPlaceOf(this.place);
  }

  /** Of the whole conversation: what the model answered to older messages came from what it had read. */
  #outside(stored: readonly ChatMessage[]): readonly string[] {
    return outsideOf(toModelHistory(stored), this.ports.tools(), [
      ...(this.observer.unproved ? ['a sender whose name is not proved'] : []),
      ...stored.flatMap(({ due }) => due?.outside ?? []),
    ]);
  }

  #window(stored: readonly ChatMessage[], provider: Provider): Window {
    const specs = this.ports
      .tools()
      .map(({ name, description, parameters }) => ({ name, description, parameters }));
    return windowOf(stored, {
      messages: this.ports.settings().maxHistoryMessages,
      contextTokens: provider.contextTokens ?? null,
      around: estimatedTokens(this.#system + JSON.stringify(specs)),
    });
  }

  async #memories({ messages }: Window, signal: AbortSignal): Promise<string> {
    const said = toModelHistory(messages).map((message) =>
      message.role === 'tool' ? message.output : message.text,
    );
    return recallContext(
      this.ports.memory,
      newestOf(messages),
      { minRelevance: this.ports.settings().minRelevance, scopes: scopesToSearch(this.#memoryPlace), said },
      this.ports.logger,
      signal,
    );
  }

  /**
   * What changes from message to message goes with the newest one and stays with it, so that the model need
   * not read the rest again.
   */
  async #toSend(
    { messages }: Window,
    before: string,
    provider: Provider,
    signal: AbortSignal,
  ): Promise<readonly ModelMessage[]> {
    const seesPictures = capabilitiesOf(provider).vision;
    const told = toModelHistory(messages, before);
    return seesPictures
      ? withPictures(told, this.ports.readPicture, signal)
      : withoutPictures(told, provider.model);
  }
}

/** What is asked of a model in a conversation, but for what was said. */
export const requestFor = (
  place: Pick<TurnPlace, 'conversationId' | 'instructions' | 'prompt' | 'again'>,
  { temperature, sampling }: AnsweringModel,
  maxAnswerTokens: number,
): Turn['request'] => ({
  system: systemFor(place),
  temperature: place.again === true ? Math.max(temperature, leastForAnother) : temperature,
  ...(sampling === undefined ? {} : { sampling }),
  maxTokens: sampling?.max_tokens ?? maxAnswerTokens,
  conversation: `chat:${place.conversationId}`,
  priority: 'chat',
  // What is left out is for the conversation to decide, and to keep to.
  whole: true,
  ...(place.again === true ? { again: true } : {}),
});

/** What the tools said that were called last. */
function lastResults(messages: readonly ModelMessage[]): string {
  const until = messages.findLastIndex(({ role }) => role === 'tool') + 1;
  const from = messages.slice(0, until).findLastIndex(({ role }) => role !== 'tool') + 1;
  return messages
    .slice(from, until)
    .flatMap((message) => (message.role === 'tool' ? [message.output] : []))
    .join('\n');
}

/** What every request of a conversation begins with. */
export const systemFor = ({ instructions, prompt }: Pick<TurnPlace, 'instructions' | 'prompt'>): string =>
  [prompt ?? usualPrompt, instructions].filter((part) => part !== '').join(' ');

/** Tells two system texts apart, without keeping them with every answer. */
export const markOf = (system: string): string =>
  createHash('sha256').update(system).digest('base64url').slice(0, 12);

/** Where the message stands that the turn is about: what it began with may have been shortened. */
function turnFrom(messages: readonly ModelMessage[], { messages: asked }: Turn): number {
  const waiting = asked.findLast(({ role }) => role === 'user');
  return waiting === undefined ? messages.length : messages.lastIndexOf(waiting);
}

/** The words that a model is chosen by. */
export const newestOf = (stored: readonly ChatMessage[]): string =>
  stored.findLast((message) => message.role === 'user')?.text ?? '';
