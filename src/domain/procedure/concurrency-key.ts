import { createHash } from 'node:crypto';
import { withTextsForNumbers, type ExactJson } from '../../shared/exact-json';
import type { Sop, SopEvent } from '../../shared/sop';
import { canonicalJson } from '../../shared/canonical-json';
import { readPayload } from './expression/payload';
import { lookUp, readPath, type JsonPath } from './expression/path';

/** The bucket of a payload without the key. */
export const noKey = '';

const longestKey = 200;

/** Reads `$.pump_id`; a mistake says where, from column 1. */
export function parseConcurrencyKey(
  text: string,
): { readonly path: JsonPath } | { readonly column: number; readonly message: string } {
  if (!text.startsWith('$')) return { column: 1, message: 'it must begin with "$."' };
  const read = readPath(text, 1);
  if ('message' in read) return { column: read.at + 1, message: read.message };
  if (read.end < text.length)
    return { column: read.end + 1, message: 'the path ends here, but the text goes on' };
  return read.path.length === 0 ? { column: 2, message: 'it names no key' } : { path: read.path };
}

/** In which bucket this event's run counts; undefined: the SOP counts all its runs together. */
export function concurrencyKeyOf(
  sop: Pick<Sop, 'concurrencyKey'>,
  event: Pick<SopEvent, 'payload'>,
): string | undefined {
  if (sop.concurrencyKey === undefined) return undefined;
  const read = parseConcurrencyKey(sop.concurrencyKey);
  const payload = readPayload(event.payload);
  return 'path' in read && payload.kind === 'json' ? keyText(lookUp(payload.value, read.path)) : noKey;
}

/** Text as it is, everything else as JSON; a very long one by its beginning and its hash. */
function keyText(value: ExactJson | undefined): string {
  if (value === undefined || value === null) return noKey;
  const plain = withTextsForNumbers(value);
  const text = typeof plain === 'string' ? plain : canonicalJson(plain);
  return text.length <= longestKey
    ? text
    : `${text.slice(0, longestKey / 2)}… ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
