import { callFences, toolFence } from '../../../base/outside-text';
import type { CallForm } from './call-form';
import { isObject, toCalls } from './call-object';
import { foreignFences } from './foreign-forms';
import { readJson, readJsonRow } from './read-json';
import { strayEnd } from './tagged-call';
import { knownTool } from './tool-names';

const labelOfTool = new RegExp(`^${toolFence}\\s+(\\w+)$`, 'u');

/**
 * Reads the fence whose opening line, of these marks and this label, ends at `start`. An ordinary fence is a
 * quotation, whatever it holds.
 */
export function readFence(
  text: string,
  { marks, label }: { readonly marks: string; readonly label: string },
  start: number,
  known: ReadonlySet<string>,
): CallForm {
  if (marks !== '```') return { kind: 'text', end: endOfFence(text, marks, start), unread: false };
  const named = callFences.some((name) => name === label);
  const tool = knownTool(labelOfTool.exec(label)?.[1] ?? '', known);
  if (tool !== null) {
    const found = readJson(text, start + blank(text.slice(start)));
    if (found !== null && isObject(found.value))
      return {
        kind: 'calls',
        calls: [{ name: tool, arguments: found.value }],
        end: found.end + strayEnd(text.slice(found.end)),
      };
  } else if (named) {
    const row = readJsonRow(text, start);
    const calls = row.values.flatMap(toCalls);
    if (calls.length > 0) return { kind: 'calls', calls, end: row.end + strayEnd(text.slice(row.end)) };
  }
  return {
    kind: 'text',
    end: endOfFence(text, marks, start),
    unread: named || tool !== null || foreignFences.includes(label),
  };
}

const blank = (text: string): number => /^\s*/u.exec(text)?.[0].length ?? 0;

/** At a line of as many marks or more. */
function endOfFence(text: string, marks: string, start: number): number {
  const close = new RegExp(`^[ \\t]*${marks}${marks[0] ?? ''}*[ \\t]*$`, 'mu').exec(text.slice(start));
  return close === null ? text.length : start + close.index + close[0].length;
}
