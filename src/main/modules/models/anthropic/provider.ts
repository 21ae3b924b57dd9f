import type { Clock } from '../../../platform/base/clock';
import type { ModelDelta, ModelRequest, Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { eventStream, hostOf } from '../http/event-stream';
import { KeptThoughts } from '../kept-thoughts';
import { anthropicWords, refusesTemperature } from './errors';
import { AnswerReader } from './from-stream';
import { toAddress, toRequestBody, toToolsPayload, type ThinkingBlock } from './to-request';
import { wholeAnswer } from './whole-answer';

export interface AnthropicProviderOptions {
  readonly id: string;
  readonly model: string;
  /** e.g. https://api.anthropic.com */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
}

/**
 * Models of Anthropic over the Messages API, streamed. Prefixes are marked, so that the service keeps them
 * evaluated.
 */
export class AnthropicProvider implements Provider {
  readonly id: string;
  readonly model: string;
  readonly capabilities = { nativeToolCalling: true, vision: true, promptCaching: true, forcesCalls: true };
  readonly toolsPayload = toToolsPayload;
  readonly #address: string;
  readonly #kept = new KeptThoughts<readonly ThinkingBlock[]>();
  /** False once the model refused to be given one. */
  #temperature = true;

  constructor(private readonly options: AnthropicProviderOptions) {
    this.id = options.id;
    this.model = options.model;
    this.#address = toAddress(options.baseUrl);
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    yield { type: 'progress', phase: 'reading', fraction: null };
    try {
      yield* this.#streamOnce(request, signal);
    } catch (failure) {
      if (!this.#temperature || !(failure instanceof ProviderError) || !refusesTemperature(failure))
        throw failure;
      this.#temperature = false;
      yield* this.#streamOnce(request, signal);
    }
  }

  async *#streamOnce(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    const server = hostOf(this.#address);
    const reader = new AnswerReader(server, this.model, request.tools);
    const events = eventStream(
      {
        address: this.#address,
        headers: { 'x-api-key': this.options.apiKey, 'anthropic-version': '2023-06-01' },
        body: toRequestBody(this.model, request, {
          temperature: this.#temperature,
          thoughtsOf: (call) => this.#kept.of(call),
        }),
        model: this.model,
        key: this.options.apiKey,
        words: anthropicWords,
        readWhole: (contentType, body) => wholeAnswer(server, contentType, body),
      },
      this.options.clock,
      signal,
    );
    for await (const data of events) {
      yield* reader.push(data);
      if (reader.loops) break;
    }
    const last = reader.end();
    const thoughts = reader.thoughtsOfCall();
    if (thoughts !== null) this.#kept.keep(thoughts.call, thoughts.blocks);
    yield* last;
  }
}
