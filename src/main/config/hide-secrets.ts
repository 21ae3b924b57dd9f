import { parse } from 'smol-toml';
import { hiddenSecret } from '../../shared/config-desk';
import { type ConfigPath, keyText, nodeAt } from '../../shared/config-keys';
import type { Json, JsonObject } from '../../shared/json';
import { ok, refuse, type Result } from '../../shared/result';
import { scanToml } from '../base/toml-scanner';

/** `env:` and `keychain:` say where a secret is, and may be seen. */
const isPlain = (value: string): boolean => !/^(env|keychain):./u.test(value);

interface Spot {
  readonly path: ConfigPath;
  readonly start: number;
  readonly end: number;
}

/** Where secrets stand in plain text. In a text that is no TOML every name that some secret has counts. */
function secretSpots(text: string): readonly Spot[] {
  const raw = valuesOf(text);
  return scanToml(text).entries.flatMap((entry): readonly Spot[] => {
    if (entry.kind !== 'pair') return [];
    const written = text.slice(entry.value, entry.end);
    const isSecret = nodeAt(entry.path, raw ?? {})?.secret === true || (raw === null && secretNames.test(String(entry.path.at(-1))));
    return isSecret && isPlain(written.replace(/^["']+/u, '')) ? [{ path: entry.path, start: entry.value, end: entry.end }] : [];
  });
}

const secretNames = /(?:token|secret|password|api_key|user)$/u;
const secretLine = /^(\s*[\w.-]*(?:token|secret|password|api_key)\s*=\s*)(?!["']?(?:env|keychain):)\S.*$/gmu;

/** The text with every plain secret as dots. */
export function hideSecrets(text: string): string {
  let hidden = text;
  for (const { start, end } of [...secretSpots(text)].sort((a, b) => b.start - a.start)) hidden = `${hidden.slice(0, start)}"${hiddenSecret}"${hidden.slice(end)}`;
  // What a broken line holds is not found by its place.
  return valuesOf(text) === null ? hidden.replace(secretLine, `$1"${hiddenSecret}"`) : hidden;
}

/** Puts the secrets of `original` back where the dots still stand. Refused when dots stand where it has none. */
export function putSecretsBack(text: string, original: string): Result<string> {
  const known = new Map(secretSpots(original).map(({ path, start, end }) => [JSON.stringify(path), original.slice(start, end)]));
  const dots = scanToml(text).entries.filter((entry) => entry.kind === 'pair' && text.slice(entry.value, entry.end).replace(/^["']|["']$/gu, '') === hiddenSecret);
  let whole = text;
  for (const entry of dots.sort((a, b) => b.start - a.start)) {
    if (entry.kind !== 'pair') continue;
    const secret = known.get(JSON.stringify(entry.path));
    if (secret === undefined) return refuse({ code: 'config.hidden', message: `${keyText(entry.path)} holds only the dots that stand for a secret, and none is known there`, mend: 'Write the secret once more, or env:NAME or keychain:NAME.' });
    whole = whole.slice(0, entry.value) + secret + whole.slice(entry.end);
  }
  return ok(whole);
}

/** Values with plain secrets as dots. `root`: the whole, which tells variants apart. */
export function withoutSecrets(root: JsonObject): JsonObject {
  const below = (value: Json, path: ConfigPath): Json => {
    if (typeof value === 'string') return isPlain(value) && nodeAt(path, root)?.secret === true ? hiddenSecret : value;
    if (Array.isArray(value)) return value.map((item, index) => below(item, [...path, index]));
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, below(item, [...path, key])]));
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
