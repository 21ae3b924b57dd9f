import type { SecretRef } from '../../../shared/config-values';
import { keyText, type ConfigPath } from '../../../shared/config-keys';
import type { Json } from '../../../shared/json';
import { secretPlace } from './resolve-secret';

/** Every NAME that a configuration names as `keychain:NAME`. */
export const keychainNames = (values: Json): ReadonlySet<string> =>
  new Set(keychainUses(values).map(({ name }) => name));

/** Every place that says `keychain:NAME`, in the order of the configuration. */
export function keychainUses(values: Json): readonly { readonly name: string; readonly key: string }[] {
  const below = (
    value: Json,
    path: ConfigPath,
  ): readonly { readonly name: string; readonly key: string }[] => {
    if (typeof value === 'string') {
      const place = secretPlace(value as SecretRef);
      return place.kind === 'keychain' ? [{ name: place.name, key: keyText(path) }] : [];
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => below(item, [...path, index]));
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => below(item, [...path, key]))
      : [];
  };
  return below(values, []);
}

/**
 * A name for the secret of a place, in letters and digits of every script; a number is added to one that is
 * taken.
 */
export function freeSecretName(place: ConfigPath, taken: ReadonlySet<string>): string {
  const base = place
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${String(number)}`;
    if (!taken.has(name)) return name;
  }
}
