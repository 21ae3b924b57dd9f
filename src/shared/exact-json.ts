import { parseJson, type Json } from './json';

/**
 * A number of a JSON text that no number of the language can hold: a whole one beyond 2^53, such as the
 * address of a device, or one beyond every limit.
 */
export class ExactNumber {
  /** As it was written. */
  constructor(readonly text: string) {}
}

/** A JSON value whose numbers are what was written. */
export type ExactJson =
  | string
  | number
  | boolean
  | null
  | ExactNumber
  | ExactJson[]
  | { [key: string]: ExactJson };

/** What `parseJson` reads, without rounding a number. */
export function parseExactJson(text: string): ExactJson | undefined {
  const value = parseJson(text);
  return value === undefined || !mayRound.test(text) ? value : parseMarked(text);
}

/** A number without the one or the other is held as it is. */
const mayRound = /\d{16}|[eE]\+?\d{3}/u;
const token = /("[^"\\]*(?:\\.[^"\\]*)*"\s*:)|"([^"\\]*(?:\\.[^"\\]*)*)"|-?\d[\d.eE+-]*/gu;

/**
 * Every text that is no key is marked, so that no text of the sender is taken for a number. `text` is JSON.
 */
function parseMarked(text: string): ExactJson {
  const marked = text.replaceAll(token, (whole, key?: string, content?: string) => {
    if (key !== undefined) return key;
    if (content !== undefined) return `"t${content}"`;
    return isRounded(whole) ? `"n${whole}"` : whole;
  });
  return JSON.parse(marked, (_key, value: ExactJson) => {
    if (typeof value !== 'string') return value;
    return value.startsWith('n') ? new ExactNumber(value.slice(1)) : value.slice(1);
  }) as ExactJson;
}

/** Whether the text of a number says more than the number. */
export function isRounded(text: string): boolean {
  const number = Number(text);
  return !Number.isFinite(number) || (/^[+-]?\d+$/u.test(text) && !Number.isSafeInteger(number));
}

/** As JSON text, every number with all its digits. */
export function exactJsonText(value: ExactJson): string {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map(exactJsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${exactJsonText(inner)}`)
    .join(',')}}`;
}

/** For those who know numbers of the language only: every other one is its text. */
export function withTextsForNumbers(value: ExactJson): Json {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return value.map(withTextsForNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTextsForNumbers(inner)]));
}
