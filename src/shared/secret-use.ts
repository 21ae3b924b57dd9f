import type { Json, JsonObject } from './json';
import { secretsIn, type SecretPlaces } from './secret-reference';

/** What config.toml allows for a secret. */
export interface SecretUse {
  /** Tools whose calls may carry it. */
  readonly tools: readonly string[];
  /** Where `http_request` may send it. */
  readonly hosts: readonly string[];
}

export type SecretUses = Readonly<Record<string, SecretUse>>;

/** Tools whose arguments people or models read later, whatever config.toml says. */
const keepsOrShows =
  /^(?:notify|pushover|send_message|(?:memory|file|cron|sop|gpio|adc)_[a-z]+|board_info)$/u;

/**
 * Why a call may not carry the secrets that it names; null: it may, as far as can be known before they are
 * put in.
 */
export function whyNotCarried(
  tool: string,
  args: JsonObject,
  uses: SecretUses,
  places: SecretPlaces = 'any',
): { readonly message: string; readonly remedy: string } | null {
  for (const name of secretsIn(args, places)) {
    const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
    if (use === undefined)
      return {
        message: `there is no secret "${name}" in config.toml`,
        remedy: `Add a table [secrets.${name}] with value, tools and hosts, or correct the name.`,
      };
    if (keepsOrShows.test(tool))
      return {
        message: `${tool} keeps or shows what it is given, so it carries no secret`,
        remedy: 'Name the secret in a call that sends it to where it is needed, such as http_request.',
      };
    if (!use.tools.includes(tool))
      return {
        message: `[secrets.${name}] in config.toml does not let ${tool} carry the secret`,
        remedy: `If it is meant, add "${tool}" to its tools.`,
      };
    if (tool !== 'http_request') continue;
    const host = hostIn(args['url']);
    if (host === null)
      return {
        message: `the host of the address is not written out, so the secret "${name}" could go anywhere`,
        remedy: 'Write the host of url without a template.',
      };
    if (!use.hosts.some((allowed) => isHost(host, allowed)))
      return {
        message: `[secrets.${name}] in config.toml does not let the secret go to ${written(host)}`,
        remedy: `If it is meant, add "${written(host)}" to its hosts.`,
      };
  }
  return null;
}

interface Host {
  /** In small letters, without the brackets of IPv6 and a dot at the end. */
  readonly name: string;
  readonly port: string;
  /** Of the scheme. */
  readonly isDefaultPort: boolean;
}

/** As `hosts` names it. */
function written({ name, port, isDefaultPort }: Host): string {
  const host = name.includes(':') ? `[${name}]` : name;
  return isDefaultPort ? host : `${host}:${port}`;
}

/** Null: there is none, or a template stands where it would be. */
function hostIn(url: Json | undefined): Host | null {
  const origin = typeof url === 'string' ? /^\s*https?:\/\/[^/?#\\]+/iu.exec(url)?.[0].trim() : undefined;
  if (origin === undefined || origin.includes('{{') || !URL.canParse(origin)) return null;
  const { hostname, port, protocol } = new URL(origin);
  const usual = protocol === 'https:' ? '443' : '80';
  return { name: nameOf(hostname), port: port || usual, isDefaultPort: port === '' };
}

const nameOf = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/u, '$1')
    .replace(/\.$/u, '');

/** `allowed`: a name, "*.NAME", an address; each may end with a port, and means the usual one without. */
function isHost({ name, port, isDefaultPort }: Host, allowed: string): boolean {
  const isBelow = allowed.startsWith('*.');
  const text = isBelow ? allowed.slice('*.'.length) : allowed;
  // An address of IPv6 without its brackets.
  const written = /^[^[]*:.*:/u.test(text) ? `[${text}]` : text;
  if (!URL.canParse(`http://${written}`)) return false;
  const wanted = nameOf(new URL(`http://${written}`).hostname);
  const only = /:(\d+)$/u.exec(written)?.[1];
  return (
    (only === undefined ? isDefaultPort : only === port) &&
    (isBelow ? name.endsWith(`.${wanted}`) : name === wanted)
  );
}
