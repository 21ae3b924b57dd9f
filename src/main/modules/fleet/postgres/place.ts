import { AppError } from '../../../../shared/errors';

/** Where the database is and how it is spoken to, with secrets already looked up. */
export interface DatabasePlace {
  /** A path is the folder of a socket of this machine. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | null;
  readonly tls: 'none' | 'unchecked' | 'checked';
  /** Certificates of the authorities to trust, as PEM; null: those of the system. */
  readonly ca: string | null;
}

const tlsOf: Readonly<Record<string, DatabasePlace['tls']>> = {
  disable: 'none',
  require: 'unchecked',
  'verify-full': 'checked',
};

/** Throws an AppError for an sslmode that is not spoken here. */
export function placeOf(url: string, password: string | null, ca: string | null): DatabasePlace {
  const { hostname, port, pathname, username, searchParams } = new URL(
    url
      .replace(/^postgres(?:ql)?:\/\/(?=[/?]|$)/iu, 'postgres://localhost')
      .replace(/@(?=[/?]|$)/u, '@localhost'),
  );
  const host = searchParams.get('host') ?? (hostname.replace(/^\[(.*)\]$/u, '$1') || 'localhost');
  const user = username === '' ? 'zeroclaw' : decodeURIComponent(username);
  const mode = searchParams.get('sslmode') ?? (isOnThisMachine(host) ? 'disable' : 'verify-full');
  const tls = tlsOf[mode];
  if (tls === undefined)
    throw new AppError('fleet.sslmode', `"sslmode=${mode}" in "url" under [storage] is not understood`, {
      remedy: 'Write verify-full, require, or disable.',
    });
  const name = decodeURIComponent(pathname.replace(/^\//u, ''));
  return {
    host,
    port: port === '' ? Number(searchParams.get('port') ?? 5432) : Number(port),
    database: name === '' ? user : name,
    user,
    password,
    tls,
    ca,
  };
}

const isOnThisMachine = (host: string): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/u.test(host);

/** For people. */
export const addressOf = ({ host, port, database }: DatabasePlace): string =>
  `${host.includes(':') ? `[${host}]` : host}:${String(port)}/${database}`;
