import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';
import type { FoundServer } from '../../../../shared/models';
import { messageOf } from '../../../../shared/errors';
import { refuse, ok, type Result } from '../../../../shared/result';
import { webAddressOf } from '../../../../shared/web-address';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { keyRefused, ProviderError } from '../../../ports/provider-error';

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
  /** The key of that provider; null: it has none, or it cannot be read. */
  readonly keyOf: (provider: string) => Promise<string | null>;
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
  { listModels, clock, providerAt, keyOf }: Parts,
  signal: AbortSignal,
): Promise<FoundServer> {
  const provider = providerAt(address);
  const base = { program, address, provider, models: [], needsKey: false };
  try {
    const key = provider === null ? null : await keyOf(provider);
    const models = await within(clock, patienceMs, signal, (deadline) => listModels(address, key, deadline));
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
    const needsKey = failure instanceof ProviderError && failure.code === keyRefused;
    const answers = failure instanceof ProviderError && failure.code !== 'provider.unreachable';
    return {
      ...base,
      answers,
      needsKey,
      problem: needsKey
        ? { message: `${new URL(address).host} asks for a key`, remedy: keyRemedy(provider) }
        : {
            message: messageOf(failure),
            remedy: answers
              ? 'Check that the address leads to a server of models, with its path: it usually ends in /v1.'
              : 'Check that the server runs, and that the address is right.',
          },
    };
  }
}

/** Nobody has written this address into config.toml yet, unless it is a provider's. */
const keyRemedy = (provider: string | null): string =>
  provider === null
    ? 'Add the server to config.toml as a provider, [providers.NAME], with its key as api_key, for instance env:NAME or keychain:NAME. Then look again.'
    : `Correct api_key under [providers.${provider}] in config.toml, for instance env:NAME or keychain:NAME. Then look again.`;

/** `host`, `host:port` or an address, as people type them; the path of the protocol is added where none is named. */
export function toBaseUrl(typed: string): Result<string> {
  const text = typed.trim();
  const whole = webAddressOf(text) ?? (text.includes('://') ? text : `http://${text}`);
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
