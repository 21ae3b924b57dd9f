/** Where a line is, read from its URL. */
export type LineAddress =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | {
      readonly kind: 'serial';
      readonly path: string;
      readonly baud: number;
      readonly parity: 'none' | 'even' | 'odd';
      readonly stopBits: 1 | 2;
    };

const usualPort = 502;

/**
 * `tcp://HOST[:PORT]`, or `serial:PATH[?baud=9600&parity=even&stop_bits=1]` (8 data bits, as the protocol wants). What
 * is in front may be left out: a port of this machine is known by its name. Null: it is neither.
 */
export function lineAddress(written: string): LineAddress | null {
  const url = /^(?:tcp:\/\/|serial:)/u.test(written)
    ? written
    : /^(?:\/|COM\d)/iu.test(written)
      ? `serial:${written}`
      : // A word alone may be either.
        /[.:]/u.test(written) && !written.includes('://')
        ? `tcp://${written}`
        : written;
  return url.startsWith('serial:') ? serialAddress(url.slice('serial:'.length)) : tcpAddress(url);
}

function tcpAddress(url: string): LineAddress | null {
  if (!url.startsWith('tcp://') || !URL.canParse(url)) return null;
  const { hostname, port, pathname, search, username, password } = new URL(url);
  if (hostname === '' || !['', '/'].includes(pathname) || search + username + password !== '') return null;
  return {
    kind: 'tcp',
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: port === '' ? usualPort : Number(port),
  };
}

function serialAddress(text: string): LineAddress | null {
  const [path = '', query = '', more] = text.split('?');
  const given = new URLSearchParams(query);
  const baud = Number(given.get('baud') ?? 9_600);
  const parity = given.get('parity') ?? 'even';
  const stopBits = Number(given.get('stop_bits') ?? 1);
  const unknown = [...given.keys()].some((key) => !['baud', 'parity', 'stop_bits'].includes(key));
  if (
    path === '' ||
    more !== undefined ||
    unknown ||
    !Number.isInteger(baud) ||
    baud < 300 ||
    baud > 4_000_000
  )
    return null;
  if (parity !== 'none' && parity !== 'even' && parity !== 'odd') return null;
  return stopBits === 1 || stopBits === 2 ? { kind: 'serial', path, baud, parity, stopBits } : null;
}
