import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { z } from 'zod';
import { refuse, ok, type Result } from '../../../../shared/result';

/** What a backup may carry under a passphrase. */
const SealedSecrets = z.object({
  /** config.toml with the secrets that stand in it. */
  config: z.string(),
  /** Secrets of the keychain, or of the file for secrets, by their names. */
  named: z.record(z.string(), z.string()),
});
export type SealedSecrets = z.infer<typeof SealedSecrets>;

/** How much work one try of a passphrase is: about 128 MiB of memory and half a second. */
const usualCost = { N: 2 ** 17, r: 8, p: 1 };
/** A file of somebody else must not take the machine's memory. */
const Cost = z.object({
  N: z
    .number()
    .int()
    .min(2)
    .max(2 ** 18),
  r: z.number().int().min(1).max(8),
  p: z.number().int().min(1).max(4),
});
type Cost = z.infer<typeof Cost>;

const Envelope = z.object({
  kdf: z.literal('scrypt'),
  cipher: z.literal('aes-256-gcm'),
  cost: Cost,
  salt: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  sealed: z.base64(),
});

/** Texts that look alike are typed alike: Korean arrives taken apart from some keyboards. */
export const plainPassphrase = (passphrase: string): string => passphrase.normalize('NFC');

/** Encrypted and authenticated, the cost included. Again each time, also for the same secrets. */
export async function sealSecrets(
  secrets: SealedSecrets,
  passphrase: string,
  cost: Cost = usualCost,
): Promise<Buffer> {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt, cost), nonce);
  cipher.setAAD(boundTo(cost));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const envelope: z.infer<typeof Envelope> = {
    kdf: 'scrypt',
    cipher: 'aes-256-gcm',
    cost,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    sealed: sealed.toString('base64'),
  };
  return Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`);
}

/**
 * A wrong passphrase and a changed file cannot be told apart; both are refused. Rejects when the content is
 * no sealed secrets at all.
 */
export async function unsealSecrets(content: Buffer, passphrase: string): Promise<Result<SealedSecrets>> {
  const { cost, salt, nonce, tag, sealed } = Envelope.parse(JSON.parse(content.toString('utf8')));
  const decipher = createDecipheriv(
    'aes-256-gcm',
    await keyOf(passphrase, Buffer.from(salt, 'base64'), cost),
    Buffer.from(nonce, 'base64'),
    { authTagLength: 16 },
  );
  decipher.setAAD(boundTo(cost));
  decipher.setAuthTag(Buffer.from(tag, 'base64'));
  let text: string;
  try {
    text = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return refuse({
      code: 'backup.passphrase',
      message: 'This passphrase does not open the secrets of the backup',
      remedy:
        'Try again; capital letters and spaces count. Without it, restore the rest and enter the secrets again.',
    });
  }
  return ok(SealedSecrets.parse(JSON.parse(text)));
}

const boundTo = ({ N, r, p }: Cost): Buffer =>
  Buffer.from(`zeroclaw secrets 1 scrypt ${String(N)} ${String(r)} ${String(p)}`);

function keyOf(passphrase: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      plainPassphrase(passphrase),
      salt,
      32,
      { ...cost, maxmem: 256 * cost.N * cost.r },
      (failure, key) => {
        if (failure === null) resolve(key);
        else reject(failure);
      },
    );
  });
}
