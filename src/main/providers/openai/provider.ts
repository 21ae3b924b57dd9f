import type { NewId } from '../../base/ids';
import type { ModelDelta, ModelRequest, Provider } from '../../ports/provider';
import { ProviderError } from '../../ports/provider-error';
import { brokenAnswer, toConnectError, toStatusError } from './errors';
import { AnswerReader } from './from-stream';
import { ServerSentEvents } from './server-sent-events';
import { toAddress, toRequestBody } from './to-request';

export interface OpenAiProviderOptions {
  readonly id: string;
  readonly model: string;
  /** e.g. http://127.0.0.1:8080/v1 */
  readonly baseUrl: string;
  /** Null: the server wants none. */
  readonly apiKey: string | null;
  readonly newId: NewId;
}

/** Any OpenAI-compatible server, streamed; tools are the server's own. */
export class OpenAiProvider implements Provider {
  readonly id: string;
  readonly model: string;
  readonly #address: string;

  constructor(private readonly options: OpenAiProviderOptions) {
    this.id = options.id;
    this.model = options.model;
    this.#address = toAddress(options.baseUrl);
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    const server = new URL(this.#address).host;
    yield { type: 'progress', phase: 'reading', fraction: null };
    const response = await this.#post(server, request, signal);
    const events = new ServerSentEvents();
    const reader = new AnswerReader(server, this.options.newId);
    try {
      for await (const bytes of bodyOf(response, server)) {
        for (const data of events.push(bytes)) yield* reader.push(this.#withoutKey(data));
      }
    } catch (failure) {
      throw signal.aborted ? signal.reason : failure instanceof ProviderError ? failure : toConnectError(server, failure);
    }
    for (const data of events.end()) yield* reader.push(this.#withoutKey(data));
    yield* reader.end();
  }

  async #post(server: string, request: ModelRequest, signal: AbortSignal): Promise<Response> {
    const key = this.options.apiKey;
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(toRequestBody(this.model, request)),
      signal,
    }).catch((failure: unknown) => {
      throw signal.aborted ? signal.reason : toConnectError(server, failure);
    });
    if (response.ok) return response;
    const body = await response.text().catch(() => '');
    throw toStatusError({ server, model: this.model, status: response.status, body: this.#withoutKey(body), retryAfter: response.headers.get('retry-after') });
  }

  /** Some servers repeat a key that they refuse; what they say is shown to people and kept. */
  #withoutKey(text: string): string {
    const key = this.options.apiKey;
    return key === null || key === '' ? text : text.replaceAll(key, '…');
  }
}

/** The body of a streamed answer; a web page or a whole JSON document is none. */
function bodyOf(response: Response, server: string): AsyncIterable<Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null) throw brokenAnswer(server, 'it has no body');
  if (/html|application\/json/iu.test(type)) throw brokenAnswer(server, `it is of type ${type}`);
  return response.body;
}
