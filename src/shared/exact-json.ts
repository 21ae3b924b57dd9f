import { fitArguments, type Fitted } from './fit-arguments';
import type { Json, JsonObject } from './json';
import { parseJson } from './parse-json';
import type { Result } from './result';
import { contradicted, isRounded, readWrittenJson, twiceWritten, type WrittenJson } from './written-json';

export { isRounded };

/**
 * A number of a JSON text that no number of the language can hold: a whole one beyond 2^53, such as the
 * address of a device, or one beyond every limit. Fractions stay numbers: they are measurements, and many
 * programs write 92.4 as 92.400000000000006.
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

/** What `parseJson` reads, without rounding a number. Of a key that stands twice the last value counts. */
export function parseExactJson(text: string): ExactJson | undefined {
  if (!mayRound.test(text)) return parseJson(text);
  const written = readWhole(text);
  return typeof written === 'string' ? undefined : toExact(written);
}

/** A number without the one or the other is held as it is. */
const mayRound = /\d{16}|[eE]\+?\d{3}/u;

/** A key of a JSON text that stands twice and says two different things; null: there is none. */
export function contradictedKey(text: string): string | null {
  const written = readWhole(text);
  return typeof written === 'string' ? null : contradicted(written);
}

/** The value of a whole JSON text, in which no key stands twice; else what is wrong with it. */
export function parseExact(text: string): Result<ExactJson, string> {
  const written = readWhole(text);
  if (typeof written === 'string') return { ok: false, error: written };
  const twice = twiceWritten(written);
  return twice === null
    ? { ok: true, value: toExact(written) }
    : { ok: false, error: `The key "${twice}" stands twice.` };
}

/** The arguments of a call that a server gives as JSON text, as the tool's schema wants them. */
export function toolArguments(text: string, schema: JsonObject): Fitted {
  const written = readWhole(text.trim() === '' ? '{}' : text);
  return typeof written === 'string' ? { ok: false, error: written } : fitArguments(written, schema);
}

function readWhole(text: string): WrittenJson | string {
  const read = readWrittenJson(text, 0);
  if (!read.ok) return read.cut ? 'The JSON ends too early.' : `Character ${String(read.at + 1)} is no JSON.`;
  const rest = text.slice(read.end).search(/[^ \t\r\n]/u);
  return rest === -1 ? read.value : `Character ${String(read.end + rest + 1)} stands behind the JSON.`;
}

function toExact(written: WrittenJson): ExactJson {
  switch (written.kind) {
    case 'number':
      return isRounded(written.source) ? new ExactNumber(written.source) : Number(written.source);
    case 'list':
      return written.items.map(toExact);
    case 'object':
      return Object.fromEntries(written.entries.map(([key, value]) => [key, toExact(value)]));
    default:
      return written.value;
  }
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
