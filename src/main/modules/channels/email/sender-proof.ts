/**
 * What the receiving server found out about the sender (RFC 8601): `proved` the domain of From vouches for
 * the mail; `forged` it disowns it; `unknown` nobody looked.
 */
export type SenderProof = 'proved' | 'forged' | 'unknown';

interface Header {
  readonly key: string;
  /** With its name. */
  readonly line: string;
}

/**
 * `headers` from the top, where servers add theirs; what stands below may have come with the mail. Only the
 * topmost result vouches, and only under the name that a person says is the receiving server's, '' = none: a
 * server that writes no results leaves the sender's own at the top, under any name it likes. Any result of
 * the topmost name disowns.
 */
export function senderProof(headers: readonly Header[], from: string, authservId: string): SenderProof {
  const results = valuesOf(headers, 'authentication-results').map(readResults);
  const [top] = results;
  if (top === undefined || top === null) return 'unknown';
  const all = results.flatMap((result) => (result?.server === top.server ? result.found : []));
  if (says(all, 'dmarc', '(fail|permerror)').length > 0) return 'forged';
  const trusted = top.server === authservId.toLowerCase() ? top.found : [];
  if (says(trusted, 'dmarc', 'pass').length > 0) return 'proved';
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const vouches = (part: string): boolean =>
    isAligned(
      / (?:header\.d|header\.i|smtp\.mailfrom) ?= ?(?:\S*@)?([^\s@]+)/u.exec(part)?.[1] ?? '',
      domain,
    );
  if ([...says(trusted, 'dkim', 'pass'), ...says(trusted, 'spf', 'pass')].some(vouches)) return 'proved';
  return says(all, 'spf', 'fail').length > 0 ? 'forged' : 'unknown';
}

interface Results {
  readonly server: string;
  readonly found: readonly string[];
}

/** Null: it cannot be read for certain. */
function readResults(value: string | null): Results | null {
  const [name = '', ...found] = value?.split(';').map((part) => part.trim()) ?? [];
  const [server = ''] = name.split(' ', 1);
  return server === '' ? null : { server, found };
}

const says = (found: readonly string[], what: string, verdict: string): readonly string[] =>
  found.filter((part) => new RegExp(`^${what} ?= ?${verdict}\\b`, 'u').test(part));

/** The same domain, or the one above it. */
const isAligned = (vouching: string, domain: string): boolean =>
  vouching !== '' && (vouching === domain || domain.endsWith(`.${vouching}`));

const valuesOf = (headers: readonly Header[], key: string): readonly (string | null)[] =>
  headers
    .filter((header) => header.key === key)
    .map(({ line }) => plainValue(line.slice(line.indexOf(':') + 1)));

/** Longer ones are not looked at. */
const longestValue = 8_192;

/**
 * In small letters, without comments, and with `_` for every quoted text: both may hold what a sender chose,
 * `;` included. Null: too long, or one of them is never closed.
 */
function plainValue(value: string): string | null {
  if (value.length > longestValue) return null;
  let plain = '';
  let comments = 0;
  let quoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === '\\' && (quoted || comments > 0)) at += 1;
    else if (comments === 0 && sign === '"') {
      quoted = !quoted;
      if (quoted) plain += '_';
    } else if (quoted) continue;
    else if (sign === '(') comments += 1;
    else if (sign === ')' && comments > 0) {
      comments -= 1;
      plain += ' ';
    } else if (comments === 0) plain += sign;
  }
  return quoted || comments > 0 ? null : plain.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
