import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether the header carries the token; takes the same time for every wrong one. An empty token fits nothing.
 */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token)) && token !== '';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
