import { ProviderError } from '../../../ports/provider-error';
import {
  namesWrongModel,
  recoveryFor,
  retryAfterMs,
  saysLoading,
  saysUnreached,
  saysWrongKey,
} from '../reliable/classify-failure';
import { nameIn, statusIn, wordsIn } from './said-error';

/** The server sends whoever asks to another one; the key and the prompt are for none but this. */
export const toRedirectError = (server: string, failure: Error): ProviderError =>
  new ProviderError(
    'provider.refused',
    `The model server ${server} did not answer itself: ${failure.message}`,
    {
      remedy: 'If that other server is meant, write its address as base_url in config.toml.',
      cause: failure,
    },
  );

export interface StatusAnswer {
  readonly server: string;
  readonly model: string;
  readonly status: number;
  readonly body: string;
  /** A Retry-After header: seconds, or a date. */
  readonly retryAfter: string | null;
  /** Milliseconds since 1970, for a date in it. */
  readonly now: number;
}

/** What a service says in its own way; the rest is the same everywhere. */
export interface ServiceWords {
  /** Of a base_url that is likely wrong. */
  readonly addressHint: string;
  /** A wrong key that comes under another status than 401 and 403. */
  readonly isWrongKey?: (answer: StatusAnswer) => boolean;
}

/** An answer with a status other than 2xx. The server's own words are kept, whole enough to tell why. */
export function toStatusError(
  answer: StatusAnswer,
  { addressHint, isWrongKey = () => false }: ServiceWords,
): ProviderError {
  const { server, model, status } = answer;
  const said = wordsOf(answer.body);
  // The whole body decides: what is shown of it may lack the telling words.
  const recovery = recoveryFor(answer);
  const waitMs = retryAfterMs(answer.retryAfter, answer.body, answer.now);
  const isLoading = status >= 500 && saysLoading(answer.body);
  const failure = (code: string, message: string, remedy: string, isAway = false): ProviderError =>
    new ProviderError(code, `${message}${said === '' ? '' : `: ${said}`}`, {
      isAway,
      isLoading,
      remedy,
      recovery,
      retryable: recovery === 'retry',
      retryAfterMs: waitMs,
    });
  if (recovery === 'shorten')
    return failure(
      'provider.overflow',
      `The prompt is too long for ${model}`,
      'Shorten the text, start a new conversation, or choose a model with a larger context.',
    );
  if (status === 401 || status === 403 || (status === 400 && saysWrongKey(answer.body)) || isWrongKey(answer))
    return failure(
      'provider.refused',
      `The model server ${server} does not accept the key (${String(status)})`,
      wrongKeyRemedy,
    );
  if (status === 404 || (status === 400 && namesWrongModel(answer.body)))
    return failure(
      'provider.model',
      status === 404
        ? `The model server ${server} has no model "${model}", or no such address (404)`
        : `The model server ${server} has no model "${model}" (${String(status)})`,
      `Correct model, or base_url (${addressHint}), in config.toml.`,
    );
  if (status === 429)
    return failure(
      'provider.refused',
      `The model server ${server} refuses more requests for now (429)`,
      `Wait${waitMs === null ? '' : ` ${String(Math.ceil(waitMs / 1000))} s`} and try again, or raise the limit with the service.`,
    );
  if (noVision.test(answer.body))
    return new ProviderError('provider.vision', `${model} of ${server} cannot see images: ${said}`, {
      remedy: 'Choose a model that can see, or leave the image out.',
    });
  if (isLoading)
    return failure(
      'provider.unreachable',
      `The model server ${server} is loading its model (${String(status)})`,
      'Wait until it has loaded, then try again.',
      true,
    );
  if (status >= 500 && saysUnreached(answer.body))
    return failure(
      'provider.unreachable',
      `The model server ${server} does not reach the server behind it (${String(status)})`,
      'Start the server that it passes requests on to, or look into its log.',
      true,
    );
  if (status >= 500 && status !== 501)
    return failure(
      'provider.unreachable',
      `The model server ${server} failed (${String(status)})`,
      'Look into the server’s log, then try again.',
      // A relay without its server, and a server that loads its model.
      status === 502 || status === 503 || status === 504,
    );
  return failure(
    'provider.refused',
    `The model server ${server} refused the request (${String(status)})`,
    refusedRemedy(answer.body),
  );
}

/** Tools are blamed where the server speaks of them, and where it gives no words at all. */
const refusedRemedy = (body: string): string =>
  wordsOf(body) === '' || /tool|function/iu.test(body)
    ? 'Check that the model supports what was asked, tools for instance.'
    : 'Do what the server says. Its model and key are set under this provider in config.toml.';

export const wrongKeyRemedy = 'Correct api_key in config.toml, for instance env:NAME.';

/** In the words of llama.cpp, vLLM, Ollama and the services. */
const noVision =
  /(?:image|vision|multi-?modal)[^.]{0,60}(?:not support|unsupported|not a multimodal|only supported by certain|mmproj)|(?:not support|unsupported|not a)[^.]{0,60}(?:image|vision|multi-?modal)/iu;

/**
 * What a server told in its answer although it had said that all is well: the same as under the status that the
 * error names.
 */
export function toSaidFailure(server: string, told: unknown, hasBegun: boolean): ProviderError {
  const body = typeof told === 'string' ? told : JSON.stringify(told);
  const said = shownWords(wordsIn(told) ?? nameIn(told) ?? body);
  const status = statusIn(told);
  const recovery = recoveryFor({ status, body });
  const failure = (code: string, message: string, remedy: string): ProviderError =>
    new ProviderError(code, message, {
      remedy,
      recovery,
      isLoading: saysLoading(body),
      retryable: recovery === 'retry',
      retryAfterMs: retryAfterMs(null, body, 0),
    });
  if (recovery === 'shorten' && hasBegun)
    return failure(
      'provider.overflow',
      `The context of the model at ${server} is full: ${said}`,
      'Begin a new conversation, send less at once, or give the model a larger context: context_size in config.toml, at a server its own setting.',
    );
  if (recovery === 'shorten')
    return failure(
      'provider.overflow',
      `The prompt is too long: ${said}`,
      'Shorten the text, or start a new conversation.',
    );
  const message = hasBegun
    ? `The model server ${server} broke off its answer: ${said}`
    : `The model server ${server} answers with an error: ${said}`;
  if (status === 401 || status === 403) return failure('provider.refused', message, wrongKeyRemedy);
  if (recovery === 'retry')
    return failure('provider.unreachable', message, 'Look into the server’s log, then try again.');
  if (noVision.test(body))
    return failure('provider.vision', message, 'Choose a model that can see, or leave the image out.');
  return failure('provider.refused', message, refusedRemedy(body));
}

/** The server ended its answer, or its model was stopped, before the answer was whole. */
export const halfAnswer = (server: string): ProviderError =>
  new ProviderError(
    'provider.unreachable',
    `The answer of the model server ${server} ended before it was whole`,
    { remedy: 'Look into the server’s log, then try again.', retryable: true },
  );

/** Which of the two the model meant, nobody knows. */
export const contradictory = (server: string, key: string): ProviderError =>
  new ProviderError(
    'provider.protocol',
    `The answer of the model server ${server} says "${key}" twice, and not the same: nothing of it was taken`,
    { remedy: 'Look into the server’s log, then try again.', retryable: true },
  );

/** The server took the request and ended its stream without a word of an answer, or of an error. */
export const emptyAnswer = (server: string): ProviderError =>
  new ProviderError('provider.unreachable', `The model server ${server} gave no answer`, {
    remedy: 'Look into the server’s log, then try again.',
    retryable: true,
  });

/** Nobody writes that much at once: the server runs on without end, or it is no model server. */
export const tooLongAnswer = (server: string, mostBytes: number): ProviderError =>
  new ProviderError(
    'provider.protocol',
    `The answer of the model server ${server} is longer than ${String(mostBytes / 2 ** 20)} MiB, and was not taken`,
    { remedy: 'Check base_url in config.toml, and look into the server’s log.' },
  );

/** What came is no answer of this kind of service. */
export const brokenAnswer = (
  server: string,
  kind: string,
  why: string,
  remedy: string,
  cause?: unknown,
): ProviderError =>
  new ProviderError('provider.protocol', `The answer of ${server} is not that of ${kind}; ${why}`, {
    remedy,
    cause,
  });

/** The service declines to answer this, or to go on. */
export const declined = (model: string, reason: string): ProviderError =>
  new ProviderError('provider.refused', `${model} declines to answer (${reason})`, {
    remedy: 'Ask in other words, or choose another model.',
  });

export const brokenArguments = (server: string, tool: string, why: string, written: string): string =>
  `The arguments that ${server} gave for ${tool} cannot be read: ${why} They are: ${written.slice(0, 120)}`;

/** The message inside an error body, or the start of a body that is no JSON. Never a whole page. */
export const wordsOf = (body: string): string => shownWords(messageIn(body) ?? textOfPage(body));

/** Of a page what a browser would show, and its title. */
const textOfPage = (page: string): string =>
  page.replace(/<!--.*?-->|<(style|script)\b.*?(?:<\/\1\s*>|$)/gisu, ' ').replace(/<[^<>]*>/gu, ' ');

const shownWords = (text: string): string =>
  hideKeys(text.replace(/[\s\p{Cc}]+/gu, ' ').trim()).slice(0, 300);

function messageIn(body: string): string | null {
  try {
    return wordsIn(JSON.parse(body));
  } catch {
    return null;
  }
}

/** Services repeat part of a wrong key in their answer; it stays out of logs and screens. */
const hideKeys = (text: string): string =>
  text.replace(/\b(?:sk|key|gsk|xai)-[\w*-]{6,}|\bAIza[\w-]{8,}/gu, '…');
