import ipaddr from 'ipaddr.js';

/** Which proxies there are, as `[network]` of config.toml or the environment says. */
export interface Proxies {
  /** For `http:` and `ws:` addresses; null: none. */
  readonly http: string | null;
  /** For `https:` and `wss:` addresses; null: none. */
  readonly https: string | null;
  /** What is reached without one, as `NO_PROXY` is written: `*`, `.example.lan`, `10.0.0.0/8`, `host:8080`. */
  readonly except: readonly string[];
}

export const noProxies: Proxies = { http: null, https: null, except: [] };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What config.toml says, and where it says nothing the environment: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`
 * and `NO_PROXY`, in small letters before capitals, as curl reads them.
 */
export function proxiesOf(
  { proxy, no_proxy: except }: { readonly proxy: string; readonly no_proxy: readonly string[] },
  environment: Environment,
): Proxies {
  if (proxy === 'off') return noProxies;
  const variable = (...names: readonly string[]): string | null =>
    names
      .flatMap((name) => [environment[name.toLowerCase()], environment[name.toUpperCase()]])
      .map((value) => (value ?? '').trim())
      .find((value) => value !== '') ?? null;
  const exceptions = [...except, ...(variable('no_proxy') ?? '').split(/[\s,]+/u).filter(Boolean)];
  if (proxy !== '') return { http: withScheme(proxy), https: withScheme(proxy), except: exceptions };
  const usable = (address: string | null): string | null => {
    const written = address === null ? null : withScheme(address);
    return written !== null && URL.canParse(written) ? written : null;
  };
  return {
    http: usable(variable('http_proxy', 'all_proxy')),
    https: usable(variable('https_proxy', 'all_proxy')),
    except: exceptions,
  };
}

/** Many write `proxy.example:3128` alone. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//iu.test(address) ? address : `http://${address}`;

/** The proxy that this address is reached through; null: it is reached directly, as this machine itself always is. */
export function proxyFor(address: string | URL, { http, https, except }: Proxies): string | null {
  const url = new URL(address);
  const proxy = url.protocol === 'https:' || url.protocol === 'wss:' ? https : http;
  if (proxy === null) return null;
  const host = plainHost(url.hostname);
  const port = url.port === '' ? (usualPorts[url.protocol] ?? '') : url.port;
  return isThisMachine(host) || except.some((entry) => excepts(entry, host, port)) ? null : proxy;
}

const usualPorts: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
};

const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '');

/** A host as a URL has it, an address of version 6 in brackets too. */
export function isThisMachine(hostname: string): boolean {
  const host = plainHost(hostname);
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    (ipaddr.isValid(host) && ['loopback', 'unspecified'].includes(ipaddr.process(host).range()))
  );
}

function excepts(entry: string, host: string, port: string): boolean {
  const written = entry.trim().toLowerCase();
  if (written === '*') return true;
  if (written.includes('/')) return isWithin(host, written);
  const colon = written.lastIndexOf(':');
  // An address of IPv6 has colons of its own.
  const hasPort = colon > 0 && (written.indexOf(':') === colon || written[colon - 1] === ']');
  if (hasPort && written.slice(colon + 1) !== port) return false;
  const wanted = plainHost((hasPort ? written.slice(0, colon) : written).replace(/^\*?\./u, ''));
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
}

function isWithin(host: string, network: string): boolean {
  if (!ipaddr.isValid(host) || !ipaddr.isValidCIDR(network)) return false;
  const address = ipaddr.process(host);
  const [start, bits] = ipaddr.parseCIDR(network);
  return address.kind() === start.kind() && address.match([start, bits] as never);
}
