import { createHash } from 'node:crypto';
import type { SecretRef } from '../../../shared/config-values';
import { AppError } from '../../../shared/errors';
import type { Secrets } from '../../ports/secrets';

/**
 * The secret that a value of config.toml stands for. Rejects with AppError config.secret when an `env:` or
 * `keychain:` place is empty; the text never holds a secret.
 */
export async function resolveSecret(
  ref: SecretRef,
  env: Readonly<Record<string, string | undefined>>,
  secrets: Pick<Secrets, 'get' | 'keptIn'>,
): Promise<string> {
  const place = secretPlace(ref);
  switch (place.kind) {
    case 'plain':
      return ref;
    case 'env': {
      const value = env[place.name];
      if (value !== undefined && value !== '') return value;
      throw new AppError(
        'config.secret',
        `The environment variable ${place.name}, which config.toml names, is not set`,
        {
          remedy: `Set ${place.name} before ZeroClaw starts, or write keychain:${place.name} and store the secret there.`,
        },
      );
    }
    case 'keychain': {
      const value = await secrets.get(place.name);
      if (value !== null && value !== '') return value;
      throw secrets.keptIn === 'keychain'
        ? new AppError(
            'config.secret',
            `There is no secret "${place.name}" in the keychain, which config.toml names`,
            { remedy: 'Enter it in Settings, or write env:NAME and set that variable.' },
          )
        : new AppError(
            'config.secret',
            `There is no secret "${place.name}" in data/secrets.json, which config.toml names`,
            {
              remedy: `Store it with \`zeroclaw secret set ${place.name}\`, or write env:NAME and set that variable.`,
            },
          );
    }
  }
}

/** `resolveSecret` in its surroundings. */
export type SecretOf = (ref: SecretRef) => Promise<string>;

/** `onRead` hears every secret before anyone can use it. */
export function secretReader(
  env: Readonly<Record<string, string | undefined>>,
  secrets: Pick<Secrets, 'get' | 'keptIn'>,
  onRead: (secret: string) => void,
): SecretOf {
  return async (ref) => {
    const secret = await resolveSecret(ref, env, secrets);
    onRead(secret);
    return secret;
  };
}

/**
 * Its place is empty. Any other failure says nothing of what is there: the file is damaged, or the keychain
 * locked.
 */
export const isEmptyPlace = (failure: unknown): failure is AppError =>
  failure instanceof AppError && failure.code === 'config.secret';

/**
 * Another text when the settings are others, or a secret that they name; it tells none. Null: such a secret
 * cannot be read now, so nobody knows whether it is another.
 */
export async function markOf(settings: unknown, secretOf: SecretOf): Promise<string | null> {
  const refs = textsIn(settings).filter((text) => secretPlace(text as SecretRef).kind !== 'plain');
  const secrets = await Promise.all(
    refs.map((ref) =>
      secretOf(ref as SecretRef).catch((failure: unknown) =>
        isEmptyPlace(failure) ? failure.message : null,
      ),
    ),
  );
  return secrets.includes(null)
    ? null
    : createHash('sha256')
        .update(JSON.stringify([settings, secrets]))
        .digest('hex');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export type SecretPlace =
  | { readonly kind: 'env' | 'keychain'; readonly name: string }
  | { readonly kind: 'plain' };

/** Where a secret is; safe to show. */
export function secretPlace(ref: SecretRef): SecretPlace {
  const [, kind, name] = /^(env|keychain):(.+)$/.exec(ref) ?? [];
  if (name === undefined) return { kind: 'plain' };
  return { kind: kind === 'env' ? 'env' : 'keychain', name };
}
