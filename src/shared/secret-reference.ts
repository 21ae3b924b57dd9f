import type { Json, JsonObject } from './json';

/**
 * `{{secret.NAME}}` in a call: a secret of `[secrets]` in config.toml, which is put in at the last moment
 * before the call leaves. Records, cards, prompts and logs have the name.
 */
const reference = /\{\{\s*secret\.([A-Za-z][\w-]*)\s*\}\}/gu;

/** Where names of secrets count; elsewhere such a text is somebody's data. */
export type SecretPlaces = 'any' | readonly string[];

/** The name in the braces of a template; null: it is none of a secret. */
export const secretNameIn = (inner: string): string | null =>
  /^secret\.([A-Za-z][\w-]*)$/u.exec(inner.trim())?.[1] ?? null;

/** The names of the secrets in a text, as often as they stand there. */
export const secretNames = (text: string): readonly string[] =>
  [...text.matchAll(reference)].map(([, name = '']) => name);

/** What is wrong with a text where no secret is put in and that names one, as `message` says it; null: nothing. */
export function misplacedSecret(
  text: string,
  message: (name: string) => string,
): { readonly message: string; readonly remedy: string } | null {
  const [name] = secretNames(text);
  return name === undefined
    ? null
    : {
        message: message(name),
        remedy:
          'Name it in a call: `- call: http_request {"url": "…", "headers": {"Authorization": "Bearer {{secret.NAME}}"}}`.',
      };
}

/** Every secret that a value names at these places, once. */
export function secretsIn(value: Json, places: SecretPlaces = 'any'): readonly string[] {
  const found = new Set<string>();
  mapTexts(value, (text, place) => {
    if (isAt(place, places)) for (const name of secretNames(text)) found.add(name);
    return text;
  });
  return [...found];
}

/** The places of a value whose text names a secret. */
export function secretPlaces(value: Json): readonly string[] {
  const places: string[] = [];
  mapTexts(value, (text, place) => {
    if (secretNames(text).length > 0) places.push(place);
    return text;
  });
  return places;
}

/** The value with the secrets in it, as `written` has them at a place. What is put in is read no more. */
export const withSecrets = (
  value: JsonObject,
  secrets: ReadonlyMap<string, string>,
  places: SecretPlaces,
  written: (secret: string, place: string) => string = (secret) => secret,
): JsonObject =>
  mapTexts(value, (text, place) =>
    isAt(place, places)
      ? text.replaceAll(reference, (whole, name: string) => {
          const secret = secrets.get(name);
          return secret === undefined ? whole : written(secret, place);
        })
      : text,
  ) as JsonObject;

const isAt = (place: string, places: SecretPlaces): boolean => places === 'any' || places.includes(place);

/** The same value with every text in it changed; keys stay. */
function mapTexts(value: Json, change: (text: string, place: string) => string, place = ''): Json {
  if (typeof value === 'string') return change(value, place);
  if (Array.isArray(value))
    return value.map((each, index) => mapTexts(each, change, `${place}/${String(index)}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      mapTexts(each, change, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    ]),
  );
}
