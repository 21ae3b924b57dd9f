import { createPublicKey, hash, verify } from 'node:crypto';

/** Ed25519. `publicKey`: SPKI in base64. False also where the key or the signature is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    // More than the signature itself in base64 would be another text for the same bytes.
    const bytes = Buffer.from(signature, 'base64');
    return bytes.toString('base64') === signature && verify(null, Buffer.from(text), key, bytes);
  } catch {
    return false;
  }
}

/** Short enough to read out, long enough to tell keys apart. */
export const fingerprintOf = (publicKey: string): string =>
  (hash('sha256', Buffer.from(publicKey, 'base64'), 'hex').slice(0, 16).match(/.{4}/gu) ?? []).join(' ');
