/**
 * What the receiving server found out about the sender (RFC 8601): `proved` the domain of From vouches for the mail; `forged` it
 * disowns it; `unknown` nobody looked.
 */
export type SenderProof = 'proved' | 'forged' | 'unknown';

interface Header {
  readonly key: string;
  /** With its name. */
  readonly line: string;
}

/** `headers` from the top. Servers add theirs above; what stands below one of another name may have come with the mail. */
export function senderProof(headers: readonly Header[], from: string): SenderProof {
  const results = headers.filter(({ key }) => key === 'authentication-results').map(({ line }) => line.slice(line.indexOf(':') + 1).replaceAll(/\([^)]*\)/gu, ' ').replaceAll(/\s+/gu, ' ').trim().toLowerCase());
  const server = results[0]?.split(';', 1)[0]?.trim();
  const found = results.filter((result) => result.split(';', 1)[0]?.trim() === server).flatMap((result) => result.split(';').slice(1)).map((part) => part.trim());
  const says = (what: string, verdict: string): readonly string[] => found.filter((part) => new RegExp(`^${what} ?= ?${verdict}\\b`, 'u').test(part));
  if (says('dmarc', '(fail|permerror)').length > 0) return 'forged';
  if (says('dmarc', 'pass').length > 0) return 'proved';
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const vouches = (part: string): boolean => isAligned(/(?:header\.d|header\.i|smtp\.mailfrom) ?= ?(?:[^\s;]*@)?([^\s;]+)/u.exec(part)?.[1] ?? '', domain);
  if ([...says('dkim', 'pass'), ...says('spf', 'pass')].some(vouches)) return 'proved';
  return says('spf', 'fail').length > 0 ? 'forged' : 'unknown';
}

/** The same domain, or the one above it. */
const isAligned = (vouching: string, domain: string): boolean => vouching !== '' && (vouching === domain || domain.endsWith(`.${vouching}`));
