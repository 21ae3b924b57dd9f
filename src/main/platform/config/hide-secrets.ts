import { parse } from 'smol-toml';
import { hiddenSecret } from '../../../shared/config-desk';
import { type ConfigPath, keyText, nodeAt } from '../../../shared/config-keys';
import type { Json, JsonObject } from '../../../shared/json';
import { ok, refuse, type Result } from '../../../shared/result';
import { scanToml } from '../base/toml-scanner';
import { freeSecretName, keychainNames } from './secret-names';

/** `env:` and `keychain:` say where a secret is, and may be seen. */
export const isPlain = (value: string): boolean => !/^(env|keychain):./u.test(value);

/** `mqtt://user:password@host`, as a value or, from its quote on, as it is written. */
const passwordInAddress = /^(["']*[a-z][\w+.-]*:\/\/[^\s/?#"':@]*:)([^\s/?#"']+)@/iu;
const anyPasswordInAddress = /([a-z][\w+.-]{0,30}:\/\/[^\s/?#"':@]*:)[^\s/?#"']+@/giu;

/** A text with the passwords of all addresses in it as dots. */
export const hideAddressPasswords = (text: string): string =>
  text.replace(anyPasswordInAddress, `$1${hiddenSecret}@`);

interface Spot {
  readonly path: ConfigPath;
  readonly start: number;
  readonly end: number;
  /** The password of an address, and no more of the value. */
  readonly inAddress: boolean;
}

/** Where secrets stand in plain text. In a text that is no TOML every name that some secret has counts. */
function secretSpots(text: string): readonly Spot[] {
  const raw = valuesOf(text);
  return scanToml(text).entries.flatMap((entry): readonly Spot[] => {
    if (entry.kind !== 'pair') return [];
    const written = text.slice(entry.value, entry.end);
    const isSecret =
      nodeAt(entry.path, raw ?? {})?.secret === true ||
      (raw === null && secretNames.test(String(entry.path.at(-1))));
    if (isSecret)
      return isPlain(written.replace(/^["']+/u, ''))
        ? [{ path: entry.path, start: entry.value, end: entry.end, inAddress: false }]
        : [];
    const [, before, password] = passwordInAddress.exec(written) ?? [];
    if (before === undefined || password === undefined) return [];
    const start = entry.value + before.length;
    return [{ path: entry.path, start, end: start + password.length, inAddress: true }];
  });
}

const secretNames = /(?:token|secret|password|api_key|user)$/u;
const secretLine =
  /^([^\S\r\n\u2028\u2029]*[\w.-]*(?:token|secret|password|api_key)\s*=\s*)(?!["']?(?:env|keychain):)\S.*$/gmu;

/** The text with every plain secret as dots. */
export function hideSecrets(text: string): string {
  let hidden = text;
  for (const { start, end, inAddress } of [...secretSpots(text)].sort((a, b) => b.start - a.start))
    hidden = `${hidden.slice(0, start)}${inAddress ? hiddenSecret : `"${hiddenSecret}"`}${hidden.slice(end)}`;
  // What a broken line holds is not found by its place.
  return valuesOf(text) === null
    ? hideAddressPasswords(hidden.replace(secretLine, `$1"${hiddenSecret}"`))
    : hidden;
}

/**
 * Puts the secrets of `original` back where the dots still stand. Refused when dots stand where it has none.
 */
export function putSecretsBack(text: string, original: string): Result<string> {
  const known = new Map(
    secretSpots(original).map(({ path, start, end }) => [JSON.stringify(path), original.slice(start, end)]),
  );
  let whole = text;
  for (const { path, start, end } of dotsIn(text)) {
    const secret = known.get(JSON.stringify(path));
    if (secret === undefined)
      return refuse({
        code: 'config.hidden',
        message: `${keyText(path)} holds only the dots that stand for a secret, and none is known there`,
        remedy: 'Write the secret once more, or env:NAME or keychain:NAME.',
      });
    whole = whole.slice(0, start) + secret + whole.slice(end);
  }
  return ok(whole);
}

/** Where dots stand for a secret, the last one first. */
function dotsIn(text: string): readonly Spot[] {
  const found = scanToml(text).entries.flatMap((entry): readonly Spot[] => {
    if (entry.kind !== 'pair') return [];
    const written = text.slice(entry.value, entry.end);
    if (written.replace(/^["']|["']$/gu, '') === hiddenSecret)
      return [{ path: entry.path, start: entry.value, end: entry.end, inAddress: false }];
    const [, before, password] = passwordInAddress.exec(written) ?? [];
    const start = entry.value + (before?.length ?? 0);
    return password === hiddenSecret
      ? [{ path: entry.path, start, end: start + hiddenSecret.length, inAddress: true }]
      : [];
  });
  return found.sort((a, b) => b.start - a.start);
}

/** An address whose password is dots, with the one that `known` has. */
export function withKnownPassword(value: string, known: string): string {
  const [, , dots] = passwordInAddress.exec(value) ?? [];
  const [, , password] = passwordInAddress.exec(known) ?? [];
  return dots === hiddenSecret && password !== undefined
    ? value.replace(`:${hiddenSecret}@`, () => `:${password}@`)
    : value;
}

/**
 * An address without its name and password, and these apart, as they were meant; null: it holds no password.
 */
export function splitAddress(
  value: string,
): { readonly address: string; readonly username: string; readonly password: string } | null {
  const [head, before, password] = passwordInAddress.exec(value) ?? [];
  if (head === undefined || before === undefined || password === undefined) return null;
  const scheme = before.slice(0, before.indexOf('://') + 3);
  return {
    address: `${scheme}${value.slice(head.length)}`,
    username: decoded(before.slice(scheme.length, -1)),
    password: decoded(password),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface PlainSecret {
  readonly key: string;
  /** What it is called where secrets are kept. */
  readonly name: string;
  /** As it is meant; the password of an address as it is written. */
  readonly secret: string;
}

/** Secrets that stand in the text itself. */
export function plainSecrets(text: string): readonly PlainSecret[] {
  return namedSpots(text).flatMap(({ path, start, end, inAddress, name }) => {
    const written = text.slice(start, end);
    const secret = inAddress ? written : valuesOf(`secret=${written}`)?.['secret'];
    return typeof secret === 'string' && secret !== '' ? [{ key: keyText(path), name, secret }] : [];
  });
}

/**
 * Each with a name of its own to be kept under, in the order of the text. `keptAs`: the names of those that
 * are kept already, by key.
 */
function namedSpots(
  text: string,
  keptAs: Readonly<Record<string, string>> = {},
): readonly (Spot & { readonly name: string })[] {
  const taken = new Set(keychainNames(valuesOf(text)));
  return [...secretSpots(text)]
    .sort((a, b) => a.start - b.start)
    .map((spot) => {
      const name = keptAs[keyText(spot.path)] ?? freeSecretName(spot.path, taken);
      taken.add(name);
      return { ...spot, name };
    });
}

/** The names behind `keychain:`, by key. */
export const keychainPlaces = (text: string): ReadonlyMap<string, string> =>
  new Map(
    scanToml(text).entries.flatMap((entry) => {
      const name =
        entry.kind === 'pair'
          ? /^["']keychain:(.+)["']$/u.exec(text.slice(entry.value, entry.end))?.[1]
          : undefined;
      return name === undefined ? [] : [[keyText(entry.path), name]];
    }),
  );

/**
 * A text to keep elsewhere: secrets give way to a place in the keychain, and addresses lose their password.
 * `left`: the keys. `keptAs`: the names of those that are kept already, by key.
 */
export function withoutPlainSecrets(
  text: string,
  keptAs: Readonly<Record<string, string>> = {},
): { readonly text: string; readonly left: readonly string[] } {
  const spots = namedSpots(text, keptAs);
  // From the back, so that what stands before keeps its place.
  const bare = spots.reduceRight(
    (whole, { start, end, inAddress, name }) =>
      inAddress
        ? whole.slice(0, start - 1) + whole.slice(end)
        : `${whole.slice(0, start)}"keychain:${name}"${whole.slice(end)}`,
    text,
  );
  return {
    text: valuesOf(text) === null ? hideSecrets(bare) : bare,
    left: spots.map(({ path }) => keyText(path)),
  };
}

interface WrittenSecret {
  readonly written: string;
  readonly inAddress: boolean;
}

/**
 * Gives keys of a text that was kept elsewhere the secrets that `present` has at the same place. `missing`:
 * those it has none for.
 */
export const withSecretsOf = (
  text: string,
  keys: readonly string[],
  present: string,
): { readonly text: string; readonly missing: readonly string[] } =>
  withSecrets(
    text,
    keys,
    new Map(
      secretSpots(present).map(({ path, start, end, inAddress }) => [
        keyText(path),
        { written: present.slice(start, end), inAddress },
      ]),
    ),
  );

/**
 * Gives addresses that lost their password the one of their key. `missing`: keys without an address that
 * takes one.
 */
export const withPasswords = (
  text: string,
  passwords: ReadonlyMap<string, string>,
): { readonly text: string; readonly missing: readonly string[] } =>
  withSecrets(
    text,
    [...passwords.keys()],
    new Map([...passwords].map(([key, written]) => [key, { written, inAddress: true }])),
  );

function withSecrets(
  text: string,
  keys: readonly string[],
  secrets: ReadonlyMap<string, WrittenSecret>,
): { readonly text: string; readonly missing: readonly string[] } {
  const pairs = scanToml(text).entries.flatMap((entry) =>
    entry.kind === 'pair' && keys.includes(keyText(entry.path)) ? [entry] : [],
  );
  const known = pairs.flatMap((entry) => {
    const key = keyText(entry.path);
    const secret = secrets.get(key);
    if (secret === undefined) return [];
    if (!secret.inAddress) return [{ key, start: entry.value, end: entry.end, put: secret.written }];
    const user = /^["']*[a-z][\w+.-]*:\/\/[^\s/?#"':@]*(?=@)/iu.exec(text.slice(entry.value, entry.end))?.[0];
    return user === undefined
      ? []
      : [
          {
            key,
            start: entry.value + user.length,
            end: entry.value + user.length,
            put: `:${secret.written}`,
          },
        ];
  });
  const whole = [...known]
    .sort((a, b) => b.start - a.start)
    .reduce((changed, { start, end, put }) => changed.slice(0, start) + put + changed.slice(end), text);
  return { text: whole, missing: keys.filter((key) => !known.some((one) => one.key === key)) };
}

/** Values with plain secrets as dots. `root`: the whole, which tells variants apart. */
export function withoutSecrets(root: JsonObject): JsonObject {
  const below = (value: Json, path: ConfigPath): Json => {
    if (typeof value === 'string')
      return isPlain(value) && nodeAt(path, root)?.secret === true
        ? hiddenSecret
        : hideAddressPasswords(value);
    if (Array.isArray(value)) return value.map((item, index) => below(item, [...path, index]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, below(item, [...path, key])]),
      );
    return value;
  };
  return below(root, []) as JsonObject;
}

/** What a text says; null: it is not TOML. Dates become texts. */
export function valuesOf(text: string): JsonObject | null {
  try {
    return JSON.parse(JSON.stringify(parse(text.replace(/^\uFEFF/u, '')))) as JsonObject;
  } catch {
    return null;
  }
}
