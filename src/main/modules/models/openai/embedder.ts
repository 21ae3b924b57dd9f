import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { parseJson } from '../../../../shared/parse-json';
import type { Clock } from '../../../platform/base/clock';
import { fetchThere } from '../../../platform/base/fetch-there';
import { readText } from '../../../platform/base/limited-body';
import type { Embedder } from '../../../ports/embedder';
import { ProviderError } from '../../../ports/provider-error';
import { hostOf } from '../http/event-stream';
import { toConnectError } from '../http/connect-failures';
import { brokenAnswer, toStatusError } from '../http/failures';
import { wellFormed } from '../http/well-formed';
import { openAiWords } from './errors';
import { toUnitLength } from '../to-unit-length';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

export interface ServerOfVectors {
  readonly baseUrl: string;
  readonly apiKey: string | null;
}

export interface OpenAiEmbedderOptions {
  /** Must change with the server and the model: their vectors cannot be compared. */
  readonly id: string;
  readonly model: string;
  /** Asked for with each request: a key may be changed. */
  readonly server: () => Promise<ServerOfVectors>;
  readonly clock: Clock;
}

const Vectors = z.object({
  data: z.array(z.object({ index: z.number().int().optional(), embedding: z.array(z.number()).min(1) })),
});
/** Bytes. Sixteen vectors of some thousand numbers. */
const longestAnswer = 16 * 2 ** 20;
/** Characters of a text; halved where the server finds that too much. */
const longestText = 8_000;
const shortestText = 200;

/** A model of an OpenAI-compatible server that turns texts into vectors. */
export class OpenAiEmbedder implements Embedder {
  readonly id: string;
  #longest = longestText;

  constructor(private readonly options: OpenAiEmbedderOptions) {
    this.id = options.id;
  }

  async embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    for (;;) {
      // Some models have no vector for nothing.
      const input = texts.map((text) => (text.trim() === '' ? '.' : text.slice(0, this.#longest)));
      try {
        return await this.#ask(input, signal);
      } catch (failure) {
        if (!isTooLong(failure) || this.#longest <= shortestText) throw failure;
        this.#longest /= 2;
      }
    }
  }

  async #ask(input: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const { model, clock } = this.options;
    const { baseUrl, apiKey } = await this.options.server();
    const address = `${withoutEndSlashes(baseUrl)}/embeddings`;
    const server = hostOf(address);
    const body = JSON.stringify({ model, input, encoding_format: 'float' }, wellFormed);
    const headers = {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    };
    try {
      const response = await fetchThere(address, { method: 'POST', headers, body, signal });
      const text = await readText(response, longestAnswer);
      if (!response.ok) {
        const retryAfter = response.headers.get('retry-after');
        throw toStatusError(
          { server, model, status: response.status, body: text, retryAfter, now: clock.now() },
          openAiWords,
        );
      }
      return inOrder(server, input.length, text);
    } catch (failure) {
      if (signal.aborted) throw signal.reason;
      throw failure instanceof ProviderError ? failure : toConnectError(server, failure);
    }
  }
}

/** One vector for each text, in their order, of length 1. */
function inOrder(server: string, count: number, text: string): readonly Float32Array[] {
  const parsed = Vectors.safeParse(parseJson(text));
  const broken = (why: string): ProviderError =>
    brokenAnswer(
      server,
      'a server of embeddings',
      why,
      'Choose a model that is made for embeddings, and check that the server serves them.',
    );
  if (!parsed.success) throw broken(messageOf(parsed.error).slice(0, 120));
  const vectors = parsed.data.data
    .map(({ index, embedding }, place) => ({ place: index ?? place, embedding }))
    .sort((a, b) => a.place - b.place)
    .map(({ embedding }) => toUnitLength(Float32Array.from(embedding)));
  if (vectors.length !== count)
    throw broken(`it has ${String(vectors.length)} vectors for ${String(count)} texts`);
  return vectors;
}

const isTooLong = (failure: unknown): boolean =>
  failure instanceof ProviderError &&
  (failure.recovery === 'shorten' || /too (?:large|long)|batch size/iu.test(failure.message));
