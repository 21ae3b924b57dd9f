import { isJsonObject } from './json-object';
import type { Json, JsonObject } from './json';

/** What `#/$defs/x` means within a schema; null for a reference to somewhere else, or to nothing. */
export function resolveReference(root: JsonObject, reference: string): Json | null {
  if (!reference.startsWith('#')) return null;
  const keys = reference
    .slice(1)
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<Json | null>(
    (at, key) =>
      Array.isArray(at)
        ? (at[Number(key)] ?? null)
        : isJsonObject(at) && Object.hasOwn(at, key)
          ? (at[key] ?? null)
          : null,
    root,
  );
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
