import { z } from 'zod';

/** A host, as a name or an address, and a port where one is named. */
const hostWithPort = /^((?:[^\s/:@?#[\]]+)|\[[\da-f:.]+\])(?::(\d{1,5}))?(?=\/(?!\/)|\?|#|$)/iu;
/** Names that no public name server knows, and addresses of networks that are somebody's own. */
const ownNetwork =
  /^(?:[^.]+|.*\.(?:local|localhost|lan|home|internal|home\.arpa)|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\])$/iu;

/**
 * The address that somebody means who leaves the scheme out: http for a machine of their own network, https for a
 * service on the internet. Null: it cannot be read, or it may be either.
 */
export function webAddressOf(written: string): string | null {
  const text = written.trim();
  if (/\s/u.test(text)) return null;
  const address = /^https?:\/\/[^/]/iu.test(text) ? text : withScheme(text);
  return address !== null && URL.canParse(address) ? address : null;
}

function withScheme(text: string): string | null {
  const [, host, port] = hostWithPort.exec(text) ?? [];
  if (host === undefined) return null;
  if (port === '443') return `https://${text}`;
  if (ownNetwork.test(host)) return `http://${text}`;
  // Nobody knows whether an odd port of somebody else's machine is encrypted, and a key may go there.
  return port === undefined && host.includes('.') ? `https://${text}` : null;
}

/** As a URL, whether or not the scheme is written. */
export const WebAddress = z
  .string()
  .refine((text) => webAddressOf(text) !== null)
  .overwrite((text) => webAddressOf(text) ?? text)
  .meta({
    allowed:
      'an address such as http://localhost:8080/v1; http:// or https:// may be left out where it is clear which of them is meant',
  });

/** A host alone: what is spoken there has keys of its own. */
export const HostName = z
  .string()
  .regex(/^(?:[^\s/:@?#[\]]+|\[?[\da-f:.]+\]?)$/iu)
  .meta({ allowed: 'a host such as mail.example.com, without a scheme and without a port' });
