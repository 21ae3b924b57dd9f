import type { Json, JsonObject } from '../../../../shared/json';
import { isObject, type TextCall } from './call-object';
import { parseJson } from './read-json';
import { defaultArgument, knownTool } from './tool-names';

/**
 * Calls without JSON around the name, within a call tag: `tool(args)`, `tool k="v"`, `tool>value`, `tool>`
 * and lines of `key: value`.
 */
export function readShortForm(body: string, known: ReadonlySet<string>): TextCall | null {
  const match = /^(\w+)(?:\s*\(([\s\S]*)\)|\s*>([\s\S]*)|((?:\s+\w+="[^"]*")+\s*\/?>?))$/u.exec(body.trim());
  const name = knownTool(match?.[1] ?? '', known);
  if (match === null || name === null) return null;
  const [, , inParentheses, afterArrow, attributes] = match;
  if (attributes !== undefined) return { name, arguments: toAttributes(attributes) };
  if (inParentheses !== undefined) return { name, arguments: inBrackets(name, inParentheses.trim()) };
  return {
    name,
    arguments: toLines(afterArrow ?? '') ?? loneValue(name, (afterArrow ?? '').replace(/\/?>\s*$/u, '')),
  };
}

const toAttributes = (text: string): JsonObject =>
  Object.fromEntries(
    [...text.matchAll(/\b(\w+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
  );

const argument = '\\b(\\w+)\\s*[=:]\\s*("(?:[^"\\\\]|\\\\.)*"|\'[^\']*\'|[^,\\s"\']+)';
const named = new RegExp(argument, 'gu');
const namedList = new RegExp(`^${argument}(?:\\s*,\\s*${argument})*$`, 'u');

function inBrackets(tool: string, inner: string): JsonObject {
  const json = parseJson(inner);
  if (isObject(json)) return json;
  if (namedList.test(inner))
    return Object.fromEntries(
      [...inner.matchAll(named)].map(([, key = '', value = '']) => [key, toValue(value)]),
    );
  return loneValue(tool, inner);
}

/** `key: value` on every line; null when it is anything else. */
function toLines(text: string): JsonObject | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^\s*(\w+):\s+(\S.*|)$/u.exec(line));
  if (lines.length === 0 || !text.startsWith('\n') || pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', toFlag((pair?.[2] ?? '').trim())]));
}

/**
 * The one argument a tool is mostly called with. An address given to the shell means what is to be fetched.
 */
export function loneValue(tool: string, text: string): JsonObject {
  const value = unquoted(text.trim());
  if (value === '') return {};
  const isAddress = tool === 'shell' && /^https?:\/\/[^\s']+$/u.test(value);
  return { [defaultArgument(tool)]: isAddress ? `curl -s '${value}'` : value };
}

function toValue(text: string): Json {
  const json = parseJson(text);
  return json ?? unquoted(text);
}

function toFlag(text: string): Json {
  if (/^(?:true|yes)$/iu.test(text)) return true;
  if (/^(?:false|no)$/iu.test(text)) return false;
  return unquoted(text);
}

const unquoted = (text: string): string => /^(["'])(.*)\1$/su.exec(text)?.[2] ?? text;
