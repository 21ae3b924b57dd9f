import { createPublicKey, hash, verify } from 'node:crypto';

/** Ed25519. `publicKey`: SPKI in base64. False also where the key or the signature is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: exactly(publicKey), type: 'spki', format: 'der' });
    return verify(null, Buffer.from(text), key, exactly(signature));
  } catch {
    return false;
  }
}

/** Throws where something else than base64 is in it, or the same bytes are written in another way. */
function exactly(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) throw new Error('no base64');
  return bytes;
}

/** Short enough to read out, long enough to tell keys apart. */
export const fingerprintOf = (publicKey: string): string =>
  (hash('sha256', Buffer.from(publicKey, 'base64'), 'hex').slice(0, 16).match(/.{4}/gu) ?? []).join(' ');
