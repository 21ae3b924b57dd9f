import { exactJsonText, parseExactJson } from '../../../../shared/exact-json';
import type { Clock } from '../../../platform/base/clock';
import type { NewId } from '../../../platform/base/ids';
import type { ModelDelta, ModelRequest, Provider } from '../../../ports/provider';
import { wordsOf } from '../http/failures';
import { eventStream, hostOf } from '../http/event-stream';
import { sayOnce } from '../http/heard';
import { KeptThoughts } from '../kept-thoughts';
import { geminiWords, notGemini } from './errors';
import { AnswerReader } from './from-stream';
import { toAddress, toRequestBody, toToolsPayload, type CallMark } from './to-request';

export interface GeminiProviderOptions {
  readonly id: string;
  readonly model: string;
  /** e.g. https://generativelanguage.googleapis.com */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Models of Google over the Gemini API, streamed. The service keeps prefixes evaluated by itself. */
export class GeminiProvider implements Provider {
  readonly id: string;
  readonly model: string;
  readonly capabilities = { nativeToolCalling: true, vision: true, promptCaching: true, forcesCalls: true };
  readonly toolsPayload = toToolsPayload;
  readonly #address: string;
  readonly #kept = new KeptThoughts<CallMark>();

  constructor(private readonly options: GeminiProviderOptions) {
    this.id = options.id;
    this.model = options.model;
    this.#address = toAddress(options.baseUrl, options.model);
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    yield { type: 'progress', phase: 'reading', fraction: null };
    const server = hostOf(this.#address);
    const reader = new AnswerReader(server, this.model, this.options.newId, request.tools);
    const events = eventStream(
      {
        address: this.#address,
        headers: { 'x-goog-api-key': this.options.apiKey },
        body: toRequestBody(this.model, request, (call) => this.#kept.of(call)),
        model: this.model,
        key: this.options.apiKey,
        words: geminiWords,
        readWhole: (contentType, body) => wholeAnswer(server, contentType, body),
      },
      this.options.clock,
      signal,
    );
    for await (const data of events) yield* reader.push(data);
    const last = reader.end();
    for (const { call, mark } of reader.marks()) this.#kept.keep(call, mark);
    yield* last;
  }
}

/** Of an answer that says no reason itself: there is no half of a JSON document. */
const ended = { candidates: [{ finishReason: 'STOP' }] };

/** A relay that does not stream sends the pieces as one JSON list, or one piece. */
function wholeAnswer(server: string, contentType: string, body: string): readonly string[] {
  const parsed = parseExactJson(body);
  if (parsed === undefined) throw notGemini(server, `it is of type ${contentType}: ${wordsOf(body)}`);
  const pieces = (Array.isArray(parsed) ? parsed : [parsed]).map((piece) => exactJsonText(piece));
  const isAnswer = pieces.some((piece) => piece.includes('"candidates"'));
  if (isAnswer) sayOnce(server, body);
  return isAnswer ? [JSON.stringify(ended), ...pieces] : pieces;
}
