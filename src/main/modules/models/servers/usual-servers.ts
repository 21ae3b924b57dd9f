import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';
import type { FoundServer } from '../../../../shared/models';
import { messageOf } from '../../../../shared/errors';
import { refuse, ok, type Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { ProviderError } from '../../../ports/provider-error';

/** Programs that serve models on the machine they run on, at the port that each has from the start. */
export const usualServers = [
  { program: 'Ollama', port: 11_434 },
  { program: 'LM Studio', port: 1234 },
  { program: 'llama.cpp', port: 8080 },
  { program: 'vLLM', port: 8000 },
] as const;

/** A server of this machine answers at once; one that loads a model may take a moment for its list. */
const patienceMs = 3000;

export type ListModels = (
  baseUrl: string,
  apiKey: string | null,
  signal: AbortSignal,
) => Promise<readonly string[]>;

interface Parts {
  readonly listModels: ListModels;
  readonly clock: Clock;
  /** The provider of config.toml that has this address already; null: none. */
  readonly providerAt: (baseUrl: string) => string | null;
  /** What is tried, each at its port of this machine. */
  readonly ports: readonly { readonly program: string; readonly port: number }[];
}

/** Asks the usual ports of this machine. What does not answer, or is no server of models, is left out. */
export async function findServers(parts: Parts, signal: AbortSignal): Promise<readonly FoundServer[]> {
  const found = await Promise.all(
    parts.ports.map(async ({ program, port }) => {
      const server = await lookAt(program, `http://127.0.0.1:${String(port)}/v1`, parts, signal);
      return server.answers && (server.problem === null || server.needsKey) ? server : null;
    }),
  );
  return found.filter((server) => server !== null);
}

/** One server, and whether it answered: an answer that is refused is one. */
export async function lookAt(
  program: string,
  address: string,
  { listModels, clock, providerAt }: Parts,
  signal: AbortSignal,
): Promise<FoundServer> {
  const base = { program, address, provider: providerAt(address), models: [], needsKey: false };
  try {
    const models = await within(clock, patienceMs, signal, (deadline) => listModels(address, null, deadline));
    return { ...base, models: [...models], answers: true, problem: null };
  } catch (failure) {
    if (signal.aborted) throw failure;
    if (failure instanceof DeadlinePassed)
      return {
        ...base,
        answers: false,
        problem: {
          message: `${new URL(address).host} did not list its models within ${String(patienceMs / 1000)} s`,
          remedy: 'Check that the server is not busy, and that the address leads to it.',
        },
      };
    const status = failure instanceof ProviderError ? failure.status : null;
    return {
      ...base,
      answers: failure instanceof ProviderError && failure.code !== 'provider.unreachable',
      needsKey: status === 401 || status === 403,
      problem: {
        message: messageOf(failure),
        remedy: (failure instanceof ProviderError ? failure.remedy : undefined) ?? null,
      },
    };
  }
}

/** `host`, `host:port` or an address, as people type them; the path of the protocol is added where none is named. */
export function toBaseUrl(typed: string): Result<string> {
  const text = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `http://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || url.hostname === '' || !['http:', 'https:'].includes(url.protocol))
    return refuse({
      code: 'provider.address',
      message: `"${text}" is no address of a server`,
      remedy:
        'Give a host, a host and a port as host:port, or an address that begins with http:// or https://.',
    });
  const path = withoutEndSlashes(url.pathname);
  return ok(`${url.origin}${path === '' ? '/v1' : path}`);
}
