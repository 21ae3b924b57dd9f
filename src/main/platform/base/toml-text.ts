import { parse } from 'smol-toml';

export type TomlScalar = string | number | boolean;
export type TomlValue = TomlScalar | readonly TomlScalar[];

/** A value as TOML; a text takes over the quotes of the value that it replaces, where they can hold it. */
export function toTomlText(value: TomlValue, replaced = '', newline = '\n'): string {
  if (typeof value === 'object') return `[${value.map((item) => toTomlText(item)).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  const candidates = quotings
    .filter(({ opening }) => replaced.startsWith(opening))
    .map(({ write }) => write(value, newline));
  return candidates.find((text) => means(text, value)) ?? basic(value);
}

/** As the parser of `edited` gives it: whole numbers as bigint. */
export const toParsed = (value: TomlValue): unknown =>
  typeof value === 'object'
    ? value.map(toParsed)
    : typeof value === 'number' && Number.isInteger(value)
      ? BigInt(value)
      : value;

/** Longer marks first, for the shorter ones begin them. */
const quotings: readonly {
  readonly opening: string;
  readonly write: (value: string, newline: string) => string;
}[] = [
  { opening: '"""', write: (value, newline) => `"""${newline}${inLines(value, newline)}"""` },
  { opening: "'''", write: (value, newline) => `'''${newline}${value.replaceAll('\n', newline)}'''` },
  { opening: '"', write: (value) => basic(value) },
  { opening: "'", write: (value) => `'${value}'` },
];

/** DEL is the one control character that JSON leaves as it is. */
const basic = (value: string): string => JSON.stringify(value).replaceAll('\u007F', '\\u007F');

const inLines = (value: string, newline: string): string =>
  value
    .split('\n')
    .map((line) => basic(line).slice(1, -1))
    .join(newline);

function means(text: string, value: string): boolean {
  try {
    return parse(`a = ${text}\n`)['a'] === value;
  } catch {
    return false;
  }
}

/** A key as TOML: bare where that is allowed. */
export const toTomlKey = (key: string): string => (/^[A-Za-z0-9_-]+$/u.test(key) ? key : basic(key));
