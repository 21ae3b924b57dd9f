import type { CallForm } from './call-form';
import { isObject, toCalls } from './call-object';
import { readJson, readJsonRow } from './read-json';
import { strayEnd } from './tagged-call';
import { knownTool } from './tool-names';

/** Reads the fence whose opening line, with this label, ends at `start`. An ordinary fence is a quotation, whatever it holds. */
export function readFence(text: string, label: string, start: number, known: ReadonlySet<string>): CallForm {
  const named = /^(?:tool_call|toolcall|tool-call|invoke)$/u.test(label);
  const tool = knownTool(/^tool\s+(\w+)$/u.exec(label)?.[1] ?? '', known);
  if (tool !== null) {
    const found = readJson(text, start + blank(text.slice(start)));
    if (found !== null && isObject(found.value)) return { kind: 'calls', calls: [{ name: tool, arguments: found.value }], end: found.end + strayEnd(text.slice(found.end)) };
  } else if (named) {
    const row = readJsonRow(text, start);
    const calls = row.values.flatMap(toCalls);
    if (calls.length > 0) return { kind: 'calls', calls, end: row.end + strayEnd(text.slice(row.end)) };
  }
  return { kind: 'text', end: endOfFence(text, start), unread: named || tool !== null };
}

const blank = (text: string): number => /^\s*/u.exec(text)?.[0].length ?? 0;

function endOfFence(text: string, start: number): number {
  const close = /^[ \t]*```[ \t]*$/mu.exec(text.slice(start));
  return close === null ? text.length : start + close.index + close[0].length;
}
