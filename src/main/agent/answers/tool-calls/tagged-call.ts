import type { Json } from '../../../../shared/json';
import { callTags } from '../../../base/outside-text';
import type { CallForm } from './call-form';
import { toCalls, type TextCall } from './call-object';
import { readNestedTags } from './nested-tags';
import { endOfJson, readJson, readJsonRow } from './read-json';
import { readShortForm } from './short-forms';

/** Tags that mean a call, as a part of a pattern. */
export const callTag = callTags.join('|');

const anyCallTag = new RegExp(`<(/?)(?:${callTag})>`, 'uy');

interface Body {
  readonly text: string;
  readonly values: readonly Json[];
  readonly end: number;
}

/**
 * Reads the call whose opening tag ends at `start`. JSON is read before closing tags are looked for, so a tag
 * within a text ends nothing.
 */
export function readTaggedCall(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const body = closedBody(text, start);
  if (body === null) return readOpenCall(text, start, known);
  const calls = callsOf(body, known);
  return calls.length > 0 ? { kind: 'calls', calls, end: body.end } : { kind: 'unreadable', end: body.end };
}

function callsOf(body: Body, known: ReadonlySet<string>): readonly TextCall[] {
  const written = body.values.flatMap(toCalls);
  if (written.length > 0) return written;
  const nested = readNestedTags(body.text, known);
  if (nested.length > 0) return nested;
  const short = readShortForm(body.text, known);
  return short === null ? [] : [short];
}

/** Up to a closing call tag of any name; null when another call begins first or none closes. */
function closedBody(text: string, start: number): Body | null {
  const values: Json[] = [];
  for (let index = start; index < text.length;) {
    const found = readJson(text, index);
    if (found !== null) values.push(found.value);
    const next = found?.end ?? endOfJson(text, index);
    if (next !== null) {
      index = next;
      continue;
    }
    anyCallTag.lastIndex = index;
    const tag = anyCallTag.exec(text);
    if (tag?.[1] === '/') return { text: text.slice(start, index), values, end: index + tag[0].length };
    if (tag !== null) return null;
    index += 1;
  }
  return null;
}

/** Without a closing tag only what follows the opening one at once can be a call. */
function readOpenCall(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const fence = /^\s*```\w*\s*/u.exec(text.slice(start))?.[0].length ?? 0;
  const row = readJsonRow(text, start + fence);
  const calls = row.values.flatMap(toCalls);
  if (calls.length > 0) return { kind: 'calls', calls, end: row.end + strayEnd(text.slice(row.end)) };
  const short = readShortForm(text.slice(start), known);
  return short === null ? { kind: 'unfinished' } : { kind: 'open-call', call: short, end: text.length };
}

/** Length of the closing marks that follow a call which was read to its end. */
export const strayEnd = (rest: string): number => /^(?:\s*(?:```|<\/[\w:-]+>))*/u.exec(rest)?.[0].length ?? 0;
