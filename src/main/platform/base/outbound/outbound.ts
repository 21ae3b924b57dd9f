// Named imports of what an older Node lacks would keep the module from loading.
import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import { withCauses } from '../never-connected';
import { noProxies, proxyFor, type Proxies } from './proxy-for';

/**
 * The one way out of this process, as `fetch` itself is one: through the proxy that config.toml or the
 * environment names, trusting what this machine trusts. The engine says which proxies there are, each time
 * anew.
 */
let proxies: () => Proxies = () => noProxies;

export function useProxies(current: () => Proxies): void {
  proxies = current;
}

/** The proxy for this address now; null: it is reached directly. */
export const currentProxy = (address: string | URL): string | null => proxyFor(address, proxies());

/** The proxy itself, not what lies behind it, is why nothing was reached. */
export class ProxyFailed extends Error {}

export interface WayOut {
  /** For how long who answers may say nothing; milliseconds. Absent: as long as `fetch` waits, five minutes. */
  readonly silence?: number;
  /**
   * A socket needs a tunnel through the proxy, encrypted or not. Absent: what is not encrypted is handed to
   * the proxy, for many refuse a tunnel to any other port than that of https.
   */
  readonly forSocket?: boolean;
}

/**
 * What a request of undici is sent by. The names behind a proxy are looked up by it: who has to look at their
 * addresses does so before.
 */
export async function dispatcherFor(
  address: string | URL,
  { silence, forSocket = false }: WayOut = {},
): Promise<Dispatcher | null> {
  trustThisMachine();
  const proxy = currentProxy(address);
  if (proxy === null && silence === undefined) return null;
  const key = JSON.stringify([proxy, silence, forSocket]);
  const known = dispatchers.get(key);
  if (known !== undefined) return known;
  // Read with the first request: it is large, and most starts make none.
  const { Agent, ProxyAgent } = await import('undici');
  const patience = silence === undefined ? {} : { headersTimeout: silence, bodyTimeout: silence };
  const made =
    proxy === null
      ? new Agent(patience)
      : new ProxyAgent({ uri: proxy, proxyTunnel: forSocket, ...patience });
  dispatchers.set(key, made);
  return made;
}

/** Few proxies and ways are there in the life of a process. */
const dispatchers = new Map<string, Dispatcher>();

/** `fetch`, through the proxy where one is named. */
export function outboundFetch(way: WayOut = {}): typeof fetch {
  return async (address, init) => {
    const there = address instanceof Request ? address.url : address;
    const dispatcher = await dispatcherFor(there, way);
    if (dispatcher === null) return fetch(address, init);
    const undici = await import('undici');
    type There = Parameters<typeof undici.fetch>;
    const proxy = currentProxy(there);
    // The same class of the same standard, in another copy.
    const answer: unknown = await undici
      .fetch(address as There[0], { ...(init as There[1]), dispatcher })
      .catch((failure: unknown) => {
        throw proxy === null ? failure : asProxyFailure(failure, proxy);
      });
    return answer as Response;
  };
}

/** Says of which proxy it is, where the proxy is to blame; else the failure as it is. */
export function asProxyFailure(failure: unknown, proxy: string): unknown {
  const { host } = new URL(proxy);
  for (const each of withCauses(failure)) {
    const status = /Proxy response \((\d{3})\)/u.exec(each.message)?.[1];
    const { code = '' } = each as NodeJS.ErrnoException;
    const why =
      status === '407'
        ? `the proxy ${host} wants a name and a password`
        : status !== undefined
          ? `the proxy ${host} does not let it through and answers ${status}`
          : unreached.has(code)
            ? `the proxy ${host} cannot be reached (${code})`
            : null;
    if (why !== null) return new ProxyFailed(why, { cause: failure });
  }
  return failure;
}

/** Nothing else is connected to than the proxy. */
const unreached: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

let trusts = false;

/**
 * Trusts the authorities of this machine beside those that Node brings, once: a company's own is among them.
 * A Node that cannot do so (of the Electron before 38) goes by NODE_EXTRA_CA_CERTS alone.
 */
export function trustThisMachine(): void {
  if (trusts) return;
  trusts = true;
  if (typeof tls.setDefaultCACertificates !== 'function') return;
  try {
    tls.setDefaultCACertificates([
      ...new Set([...tls.getCACertificates('default'), ...tls.getCACertificates('system')]),
    ]);
  } catch {
    // What Node brings goes on being trusted.
  }
}
