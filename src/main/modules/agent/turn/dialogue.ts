import {
  complete,
  type ModelAnswer,
  type ModelMessage,
  type ModelRequest,
  type ToolSpec,
} from '../../../ports/provider';
import { toldTo, toTold } from '../../../ports/told-tool';
import { isActing } from '../../../ports/tool';
import { noHooks, type Hooks } from '../../../ports/hooks';
import { isOverflow } from '../../../ports/provider-error';
import { putBy } from '../../../ports/put-by';
import type { AnswerFlaw, Turn, TurnObserver } from '../../../ports/turn';
import { quotationFrom } from '../answers/quotation';
import { readAnswer, type ReadAnswer } from '../answers/read-answer';
import { offeredName } from '../../../../domain/answer/offered-name';

const notices: Readonly<Record<AnswerFlaw | 'beside', string>> = {
  unread:
    'Your tool call could not be read, so nothing was done. Write it again as <tool_call>{"name":"tool name","arguments":{}}</tool_call> with valid JSON, or answer without a call.',
  quoted:
    'The call in your answer stands word for word in what you were given, so it was taken for a quotation and nothing was done. Answer without it; if something is to be done, make a call of your own.',
  thought:
    'The call stands among your thoughts, so nothing was done. If it is to be done, make it in your answer; otherwise answer without it.',
  shown:
    'Your answer only shows a call (in code, a comment, a quotation or as an example), so nothing was done. If it is to be done, make the call, with no words around it; otherwise say in words what came of it, without showing a call.',
  beside:
    'Words stand beside the call in your answer, so nothing was done. If it is to be carried out now, write it once more with nothing else in your answer; otherwise say in words what came of it.',
  blank: 'Your answer was empty. Say in a sentence what came of it, or make the call that is missing.',
};

/** A hook does not let the model be asked. */
export class Withheld extends Error {}

/** What is said in one turn: the messages so far, and asking the model to go on. */
export class Dialogue {
  readonly #messages: ModelMessage[];
  readonly #hooks: Hooks;
  #system: string;
  /** Of every call so far; servers there are that count from 0 in each answer. */
  readonly #callIds = new Set<string>();
  /** By our id of a call: the one that the service gave it, and wants back. */
  readonly #given = new Map<string, string>();
  #shortened = false;
  #corrected = false;
  /** In this turn. */
  #hasCalled = false;

  constructor(
    private readonly turn: Turn,
    private readonly observer: TurnObserver,
  ) {
    this.#messages = [];
    this.#hooks = turn.hooks ?? noHooks;
    this.#system = turn.request.system;
    this.add(...turn.messages);
    this.#hasCalled = false;
  }

  get messages(): readonly ModelMessage[] {
    return this.#messages;
  }

  add(...messages: readonly ModelMessage[]): void {
    this.#messages.push(...messages);
    for (const message of messages)
      if (message.role === 'assistant') {
        this.#hasCalled ||= message.toolCalls.length > 0;
        for (const call of message.toolCalls) this.#callIds.add(call.id);
      }
  }

  /** Rejects with Withheld, and with the signal's reason. */
  async open(signal: AbortSignal): Promise<void> {
    const hooked = await this.#hooks.change(
      'before_prompt',
      { origin: this.turn.context.origin, system: this.#system },
      signal,
    );
    if (hooked.kind === 'cancel') throw new Withheld(`stopped by hook ${hooked.reason}`);
    this.#system = hooked.value.system;
  }

  /**
   * Rejects with a ProviderError, Withheld, and with the signal's reason. A prompt that is too long is
   * shortened once, where the turn allows it.
   */
  async ask(signal: AbortSignal): Promise<ReadAnswer> {
    try {
      return await this.#askOnce(signal);
    } catch (failure) {
      if (signal.aborted || !isOverflow(failure) || !this.#shorten()) throw failure;
      return this.#askOnce(signal);
    }
  }

  /** Tells the model, once until it goes on, why nothing comes of its answer. False when there is nothing to tell. */
  correct({ unread, whyUnread, flaw, isBesideWords, text }: ReadAnswer): boolean {
    const notice = flaw ?? (isBesideWords ? 'beside' : null);
    if (notice === null || this.#corrected) return false;
    this.#corrected = true;
    const said = unread ?? text;
    // Servers there are that refuse an empty message.
    this.add(
      { role: 'assistant', text: said.trim() === '' ? '(no answer)' : said, toolCalls: [] },
      {
        role: 'user',
        text: whyUnread === null ? notices[notice] : `${notices[notice]} What is wrong: ${whyUnread}`,
      },
    );
    return true;
  }

  /** Its calls were carried out: what it was told before is over. */
  wentOn(): void {
    this.#corrected = false;
  }

  async #askOnce(signal: AbortSignal): Promise<ReadAnswer> {
    const request = await this.#throughHooks(this.#request(), signal);
    const id = this.observer.modelRequested(request);
    try {
      const given = await complete(this.turn.provider, request, signal, (delta) => {
        this.observer.delta(delta);
      });
      const answer = withLimit(
        writtenOut(
          this.turn,
          readAnswer(given, knownTools(this.turn), id, this.#callIds, {
            isQuotation: quotationFrom(request.messages),
            mayShow: this.turn.carriesOut !== true,
            // In a conversation a person is asked, who reads the words above the card.
            acts: (name) =>
              this.turn.carriesOut === true &&
              this.turn.tools.some((tool) => tool.name === name && isActing(tool)),
          }),
        ),
      );
      this.#keepIds(given, answer);
      this.observer.modelAnswered(id, answer);
      const { provider, model } = answer.answeredBy ?? {
        provider: this.turn.provider.id,
        model: this.turn.provider.model,
      };
      this.#hooks.tell('after_model_call', {
        origin: this.turn.context.origin,
        provider,
        model,
        text: answer.text,
        toolCalls: answer.toolCalls.map((call) => call.name),
        usage: answer.usage,
      });
      return answer;
    } catch (failure) {
      if (!signal.aborted) this.observer.modelFailed(id, failure);
      throw failure;
    }
  }

  /** An id that stands for several calls goes back for none. */
  #keepIds(given: ModelAnswer, { toolCalls }: ReadAnswer): void {
    const known = new Set([...this.#callIds, ...this.#given.values(), ...toolCalls.map((call) => call.id)]);
    for (const [index, { id }] of given.toolCalls.entries()) {
      const own = toolCalls[index]?.id;
      if (own === undefined || own === id || id === '' || known.has(id)) continue;
      this.#given.set(own, id);
      known.add(id);
    }
  }

  #asGiven(message: ModelMessage): ModelMessage {
    const idOf = (id: string): string => this.#given.get(id) ?? id;
    if (message.role === 'tool') return { ...message, callId: idOf(message.callId) };
    return message.role === 'assistant'
      ? { ...message, toolCalls: message.toolCalls.map((call) => ({ ...call, id: idOf(call.id) })) }
      : message;
  }

  #request(): ModelRequest {
    const { request, told, mustCall } = this.turn;
    const tools = toldTo(this.turn.provider, this.turn.tools);
    return {
      ...request,
      ...(mustCall === true && !this.#hasCalled ? { toolChoice: 'required' as const } : {}),
      system: this.#system,
      messages: this.#messages.map((message) => this.#asGiven(message)),
      tools: told?.map(toTold) ?? tools,
      ...(told === undefined ? {} : { callable: tools.map(({ name }) => name) }),
    };
  }

  /** What hooks change is sent; the next request begins with what was said. */
  async #throughHooks(request: ModelRequest, signal: AbortSignal): Promise<ModelRequest> {
    const { provider, context } = this.turn;
    const hooked = await this.#hooks.change(
      'before_model_call',
      {
        origin: context.origin,
        provider: provider.id,
        model: provider.model,
        system: request.system,
        messages: request.messages,
        tools: request.tools.map((tool) => tool.name),
        temperature: request.temperature,
      },
      signal,
    );
    if (hooked.kind === 'cancel') throw new Withheld(`stopped by hook ${hooked.reason}`);
    return { ...request, messages: hooked.value.messages, temperature: hooked.value.temperature };
  }

  #shorten(): boolean {
    const shorter = this.#shortened ? null : (this.turn.shorten?.(this.#messages) ?? null);
    this.#shortened = true;
    if (shorter === null) return false;
    this.#messages.splice(0, this.#messages.length, ...shorter);
    return true;
  }
}

/** Each once, as it may be called where it may be. */
function knownTools({ tools, told = [] }: Turn): readonly ToolSpec[] {
  const offered = new Set(tools.map((tool) => tool.name));
  return [...tools, ...told.filter((tool) => !offered.has(tool.name))];
}

/**
 * The calls as everybody is to see them: of the tool that is meant, which may write out an argument that was
 * left to be understood.
 */
function writtenOut({ tools, told = [] }: Turn, answer: ReadAnswer): ReadAnswer {
  if (answer.toolCalls.length === 0) return answer;
  const offered = tools.map((tool) => tool.name);
  const known = told.map((tool) => tool.name);
  return {
    ...answer,
    toolCalls: answer.toolCalls.map((call) => {
      const name = offeredName(call.name, offered, known);
      const args = tools.find((tool) => tool.name === name)?.writtenOut?.(call.arguments) ?? call.arguments;
      return putBy('config', { ...call, name }, args);
    }),
  };
}

/** Every call, also one that was read from the text, keeps the limit of the model that wrote it. */
const withLimit = (answer: ReadAnswer): ReadAnswer =>
  answer.unsureBelow === undefined
    ? answer
    : {
        ...answer,
        toolCalls: answer.toolCalls.map((call) => ({ unsureBelow: answer.unsureBelow ?? null, ...call })),
      };
