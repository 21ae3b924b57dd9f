import { randomBytes } from 'node:crypto';
import type { Config } from '../../shared/config';
import { secretPlace, type SecretOf } from '../config/resolve-secret';
import type { Secrets } from '../ports/secrets';

/** The bearer token of webhooks; one that is kept in the keychain is made on the first start. */
export async function gatewayToken({ gateway }: Config, secrets: Secrets, secretOf: SecretOf): Promise<string> {
  const place = secretPlace(gateway.token);
  if (place.kind === 'keychain' && (await secrets.get(place.name)) === null) await secrets.set(place.name, randomBytes(24).toString('base64url'));
  return secretOf(gateway.token);
}
