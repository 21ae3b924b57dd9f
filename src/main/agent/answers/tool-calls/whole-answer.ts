import type { Json } from '../../../../shared/json';
import { isObject, toCalls, type TextCall } from './call-object';
import { parseJson } from './read-json';
import { knownTool } from './tool-names';

export interface WholeAnswer {
  readonly text: string;
  readonly calls: readonly TextCall[];
  /** What the calls were read from. */
  readonly passages: readonly string[];
  /** The last call ends with the answer, and with nothing of its own. */
  readonly open: boolean;
}

/**
 * An answer that is nothing but calls: JSON, or lines of `tool/argument>value`. Null when it is anything
 * else, data included.
 */
export function readWholeAnswer(text: string, known: ReadonlySet<string>): WholeAnswer | null {
  const json = /^[[{]/u.test(text) ? parseJson(text) : null;
  return json === null ? readLines(text, known) : readJsonAnswer(text, json, known);
}

function readJsonAnswer(text: string, json: Json, known: ReadonlySet<string>): WholeAnswer | null {
  if (isObject(json) && Array.isArray(json['tool_calls'])) {
    const calls = toCalls(json['tool_calls']);
    const content = json['content'];
    return calls.length === 0
      ? null
      : { text: typeof content === 'string' ? content.trim() : '', calls, passages: [text], open: false };
  }
  const calls = toCalls(json);
  const isCall =
    calls.length === (Array.isArray(json) ? json.length : 1) && calls.every((call) => known.has(call.name));
  return isCall && calls.length > 0 ? { text: '', calls, passages: [text], open: false } : null;
}

function readLines(text: string, known: ReadonlySet<string>): WholeAnswer | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const calls = lines.map((line) => readLine(line.trim(), known));
  const read = calls.filter((call) => call !== null);
  return read.length === calls.length && read.length > 0
    ? { text: '', calls: read, passages: lines, open: true }
    : null;
}

function readLine(line: string, known: ReadonlySet<string>): TextCall | null {
  const match = /^(\w+)\/(?:(\w+)>(.*)|(\{.*\}))$/u.exec(line);
  const name = knownTool(match?.[1] ?? '', known);
  if (match === null || name === null) return null;
  if (match[2] !== undefined) return { name, arguments: { [match[2]]: (match[3] ?? '').trim() } };
  const args = parseJson(match[4] ?? '');
  return isObject(args) ? { name, arguments: args } : null;
}
