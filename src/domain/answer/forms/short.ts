import { readWrittenJson, type WrittenEntry, type WrittenJson } from '../../../shared/written-json';
import { matchAt, skipBlanks } from '../template';
import { defaultArgument } from '../tool-names';
import { noArguments } from './json-call';
import { PythonReader } from './python';
import { unread, type FormReading, type ToolNames } from './reading';

const name = /\s*(?<name>[\p{L}_]\w{0,127})/uy;
const attributes = /(?:\s+\w+="[^"]*")+\s*(?:\/>|>(?=\s*<)|(?=<\/)|$)/uy;

/**
 * Calls without JSON around the name, within a call tag: `tool(key=value)`, `tool key="value"`, `tool>value`,
 * `tool>` and lines of `key: value`. They count for offered tools only.
 */
export function readShortForm(
  text: string,
  start: number,
  names: ToolNames,
  closes: (at: number) => number | null,
): FormReading {
  const found = matchAt(name, text, start);
  const tool = names.loose(found?.groups?.['name'] ?? '');
  if (found === null || tool === null) return null;
  const at = start + found[0].length;
  if (text[skipBlanks(text, at)] === '(') return inBrackets(text, skipBlanks(text, at) + 1, tool);
  const given = matchAt(attributes, text, at);
  if (given !== null) {
    const entries = [...given[0].matchAll(/\b(\w+)="([^"]*)"/gu)].map(
      ([, key = '', value = '']): WrittenEntry => [key, untyped(value)],
    );
    return {
      kind: 'calls',
      calls: [{ name: tool, arguments: objectOf(entries) }],
      end: at + given[0].length,
      open: true,
    };
  }
  const arrow = skipBlanks(text, at);
  if (text[arrow] !== '>') return null;
  const end = closes(arrow + 1);
  if (end === null) return unread(text.length);
  const body = text.slice(arrow + 1, end).replace(/\/?>\s*$/u, '');
  const args = body.startsWith('\n') || body.startsWith('\r\n') ? lines(body) : loneValue(tool, body);
  return args === null ? unread(end) : { kind: 'calls', calls: [{ name: tool, arguments: args }], end };
}

const untyped = (value: string): WrittenJson => ({ kind: 'untyped', value });
const objectOf = (entries: readonly WrittenEntry[]): WrittenJson => ({
  kind: 'object',
  entries,
  source: '{}',
});

function inBrackets(text: string, start: number, tool: string): FormReading {
  const at = skipBlanks(text, start);
  if (text[at] === '{') {
    const read = readWrittenJson(text, at, true);
    if (!read.ok) return unread(read.at);
    const end = skipBlanks(text, read.end);
    return text[end] === ')'
      ? { kind: 'calls', calls: [{ name: tool, arguments: read.value }], end: end + 1 }
      : unread(end);
  }
  const reader = new PythonReader(text, at);
  const args = reader.arguments();
  if (args !== null) return { kind: 'calls', calls: [{ name: tool, arguments: args }], end: reader.at };
  const lone = new PythonReader(text, at);
  const value = lone.value(0);
  const end = skipBlanks(text, lone.at);
  return value?.kind === 'text' && text[end] === ')'
    ? {
        kind: 'calls',
        calls: [{ name: tool, arguments: loneValue(tool, value.value) }],
        end: end + 1,
      }
    : unread(reader.at);
}

/** `key: value` on every line; null when it is anything else. */
function lines(body: string): WrittenJson | null {
  const written = body.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const pairs = written.map((line) => /^\s*(\w+):\s+(\S.*|)$/u.exec(line));
  if (pairs.length === 0) return noArguments;
  return pairs.includes(null)
    ? null
    : objectOf(
        pairs.map((pair) => [pair?.[1] ?? '', { kind: 'text', value: unquoted((pair?.[2] ?? '').trim()) }]),
      );
}

/** The one argument a tool is mostly called with. An address given to the shell means what is to be fetched. */
export function loneValue(tool: string, text: string): WrittenJson {
  const value = unquoted(text.trim());
  if (value === '') return noArguments;
  const isAddress = tool === 'shell' && /^https?:\/\/[^\s']+$/u.test(value);
  return objectOf([
    [defaultArgument(tool), { kind: 'text', value: isAddress ? `curl -s '${value}'` : value }],
  ]);
}

/** Without the quotes around all of it. */
export function unquoted(text: string): string {
  const quote = text[0];
  if (text.length < 2 || (quote !== '"' && quote !== "'") || !text.endsWith(quote)) return text;
  const reader = new PythonReader(text, 0);
  const value = reader.value(0);
  return value?.kind === 'text' && reader.at === text.length ? value.value : text;
}

const arrows = /\[?TOOL_CALL\]?\s*\{\s*tool\s*=>\s*"([^"\n]{1,128})"\s*,\s*args\s*=>\s*\{/uy;
/** Braces with blanks between them are looked at once, from the first of them on. */
const closeArrows = /(?<![\s}])([\s}]*)\[?\/TOOL_CALL\]?/gu;

/** `[TOOL_CALL] {tool => "name", args => { --key value }} [/TOOL_CALL]` that begins at `start`. */
export function readArrows(text: string, start: number, names: ToolNames): FormReading {
  const opened = matchAt(arrows, text, start);
  if (opened === null) return null;
  const tool = names.loose(opened[1] ?? '');
  const from = start + opened[0].length;
  closeArrows.lastIndex = from;
  let closed = closeArrows.exec(text);
  while (closed !== null && (closed[1]?.split('}').length ?? 0) < 3) closed = closeArrows.exec(text);
  if (tool === null || closed === null) return unread(closed?.index ?? text.length);
  const args = flags(text.slice(from, closed.index));
  const end = closed.index + closed[0].length;
  return args === null ? unread(end) : { kind: 'calls', calls: [{ name: tool, arguments: args }], end };
}

const flag = /\s*--([\w-]{1,128})(?=\s|$)[^\S\n]*/uy;

/**
 * `--key value`, each behind the start of a line. A value goes on to the next of them; a value in quotes may
 * have another behind it on its line.
 */
function flags(body: string): WrittenJson | null {
  const entries: WrittenEntry[] = [];
  let at = 0;
  while (skipBlanks(body, at) < body.length) {
    const found = matchAt(flag, body, at);
    if (found === null) return null;
    at += found[0].length;
    const quoted = quotedText(body, at);
    if (quoted !== null) {
      entries.push([found[1] ?? '', untyped(quoted.value)]);
      at = quoted.end;
      continue;
    }
    const rest = body.slice(at);
    const next = rest.search(/\n[^\S\n]*--[\w-]/u);
    const value = (next === -1 ? rest : rest.slice(0, next)).trim();
    if (/\s--[\w-]+\s/u.test(value)) return null;
    entries.push([found[1] ?? '', untyped(value)]);
    at = next === -1 ? body.length : at + next;
  }
  return objectOf(entries);
}

/** A text in quotes that ends its line, or stands before the next key. */
function quotedText(body: string, at: number): { readonly value: string; readonly end: number } | null {
  const quote = body[at];
  if (quote !== '"' && quote !== "'") return null;
  const reader = new PythonReader(body, at);
  const read = reader.value(0);
  const ends = matchAt(/[^\S\n]*(?:\n|$|(?=--\w))/uy, body, reader.at);
  return read?.kind === 'text' && ends !== null ? { value: read.value, end: reader.at } : null;
}

const functionCall = /<FunctionCall>\s*(\w+)\s*<code>([\s\S]*?)<\/code>\s*<\/FunctionCall>/uy;

/** `<FunctionCall>tool<code>key>value</code></FunctionCall>` that begins at `start`. */
export function readFunctionCall(text: string, start: number, names: ToolNames): FormReading {
  const found = matchAt(functionCall, text, start);
  const tool = names.loose(found?.[1] ?? '');
  if (found === null || tool === null) return unread(text.length);
  const end = start + found[0].length;
  const written = (found[2] ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '');
  const pairs = written.map((line) => /^\s*(\w+)>(.*)$/u.exec(line));
  return pairs.includes(null)
    ? unread(end)
    : {
        kind: 'calls',
        calls: [
          {
            name: tool,
            arguments: objectOf(pairs.map((pair) => [pair?.[1] ?? '', untyped((pair?.[2] ?? '').trim())])),
          },
        ],
        end,
      };
}

/** `tool/argument>value` and `tool/{…}` as a whole line. */
export function readLineForm(line: string, names: ToolNames): FormReading {
  const match = /^(\w+)\/(?:(\w+)>(.*)|(\{.*\}))$/u.exec(line);
  const tool = names.loose(match?.[1] ?? '');
  if (match === null || tool === null) return null;
  const [, , key, value = '', json] = match;
  if (key !== undefined)
    return {
      kind: 'calls',
      calls: [{ name: tool, arguments: objectOf([[key, untyped(value.trim())]]) }],
      end: line.length,
      open: true,
    };
  const read = readWrittenJson(json ?? '', 0);
  return read.ok && read.end === json?.length
    ? { kind: 'calls', calls: [{ name: tool, arguments: read.value }], end: line.length }
    : unread(line.length);
}
