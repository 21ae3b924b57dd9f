import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import {
  capabilitiesOf,
  withStream,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { streamToFailure } from '../../../ports/stream-to-failure';
import { retryWaitMs } from './retry-waits';
import { shortenHistory } from './shorten-history';

/** So long a server that loads its model is waited for, where no other provider could answer. */
const loadingPatienceMs = 600_000;
const loadingPauseMs = 2_000;

export interface ReliableProviderOptions {
  /** Further tries with each provider after a failure that may pass. */
  readonly retries: number;
  /** Before the first retry; doubled for each further one, at most 10 s. */
  readonly backoffMs: number;
  /** Asked in this order once the one before is given up. */
  readonly fallbacks: readonly Provider[];
  readonly logger: Logger;
  /** 0 to 1; spreads the waits. */
  readonly random: () => number;
}

/**
 * A provider that tries again, then others. It goes by the name of the first; the end of an answer names who
 * else gave it. An answer that has begun is never begun again: what was shown cannot be taken back, so its
 * failure is passed on. Rejects like any provider; after several tries the message names each provider and
 * its failure. An abort ends waits and tries at once.
 */
export function reliableProvider(
  provider: Provider,
  options: ReliableProviderOptions,
  clock: Clock,
): Provider {
  const chain = [provider, ...options.fallbacks];
  // What the first one is like; the others are asked in the same way. Pictures go to those who see.
  const limits = chain.flatMap(({ unsureBelow }) => (unsureBelow === undefined ? [] : [unsureBelow]));
  return Object.assign(
    withStream(provider, (request, signal) => streamFromChain(chain, options, clock, request, signal)),
    {
      // Each answer says the limit of whoever gave it; this one says that there may be some, and holds for an
      // answer that says none.
      ...(limits.length === 0 ? {} : { unsureBelow: Math.max(...limits) }),
      capabilities: { ...provider.capabilities, vision: chain.some(sees) },
      async close() {
        await Promise.all(
          chain.map(async (each) => {
            await each.close?.();
          }),
        );
      },
    },
  );
}

/**
 * How sure a model has to be is its own: the figure of another says nothing about it. One that stands in says
 * who it is.
 */
const namingItself = (provider: Provider, standsIn: boolean): Provider =>
  withStream(provider, async function* (request, signal) {
    const named = {
      unsureBelow: provider.unsureBelow ?? null,
      ...(standsIn ? { answeredBy: { provider: provider.id, model: provider.model } } : {}),
    };
    for await (const delta of provider.stream(request, signal))
      yield delta.type === 'finished' ? { ...named, ...delta } : delta;
  });

const sees = (provider: Provider): boolean => capabilitiesOf(provider).vision;

const showsPicture = (message: ModelRequest['messages'][number] | undefined): boolean =>
  message?.role === 'user' && (message.images ?? []).length > 0;

/**
 * What is asked about a picture is for those who see. A later question may be about it: they come first, and
 * where none of them answers, the others do.
 */
function orderFor({ messages }: ModelRequest, chain: readonly Provider[]): readonly Provider[] {
  if (!messages.some(showsPicture)) return chain;
  const seeing = chain.filter(sees);
  return showsPicture(messages.findLast(({ role }) => role === 'user'))
    ? seeing
    : [...seeing, ...chain.filter((provider) => !sees(provider))];
}

/** Without the pictures of earlier messages, whose names stay. */
const unseen = (request: ModelRequest): ModelRequest => ({
  ...request,
  messages: request.messages.map((message) =>
    message.role === 'user' && message.images !== undefined ? { role: 'user', text: message.text } : message,
  ),
});

interface GivenUp {
  readonly provider: Provider;
  readonly tries: number;
  readonly failure: ProviderError;
}

async function* streamFromChain(
  chain: readonly Provider[],
  options: ReliableProviderOptions,
  clock: Clock,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncIterable<ModelDelta> {
  const givenUp: GivenUp[] = [];
  for (const provider of orderFor(request, chain)) {
    const end = yield* streamWithRetries(
      chain.length === 1 ? provider : namingItself(provider, provider !== chain[0]),
      options,
      clock,
      sees(provider) ? request : unseen(request),
      // A step waits by itself, and says so in its run.
      chain.length === 1 && !request.priority.startsWith('sop') ? loadingPatienceMs : 0,
      signal,
    );
    if (end === 'answered') return;
    givenUp.push(end);
    options.logger.warn('A model is given up', {
      provider: provider.id,
      model: provider.model,
      tries: end.tries,
      failure: end.failure.message,
    });
    if (
      end.failure.recovery === 'shorten' &&
      (request.whole === true || shortenHistory(request.messages) === null)
    )
      break;
  }
  throw toFailure(givenUp);
}

async function* streamWithRetries(
  provider: Provider,
  options: ReliableProviderOptions,
  clock: Clock,
  asked: ModelRequest,
  loadingPatience: number,
  signal: AbortSignal,
): AsyncGenerator<ModelDelta, 'answered' | GivenUp> {
  let request = asked;
  let waits = 0;
  let loadingMs = 0;
  for (let tries = 1; ; tries += 1) {
    const failure = yield* streamToFailure(provider, request, signal);
    if (failure === null) return 'answered';
    const shortened =
      failure.recovery === 'shorten' && request === asked && asked.whole !== true
        ? shortenHistory(asked.messages)
        : null;
    if (shortened !== null) {
      request = { ...asked, messages: shortened };
      options.logger.warn('The prompt was too long; older messages are left out', {
        provider: provider.id,
        kept: shortened.length,
        of: asked.messages.length,
      });
    } else if (failure.isLoading && loadingMs < loadingPatience) {
      const ms = Math.max(loadingPauseMs, Math.min(failure.retryAfterMs ?? 0, loadingPatience));
      if (loadingMs === 0)
        options.logger.info('A server loads its model, and is waited for', {
          provider: provider.id,
          failure: failure.message,
        });
      loadingMs += ms;
      yield { type: 'progress', phase: 'loading', fraction: null };
      await clock.sleep(ms, signal);
    } else if (failure.recovery === 'retry' && waits < options.retries) {
      const ms = retryWaitMs(waits, options.backoffMs, failure.retryAfterMs, options.random);
      waits += 1;
      options.logger.info('A model is asked again', {
        provider: provider.id,
        afterMs: ms,
        failure: failure.message,
      });
      yield { type: 'progress', phase: 'waiting', fraction: null };
      await clock.sleep(ms, signal);
    } else {
      return { provider, tries, failure };
    }
  }
}

/**
 * One try: its own failure. More: all of them, led by the first, which is about the model the person chose.
 */
function toFailure(givenUp: readonly GivenUp[]): Error {
  const [first] = givenUp;
  if (first === undefined) return new Error('There is no provider to ask');
  if (givenUp.length === 1 && first.tries === 1) return first.failure;
  const told = givenUp.map(
    ({ provider, tries, failure }) =>
      `${provider.id}${tries === 1 ? '' : ` (${String(tries)} tries)`}: ${failure.message}`,
  );
  return new ProviderError(
    first.failure.code,
    givenUp.length === 1
      ? `${first.failure.message} (${String(first.tries)} tries)`
      : `No model could answer. ${told.join('; ')}`,
    {
      ...(first.failure.remedy === undefined ? {} : { remedy: first.failure.remedy }),
      retryable: givenUp.some(({ failure }) => failure.retryable),
      cause: new AggregateError(
        givenUp.map(({ failure }) => failure),
        'Every provider was given up',
      ),
    },
  );
}
