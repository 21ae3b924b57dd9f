import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import type { Dispatcher, Response } from 'undici';
import { AppError } from '../../../../../shared/errors';
import {
  asProxyFailure,
  currentProxy,
  ProxyFailed,
  trustThisMachine,
} from '../../../../platform/base/outbound/outbound';
import { neverConnected, withCauses } from '../../../../platform/base/never-connected';
import {
  checkAddress,
  checkBehindProxy,
  checkResolved,
  hostOf,
  isAllowedHost,
  type AllowedHosts,
} from './reachable';

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface HttpAnswer {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** There was more than is read. */
  readonly cut: boolean;
}

export interface HttpPorts {
  readonly allowed: AllowedHosts;
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** The request holds what is for this place alone: no redirect to another one is followed. */
  readonly forOnePlace?: boolean;
}

/** An answer that cannot be followed or had; the text is for the model. */
export class HttpRefused extends Error {}

/** Nothing was connected to, so nothing has been sent. */
export class NotSent extends HttpRefused {}

/** Bytes of an answer that are read. */
const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * One request with its redirects. A name is looked up once for each connection, and the very addresses that
 * were looked at are connected to; behind a proxy it is looked up before, for the proxy does so itself. Rejects with HttpRefused for a place that is not to be reached, with
 * NotSent when no place was, and with the network's failure.
 */
export async function checkedFetch(
  request: HttpRequest,
  ports: HttpPorts,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  // Read with the first request: it is large, and most starts make none.
  const undici = await import('undici');
  trustThisMachine();
  let current = request;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const proxy = currentProxy(current.url);
    if (proxy !== null) await checkName(hostOf(current.url), ports);
    const next = await withAgent(
      proxy === null
        ? new undici.Agent({
            connect: { lookup: checkedLookup(ports.allowed, ports.resolve), timeout: 10_000 },
            pipelining: 0,
          })
        : new undici.ProxyAgent({ uri: proxy, proxyTunnel: false, connectTimeout: 10_000, pipelining: 0 }),
      async (agent) => {
        const { method, url, headers, body } = current;
        const response = await undici
          .fetch(url.href, {
            method,
            headers,
            ...(body === null ? {} : { body }),
            redirect: 'manual',
            dispatcher: agent,
            signal,
          })
          .catch((thrown: unknown) => {
            const failure = proxy === null ? thrown : asProxyFailure(thrown, proxy);
            throw hop === 0 && isUnconnected(failure) ? new NotSent(whyFailed(failure)) : failure;
          });
        const location = redirects.has(response.status) ? response.headers.get('location') : null;
        return location === null
          ? await toAnswer(response, url)
          : redirected(current, response.status, location, ports);
      },
    );
    if (!('method' in next)) return next;
    current = next;
  }
  throw new HttpRefused(`${request.url.host} redirects more than ${String(mostRedirects)} times.`);
}

async function withAgent<T>(agent: Dispatcher, work: (agent: Dispatcher) => Promise<T>): Promise<T> {
  try {
    return await work(agent);
  } finally {
    await agent.destroy();
  }
}

/** What a proxy is not asked for: a name that stands for something of this network. */
async function checkName(host: string, { allowed, resolve }: HttpPorts): Promise<void> {
  if (isIP(host) !== 0) return;
  const found = await resolve(host).catch(() => []);
  const checked =
    found.length === 0
      ? checkBehindProxy(host, allowed)
      : checkResolved(
          host,
          found.map(({ address }) => address),
          allowed,
        );
  if (!checked.ok) throw new NotSent(`${checked.error.message}.`);
}

type LookupDone = (failure: Error | null, addresses: string | LookupAddress[], family?: number) => void;

/**
 * Stands where a socket asks for the addresses of a name, so that between looking at them and connecting
 * nobody can change them.
 */
const checkedLookup =
  (allowed: AllowedHosts, resolve: HttpPorts['resolve']) =>
  (host: string, options: LookupOptions, callback: LookupDone): void => {
    const name = host.toLowerCase().replace(/\.$/u, '');
    resolve(host)
      .then((found) => {
        const checked = checkResolved(
          name,
          found.map(({ address }) => address),
          allowed,
        );
        const first = found[0];
        if (!checked.ok || first === undefined)
          throw new HttpRefused(checked.ok ? `"${name}" has no address.` : `${checked.error.message}.`);
        if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      })
      .catch((failure: unknown) => {
        callback(failure instanceof Error ? failure : new Error(String(failure)), []);
      });
  };

/**
 * What a redirect leads to: only a person says where a call that acts may go, and what was meant for one host
 * is for no other.
 */
function redirected(
  from: HttpRequest,
  status: number,
  location: string,
  { allowed, forOnePlace = false }: HttpPorts,
): HttpRequest {
  const checked = checkAddress(
    URL.canParse(location, from.url.href) ? new URL(location, from.url).href : location,
    allowed,
  );
  if (!checked.ok)
    throw new HttpRefused(
      `${from.url.host} redirects to a place that is not reached: ${checked.error.message}.`,
    );
  const url = checked.value;
  if (from.url.protocol === 'https:' && url.protocol === 'http:')
    throw new HttpRefused(
      `${from.url.host} redirects from https to ${url.href}, which is not secret any more and is not followed.`,
    );
  const elsewhere = url.origin !== from.url.origin;
  if (elsewhere && forOnePlace)
    throw new HttpRefused(
      `${from.url.host} redirects to ${url.origin}. The request carries a secret, which is for no other place.`,
    );
  const fetches = from.method === 'GET' || from.method === 'HEAD';
  if (elsewhere && (!fetches || isAllowedHost(hostOf(url), allowed)))
    throw new HttpRefused(
      `${from.url.host} redirects to ${url.href}. That is another place: if it is meant, ask for it with a call of its own.`,
    );
  const keeps = fetches || status === 307 || status === 308;
  return {
    method: keeps ? from.method : 'GET',
    url,
    headers: elsewhere ? {} : from.headers,
    body: keeps ? from.body : null,
  };
}

async function toAnswer(response: Response, url: URL): Promise<HttpAnswer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(chunk);
    length += chunk.length;
    if (length > mostBytes) break;
  }
  return {
    url: url.href,
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    body: Buffer.concat(parts).subarray(0, mostBytes),
    cut: length > mostBytes,
  };
}

const isUnconnected = (failure: unknown): boolean =>
  failure instanceof ProxyFailed ||
  neverConnected(failure) ||
  [...withCauses(failure)].some((each) => each instanceof HttpRefused);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the failure of a request means, for the model. `fetch` hides the reason in a cause. */
export function whyFailed(failure: unknown): string {
  if (failure instanceof HttpRefused || failure instanceof AppError) return failure.message;
  if (failure instanceof ProxyFailed) return `${capitalized(failure.message)}.`;
  const cause = failure instanceof Error ? failure.cause : undefined;
  if (cause !== undefined && cause !== null) return whyFailed(cause);
  const code = (failure as NodeJS.ErrnoException).code ?? '';
  const known: Readonly<Record<string, string>> = {
    ENOTFOUND: 'There is no computer of that name.',
    EAI_AGAIN: 'Names cannot be looked up now; there may be no network.',
    ECONNREFUSED: 'Nothing listens at that address.',
    UND_ERR_CONNECT_TIMEOUT: 'It could not be connected to within 10 s.',
    UND_ERR_SOCKET: 'It closed the connection before it had answered.',
  };
  return known[code] ?? (failure instanceof Error ? `${failure.message}.` : String(failure));
}
