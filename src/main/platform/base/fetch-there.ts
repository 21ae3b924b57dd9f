import { outboundFetch } from './outbound/outbound';

/** An answer led to another place, and nothing was sent there. */
export class LedElsewhere extends Error {}

const redirections: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const mostRedirections = 5;

/** `fetch`, or what does the same with another patience. */
export type Send = typeof fetch;

const goesOut = outboundFetch();

/** What `fetchThere` needs of a request; no streams, for a body may be sent again. */
export type RequestThere = Omit<RequestInit, 'redirect'>;

/**
 * `fetch` (or `send`) for everything that carries a key or somebody's words: it follows an answer within the origin of its
 * address alone, whatever header, path, query or body the key is in. Rejects with LedElsewhere otherwise.
 */
export const fetchThere = (
  address: string | URL,
  request: RequestThere = {},
  send: Send = goesOut,
): Promise<Response> =>
  follow(new URL(address), request, send, (to, from) => {
    throw new LedElsewhere(
      `it redirects to ${to.origin}, which is not ${from.origin}, and nothing was sent there`,
    );
  });

/** As `fetchThere`, for files, which may lie elsewhere: what asked for them, keys included, is left behind. */
export const fetchFile = (
  address: string | URL,
  { headers, signal }: { readonly headers?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<Response> =>
  follow(new URL(address), { headers: { ...headers }, signal }, goesOut, (to, from) => {
    if (from.protocol === 'https:' && to.protocol !== 'https:')
      throw new LedElsewhere(`it redirects to ${to.origin}, which is not encrypted`);
    return { signal };
  });

async function follow(
  first: URL,
  given: RequestThere,
  send: Send,
  elsewhere: (to: URL, from: URL) => RequestThere,
): Promise<Response> {
  let url = first;
  let request = given;
  for (let hop = 0; hop <= mostRedirections; hop += 1) {
    const response = await send(url.href, { ...request, redirect: 'manual' });
    const location = redirections.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
    if (next === null || (next.protocol !== 'https:' && next.protocol !== 'http:'))
      throw new LedElsewhere('it redirects to something that is no address');
    if (next.origin !== url.origin) request = elsewhere(next, url);
    // Others turn the request into one without a body, which asks for something else.
    if (response.status === 303) request = { ...withoutBody(request), method: 'GET' };
    else if (response.status < 307 && sends(request))
      throw new LedElsewhere(
        `it redirects to ${next.origin}${next.pathname}, without saying that it wants the request there`,
      );
    url = next;
  }
  throw new LedElsewhere(`it redirects more than ${String(mostRedirections)} times`);
}

const sends = ({ method = 'GET' }: RequestThere): boolean => !['GET', 'HEAD'].includes(method.toUpperCase());

function withoutBody({ body: _body, headers, ...rest }: RequestThere): RequestThere {
  const kept = new Headers(headers);
  for (const name of ['content-type', 'content-length']) kept.delete(name);
  return { ...rest, headers: kept };
}
