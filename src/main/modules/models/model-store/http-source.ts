import { AppError, messageOf } from '../../../../shared/errors';
import { outboundFetch, ProxyFailed } from '../../../platform/base/outbound/outbound';
import { withoutLogin } from './model-uri';

/** What a server answered, behind all its redirections. */
export interface Opened {
  readonly response: Response;
  /** The checksum that it, or one that redirected to it, says the whole file has. */
  readonly sha256: string | null;
}

/** May pass by itself: the line, or the server for a moment. */
export class Interrupted extends Error {}

const goesOut = outboundFetch();
const mostRedirections = 10;
const temporary: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Asks for the file. `headers` with a key go to the first server alone. Rejects with Interrupted, AppError
 * models.refused, or the signal's reason.
 */
export async function openSource(
  first: string,
  {
    range,
    login,
  }: { readonly range: Readonly<Record<string, string>>; readonly login: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<Opened> {
  let url = first;
  let sha256: string | null = null;
  for (let hop = 0; hop <= mostRedirections; hop += 1) {
    const headers = {
      accept: '*/*',
      'accept-encoding': 'identity',
      ...range,
      ...(new URL(url).origin === new URL(first).origin ? login : {}),
    };
    const response = await goesOut(withoutUser(url), {
      headers: { ...headers, ...loginIn(url) },
      redirect: 'manual',
      signal,
    }).catch((failure: unknown) => {
      signal.throwIfAborted();
      throw new Interrupted(`${new URL(url).host} cannot be reached: ${reasonOf(failure)}`);
    });
    sha256 ??= publishedSha256(response);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null)
      return { response: checked(response, url), sha256 };
    await response.body?.cancel();
    url = nextUrl(url, location);
  }
  throw refusedBy(url, `it redirects more than ${String(mostRedirections)} times`);
}

function nextUrl(url: string, location: string): string {
  if (!URL.canParse(location, url)) throw refusedBy(url, `it redirects to "${location}"`);
  const next = new URL(location, url);
  if (next.protocol !== 'https:' && (next.protocol !== 'http:' || url.startsWith('https:')))
    throw refusedBy(url, `it redirects to ${next.protocol}//${next.host}, which is not encrypted`);
  return next.href;
}

/** 416 is left to whoever asked for the range. */
function checked(response: Response, url: string): Response {
  const { status } = response;
  if (status === 200 || status === 206 || status === 416) return response;
  if (temporary.has(status))
    throw new Interrupted(`the server ${new URL(url).host} answers ${String(status)}`);
  const remedy =
    status === 401 || status === 403
      ? 'It asks who you are: for hf: addresses set hub_token under [models] in config.toml, and accept the licence of the model on its page.'
      : status === 404
        ? 'Check the address; names of files on servers tell upper from lower case.'
        : 'Look at the address in a browser.';
  throw new AppError(
    'models.refused',
    `${withoutLogin(url)} cannot be fetched: the server answers ${String(status)}`,
    { remedy },
  );
}

const refusedBy = (url: string, why: string): AppError =>
  new AppError('models.refused', `${withoutLogin(url)} cannot be fetched: ${why}`, {
    remedy: 'Look at the address in a browser, and give the one that it ends at.',
  });

/** As hubs for models tell it: the name of the file in their large file store is its SHA-256. */
function publishedSha256({ headers }: Response): string | null {
  const tag = headers.get('x-linked-etag')?.replace(/^(?:W\/)?"?|"$/gu, '') ?? '';
  return /^[0-9a-f]{64}$/iu.test(tag) ? tag.toLowerCase() : null;
}

/** fetch does not take a name and a password in the address. */
function withoutUser(url: string): string {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain.href;
}

function loginIn(url: string): Record<string, string> {
  const { username, password } = new URL(url);
  return username === ''
    ? {}
    : {
        authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      };
}

const reasonOf = (failure: unknown): string =>
  failure instanceof Error && !(failure instanceof ProxyFailed) && failure.cause instanceof Error
    ? failure.cause.message || ((failure.cause as NodeJS.ErrnoException).code ?? failure.message)
    : messageOf(failure);
