import type { SecretRef } from '../../shared/config';
import type { ConfigPath } from '../../shared/config-keys';
import type { Json } from '../../shared/json';
import { secretPlace } from './resolve-secret';

/** Every NAME that a configuration names as `keychain:NAME`. */
export function keychainNames(values: Json): ReadonlySet<string> {
  const below = (value: Json): readonly string[] => {
    if (typeof value === 'string') {
      const place = secretPlace(value as SecretRef);
      return place.kind === 'keychain' ? [place.name] : [];
    }
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(below) : [];
  };
  return new Set(below(values));
}

/** A name for the secret of a place, in letters and digits of every script; a number is added to one that is taken. */
export function freeSecretName(place: ConfigPath, taken: ReadonlySet<string>): string {
  const base = place.join('-').normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${String(number)}`;
    if (!taken.has(name)) return name;
  }
}
