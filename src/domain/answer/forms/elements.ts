import { readWrittenJson, type WrittenEntry, type WrittenJson } from '../../../shared/written-json';
import { callFormats, type CallForm, type ElementMarks } from '../call-format';
import { anyTemplate, escaped, saysMore, matchAt, skipBlanks, templatePattern } from '../template';
import { PythonReader } from './python';
import { unread, type FormReading, type ToolNames } from './reading';

type Elements = Extract<CallForm, { kind: 'elements' }>;

/**
 * A head with the name, and elements behind it, one an argument. What stands in an element is its value and
 * nothing else: the element ends where its closing mark is followed by what the form allows there, and a
 * value that holds elements of the same form holds them whole.
 */
export function elementsReader(
  form: Elements,
  sectionClose: readonly string[],
): (text: string, start: number, names: ToolNames) => FormReading {
  const heads = form.head.map((head) => anyTemplate([head]));
  const opens = form.argument.map(({ open }) => anyTemplate([open]));
  const closers = sectionClose.map(escaped);
  return (text, start, names) => {
    for (const head of heads) {
      const found = head === null ? null : matchAt(head, text, start);
      const written = found?.groups?.['name'];
      if (found === null || written === undefined) continue;
      if (saysMore(found[0])) return unread(start + found[0].length);
      const name = form.loose === true ? names.loose(written) : written;
      if (name === null) continue;
      const ends = form.end.map((end) => templatePattern(end.replace('{name}', written)));
      const follow = new RegExp(
        `\\s*(?:${[...form.argument.map(({ open }) => templatePattern(open)).map(unnamed), ...ends, ...closers].join('|')})`,
        'iuy',
      );
      const end = new RegExp(ends.join('|'), 'iuy');
      const close = closers.length === 0 ? null : new RegExp(`(?=${closers.join('|')})`, 'iuy');
      return readElements(
        form,
        { text, opens, follow, end, close, marks: form.argument },
        name,
        start + found[0].length,
      );
    }
    return null;
  };
}

/** A mark of a call is no argument of that name. */
const isHead = ({ head }: Elements, { open }: ElementMarks, key: string): boolean =>
  head.some((each) => each.startsWith(`${open.split('{key}')[0] ?? ''}${key} `));

interface Patterns {
  readonly text: string;
  readonly opens: readonly (RegExp | null)[];
  readonly follow: RegExp;
  readonly end: RegExp;
  readonly close: RegExp | null;
  readonly marks: readonly ElementMarks[];
  /** A value may end with the text. */
  readonly ends?: boolean;
}

function readElements(form: Elements, patterns: Patterns, name: string, start: number): FormReading {
  const { text, end, close } = patterns;
  const first = skipBlanks(text, start);
  if (text[first] === '{') return readObject(patterns, name, first);
  const read = readArguments(form, patterns, first);
  if (!read.isWhole) return unread(read.end);
  const at = skipBlanks(text, read.end);
  const closed = matchAt(end, text, at) ?? (close === null ? null : matchAt(close, text, at));
  if (closed === null) return unread(at);
  return { kind: 'calls', calls: [{ name, arguments: read.value }], end: at + closed[0].length };
}

interface ReadArguments {
  readonly value: WrittenJson;
  /** Behind the last value. */
  readonly end: number;
  /** Every argument that begins ends. */
  readonly isWhole: boolean;
}

function readArguments(form: Elements, patterns: Patterns, start: number): ReadArguments {
  const { text, opens } = patterns;
  const entries: WrittenEntry[] = [];
  const given = (end: number, isWhole: boolean): ReadArguments => ({
    value: { kind: 'object', entries, source: '{}' },
    end,
    isWhole,
  });
  for (let end = start; ;) {
    const at = skipBlanks(text, end);
    const index = opens.findIndex((open) => open !== null && matchAt(open, text, at) !== null);
    const marks = form.argument[index];
    const open = opens[index];
    if (marks === undefined || open == null) return given(end, true);
    const opened = matchAt(open, text, at);
    const key = opened?.groups?.['key']?.trim() ?? '';
    if (opened === null || key === '' || isHead(form, marks, key)) return given(at, false);
    const value = readValue(patterns, marks, key, at + opened[0].length);
    if (value === null) return given(text.length, false);
    const written = toValue(value.text, opened.groups, form, marks);
    const inner =
      written.kind === 'untyped'
        ? (inPython(value.text) ?? (form.nested === true ? nestedValue(patterns, value.text) : null))
        : null;
    entries.push([
      key,
      inner === null || written.kind !== 'untyped' ? written : { ...written, elements: inner },
    ]);
    end = value.end;
  }
}

/** Elements alone, as far as they go; a value may end with the text. */
export function readElementArguments(
  form: Elements,
  text: string,
  start: number,
  behind: RegExp,
): ReadArguments {
  const opens = form.argument.map(({ open }) => anyTemplate([open]));
  const follow = new RegExp(
    `\\s*(?:${[...form.argument.map(({ open }) => unnamed(templatePattern(open))), unnamed(behind.source)].join('|')})`,
    'iuy',
  );
  return readArguments(
    form,
    { text, opens, follow, end: behind, close: null, marks: form.argument, ends: true },
    start,
  );
}

/** Lists and objects that a template prints as Python does. */
function inPython(text: string): WrittenJson | null {
  if (!/^\s*[[{]/u.test(text) || readWrittenJson(text, 0, true).ok) return null;
  const reader = new PythonReader(text, 0);
  const value = reader.value(0);
  return value !== null && text.slice(reader.at).trim() === '' ? value : null;
}

/** An object or a list in elements; null: it is a text. */
function nestedValue(patterns: Patterns, text: string): WrittenJson | null {
  const inside = { ...patterns, text };
  const [open] = patterns.opens;
  const [marks] = patterns.marks;
  const entries: WrittenEntry[] = [];
  for (let at = skipBlanks(text, 0); at < text.length; at = skipBlanks(text, at)) {
    const opened = open == null ? null : matchAt(open, text, at);
    const key = opened?.groups?.['key']?.trim() ?? '';
    const value =
      opened === null || marks === undefined || key === ''
        ? null
        : readValue({ ...inside, ends: true }, marks, key, at + opened[0].length);
    if (value === null) return null;
    const inner = nestedValue(patterns, value.text);
    entries.push([
      key,
      { kind: 'untyped', value: value.text, ...(inner === null ? {} : { elements: inner }) },
    ]);
    at = value.end;
  }
  if (entries.length === 0) return null;
  const source = '{}';
  return entries.every(([key]) => key === 'item')
    ? { kind: 'list', items: entries.map(([, value]) => value), source }
    : { kind: 'object', entries, source };
}

/** The arguments are one JSON object after all. */
function readObject({ text, end, close }: Patterns, name: string, start: number): FormReading {
  const read = readWrittenJson(text, start, true);
  if (!read.ok) return unread(read.at);
  const at = skipBlanks(text, read.end);
  const closed = matchAt(end, text, at) ?? (close === null ? null : matchAt(close, text, at));
  if (closed === null && at < text.length) return unread(at);
  return {
    kind: 'calls',
    calls: [{ name, arguments: read.value }],
    end: at + (closed?.[0].length ?? 0),
  };
}

function readValue(
  { text, follow, ends = false }: Patterns,
  { open, close }: ElementMarks,
  key: string,
  start: number,
): { readonly text: string; readonly end: number } | null {
  const closing = templatePattern(close.replace('{key}', key));
  const nested = unnamed(
    templatePattern(open.replace('{key}', open.startsWith('<{') || open.endsWith('<{key}>') ? key : '{key}')),
  );
  const mark = new RegExp(`(?<close>${closing})|${nested}`, 'giu');
  let depth = 0;
  mark.lastIndex = matchAt(characters, text, start) === null ? start : characters.lastIndex;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    if (found.groups?.['close'] === undefined) depth += 1;
    else if (depth > 0) depth -= 1;
    else if (
      matchAt(follow, text, mark.lastIndex) !== null ||
      (ends && skipBlanks(text, mark.lastIndex) >= text.length)
    )
      return { text: text.slice(start, found.index), end: mark.lastIndex };
    else if (isDamagedMark(text, mark.lastIndex, { open, close })) return null;
  }
  return null;
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const wordOf = ({ open }: ElementMarks): string => letters(open.split('{key}')[0] ?? '');
/** An argument of any form begins that has a word in its mark. */
const anyArgument = anyTemplate(
  callFormats
    .flatMap(({ form }) => (form.kind === 'elements' ? form.argument : []))
    .filter((marks) => wordOf(marks) !== '')
    .map(({ open }) => open),
);

/**
 * Behind the end of a value stands a mark of the form with a sign too many, too few or another one: the value
 * would go on over it.
 */
function isDamagedMark(text: string, start: number, marks: ElementMarks): boolean {
  const at = skipBlanks(text, start);
  const wanted = wordOf(marks);
  if (wanted.length < 4 || (anyArgument !== null && matchAt(anyArgument, text, at) !== null)) return false;
  const found = letters(text.slice(at, at + marks.open.length + 12));
  let same = 0;
  while (same < wanted.length && found[same] === wanted[same]) same += 1;
  return [-1, 0, 1].some(
    (more) => found.slice(same + 1 + more, wanted.length + more) === wanted.slice(same + 1),
  );
}

/** Marks mean nothing in it. */
const characters = /\s*<!\[CDATA\[[\s\S]*?\]\]>/uy;

const unnamed = (pattern: string): string => pattern.replaceAll(/\(\?<\w+>/gu, '(?:');

function toValue(
  written: string,
  groups: Readonly<Record<string, string | undefined>> | undefined,
  { lines }: Elements,
  { types }: ElementMarks,
): WrittenJson {
  const laidOut = withoutLayout(written, lines === true);
  const value = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/u.exec(laidOut)?.[1] ?? laidOut;
  const isText =
    groups?.['string'] === 'true' || groups?.['type'] === 'string' || types?.includes('string') === true;
  return isText ? { kind: 'text', value } : { kind: 'untyped', value };
}

/** Without the line breaks that lay the element out, in forms that have some. Elsewhere they are the value's. */
function withoutLayout(value: string, lines: boolean): string {
  if (!lines) return value;
  const before = /^\r?\n/u.exec(value)?.[0].length ?? 0;
  const rest = value.slice(before);
  const behind = /\r?\n$/u.exec(rest)?.[0].length ?? 0;
  return rest.slice(0, rest.length - behind);
}
