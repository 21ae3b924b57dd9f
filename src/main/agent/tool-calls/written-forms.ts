import type { CallForm } from './call-form';
import { isObject } from './call-object';
import { typedValue } from './nested-tags';
import { parseJson } from './read-json';
import { knownTool } from './tool-names';
import type { JsonObject } from '../../../shared/json';

const invoke = /<invoke\s+name\s*=\s*(["'])(.*?)\1\s*>([\s\S]*?)<\/invoke>/iuy;
const parameter = /<parameter\s+name\s*=\s*(["'])([^"'<>]*)\1\s*>((?:(?!<parameter\b)[\s\S])*?)<\/parameter>/giu;
const functionCall = /<FunctionCall>\s*(\w+)\s*<code>([\s\S]*?)<\/code>\s*<\/FunctionCall>/uy;
const arrows = /\[?TOOL_CALL\]?\s*\{\s*tool\s*=>\s*"([^"]*)"\s*,\s*args\s*=>\s*\{([\s\S]*?)\/TOOL_CALL\]?/uy;

/** `<invoke name="tool"><parameter name="key">value</parameter></invoke>` that begins at `start`. */
export function readInvoke(text: string, start: number): CallForm {
  const match = at(invoke, text, start);
  if (match === null) return { kind: 'unfinished' };
  const [whole, , name = '', body = ''] = match;
  const end = start + whole.length;
  return name.trim() === '' ? { kind: 'unreadable', end } : { kind: 'calls', calls: [{ name: name.trim(), arguments: toParameters(body) }], end };
}

function toParameters(body: string): JsonObject {
  const given = [...body.matchAll(parameter)].filter(([, , , value = '']) => value.trim() !== '');
  if (given.length > 0) return Object.fromEntries(given.map(([, , key = '', value = '']) => [key, typedValue(value.trim())]));
  const inner = body.replace(parameter, '').trim();
  const json = parseJson(inner);
  if (isObject(json)) return json;
  return inner === '' ? {} : { content: inner };
}

/** `<FunctionCall>tool<code>key>value</code></FunctionCall>` that begins at `start`. */
export function readFunctionCall(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const match = at(functionCall, text, start);
  const pairs = [...(match?.[2] ?? '').matchAll(/^[^\S\r\n\u2028\u2029]*(\w+)>(.*)$/gmu)].map(([, key = '', value = '']): [string, string] => [key, value.trim()]);
  return looseCall(match, known, Object.fromEntries(pairs), start);
}

/** `TOOL_CALL {tool => "name", args => { --key "value" }} /TOOL_CALL` that begins at `start`. */
export function readArrows(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const match = at(arrows, text, start);
  const inner = withoutClosing(match?.[2] ?? '');
  const pairs = [...(inner ?? '').matchAll(/--(\w+)\s+(?:"([^"]*)"|(\S+))/gu)].map(([, key = '', quoted, bare = '']): [string, string] => [key, quoted ?? bare]);
  return looseCall(inner === null ? null : match, known, Object.fromEntries(pairs), start);
}

/** Null: the braces are not closed where the call ends. */
function withoutClosing(written: string): string | null {
  const [closing = ''] = /(?<![\s}])[\s}]*\[?$/u.exec(written) ?? [];
  return closing.includes('}') ? written.slice(0, written.length - closing.length) : null;
}

function looseCall(match: RegExpExecArray | null, known: ReadonlySet<string>, args: JsonObject, start: number): CallForm {
  const name = knownTool(match?.[1] ?? '', known);
  if (match === null || name === null) return { kind: 'text', end: start + 1, unread: true };
  return { kind: 'calls', calls: [{ name, arguments: args }], end: start + match[0].length };
}

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}
