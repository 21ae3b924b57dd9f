import { createHmac, timingSafeEqual } from 'node:crypto';
import { ok, refuse, type Result } from '../../../../shared/result';

/** Clocks of two machines may differ by this much. */
const clockSkewMs = 5 * 60_000;

export interface Signed {
  /** Seconds since 1970, as text. */
  readonly timestamp: string;
  /** `sha256=HEX`; the prefix may be left out. */
  readonly signature: string;
  readonly body: string;
}

/**
 * HMAC-SHA256 over `TIMESTAMP.BODY`, so that neither can be changed and nothing old can be passed off as new.
 */
export function sign(secret: string, now: number, body: string): Signed {
  const timestamp = String(Math.floor(now / 1000));
  return { timestamp, signature: `sha256=${digest(secret, timestamp, body)}`, body };
}

/**
 * When it was signed, milliseconds since 1970 and never after `now`. Refuses what was not signed with the
 * secret, and what is older than `maxAgeMs`. Takes the same time for every wrong signature.
 */
export function verify(
  { timestamp, signature, body }: Signed,
  secret: string,
  now: number,
  maxAgeMs: number,
): Result<number> {
  const given = Buffer.from(signature.replace(/^sha256=/u, '').toLowerCase());
  const wanted = Buffer.from(digest(secret, timestamp, body));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return refuse({
      code: 'channel.signature',
      message: 'The signature is missing or wrong',
      remedy: 'Sign TIMESTAMP.BODY with HMAC-SHA256 and the secret of the channel.',
    });
  const at = Number(timestamp) * 1000;
  if (!(at > now - maxAgeMs - clockSkewMs && at < now + clockSkewMs))
    return refuse({
      code: 'channel.too-old',
      message: 'The message was signed too long ago, or in the future',
      remedy: 'The timestamp is in seconds since 1970; compare the clocks of the two machines.',
    });
  return ok(Math.min(Math.floor(at), now));
}

const digest = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
