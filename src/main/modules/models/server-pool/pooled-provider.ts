import type { ModelDelta, ModelRequest, Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import type { ServerPool } from './server-pool';

/** Statuses with which a server refuses the request itself: any other would, too. */
const ofTheRequest: ReadonlySet<number> = new Set([400, 413, 422]);

/** Whether another server may answer what this one did not. */
const mayElsewhere = ({ recovery, status }: ProviderError): boolean =>
  recovery !== 'shorten' && !(status !== null && ofTheRequest.has(status));

/**
 * One provider of several servers with the same models. A request that fails before its answer has begun goes to the next
 * server: asking a model carries nothing out, for what an answer calls is done only once it has ended. An answer that has
 * begun is never begun again.
 */
export function pooledProvider(servers: readonly Provider[], pool: ServerPool): Provider {
  const [first] = servers;
  if (first === undefined) throw new Error('A pool needs a server');
  return {
    id: first.id,
    model: first.model,
    ...(first.capabilities === undefined ? {} : { capabilities: first.capabilities }),
    ...(first.toolsPayload === undefined ? {} : { toolsPayload: first.toolsPayload.bind(first) }),
    /** What all of them can take. */
    get contextTokens() {
      const known = servers.flatMap(({ contextTokens }) => contextTokens ?? []);
      return known.length === 0 ? undefined : Math.min(...known);
    },
    stream: (request, signal) => streamFromPool(servers, pool, request, signal),
  };
}

async function* streamFromPool(
  servers: readonly Provider[],
  pool: ServerPool,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncIterable<ModelDelta> {
  const failed = new Map<number, ProviderError>();
  for (;;) {
    signal.throwIfAborted();
    const taken = pool.take(request.conversation, new Set(failed.keys()));
    if (taken === null) throw toFailure([...failed.values()], servers.length);
    if (taken === 'wait') {
      yield { type: 'progress', phase: 'waiting', fraction: null };
      await pool.room(signal);
      continue;
    }
    const server = servers[taken];
    let outcome: ProviderError | null | undefined;
    let hasBegun = false;
    try {
      if (server === undefined) throw new Error('The pool has another number of servers');
      for await (const delta of server.stream(request, signal)) {
        hasBegun ||= delta.type !== 'progress';
        if (delta.type === 'finished') outcome = null;
        yield delta;
      }
      return;
    } catch (failure) {
      if (signal.aborted || !(failure instanceof ProviderError)) throw failure;
      const isOfServer = mayElsewhere(failure);
      // Otherwise it answers: the request is what it does not take.
      outcome = isOfServer ? failure : null;
      if (hasBegun || !isOfServer) throw failure;
      failed.set(taken, failure);
    } finally {
      pool.release(taken, outcome);
    }
  }
}

/** The first one, which says what to do; how many there are, where all failed. */
function toFailure(failures: readonly ProviderError[], servers: number): Error {
  const [first] = failures;
  if (first === undefined) return new Error('There is no server to ask');
  if (failures.length === 1) return first;
  const { code, remedy, retryable, recovery, retryAfterMs, isAway, isLoading, status } = first;
  return new ProviderError(code, `None of the ${String(servers)} servers answers. ${first.message}`, {
    ...(remedy === undefined ? {} : { remedy }),
    retryable,
    recovery,
    retryAfterMs,
    isAway: isAway || failures.every((failure) => failure.isAway),
    isLoading,
    ...(status === null ? {} : { status }),
    cause: first,
  });
}
