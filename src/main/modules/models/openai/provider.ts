import { parseJson } from '../../../../shared/parse-json';
import type { Clock } from '../../../platform/base/clock';
import { within } from '../../../platform/base/within';
import type { NewId } from '../../../platform/base/ids';
import type { ModelDelta, ModelRequest, Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { eventStream, hostOf } from '../http/event-stream';
import { adaptDialect, usualDialect, type Dialect } from './dialect';
import { asToolRefusal, notOpenAi, openAiWords, refusesLimit, withoutTools } from './errors';
import { AnswerReader } from './from-stream';
import { askServer, type ServerFacts } from './server-facts';
import { toAddress, toRequestBody, toToolsPayload } from './to-request';

export interface OpenAiProviderOptions {
  readonly id: string;
  readonly model: string;
  /** e.g. http://127.0.0.1:8080/v1 */
  readonly baseUrl: string;
  /** Null: the server wants none. */
  readonly apiKey: string | null;
  /** Whether the model can see; a server cannot be asked. */
  readonly vision: boolean;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** An answer with fewer is none: it is the prompt that is too long. */
const leastTokens = 128;
/** So long a request with tools waits for what the server says of its model. */
const factsMs = 2_000;

/**
 * Any OpenAI-compatible server, streamed; tools are the server's own. What it refuses of the usual words, it
 * is not told again.
 */
export class OpenAiProvider implements Provider {
  readonly id: string;
  readonly model: string;
  readonly capabilities;
  readonly toolsPayload = toToolsPayload;
  readonly #address: string;
  #dialect: Dialect = usualDialect;
  /** The server tells thoughts in a field of their own. */
  #thoughts = false;
  #facts: ServerFacts | null = null;
  #asking: Promise<void> | null = null;

  constructor(private readonly options: OpenAiProviderOptions) {
    this.id = options.id;
    this.model = options.model;
    this.capabilities = { nativeToolCalling: true, vision: options.vision, forcesCalls: true };
    this.#address = toAddress(options.baseUrl);
  }

  /** As far as the server says. */
  get contextTokens(): number | undefined {
    return this.#facts?.contextTokens ?? undefined;
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    yield { type: 'progress', phase: 'reading', fraction: null };
    const asked = this.#ask(signal);
    if (request.tools.length > 0) {
      await asked;
      if (this.#facts?.tools === false) throw withoutTools(this.model, hostOf(this.#address));
    }
    let { maxTokens } = request;
    for (;;) {
      const dialect = this.#dialect;
      const refusal = yield* this.#streamOnce({ ...request, maxTokens }, signal);
      if (refusal === null) return;
      // What is left for an answer depends on the prompt, so nothing is kept of it.
      if (refusesLimit(refusal) && maxTokens >= 2 * leastTokens) {
        maxTokens = Math.floor(maxTokens / 2);
        continue;
      }
      const next = adaptDialect(dialect, refusal.message, request.toolChoice === 'required');
      if (next === null) throw asToolRefusal(refusal, request.tools.length > 0);
      this.#dialect = next;
    }
  }

  /** Once, when a request is made anyway; again while the server is not ready. */
  #ask(signal: AbortSignal): Promise<void> {
    const { clock, baseUrl, apiKey } = this.options;
    if (this.#facts !== null) return Promise.resolve();
    this.#asking ??= within(clock, factsMs, signal, (either) =>
      askServer({ baseUrl, model: this.model, apiKey }, either),
    )
      .then((facts) => {
        this.#facts = facts;
      })
      // It may say so the next time, and answers meanwhile.
      .catch(() => {})
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  /** The refusal, if the server gave nothing else. */
  async *#streamOnce(
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelDelta, ProviderError | null> {
    const server = hostOf(this.#address);
    const reader = new AnswerReader(server, this.options.newId, request.tools);
    const key = this.options.apiKey;
    let hasBegun = false;
    const events = eventStream(
      {
        address: this.#address,
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        body: toRequestBody(this.model, request, { dialect: this.#dialect, thoughts: this.#thoughts }),
        model: this.model,
        key,
        words: openAiWords,
        readWhole: (contentType, body) => wholeAnswer(server, contentType, body),
      },
      this.options.clock,
      signal,
    );
    try {
      for await (const data of events) {
        const deltas = reader.push(data);
        hasBegun ||= deltas.length > 0;
        yield* deltas;
        if (reader.loops) break;
      }
      const last = reader.end();
      this.#thoughts ||= reader.tellsThoughts;
      yield* last;
      return null;
    } catch (failure) {
      if (!hasBegun && !signal.aborted && failure instanceof ProviderError) return failure;
      throw failure;
    }
  }
}

/**
 * A server that does not stream, or that tells an error under status 200, sends one JSON document; there is
 * no half of one.
 */
function wholeAnswer(server: string, contentType: string, body: string): readonly string[] {
  if (/html/iu.test(contentType)) throw notOpenAi(server, `it is of type ${contentType}`);
  if (body.trim() === '') throw notOpenAi(server, 'it has no body');
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  // Pieces of a stream, one a line.
  if (lines.length > 1 && lines.every((line) => parseJson(line) !== undefined)) return lines;
  return [body, '[DONE]'];
}
