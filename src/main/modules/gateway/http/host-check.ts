import { isIP } from 'node:net';

export interface HostRule {
  /** What the gateway is bound to. */
  readonly boundTo: string;
  /** Further names it is reached by, e.g. behind a proxy. */
  readonly allowedHosts: readonly string[];
}

/**
 * Whether a request is meant for us. A web page that makes a browser send requests here gives itself away by
 * its `Origin`, or, when it has redirected its own name to this address, by a `Host` that is not ours.
 */
export function isOurs(host: string | undefined, origin: string | undefined, rule: HostRule): boolean {
  if (host === undefined) return false;
  const name = hostName(host);
  if (name === null || !isOurName(name, rule)) return false;
  return (
    origin === undefined ||
    origin.toLowerCase() === `http://${host.toLowerCase()}` ||
    origin.toLowerCase() === `https://${host.toLowerCase()}`
  );
}

export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

function isOurName(name: string, { boundTo, allowedHosts }: HostRule): boolean {
  if (
    isLoopback(name) ||
    name === boundTo.toLowerCase() ||
    allowedHosts.some((allowed) => allowed.toLowerCase() === name)
  )
    return true;
  // Bound to more than this machine, it is reached by addresses that we do not know; an address cannot be
  // redirected.
  return !isLoopback(boundTo) && isIP(name) !== 0;
}

/** The name in `Host`, in lower case, without port and brackets; null when it is not a host. */
function hostName(host: string): string | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^\s:/@[\]]+))(?::\d{1,5})?$/i.exec(host);
  return (match?.[1] ?? match?.[2])?.toLowerCase() ?? null;
}
