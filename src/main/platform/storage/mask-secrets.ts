import {
  secretBegun,
  secretPattern,
  secretSpans,
  withoutSpans,
  type SecretPattern,
} from '../base/secret-forms';

const secretKey = /secret|token|password|passphrase|api_?key|authorization|cookie|credential/i;
/** `scheme://user:password@host`, and `Bearer …` as in an HTTP header. */
const inUrl = /([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@:]*:[^\s/@]*@/gi;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi;
const hidden = '***';
const deepest = 6;
const longestRemembered = 80;
const mostRemembered = 1_000;

/** Keeps secrets out of what is written for people. */
export interface Mask {
  hide(secret: string): void;
  /** Also hides what only looks like a secret: for records, where a wrong guess costs nothing. */
  text(text: string): string;
  /** Hides the secrets that are known, and nothing else. */
  known(text: string): string;
  /**
   * The same of a text that is still being written: its end is held back as long as it may become a secret.
   */
  knownSoFar(text: string): string;
  /** A copy that JSON can hold: errors become their message and stack, cycles and depth are cut. */
  fields(fields: Record<string, unknown>): Record<string, unknown>;
}

export function createMask(): Mask {
  const secrets = new Map<string, SecretPattern>();
  /** Short texts in which nothing has to be hidden; most are the same ones: names, states, ids. */
  const harmless = new Set<string>();

  const known = (value: string): string => withoutSpans(value, secretSpans(value, secrets.values()));
  const knownSoFar = (value: string): string => {
    const begun = secretBegun(value, secrets.values());
    const spans = secretSpans(value, secrets.values());
    // A secret whose own end may begin one is whole all the same; only one that may go on as a longer one is
    // held back with it.
    const whole = spans.find(([from, to]) => from < begun && begun < to);
    return withoutSpans(
      value.slice(0, whole?.[1] ?? begun),
      spans.filter(([from]) => from < begun),
    );
  };
  const text = (value: string): string => {
    if (harmless.has(value)) return value;
    const after = masked(value);
    if (after === value && value.length <= longestRemembered) {
      if (harmless.size >= mostRemembered) harmless.clear();
      harmless.add(value);
    }
    return after;
  };
  const masked = (value: string): string =>
    known(value.replace(inUrl, `$1${hidden}@`).replace(bearer, `$1 ${hidden}`));

  const value = (given: unknown, depth: number, key: string): unknown => {
    if (
      given !== undefined &&
      given !== null &&
      typeof given !== 'number' &&
      typeof given !== 'boolean' &&
      secretKey.test(key)
    )
      return hidden;
    if (typeof given === 'string') return text(given);
    if (typeof given === 'bigint' || typeof given === 'symbol' || typeof given === 'function')
      return String(given);
    if (typeof given !== 'object' || given === null) return given;
    if (depth >= deepest) return '…';
    if (given instanceof Error)
      return value({ message: given.message, stack: given.stack, cause: given.cause }, depth + 1, key);
    if (Array.isArray(given)) return given.map((item) => value(item, depth + 1, key));
    return record(given, depth + 1);
  };

  const record = (given: object, depth: number): Record<string, unknown> =>
    Object.fromEntries(Object.entries(given).map(([key, item]) => [key, value(item, depth, key)]));

  return {
    hide: (secret) => {
      if (secret.length < 6 || secrets.has(secret)) return;
      secrets.set(secret, secretPattern(secret));
      harmless.clear();
    },
    text,
    known,
    knownSoFar,
    fields: (fields) => record(fields, 0),
  };
}
