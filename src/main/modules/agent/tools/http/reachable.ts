import { isIP } from 'node:net';
import { ok, refuse, type Result } from '../../../../../shared/result';
import { isOf, isPublic } from './public-address';

/**
 * The hosts of one's own that may be reached: names, names below a name as `*.example.lan`, addresses,
 * networks.
 */
export type AllowedHosts = readonly string[];

/** Whether a person allowed this host by its name, or by its address when the address itself is asked for. */
export function isAllowedHost(host: string, allowed: AllowedHosts): boolean {
  return allowed.some((entry) => {
    const wanted = entry.toLowerCase();
    if (wanted.startsWith('*.')) return host.endsWith(wanted.slice(1));
    return host === wanted || isOf(host, wanted);
  });
}

/**
 * The host of an address as it is compared: small letters, without the brackets of IPv6 and a dot at the end.
 */
export const hostOf = (url: URL): string =>
  url.hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '');

/**
 * Whether a web address may be asked at all. Names are looked up later, and their addresses looked at then.
 */
export function checkAddress(text: string, allowed: AllowedHosts): Result<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return refuse({
      code: 'http.address',
      message: `"${text}" is not an address that starts with http:// or https://`,
    });
  if (url.username !== '' || url.password !== '')
    return refuse({
      code: 'http.address',
      message: 'An address may not hold a name or a password. Send them in a header',
    });
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublic(host) && !isAllowedHost(host, allowed)) return notAllowed(host);
  return ok(url);
}

/**
 * The addresses of a name that may be connected to. One that is not public makes the name suspicious, unless
 * a person allowed the name.
 */
export function checkResolved(
  host: string,
  addresses: readonly string[],
  allowed: AllowedHosts,
): Result<readonly string[]> {
  if (addresses.length === 0)
    return refuse({ code: 'http.unknown-host', message: `"${host}" has no address` });
  if (isAllowedHost(host, allowed) || addresses.every(isPublic)) return ok(addresses);
  return notAllowed(host);
}

/** Names that are never those of the public web: of one word, or below what is kept for networks of one's own. */
const ofThisNetwork =
  /^[^.]+$|\.(?:local|localhost|lan|internal|intranet|private|corp|home|home\.arpa|test)$/u;

/** A name that only a proxy can look up: nobody sees its addresses here. */
export const checkBehindProxy = (host: string, allowed: AllowedHosts): Result<null> =>
  ofThisNetwork.test(host) && !isAllowedHost(host, allowed) ? notAllowed(host) : ok(null);

const notAllowed = (host: string): Result<never> =>
  refuse({
    code: 'http.not-public',
    message: `"${host}" is on this computer or in its own network, which http_request does not reach unless a person writes "${host}" under tools.http_allow in config.toml`,
  });
