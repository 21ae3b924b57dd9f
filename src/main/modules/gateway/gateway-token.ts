import { randomBytes } from 'node:crypto';
import type { Config } from '../../../shared/config';
import { secretPlace, type SecretOf } from '../../platform/config/resolve-secret';
import type { Secrets } from '../../ports/secrets';

interface TokenPlaces {
  /** The keychain in the app; the daemon has none, and this is its file. */
  readonly secrets: Pick<Secrets, 'get'>;
  /** The file in the home that only its user can read. */
  readonly sharedSecrets: Pick<Secrets, 'get' | 'set'>;
  readonly secretOf: SecretOf;
  readonly hide: (secret: string) => void;
}

/**
 * The bearer token of webhooks. One that nobody has set is made on the first start and kept in the home's
 * file, where the app and the daemon both find it: a home that changes from one to the other goes on with the
 * same token.
 */
export async function gatewayToken(
  { gateway }: Config,
  { secrets, sharedSecrets, secretOf, hide }: TokenPlaces,
): Promise<string> {
  const place = secretPlace(gateway.token);
  if (place.kind !== 'keychain' || (await secrets.get(place.name)) !== null) return secretOf(gateway.token);
  const known = await sharedSecrets.get(place.name);
  const token = known ?? randomBytes(24).toString('base64url');
  if (known === null) await sharedSecrets.set(place.name, token);
  hide(token);
  return token;
}
