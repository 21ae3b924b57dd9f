import type { JsonObject } from '../../../../shared/json';
import type { ToolSpec } from '../../../ports/provider';
import {
  callFormats,
  valueTypes,
  type CallForm,
  type CallFormat,
  type ValueType,
} from '../../../../domain/answer/call-format';
import { anyPart, namePart, type CallWords } from '../../../../domain/answer/call-words';
import type { ConversationCall, ConversationMessage } from './conversation';
import type { ModelTemplate } from './model-template';

/** What stands for the name of an argument. */
const keyPart = '{key}';

const names = ['zfirsttool', 'zsecondtool'] as const;
const keys = ['zonekey', 'zotherkey'] as const;
const texts = ['Zonevalue', 'Zothervalue'] as const;
const said = 'Zsaidwords';

/**
 * How a model writes calls, found by laying out calls that differ in one thing and comparing. Null: its
 * template lays out no calls, or in a way that is not understood.
 */
export function learnLayout(
  template: ModelTemplate,
  hasToken: (text: string) => boolean = () => false,
): CallFormat | null {
  if (!template.abilities.calls)
    return template.abilities.tools
      ? formatByMarks((mark) => hasToken(mark) || template.source.includes(mark))
      : null;
  try {
    return new Learning(template).layout();
  } catch (failure) {
    if (failure instanceof NotUnderstood) return null;
    throw failure;
  }
}

/** What a model of this template writes for these calls. Throws a TemplateFailure. */
export const writtenCalls = (template: ModelTemplate, calls: readonly ConversationCall[]): string =>
  new Learning(
    template,
    calls.map(({ name, arguments: given }) => toTool(name, Object.keys(given))),
  ).written(calls);

/**
 * How a model writes calls whose template tells of tools and lays out no calls: in a known format with a mark that
 * means nothing else, where the template or the vocabulary has it. Null: none is known.
 */
const formatByMarks = (has: (mark: string) => boolean): CallFormat | null =>
  callFormats.find(({ section, form }) => {
    const mark = section?.open[0] ?? '';
    const isList = (form.kind === 'json-call' || form.kind === 'python') && form.list;
    return isList && /^<\|.*\|>$/u.test(mark) && has(mark);
  }) ?? null;

class NotUnderstood extends Error {}

class Learning {
  readonly #turnEnd: string | null;
  readonly #answer: string;
  /** Some templates keep the model's last words back until something stands behind them. */
  readonly #behind: readonly ConversationMessage[];

  constructor(
    private readonly template: ModelTemplate,
    private readonly offered: readonly ToolSpec[] = trialTools,
  ) {
    const call = { name: offered[0]?.name ?? names[0], arguments: { [keys[0]]: texts[0] } };
    const called = this.#rendered({ role: 'assistant', text: '', calls: [call] }, []);
    this.#behind = called.includes(texts[0]) ? [] : [question];
    this.#answer = this.#rendered({ role: 'assistant', text: said, calls: [] });
    this.#turnEnd = marksIn(this.#answer.slice(this.#answer.lastIndexOf(said) + said.length)).at(-1) ?? null;
  }

  layout(): CallFormat {
    const [name] = names;
    const one = anyId(this.written([{ name, arguments: { [keys[0]]: texts[0] } }]));
    const written = this.#argumentsOf(one);
    const [from, to] = written.spanOf(one, name, keys[0], texts[0]);
    const alone: Around = {
      open: '',
      head: named(one.slice(0, from), name),
      tail: one.slice(to),
      between: '',
      close: '',
      several: false,
    };
    const around = this.template.abilities.severalCalls ? this.#several(written, alone) : alone;
    return { ...formatOf(written, around), trigger: this.#triggerOf(around.open + around.head) };
  }

  /** From two calls: what is of each call, and what is of all of them. */
  #several(written: Written, alone: Around): Around {
    const two = anyId(
      this.written(
        names.map((name, index) => ({ name, arguments: { [keys[index] ?? '']: texts[index] ?? '' } })),
      ),
    );
    const [from, to] = written.spanOf(two, names[0], keys[0], texts[0]);
    const [nextFrom, nextTo] = written.spanOf(two, names[1], keys[1], texts[1]);
    const begin = named(two.slice(0, from), names[0]);
    const middle = named(two.slice(to, nextFrom), names[1]);
    const end = two.slice(nextTo);
    const tail = middle.slice(0, wholeMarksStart(middle, commonStart(middle, end)));
    const head = commonEnd(begin, middle.slice(tail.length));
    if (written.kind !== 'gemma' && !head.template.includes(namePart)) return alone;
    return {
      open: begin.slice(0, begin.length - head.first),
      head: head.template,
      tail,
      between: middle.slice(tail.length, middle.length - head.second),
      close: end.slice(tail.length),
      several: true,
    };
  }

  /** What a model writes for these calls, from where its turn was opened to where it ends. */
  written(calls: readonly ConversationCall[]): string {
    const called = this.#rendered({ role: 'assistant', text: '', calls });
    const opened = this.template.render({ ...this.#conversation([question]), answer: true });
    const fromPrompt = wholeMarksStart(called, commonStart(called, opened));
    const fromAnswer = wholeMarksStart(called, commonStart(called, this.#answer));
    const start = fromPrompt === opened.length ? fromPrompt : Math.max(fromPrompt, fromAnswer);
    const end = wholeMarksEnd(called, called.length - commonStart(reversed(called), reversed(this.#answer)));
    const written = called.slice(start, Math.max(start, end));
    const lastName = Math.max(...calls.map(({ name }) => written.lastIndexOf(name)));
    const ends = this.#turnEnd === null ? -1 : written.indexOf(this.#turnEnd, lastName);
    return ends === -1 ? written : written.slice(0, ends);
  }

  #rendered(answer: ConversationMessage, behind = this.#behind): string {
    return this.template.render(this.#conversation([question, answer, ...behind]));
  }

  #conversation(messages: readonly ConversationMessage[]): Parameters<ModelTemplate['render']>[0] {
    return {
      messages,
      tools: this.template.abilities.tools ? this.offered : [],
      thinking: false,
      now: new Date(0),
      answer: false,
    };
  }

  #argumentsOf(one: string): Written {
    const [name] = names;
    const [key] = keys;
    const [text] = texts;
    if (jsonArguments(key, text).test(one)) return json;
    if (new RegExp(`${name}\\(${key}=(['"])${text}\\1\\)`, 'u').test(one)) return python;
    const quote = new RegExp(`call:${name}\\{${key}:(.{1,20})${text}\\1\\}`, 'su').exec(one)?.[1];
    if (quote !== undefined) return gemma(quote);
    return this.#elements();
  }

  /** From two arguments of one call: what stands around each value. */
  #elements(): Written {
    const [name] = names;
    const marks = (
      values: readonly [JsonObject[string], JsonObject[string]],
      shown: readonly string[],
    ): ElementMarks => {
      const two = this.written([{ name, arguments: { [keys[0]]: values[0], [keys[1]]: values[1] } }]);
      const keyAt = two.indexOf(keys[0]);
      const firstAt = two.indexOf(shown[0] ?? '', keyAt + keys[0].length);
      const otherKeyAt = two.indexOf(keys[1], firstAt);
      const secondAt = two.indexOf(shown[1] ?? '', otherKeyAt + keys[1].length);
      if (keyAt < 0 || firstAt < 0 || otherKeyAt < 0 || secondAt < 0) throw new NotUnderstood();
      const before = keyed(two.slice(0, firstAt));
      const middle = keyed(two.slice(firstAt + (shown[0] ?? '').length, secondAt));
      const behind = keyed(two.slice(secondAt + (shown[1] ?? '').length));
      const openAt = wholeMarksEnd(middle, middle.length - commonStart(reversed(before), reversed(middle)));
      const open = middle.slice(openAt);
      if (!open.includes(keyPart)) throw new NotUnderstood();
      // Blanks that both could claim belong to the next element.
      const rest = middle.slice(0, middle.length - open.length);
      const close = rest.slice(
        0,
        wholeMarksStart(middle, Math.min(rest.length, commonStart(middle, behind))),
      );
      // A value that nothing closes cannot be told from what stands behind it.
      if (close.trim() === '') throw new NotUnderstood();
      return { open, close, between: rest.slice(close.length) };
    };
    const ofTexts = marks(texts, texts);
    const opens = valueTypes.map((type) => ({
      type,
      open: type === 'string' ? ofTexts.open : openOf(marks, type, ofTexts.open),
    }));
    return elements(opens, ofTexts);
  }

  /**
   * Without what the model writes before any words of its own, which tells nothing, and without the JSON that
   * follows.
   */
  #triggerOf(begin: string): string {
    const said = this.#answer.slice(this.#answer.lastIndexOf(questionText));
    const [untilJson = ''] = (begin.split(namePart)[0] ?? '').split('{');
    const untilName = untilJson.trimEnd().replace(/\[$/u, '');
    const parts = [...untilName.matchAll(/<[^<>\s]*>|\[[A-Z_]+\]|[^<[]+|[<[]/gu)].map(([part]) => part);
    while (parts.length > 0) {
      const [part = '', next = ''] = parts;
      const isKept =
        part.trim() !== '' && (/^\w/u.test(next) || !/^[<[]/u.test(part) || !said.includes(part));
      if (isKept) break;
      parts.shift();
    }
    const [first = '', next = ''] = parts;
    const isWholeMark = /^<[^<>]+>$|^\[[A-Z_]+\]$/u.test(first) && !/^\w/u.test(next);
    return isWholeMark ? first : parts.join('').trim();
  }
}

interface ElementMarks {
  readonly open: string;
  readonly close: string;
  readonly between: string;
}

/** A template that cannot lay out a value of a type is taken to lay it out as a text. */
function openOf(
  marks: (
    values: readonly [JsonObject[string], JsonObject[string]],
    shown: readonly string[],
  ) => ElementMarks,
  type: Exclude<ValueType, 'string'>,
  otherwise: string,
): string {
  const values = samples[type];
  try {
    return marks(values, values.map(shownOf)).open;
  } catch {
    return otherwise;
  }
}

const shownOf = (value: JsonObject[string]): string =>
  Array.isArray(value) || typeof value !== 'object' || value === null ? JSON.stringify(value) : '{"a"';

const samples: Readonly<
  Record<Exclude<ValueType, 'string'>, readonly [JsonObject[string], JsonObject[string]]>
> = {
  integer: [73, 79],
  number: [7.25, 9.75],
  boolean: [true, false],
  object: [{ a: 1 }, { a: 1 }],
  array: [[1], [1]],
  null: [null, null],
};

/** The words around calls, to the letter. */
interface Around extends CallWords {
  readonly several: boolean;
}

/** A form of arguments, where those of a call stand, and the form of calls that they make. */
interface Written {
  readonly kind: CallForm['kind'];
  form(around: Around): CallForm;
  spanOf(text: string, name: string, key: string, value: string): readonly [number, number];
}

const spanOfPattern = (text: string, pattern: RegExp): readonly [number, number] => {
  const found = pattern.exec(text);
  if (found === null) throw new NotUnderstood();
  return [found.index, found.index + found[0].length];
};

const jsonArguments = (key: string, value: string): RegExp =>
  new RegExp(`\\{\\s*"${key}"\\s*:\\s*"${value}"\\s*\\}`, 'u');

/** What was learnt, as a row of the table. */
function formatOf(written: Written, around: Around): CallFormat {
  const form = written.form(around);
  // Of these forms the words around each call are those of the section.
  const isWhole = form.kind === 'python' || form.kind === 'gemma';
  const before = isWhole ? beforeName(around.head) : '';
  const open = around.open + before;
  const close = (isWhole ? around.tail : '') + around.close;
  const isList = form.kind === 'python' && form.list;
  return {
    id: 'learnt',
    models: 'the one with this template',
    ...(open === '' && close === ''
      ? {}
      : {
          section: {
            open: [isList ? open.slice(0, -1) : open],
            close: [isList ? close.slice(1) : close],
          },
        }),
    form,
    between: (isWhole ? around.tail : '') + around.between + before,
    ...(around.several ? {} : { single: true as const }),
  };
}

const beforeName = (head: string): string => head.split(namePart)[0] ?? '';

const json: Written = {
  kind: 'json-arguments',
  form: ({ head, tail }) => ({ kind: 'json-arguments', head: [head], end: [tail] }),
  spanOf: (text, _, key, value) => spanOfPattern(text, jsonArguments(key, value)),
};
const python: Written = {
  kind: 'python',
  form: ({ open, head, tail, close }) => ({
    kind: 'python',
    list: (open + beforeName(head)).endsWith('[') && (tail + close).startsWith(']'),
    head: [head.slice(beforeName(head).length, -1)],
  }),
  spanOf: (text, _, key, value) => spanOfPattern(text, new RegExp(`${key}=['"]${value}['"]\\)`, 'u')),
};
const gemma = (quote: string): Written => ({
  kind: 'gemma',
  form: () => ({ kind: 'gemma', quote }),
  spanOf: (text, name, _, value) =>
    spanOfPattern(text, new RegExp(`call:${name}\\{[^}]*${value}[^}]*\\}`, 'u')),
});
function elements(
  opens: readonly { readonly type: ValueType; readonly open: string }[],
  { open: ofText, close: written, between }: ElementMarks,
): Written {
  // The line breaks that lay a value out are the form's.
  const lines = ofText.endsWith('\n') && written.startsWith('\n');
  const [from, to] = lines ? [1, -1] : [0, undefined];
  const close = written.slice(from);
  const groups = Map.groupBy(opens, ({ open }) => open);
  const argument = [...groups].map(([open, all]) => ({
    open: open.slice(0, to),
    close,
    ...(groups.size === 1 ? {} : { types: all.map(({ type }) => type) }),
  }));
  return {
    kind: 'elements',
    form: ({ head, tail }) => ({
      kind: 'elements',
      head: [head],
      end: [tail],
      argument,
      between,
      nested: true,
      ...(lines ? { lines } : {}),
    }),
    spanOf: (text, _, key, value) => {
      const whole = (ofText + value + written).replaceAll(keyPart, key);
      const at = text.indexOf(whole);
      if (at < 0) throw new NotUnderstood();
      return [at, at + whole.length];
    },
  };
}

const questionText = 'Zquestion';
const question: ConversationMessage = { role: 'user', text: questionText };

const toTool = (name: string, args: readonly string[]): ToolSpec => ({
  name,
  description: 'A tool',
  parameters: {
    type: 'object',
    properties: Object.fromEntries(args.map((key) => [key, { type: 'string', description: 'A text' }])),
    required: [...args],
  },
});

const trialTools = names.map((name) => toTool(name, keys));

/** Ids of calls are whatever a runtime likes. */
const anyId = (text: string): string => text.replaceAll(/call\d{5}/gu, anyPart);
const named = (text: string, name: string): string => text.replaceAll(name, namePart);
const keyed = (text: string): string => keys.reduce((rest, key) => rest.replaceAll(key, keyPart), text);

const reversed = (text: string): string => [...text].toReversed().join('');

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** What both end with, where figures that count may differ. */
function commonEnd(
  one: string,
  other: string,
): { readonly template: string; readonly first: number; readonly second: number } {
  let [first, second] = [one.length, other.length];
  let template = '';
  const isFigure = (sign: string | undefined): boolean => sign !== undefined && /\d/u.test(sign);
  while (first > 0 && second > 0) {
    const [a, b] = [one[first - 1], other[second - 1]];
    if (a === b && a !== undefined) {
      template = a + template;
      first -= 1;
      second -= 1;
    } else if (isFigure(a) && isFigure(b)) {
      while (isFigure(one[first - 1])) first -= 1;
      while (isFigure(other[second - 1])) second -= 1;
      template = anyPart + template;
    } else break;
  }
  const whole = wholeMarksEnd(other, second) - second;
  return {
    template: template.slice(whole),
    first: one.length - first - whole,
    second: other.length - second - whole,
  };
}

/** What may be a mark: a word or an element between brackets, or brackets of its own. */
const mark = /\]<\]\w+\[>\[(?:<[^<>\s[\]]*>)?|<[^<>\s](?:[^<>\n]*[^<>\s])?>|\[\/?[A-Z_]+\]/gu;

/** The mark that is cut there. */
const cutMark = (text: string, at: number): readonly [number, number] | null => {
  for (const found of text.matchAll(mark)) {
    const end = found.index + found[0].length;
    if (found.index < at && at < end) return [found.index, end];
  }
  return null;
};

/** Back to where a mark begins that would be cut, or on to where it ends. */
const wholeMarksStart = (text: string, at: number): number => cutMark(text, at)?.[0] ?? at;
const wholeMarksEnd = (text: string, at: number): number => cutMark(text, at)?.[1] ?? at;

const marksIn = (text: string): readonly string[] => [...text.matchAll(mark)].map(([found]) => found);
