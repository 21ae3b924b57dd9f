import { callFormats, type CallFormat } from './call-format';
import { elementsReader } from './forms/elements';
import { gemmaReader } from './forms/gemma';
import { jsonArgumentsReader } from './forms/json-arguments';
import { readJsonByName, readJsonCalls } from './forms/json-call';
import { pythonReader } from './forms/python';
import { unread, type FormReading, type ToolNames, type WrittenCall } from './forms/reading';
import { readShortForm } from './forms/short';
import { sectionCloses } from './marks';
import { escaped, goesOn, matchAt, skipBlanks } from './template';

type Reader = (text: string, start: number, names: ToolNames) => FormReading;

interface ReadFormat {
  readonly format: CallFormat;
  readonly open: RegExp | null;
  readonly close: RegExp | null;
  readonly read: Reader;
}

function readerOf({ form, section }: CallFormat): Reader {
  switch (form.kind) {
    case 'json-call':
      return readJsonCalls;
    case 'json-by-name':
      return readJsonByName;
    case 'json-arguments':
      return jsonArgumentsReader(form);
    case 'elements':
      return elementsReader(form, section?.close ?? []);
    case 'python':
      return pythonReader(form);
    case 'gemma':
      return gemmaReader(form);
  }
}

const anyOf = (marks: readonly string[]): RegExp | null =>
  marks.length === 0
    ? null
    : new RegExp(
        [...marks]
          .sort((a, b) => b.length - a.length)
          .map((mark) => escaped(mark).replaceAll('\n', '\\r?\\n'))
          .join('|'),
        'iuy',
      );

const formats: readonly ReadFormat[] = callFormats.map((format) => ({
  format,
  open: anyOf(format.section?.open ?? []),
  close: anyOf(format.section?.close ?? []),
  read: readerOf(format),
}));

/** A section opens with one of these. */
const opens = anyOf([...new Set(callFormats.flatMap(({ section }) => section?.open ?? []))]);
const closes = anyOf(sectionCloses);
/** Three backticks with a name behind them open a fence. */
const closeAnywhere = new RegExp(
  sectionCloses.map((mark) => `${escaped(mark)}${mark.endsWith('`') ? '(?!\\w)' : ''}`).join('|'),
  'giu',
);
/** Forms whose calls may stand without a section. */
const alone = formats.filter(
  ({ format }) => format.section === undefined || format.section.optional === true,
);
/** What every one of them begins with. */
export const callBeginnings: readonly string[] = [
  ...new Set(
    [
      ...callFormats.flatMap(({ section }) => section?.open ?? []),
      ...alone.flatMap(({ format: { form } }) => ('head' in form ? form.head : [])),
    ].map((template) => template.split(/[{ \n=]/u)[0] ?? ''),
  ),
];
const beginnings = new RegExp(callBeginnings.map(escaped).join('|'), 'iuy');
/** Tags that a model closes with another one than it opened. */
const strayEnd = new RegExp(
  `(?:\\s*(?:\`\`\`(?!\\w)|<\\/(?:function|invoke)>|${sectionCloses
    .filter((mark) => mark.startsWith('</'))
    .map(escaped)
    .join('|')}))+`,
  'iuy',
);

export interface SectionReading {
  readonly reading: Exclude<FormReading, null>;
  /** The mark that opens it stands alone around calls: text beside it keeps its blanks. */
  readonly wrapped: boolean;
  /** Behind its opening mark. */
  readonly begun: number;
}

/** Reads the calls that begin at `start`, in a section or alone. Null: none begins there. */
export function readSection(text: string, start: number, names: ToolNames): SectionReading | null {
  if (matchAt(beginnings, text, start) === null) return null;
  const opened = opens === null ? null : matchAt(opens, text, start);
  if (opened === null) return readAlone(text, start, names);
  const mark = opened[0].toLowerCase();
  const begun = start + opened[0].length;
  let at = skipBlanks(text, begun);
  // The mark twice.
  for (let times = 0; times < 3 && text.slice(at, at + mark.length).toLowerCase() === mark; times += 1)
    at = skipBlanks(text, at + mark.length);
  const mine = formats.filter(
    ({ open }) => open !== null && matchAt(open, text, start)?.[0].length === mark.length,
  );
  // A call with the name in its head carries a mark of its own.
  const own = mine.length === 0 ? [] : [...mine, ...alone.filter((format) => !mine.includes(format))];
  const wrapped = mark.includes('minimax:') || mark === '<function_calls>';
  const first = readRow(own, text, at, names);
  // A section in a section.
  if (first === null && opens !== null && matchAt(opens, text, at) !== null) {
    const inner = readSection(text, at, names);
    if (inner !== null) return { ...inner, begun };
  }
  if (first === null && matchAt(alonePattern, text, start) !== null) {
    const other = readAlone(text, start, names);
    if (other !== null) return other;
  }
  const reading = first ?? readShortForm(text, at, names, (from) => closing(text, from)) ?? unread(at);
  if (reading.kind === 'unread') return { reading, wrapped, begun };
  let { end } = reading;
  const closed = closes === null ? null : matchAt(closes, text, skipBlanks(text, end));
  if (closed !== null) end = skipBlanks(text, end) + closed[0].length;
  end += matchAt(strayEnd, text, end)?.[0].length ?? 0;
  // Words in the section behind the call, or more of the call itself; behind its end, brackets of one around it.
  const isBroken =
    end === reading.end
      ? isClosedLater(text, end) || goesOn(text, end)
      : matchAt(moreBrackets, text, end) !== null;
  if (isBroken) return { reading: unread(end), wrapped, begun };
  const open = reading.open === true && closed === null && end === reading.end;
  const { calls, said } = reading;
  const more = { ...(open ? { open } : {}), ...(said === undefined ? {} : { said }) };
  return { reading: { kind: 'calls', calls, end, ...more }, wrapped, begun };
}

/** The call that was read is a value of another one. */
const moreBrackets = /\s*(?:\\?["']\s*)?[}\]]/uy;

/** Whether the section closes behind words, and no other one opens before. */
function isClosedLater(text: string, end: number): boolean {
  const close = closing(text, end);
  if (close === null) return false;
  const between = text.slice(end, close);
  return !/[<[`]/u.test(between) && !/\n[^\S\n]*\n/u.test(between);
}

/** Marks that open a section, and a head of their own when a name follows. */
const alonePattern = /\[TOOL_CALLS\]|<\|channel|<\|start\|>/iuy;

/** The calls of one form, one behind the other. */
function readRow(
  candidates: readonly ReadFormat[],
  text: string,
  start: number,
  names: ToolNames,
): FormReading {
  for (const { read } of candidates) {
    const first = read(text, start, names);
    if (first === null) continue;
    if (first.kind === 'unread') return first;
    const calls: WrittenCall[] = [...first.calls];
    let { end } = first;
    let said = first.said ?? '';
    for (;;) {
      const next = read(text, skipBlanks(text, end), names);
      if (next === null) break;
      if (next.kind === 'unread') return next;
      if (next.end <= end) break;
      calls.push(...next.calls);
      end = next.end;
      said += next.said ?? '';
    }
    return { kind: 'calls', calls, end, ...(said === '' ? {} : { said }) };
  }
  return null;
}

function readAlone(text: string, start: number, names: ToolNames): SectionReading | null {
  for (const { format, read } of alone) {
    const reading = read(text, start, names);
    if (reading === null) continue;
    const begun = start + 1;
    if (reading.kind === 'unread') return { reading, wrapped: false, begun };
    let { end } = reading;
    if (format.form.kind === 'elements') end += matchAt(strayEnd, text, end)?.[0].length ?? 0;
    return { reading: { ...reading, end }, wrapped: false, begun };
  }
  return null;
}

/** Where the next closing mark of a section stands. */
export function closing(text: string, from: number): number | null {
  closeAnywhere.lastIndex = from;
  return closeAnywhere.exec(text)?.index ?? null;
}

/** Behind the next closing mark of a section. */
export function behindClosing(text: string, from: number): number | null {
  return closing(text, from) === null ? null : closeAnywhere.lastIndex;
}
