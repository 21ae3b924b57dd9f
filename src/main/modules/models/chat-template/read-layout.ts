import { PythonReader } from '../../../../domain/answer/forms/python';
import { readElementArguments } from '../../../../domain/answer/forms/elements';
import { gemmaReader } from '../../../../domain/answer/forms/gemma';
import type { WrittenCall } from '../../../../domain/answer/forms/reading';
import { escaped } from '../../../../domain/answer/template';
import { readWrittenJson, type WrittenJson } from '../../../../shared/written-json';
import { anyPart, firstWords, namePart, wordsOf, type CallWords } from '../../../../domain/answer/call-words';
import type { CallForm, CallFormat } from '../../../../domain/answer/call-format';

/** Calls that stand whole, and whether nothing but the end of the calls follows them. */
export interface LayoutReading {
  readonly calls: readonly WrittenCall[];
  /** Of each call, where its words end. */
  readonly ends: readonly number[];
  readonly isWhole: boolean;
}

/**
 * Reads calls that were written in a format, from behind its trigger to the end of the text. Null: it holds
 * something else.
 */
export function readCallsBehindTrigger(format: CallFormat, text: string): readonly WrittenCall[] | null {
  const { calls, isWhole } = readWholeCalls(format, text);
  return isWhole ? calls : null;
}

/**
 * The same, up to the first call that is none or not whole. `isCut`: the text may go on, so that a call whose
 * last mark is missing is not whole where only that mark ends its arguments.
 */
export function readWholeCalls(format: CallFormat, text: string, isCut = false): LayoutReading {
  const around = wordsOf(format);
  const calls: WrittenCall[] = [];
  const ends: number[] = [];
  const given = (isWhole: boolean): LayoutReading => ({ calls, ends, isWhole });
  let words = firstWords(format).rest;
  let at = 0;
  for (;;) {
    const call = readCall(format, words, text, at, isCut);
    if (call === null) return given(false);
    calls.push(call.call);
    at = call.end;
    ends.push(at);
    const end = matchEnd(pattern(around.close), text, at);
    // An answer ends with the first of its last marks that ends a turn: those behind it are the runtime's.
    const isOver =
      end === null ? matchEnd(beginning(around.close), text, at) !== null : text.slice(end).trim() === '';
    if (text.slice(at).trim() === '' || isOver) return given(true);
    words = around.between + around.head;
  }
}

function readCall(
  format: CallFormat,
  words: string,
  text: string,
  start: number,
  isCut: boolean,
): { readonly call: WrittenCall; readonly end: number } | null {
  const around = wordsOf(format);
  const head = new RegExp(pattern(words), 'uy');
  head.lastIndex = start;
  const found = head.exec(text);
  if (found === null) return null;
  const read = readArguments(format.form, around, text, head.lastIndex);
  const name = read?.name ?? found.groups?.['name'];
  if (read === null || name === undefined) return null;
  const end = matchEnd(pattern(around.tail), text, read.end);
  // At the end of an answer the last marks may be missing, or one of them may be cut.
  const isOver = isCut
    ? format.form.kind !== 'elements' && matchEnd(beginning(around.tail), text, read.end) !== null
    : text.slice(read.end).trim() === '';
  if (end === null && !isOver) return null;
  return { call: { name, arguments: read.value }, end: end ?? text.length };
}

interface ReadArguments {
  readonly value: WrittenJson;
  readonly end: number;
  readonly name?: string;
}

function readArguments(form: CallForm, words: CallWords, text: string, start: number): ReadArguments | null {
  switch (form.kind) {
    case 'json-call':
    case 'json-by-name':
    case 'json-arguments': {
      const read = readWrittenJson(text, start, true);
      return read.ok && read.value.kind === 'object' ? { value: read.value, end: read.end } : null;
    }
    case 'python': {
      const reader = new PythonReader(text, start);
      const value = reader.arguments();
      return value === null ? null : { value, end: reader.at };
    }
    case 'gemma': {
      const read = gemmaReader(form)(text, start);
      const [call] = read?.kind === 'calls' ? read.calls : [];
      return call === undefined || read?.kind !== 'calls'
        ? null
        : { value: call.arguments, end: read.end, name: call.name };
    }
    case 'elements': {
      const { tail, between, head, close } = words;
      const read = readElementArguments(form, text, start, firstMark([tail + between + head, tail + close]));
      return read.isWhole ? read : null;
    }
  }
}

/** The first mark of any of the words that may stand behind arguments. */
const firstMark = (words: readonly string[]): RegExp =>
  new RegExp(
    words
      .map((each) => /^\s*(?:<[^<>]*>|[^\s{]+)/u.exec(each)?.[0].trim() ?? '')
      .map((mark) => (mark === '' ? '$(?![\\s\\S])' : pattern(mark)))
      .join('|'),
    'iuy',
  );

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
    .split(/(\s+|\{name\}|\{any\})/u)
    .flatMap((part) => (/^(?:\s|\{\w+\}$)/u.test(part) ? [part] : [...part]))
    .map((part) => {
      if (part === namePart) {
        const again = named;
        named = true;
        return again ? String.raw`\k<name>` : String.raw`(?<name>[^\s"'<>{}()[\]]{1,128})`;
      }
      if (part === anyPart) return '[0-9A-Za-z_-]{0,64}';
      return /^\s+$/u.test(part) ? String.raw`\s*` : escaped(part);
    });
}
