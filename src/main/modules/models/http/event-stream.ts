import type { Clock } from '../../../platform/base/clock';
import { fetchThere, LedElsewhere } from '../../../platform/base/fetch-there';
import { limited, readStart, readText, TooLong } from '../../../platform/base/limited-body';
import { ProviderError } from '../../../ports/provider-error';
import { toConnectError } from './connect-failures';
import { halfAnswer, tooLongAnswer, toRedirectError, toStatusError, type ServiceWords } from './failures';
import { patientFetch, silenceMs } from './patient-fetch';
import { ServerSentEvents } from './server-sent-events';
import { wellFormed } from './well-formed';

export interface StreamRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** For messages to people. */
  readonly model: string;
  /** Stays out of whatever the server says. Null: there is none. */
  readonly key: string | null;
  readonly words: ServiceWords;
  /**
   * What a server that does not stream sent instead, as events of a stream. Throws a ProviderError when it is
   * no answer.
   */
  readonly readWhole: (contentType: string, body: string) => readonly string[];
}

/** Bytes. A streamed answer has some hundred around every word. */
const longestAnswer = 8 * 2 ** 20;
const longestStream = 2 * longestAnswer;
/** Bytes. The words that tell why stand at the beginning. */
const longestRefusal = 2 ** 18;

const longFetch = patientFetch(silenceMs);

export const hostOf = (address: string): string => new URL(address).host;

/**
 * Posts a request and yields the data of each server-sent event. Rejects with a ProviderError, and with the
 * signal's reason when aborted.
 */
export async function* eventStream(
  request: StreamRequest,
  clock: Clock,
  signal: AbortSignal,
): AsyncIterable<string> {
  const server = hostOf(request.address);
  const response = await post(request, clock, signal);
  const contentType = response.headers.get('content-type') ?? '';
  try {
    const { sign, body } = await begun(
      limited((response.body ?? []) as AsyncIterable<Uint8Array>, longestStream),
    );
    if (isWhole(sign, contentType)) {
      yield* request.readWhole(
        contentType,
        answerWithoutKey(await readText({ body }, longestAnswer), request.key),
      );
      return;
    }
    const events = new ServerSentEvents();
    for await (const bytes of body)
      for (const data of events.push(bytes)) yield answerWithoutKey(data, request.key);
    for (const data of events.end()) {
      if (data.startsWith('{') && !isJson(data)) throw halfAnswer(server);
      yield answerWithoutKey(data, request.key);
    }
  } catch (failure) {
    if (signal.aborted) throw signal.reason;
    if (failure instanceof TooLong) throw tooLongAnswer(server, failure.mostBytes);
    throw failure instanceof ProviderError ? failure : toConnectError(server, failure, true);
  }
}

const blanks = new Set([...'\t\n\r '].map((blank) => blank.charCodeAt(0)).concat(0xef, 0xbb, 0xbf));

/** A body with its first sign, that is no blank and no mark of the byte order; '': it has none. */
async function begun(
  body: AsyncIterable<Uint8Array>,
): Promise<{ readonly sign: string; readonly body: AsyncIterable<Uint8Array> }> {
  const rest = body[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let sign: number | undefined;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    seen.push(next.value);
    sign = next.value.find((byte) => !blanks.has(byte));
    if (sign !== undefined) break;
  }
  const all = async function* (): AsyncIterable<Uint8Array> {
    yield* seen;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return { sign: sign === undefined ? '' : String.fromCharCode(sign), body: all() };
}

/**
 * Relays give a document the type of a stream, and a stream that of a document, or none: how it begins
 * counts, and the type where that says nothing.
 */
function isWhole(sign: string, contentType: string): boolean {
  if (/html/iu.test(contentType) || (sign !== '' && '{[<'.includes(sign))) return true;
  // The names of fields (data, event, id, retry, error) and comments.
  return /application\/json/iu.test(contentType) && (sign === '' || !':deir'.includes(sign));
}

async function post(
  { address, headers, body, model, key, words }: StreamRequest,
  clock: Clock,
  signal: AbortSignal,
): Promise<Response> {
  const server = hostOf(address);
  const response = await fetchThere(
    address,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body, wellFormed),
      signal,
    },
    longFetch,
  ).catch((failure: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw failure instanceof LedElsewhere
      ? toRedirectError(server, failure)
      : toConnectError(server, failure);
  });
  if (response.ok) return response;
  const text = await readStart(response, longestRefusal);
  signal.throwIfAborted();
  throw toStatusError(
    {
      server,
      model,
      status: response.status,
      body: withoutKey(text, key),
      retryAfter: response.headers.get('retry-after'),
      now: clock.now(),
    },
    words,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Some servers repeat a key that they refuse; what they say is shown to people and kept. */
const withoutKey = (text: string, key: string | null): string =>
  key === null || key === '' ? text : text.replaceAll(key, '…');

/**
 * A short word where a local server wants any key ("x", "none", "ollama") is none, and may be a word, or a
 * pin, of the answer.
 */
const answerWithoutKey = (text: string, key: string | null): string =>
  key === null || key.length < 8 ? text : withoutKey(text, key);
