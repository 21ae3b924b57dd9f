import { PythonReader } from '../../../domain/answer/forms/python';
import { gemmaReader } from '../../../domain/answer/forms/gemma';
import type { WrittenCall } from '../../../domain/answer/forms/reading';
import { escaped } from '../../../domain/answer/template';
import { readWrittenJson, type WrittenEntry, type WrittenJson } from '../../../shared/written-json';
import {
  anyPart,
  firstWords,
  keyPart,
  namePart,
  valueTypes,
  type ArgumentsLayout,
  type CallLayout,
} from './call-layout';

/** Calls that stand whole, and whether nothing but the end of the calls follows them. */
export interface LayoutReading {
  readonly calls: readonly WrittenCall[];
  /** Of each call, where its words end. */
  readonly ends: readonly number[];
  readonly isWhole: boolean;
}

/**
 * Reads calls that were written in a layout, from behind its trigger to the end of the text. Null: it holds
 * something else.
 */
export function readCallsBehindTrigger(layout: CallLayout, text: string): readonly WrittenCall[] | null {
  const { calls, isWhole } = readWholeCalls(layout, text);
  return isWhole ? calls : null;
}

/**
 * The same, up to the first call that is none or not whole. `isCut`: the text may go on, so that a call whose
 * last mark is missing is not whole where only that mark ends its arguments.
 */
export function readWholeCalls(layout: CallLayout, text: string, isCut = false): LayoutReading {
  const calls: WrittenCall[] = [];
  const ends: number[] = [];
  const given = (isWhole: boolean): LayoutReading => ({ calls, ends, isWhole });
  let words = firstWords(layout).rest;
  let at = 0;
  for (;;) {
    const call = readCall(layout, words, text, at, isCut);
    if (call === null) return given(false);
    calls.push(call.call);
    at = call.end;
    ends.push(at);
    const end = matchEnd(pattern(layout.close), text, at);
    if (text.slice(at).trim() === '' || (end !== null && text.slice(end).trim() === '')) return given(true);
    words = layout.between + layout.head;
  }
}

function readCall(
  layout: CallLayout,
  words: string,
  text: string,
  start: number,
  isCut: boolean,
): { readonly call: WrittenCall; readonly end: number } | null {
  const head = new RegExp(pattern(words), 'uy');
  head.lastIndex = start;
  const found = head.exec(text);
  if (found === null) return null;
  const read = readArguments(layout.arguments, text, head.lastIndex);
  const name = read?.name ?? found.groups?.['name'];
  if (read === null || name === undefined) return null;
  const end = matchEnd(pattern(layout.tail), text, read.end);
  // At the end of an answer the last marks may be missing, or one of them may be cut.
  const isOver = isCut
    ? layout.arguments.kind !== 'elements' && matchEnd(beginning(layout.tail), text, read.end) !== null
    : text.slice(read.end).trim() === '';
  if (end === null && !isOver) return null;
  return { call: { name, arguments: read.value }, end: end ?? text.length };
}

type Elements = Extract<ArgumentsLayout, { kind: 'elements' }>;

interface ReadArguments {
  readonly value: WrittenJson;
  readonly end: number;
  readonly name?: string;
}

function readArguments(layout: ArgumentsLayout, text: string, start: number): ReadArguments | null {
  switch (layout.kind) {
    case 'json': {
      const read = readWrittenJson(text, start, true);
      return read.ok && read.value.kind === 'object' ? { value: read.value, end: read.end } : null;
    }
    case 'python': {
      const reader = new PythonReader(text, start);
      const value = reader.arguments();
      return value === null ? null : { value, end: reader.at };
    }
    case 'gemma': {
      const read = gemmaReader({ kind: 'gemma', quote: layout.quote })(text, start);
      const [call] = read?.kind === 'calls' ? read.calls : [];
      return call === undefined || read?.kind !== 'calls'
        ? null
        : { value: call.arguments, end: read.end, name: call.name };
    }
    case 'elements':
      return readElements(layout, text, start);
  }
}

function readElements(layout: Elements, text: string, start: number): ReadArguments {
  const opens = [...new Set(valueTypes.map((type) => layout.open[type]))];
  const entries: WrittenEntry[] = [];
  let at = start;
  for (;;) {
    const found = opens
      .map((open) => ({ open, match: matchOpen(open, text, at) }))
      .find(({ match }) => match !== null);
    if (found?.match == null) break;
    const { open, match } = found;
    const close = layout.close.replaceAll(keyPart, match.key);
    const end = text.indexOf(close, match.end);
    if (end === -1) break;
    const value = text.slice(match.end, end);
    const isText = open === layout.open.string && opens.length > 1;
    entries.push([match.key, isText ? { kind: 'text', value } : untyped(layout, opens, value)]);
    at = matchEnd(pattern(layout.between), text, end + close.length) ?? end + close.length;
  }
  return { value: { kind: 'object', entries, source: '{}' }, end: at };
}

/** What a value is that may be of any type: for a schema that wants an object or a list, also what it holds. */
function untyped(layout: Elements, opens: readonly string[], written: string): WrittenJson {
  const value = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/u.exec(written)?.[1] ?? written;
  const elements = inPython(value) ?? inElements(layout, opens, value);
  return { kind: 'untyped', value, ...(elements === null ? {} : { elements }) };
}

/** Lists and objects that a template prints as Python does. */
function inPython(text: string): WrittenJson | null {
  if (!/^\s*[[{]/u.test(text) || readWrittenJson(text, 0, true).ok) return null;
  const reader = new PythonReader(text, 0);
  const value = reader.value(0);
  return value !== null && text.slice(reader.at).trim() === '' ? value : null;
}

/** Lists and objects as elements in elements; those of a list are called `item`. */
function inElements(layout: Elements, opens: readonly string[], text: string): WrittenJson | null {
  const entries: WrittenEntry[] = [];
  for (let at = 0; at < text.length;) {
    const match = opens.map((open) => matchOpen(open, text, at)).find((each) => each !== null);
    if (match == null) return null;
    const close = layout.close.replaceAll(keyPart, match.key);
    const end = text.indexOf(close, match.end);
    if (end === -1) return null;
    entries.push([match.key, untyped(layout, opens, text.slice(match.end, end))]);
    at = matchEnd(String.raw`\s*`, text, end + close.length) ?? text.length;
  }
  const source = '{}';
  if (entries.length === 0) return null;
  return entries.every(([key]) => key === 'item')
    ? { kind: 'list', items: entries.map(([, value]) => value), source }
    : { kind: 'object', entries, source };
}

/** The line break that lays a value out is the template's, and all that follows is the value's. */
function matchOpen(
  open: string,
  text: string,
  at: number,
): { readonly key: string; readonly end: number } | null {
  const breaks = /\n$/u.test(open) ? '\n?' : '';
  const matcher = new RegExp(pattern(open.trimEnd()) + breaks, 'uy');
  matcher.lastIndex = at;
  const key = matcher.exec(text)?.groups?.['key'];
  return key === undefined ? null : { key, end: matcher.lastIndex };
}

function matchEnd(source: string, text: string, at: number): number | null {
  const matcher = new RegExp(source, 'uy');
  matcher.lastIndex = at;
  return matcher.test(text) ? matcher.lastIndex : null;
}

/** Words of a layout as a pattern; blanks may be others, or none. */
const pattern = (words: string): string => patterns(words).join('');

/** The words, or their beginning, up to the end of the text. */
const beginning = (words: string): string =>
  `${patterns(words).reduceRight((rest, part) => `(?:${part}${rest})?`, '')}$(?![\\s\\S])`;

function patterns(words: string): readonly string[] {
  let named = false;
  return words
    .split(/(\s+|\{name\}|\{any\}|\{key\})/u)
    .flatMap((part) => (/^(?:\s|\{\w+\}$)/u.test(part) ? [part] : [...part]))
    .map((part) => {
      if (part === namePart) {
        const again = named;
        named = true;
        return again ? String.raw`\k<name>` : String.raw`(?<name>[^\s"'<>{}()[\]]{1,128})`;
      }
      if (part === anyPart) return '[0-9A-Za-z_-]{0,64}';
      if (part === keyPart) return '(?<key>[^<>"\\n]{1,128})';
      return /^\s+$/u.test(part) ? String.raw`\s*` : escaped(part);
    });
}
