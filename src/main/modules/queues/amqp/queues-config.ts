/** `[amqp]` of config.toml, with secrets already looked up. */
export interface QueuesConfig {
  /** amqp:// or amqps://, without a name or password; the path is the virtual host. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Certificates of the authorities to trust for TLS, as PEM; null: those of the system. */
  readonly ca: string | null;
}

export interface QueuesPlace {
  readonly protocol: 'amqp' | 'amqps';
  readonly host: string;
  readonly port: number;
  readonly virtualHost: string;
}

/** Where the address leads. Throws for what is no address. */
export function placeOf(url: string): QueuesPlace {
  const { protocol, hostname, port, pathname } = new URL(url);
  const isSecure = protocol === 'amqps:';
  const name = decodeURIComponent(pathname.replace(/^\//u, ''));
  return {
    protocol: isSecure ? 'amqps' : 'amqp',
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: port === '' ? (isSecure ? 5671 : 5672) : Number(port),
    virtualHost: name === '' ? '/' : name,
  };
}

/** Host and port as shown to a person, with the virtual host where it is another than the usual one. */
export function addressOf(url: string): string {
  try {
    const { host, port, virtualHost } = placeOf(url);
    return `${host}:${String(port)}${virtualHost === '/' ? '' : `/${virtualHost}`}`;
  } catch {
    return 'unreadable address';
  }
}
