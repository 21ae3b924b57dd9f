import { untilAborted } from '../../../platform/base/until-aborted';
import {
  capabilitiesOf,
  withStream,
  type ModelDelta,
  type ModelRequest,
  type Provider,
} from '../../../ports/provider';
import type { ProviderError } from '../../../ports/provider-error';
import { streamToFailure } from '../../../ports/stream-to-failure';
import { promptGuided } from '../../../ports/tools-payload';
import { selectDispatcher, type ToolDispatcher } from './dispatcher';
import { probeTools } from './probe-tools';
import { toXmlRequest } from './xml-protocol';

/** How tools travel to one model, as far as it was found out. */
export interface ToolWay {
  /** `tool_dispatcher` of config.toml. */
  setting(): string;
  /** Null: not known yet. */
  read(): ToolDispatcher | null;
  /** Keeps it, and says so when it is a change for the worse. */
  found(way: ToolDispatcher, why: string): void;
  /** Whether the server is asked once; else the provider's word counts. */
  readonly probed: boolean;
}

/**
 * A provider that takes tools in whatever way its model can: as the service's own, or as text. A server is
 * tried once with a trivial tool; the first time it fails with tools of its own, they travel as text from
 * then on, in the same request already.
 */
export function dispatchingProvider(provider: Provider, way: ToolWay): Provider {
  let probing: Promise<unknown> = Promise.resolve();
  /**
   * The way to go on with after a trial that proved nothing, until the app restarts: a trial of each
   * request would cost as much as its answer.
   */
  let unproved: ToolDispatcher | null = null;

  const probe = async (signal: AbortSignal): Promise<ToolDispatcher> => {
    // One at a time: whoever waited finds the answer there, or asks when the one before was stopped.
    const before = probing;
    let done = (): void => {};
    probing = new Promise<void>((resolve) => {
      done = resolve;
    });
    try {
      await untilAborted(signal, before);
      const found = way.read() ?? unproved;
      if (found !== null) return found;
      const outcome = await probeTools(provider, signal);
      if (outcome.why === null) unproved = outcome.way;
      else way.found(outcome.way, outcome.why);
      return outcome.way;
    } finally {
      done();
    }
  };

  /** Null: not known before the model was tried. */
  const known = (): ToolDispatcher | null => {
    const dispatcher = selectDispatcher(way.setting(), capabilitiesOf(provider).nativeToolCalling);
    if (dispatcher === 'xml' || way.setting() === 'native') return dispatcher;
    return way.read() ?? unproved;
  };

  const chosen = async (request: ModelRequest, signal: AbortSignal): Promise<ToolDispatcher> =>
    known() ?? (way.probed && request.tools.length > 0 ? probe(signal) : 'native');

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    if (
      way.setting() === 'auto' &&
      way.probed &&
      request.tools.length > 0 &&
      (way.read() ?? unproved) === null
    )
      yield { type: 'progress', phase: 'waiting', fraction: null };
    if ((await chosen(request, signal)) === 'xml') {
      yield* provider.stream(asText(provider, request), signal);
      return;
    }
    const refusal = yield* untilRefused(provider, request, signal);
    if (refusal === null) return;
    if (way.setting() === 'native') throw refusal;
    way.found('xml', refusal.message);
    yield* provider.stream(asText(provider, request), signal);
  }

  // Assigned, for a copy would read the size of the context once, before it is known.
  return Object.assign(withStream(provider, stream), {
    capabilities: { ...provider.capabilities, nativeToolCalling: true },
    asSent: (request: ModelRequest) => (known() === 'xml' ? asText(provider, request) : request),
  });
}

const asText = (provider: Provider, request: ModelRequest): ModelRequest =>
  toXmlRequest(request, (tools) => {
    const payload = provider.toolsPayload?.(tools);
    return (payload?.kind === 'prompt-guided' ? payload : promptGuided(tools)).instructions;
  });

/** The refusal of tools, if it came before anything of the answer did. */
async function* untilRefused(
  provider: Provider,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelDelta, ProviderError | null> {
  const failure = yield* streamToFailure(provider, request, signal);
  if (failure !== null && failure.code !== 'provider.tools') throw failure;
  return failure;
}
