import type { Recovery } from '../../../ports/provider-error';

/** What of a failed request tells how to go on. */
export interface FailedRequest {
  /** HTTP status; null: there was no answer. */
  readonly status: number | null;
  /** The server's words, or the error's. */
  readonly body: string;
}

/** What is to be tried after this failure. What nobody knows may pass by itself: it is retried. */
export function recoveryFor({ status: answered, body }: FailedRequest): Recovery {
  const status = answered ?? statusIn(body);
  // Of a proxy, about the request as a whole: it is the conversation that is long.
  if (isOverflow(body) || status === 413) return 'shorten';
  if (complainsAboutTools.test(body)) return 'retry';
  if (isSpent.test(body)) return 'fail-over';
  if (status === 429) return cannotPass.test(body) ? 'fail-over' : 'retry';
  if (status !== null && status >= 400 && status < 500 && status !== 408) return 'fail-over';
  // It will not learn it.
  if (status === 501) return 'fail-over';
  if (answered === null && (wrongKey.test(body) || mayNameWrongModel(body))) return 'fail-over';
  return 'retry';
}

/** The prompt is longer than the model's context, in the words of the servers there are. */
const isOverflow = (text: string): boolean => overflow.some((words) => words.test(text));

const overflow: readonly RegExp[] = [
  // OpenAI, llama.cpp, vLLM, LM Studio, Ollama, Anthropic, Gemini.
  /context[ _-]?(?:length|size|window|limit)/iu,
  /context the overflows/iu,
  // ik_llama, where an answer fills it.
  /context shift is disabled/iu,
  /maximum context/iu,
  /exceeds? the (?:available )?context/iu,
  /too many (?:input )?tokens/iu,
  /(?:prompt|input|decoder prompt)(?: \([^()]*\))? is (?:too long|longer than)/iu,
  /input (?:tokens? |length )?exceeds? (?:the )?(?:limit|maximum)/iu,
  /maximum number of tokens/iu,
  /input tokens exceed the configured limit/iu,
  /token limit exceeded|exceeded model token limit/iu,
  /request_too_large|exceeds the maximum size/iu,
  /must have less than \d+ tokens/iu,
  // Text-generation-inference, xAI, TensorRT-LLM, Kimi, Mistral, Cerebras, Qwen.
  /tokens \+ `?max_new_tokens`? must be/iu,
  /maximum prompt length/iu,
  /max_seq_len|max_model_len/iu,
  /token count of \d+ exceeds/iu,
  /reduce the length of the (?:messages|prompt|input)/iu,
  /range of input length/iu,
  // What is left for the answer is less than nothing.
  /max_tokens must be at least 1, got -\d/iu,
  /string too long\. expected a string with maximum length/iu,
];

/** The model wrote a call that the server itself refuses; the next answer may be another. */
const complainsAboutTools =
  /tool call validation failed|was not in request|not found in tool list|invalid_tool_call|tool_use_failed/iu;

/** Under any status, and in a stream that has none. */
const isSpent =
  /insufficient[ _-]?(?:quota|balance|credits?|funds)|exceeded[ _]current[ _]quota|quota[ _]exceeded|(?:credit|account)[ _]balance|out[ _]of[ _]credits|payment[ _]required|billing[ _](?:hard|not|limit)|spending[ _]limit|arrearage/iu;

/** A limit that waiting does not lift: money, or what was bought. */
const cannotPass =
  /(?<![a-z])(?:plan|balance|quota|credits?|packages?|billing)(?![a-z])|"?code"?\s*[:=]\s*"?(?:1113|1311)\b/iu;

const wrongKey =
  /(?:invalid|incorrect|missing|no) (?:api )?key|api[ _]key (?:is )?(?:not|missing|invalid|required)|unauthori[sz]ed|forbidden|(?:authentication|permission)[ _](?:error|failed|denied)|access denied|invalid (?:credentials|token)/iu;

/** The key is not known, under a status that does not say so: LiteLLM has nowhere to look another one up. */
export const saysWrongKey = (body: string): boolean =>
  wrongKey.test(body) || /no[ _](?:connected[ _]db|db[ _]connection)/iu.test(body);

/** The server has begun and reads its model from the disk; it answers by itself when it is done. */
export const saysLoading = (body: string): boolean =>
  /(?:loading|load) (?:the |a )?model|model[^.]{0,40}(?:is|still|being|currently) (?:\w+ )?load(?:ing|ed)/iu.test(
    body,
  );

/** A relay that could not reach the server behind it, under a status that does not say so, as LiteLLM's 500. */
export const saysUnreached = (body: string): boolean =>
  /\bconnection (?:error|refused|reset|timed? ?out|failed)|(?:could not|couldn't|cannot|can't|failed to|unable to) (?:be )?(?:connect|reach)|ECONNREFUSED|ENOTFOUND/iu.test(
    body,
  );

/** A refusal that is about the name of the model, and about nothing that the model cannot do. */
export const namesWrongModel = (body: string): boolean =>
  /(?:invalid|unknown|no such|not a valid) model\b|\bmodel\b[^.]{0,80}(?:does not exist|not found|not a valid|is not available)|model_not_found/iu.test(
    body,
  );

/** The model is said not to be there, in one order of the words or the other. */
const mayNameWrongModel = (body: string): boolean =>
  follows(body, /\bmodel\b/iu, /not found|unknown|unsupported|not supported|does not exist|invalid/iu) ||
  follows(body, /not found|unknown|unsupported|invalid/iu, /\bmodel\b/iu);

function follows(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
}

/** A status that the text calls one. A bare number says nothing: "after 430 ms" is none. */
function statusIn(text: string): number | null {
  const found = /\b(?:http(?:\/[\d.]+)?|status(?: code)?)\s*(?:[:=(]\s*)?([45]\d\d)\b/iu.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * Milliseconds that a server asks to wait, in a Retry-After header (of seconds, or a date) or in its words;
 * null when it asks for none. `now` is in milliseconds since 1970.
 */
export function retryAfterMs(header: string | null, body: string, now: number): number | null {
  const seconds = /^\s*(\d+(?:\.\d+)?)\s*$/u.exec(header ?? '')?.[1];
  if (seconds !== undefined) return toMs(seconds);
  const date = header === null || header.trim() === '' ? NaN : Date.parse(header);
  if (!Number.isNaN(date)) return Math.max(0, date - now);
  const said = /retry[-_ ]?(?:after|delay)\W{0,4}(\d+(?:\.\d+)?)/iu.exec(body)?.[1];
  return said === undefined ? againIn(body) : toMs(said);
}

/** "Try again in 5 seconds" of LiteLLM, and "in 1m2.5s" or "in 120ms" of services; null: nothing of that kind. */
function againIn(body: string): number | null {
  const [, minutes, amount, unit] =
    /(?:try|retry)(?: your request)? again in (?:(\d+) ?m(?!s)(?:in(?:utes?)?)? ?)?(?:(\d+(?:\.\d+)?) ?(ms|s(?:ec(?:onds?)?)?)\b)?/iu.exec(
      body,
    ) ?? [];
  if (minutes === undefined && amount === undefined) return null;
  const rest = Number(amount ?? 0) * (unit?.toLowerCase() === 'ms' ? 1 : 1000);
  return Math.round(Number(minutes ?? 0) * 60_000 + rest);
}

const toMs = (seconds: string): number => Math.round(Number(seconds) * 1000);
