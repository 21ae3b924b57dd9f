import type { Json } from '../../../shared/json';
import { isKnownCall, replaceJsonBlocks } from './json-blocks';
import { withoutNarration } from './narration';
import { isObject } from './tool-calls/call-object';
import { readJsonRow } from './tool-calls/read-json';

const tagName =
  '(function_calls|function_call|tool_call|toolcall|tool-call|tool|invoke|minimax:tool_call|minimax:toolcall)';
/** Code that a person may have asked for stays as it is. */
const code = '```[\\s\\S]*?(?:```|$)|`[^`\\n]+`';
/** They end where the next tag of a call begins. */
const attributes = '\\s(?:[^<>]|<(?!function_call|tool|invoke|minimax:))*';
const anyTag = new RegExp(`${code}|<${tagName}(?:${attributes})?>`, 'gu');
const openTag = new RegExp(`${code}|<${tagName}>`, 'gu');

/**
 * An answer as a person reads it: without calls in tags, without calls in JSON, without announcements of
 * work.
 */
export const sanitizeAnswer = (text: string, knownTools: Iterable<string>): string =>
  withoutNarration(withoutCallJson(withoutCallTags(text), knownTools));

/**
 * Takes away call tags with what they hold. One that never closes goes with the JSON behind it; without JSON
 * it is prose.
 */
export function withoutCallTags(text: string): string {
  let rest = withoutClosedTags(text);
  openTag.lastIndex = 0;
  for (let match = openTag.exec(rest); match !== null; match = openTag.exec(rest)) {
    const row = readJsonRow(rest, match.index + match[0].length);
    if (row.values.length === 0 || match[1] === undefined) continue;
    const after = rest.slice(row.end).replace(/^(?:\s*<\/[\w:-]+>)+/u, '');
    rest = rest.slice(0, match.index) + after;
    openTag.lastIndex = match.index;
  }
  return tidy(rest);
}

function withoutClosedTags(text: string): string {
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  anyTag.lastIndex = 0;
  for (let match = anyTag.exec(text); match !== null; match = anyTag.exec(text)) {
    const [, name] = match;
    if (name === undefined) continue;
    const close = unclosed.has(name) ? -1 : text.indexOf(`</${name}>`, anyTag.lastIndex);
    if (close === -1) {
      unclosed.add(name);
      // Code may begin within what looked like its attributes.
      anyTag.lastIndex = match.index + 1;
      continue;
    }
    kept += text.slice(from, match.index);
    from = close + `</${name}>`.length;
    anyTag.lastIndex = from;
  }
  return kept + text.slice(from);
}

/**
 * Takes away calls of known tools that stand alone as JSON, and their results behind them. Every other JSON
 * stays.
 */
export function withoutCallJson(text: string, knownTools: Iterable<string>): string {
  const known = new Set([...knownTools].map((name) => name.toLowerCase()));
  let called = false;
  const replace = (value: Json): string | null => {
    if (called && isResult(value)) return '';
    const other = withoutCalls(value, known);
    called ||= other !== null;
    return other;
  };
  return tidy(replaceJsonBlocks(text.replaceAll('\r\n', '\n'), replace));
}

function withoutCalls(value: Json, known: ReadonlySet<string>): string | null {
  const list = Array.isArray(value)
    ? value
    : isObject(value) && Array.isArray(value['tool_calls'])
      ? value['tool_calls']
      : [value];
  if (list.length === 0 || !list.every((entry) => isKnownCall(entry, known))) return null;
  return isObject(value) && typeof value['content'] === 'string' && 'tool_calls' in value
    ? value['content'].trim()
    : '';
}

function isResult(value: Json): boolean {
  return (
    isObject(value) &&
    'result' in value &&
    Object.keys(value).every((key) => ['result', 'id', 'tool_call_id', 'name', 'tool'].includes(key))
  );
}

const tidy = (text: string): string => text.replace(/\n{3,}/gu, '\n\n').trim();
