import type { CallForm } from './call-form';
import { isObject } from './call-object';
import { typedValue } from './nested-tags';
import { parseJson } from './read-json';
import { knownTool } from './tool-names';
import type { JsonObject } from '../../../../shared/json';

const invoke = /<invoke\s+name\s*=\s*(["'])(.*?)\1\s*>([\s\S]*?)<\/invoke>/iuy;
const openParameter = /<parameter\s+name\s*=\s*(["'])([^<\r\n]*?)\1\s*>/giu;
const closeParameter = /<\/parameter>/giu;
const functionCall = /<FunctionCall>\s*(\w+)\s*<code>([\s\S]*?)<\/code>\s*<\/FunctionCall>/uy;
const arrows = /\[?TOOL_CALL\]?\s*\{\s*tool\s*=>\s*"([^"]*)"\s*,\s*args\s*=>\s*\{/uy;
/** Braces with blanks between them are looked at once, from the first of them on. */
const closeArrows = /(?<![\s}])([\s}]*)\[?\/TOOL_CALL\]?/gu;

/** `<invoke name="tool"><parameter name="key">value</parameter></invoke>` that begins at `start`. */
export function readInvoke(text: string, start: number): CallForm {
  const match = next(invoke, text, start);
  if (match === null) return { kind: 'unfinished' };
  const [whole, , name = '', body = ''] = match;
  const end = start + whole.length;
  return name.trim() === ''
    ? { kind: 'unreadable', end }
    : { kind: 'calls', calls: [{ name: name.trim(), arguments: toParameters(body) }], end };
}

function toParameters(body: string): JsonObject {
  const { pairs, rest } = parametersIn(body);
  const given = pairs.filter(([, value]) => value !== '');
  if (given.length > 0) return Object.fromEntries(given.map(([key, value]) => [key, typedValue(value)]));
  const inner = rest.trim();
  const json = parseJson(inner);
  if (isObject(json)) return json;
  return inner === '' ? {} : { content: inner };
}

/**
 * Each `<parameter name="key">value</parameter>`, and what stands around them. What a value quotes is a part
 * of the value.
 */
function parametersIn(body: string): {
  readonly pairs: readonly (readonly [key: string, value: string])[];
  readonly rest: string;
} {
  const pairs: (readonly [string, string])[] = [];
  let [rest, from] = ['', 0];
  for (let opened = next(openParameter, body, 0); opened !== null; opened = next(openParameter, body, from)) {
    const start = opened.index + opened[0].length;
    const closed = next(closeParameter, body, start);
    if (closed === null) break;
    pairs.push([opened[2] ?? '', body.slice(start, closed.index).trim()]);
    rest += body.slice(from, opened.index);
    from = closed.index + closed[0].length;
  }
  return { pairs, rest: rest + body.slice(from) };
}

/** `<FunctionCall>tool<code>key>value</code></FunctionCall>` that begins at `start`. */
export function readFunctionCall(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const match = next(functionCall, text, start);
  const pairs = [...(match?.[2] ?? '').matchAll(/^[^\S\r\n\u2028\u2029]*(\w+)>(.*)$/gmu)].map(
    ([, key = '', value = '']): [string, string] => [key, value.trim()],
  );
  return looseCall(
    match === null ? null : { name: match[1] ?? '', end: start + match[0].length },
    known,
    Object.fromEntries(pairs),
    start,
  );
}

/** `TOOL_CALL {tool => "name", args => { --key "value" }} /TOOL_CALL` that begins at `start`. */
export function readArrows(text: string, start: number, known: ReadonlySet<string>): CallForm {
  const opened = next(arrows, text, start);
  const inner = opened === null ? null : beforeClosing(text, start + opened[0].length);
  if (opened === null || inner === null) return looseCall(null, known, {}, start);
  const pairs = [...inner.text.matchAll(/--(\w+)\s+(?:"([^"]*)"|(\S+))/gu)].map(
    ([, key = '', quoted, bare = '']): [string, string] => [key, quoted ?? bare],
  );
  return looseCall({ name: opened[1] ?? '', end: inner.end }, known, Object.fromEntries(pairs), start);
}

/**
 * What stands before the braces that end the call; an argument may name its end without them. Null: it has no
 * end.
 */
function beforeClosing(text: string, from: number): { readonly text: string; readonly end: number } | null {
  for (
    let closed = next(closeArrows, text, from);
    closed !== null;
    closed = next(closeArrows, text, closeArrows.lastIndex)
  ) {
    if (closed[1]?.includes('}') === true)
      return { text: text.slice(from, closed.index), end: closeArrows.lastIndex };
  }
  return null;
}

function looseCall(
  written: { readonly name: string; readonly end: number } | null,
  known: ReadonlySet<string>,
  args: JsonObject,
  start: number,
): CallForm {
  const name = knownTool(written?.name ?? '', known);
  if (written === null || name === null) return { kind: 'text', end: start + 1, unread: true };
  return { kind: 'calls', calls: [{ name, arguments: args }], end: written.end };
}

function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
