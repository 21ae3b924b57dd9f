import { callsOf, readJsonCalls } from './forms/json-call';
import { pythonReader } from './forms/python';
import type { FormReading, ToolNames, WrittenCall } from './forms/reading';
import { readArrows, readFunctionCall, readLineForm } from './forms/short';
import {
  behindEnds,
  endMark,
  frameMark,
  hasOtherMark,
  isResultLine,
  resultEnds,
  resultMark,
  turnLine,
  turnLinePattern,
  turnMark,
} from './marks';
import { holdsBrokenCall, isOnlyCall, mentionsIn, namesPart } from './left-over';
import { behindClosing, closing, readSection, type SectionReading } from './sections';
import { readWrittenJson } from '../../shared/written-json';
import { frameNames, isFramed, namesTool, textsIn } from './json-clues';
import { Pieces } from './pieces';
import { unknownMark, callHead, bracketed, nameBefore } from './call-clues';
import { isAtLineStart, isLineStart, startOfLine } from './lines';
import { endsElement, isInElement, ownThought, saysSomething, standsAsPart } from './standing';
import { escaped, matchAt, skipBlanks, skipLineBlanks, withoutEnd } from './template';
import { endsThoughtFromBefore, firstFrom, thoughtMarkAt } from './thoughts';

/** What was read of an answer, from left to right, once. */
export interface Scanned {
  /** What is left for the reader; where a call stood between words, they stand on lines of their own. */
  readonly text: string;
  /** The same, as it was written around what was taken away. */
  readonly words: string;
  readonly thought: string;
  readonly calls: readonly WrittenCall[];
  /** What was meant as a call and could not be read, or may be none: why, in words, or ''. Null: nothing. */
  readonly unread: string | null;
  /** A call stands in what the model was given. */
  readonly quoted: boolean;
  /** A call is only shown: in a comment, a quotation, a fence or a line of code. */
  readonly shown: boolean;
  /** Calls stand among thoughts. */
  readonly thoughtOf: boolean;
  /** The last call ends with the answer, and with nothing of its own. */
  readonly open: boolean;
  /** How many calls stand before the first words between two calls. Null: there are none. */
  readonly apart: number | null;
}

export interface ScanOptions {
  /** For people: what is left of a call that cannot be read is not shown. */
  readonly isShown?: boolean;
  readonly names: ToolNames;
  /** Whether the model only repeats a passage. */
  readonly isQuotation?: (passage: string) => boolean;
  /** In how many others it is shown. */
  readonly depth?: number;
  /** More of the answer will come. */
  readonly isDraft?: boolean;
}

export const scan = (text: string, options: ScanOptions): Scanned => new Scanner(text, options).scan();

/** Where something may begin that is no plain text. */
const landmark = new RegExp(
  `<(?=[^\\s<\\d=])|[\`◁✿]|\\[(?=[/|｜A-Za-z_])|\\{(?=["\\s])|>>>(?=\\w)|(?:user|function result)(?=<\\|role_sep)|\\]~|\\]<\\]|^[ \\t]*(?:>|~~~|(?:\\*\\*)?Action(?:\\*\\*)?[ \\t]*[:：]|${turnLinePattern}|(?:(?:await|return|const|let|var) )?(?:\\w{1,64} ?= ?)?(?:await )?(?:[@/$!]|(?:\\w[\\w.]{0,63}[.(]){1,2})?[\\p{L}_][\\w-]*[ \\t]*\\()|to=(?=\\w)|function call(?=<)|functools(?=\\[)|assistant(?:final|analysis|commentary)|TOOL_CALL(?=\\s*\\{)`,
  'gmu',
);

/** An object that is no call. */
const looseArguments =
  /\s*(?:```\w*\s*)?(?!\{\s*"(?:name|tool_name|tool|function|id|type)")\{\s*["']?\w{1,64}["']?\s*:/uy;
/** What is shown in what is shown is looked at so deep. */
const deepest = 3;
const comment = /<!--[\s\S]*?(?:-->|$(?![\s\S]))/uy;
const quoteLine = /[ \t]*>(?!>>(?:all\s*\n|[\p{L}_][\w.:-]*\s*(?:\{|$)))[^\n]*(?:\n|$(?![\s\S]))/uy;
const fence = /[ \t]*(?<marks>`{3,}|~{3,})(?<label>(?:[^\n`~][^\n`]*)?)(?:\n|$(?![\s\S]))/uy;
const inlineCode = /`[^`\n]+`/uy;
const callFences = ['tool_call', 'toolcall', 'tool-call', 'invoke', 'tool_calls', 'function_call'];
const pythonFences = ['tool_code'];
/** A JSON object that may be a call. */
const frame =
  /\{\s*"(?:name|tool_name|tool|function|function_name|type|id|tool_call_id|tool_calls|function_call|arguments|parameters|args|input)"\s*:/uy;
const pythonList = pythonReader({ kind: 'python', list: true, head: ['{name}'] });

interface Mark {
  readonly calls: number;
  readonly pieces: number;
  readonly unread: string | null;
  readonly text: string;
}

class Scanner {
  readonly #calls: WrittenCall[] = [];
  readonly #pieces: Pieces;
  readonly #thoughts: string[] = [];
  #unread: string | null = null;
  #quoted = false;
  #shown = false;
  #thoughtOf = false;
  #open = false;
  /** Where what was not taken into a piece begins. */
  #from = 0;
  /** An invented result or turn was begun: no call counts behind it. */
  #foreign: {
    readonly calls: number;
    readonly hard: boolean;
    readonly at: number;
    readonly pieces: string;
    readonly words: string;
  } | null = null;
  #callBehind = false;
  #apart: number | null = null;
  /** Since the last thought: what a closing mark too many takes back. */
  #since: Mark = { calls: 0, pieces: 0, unread: null, text: '' };
  #hadThought = false;
  /** Characters that were read without finding a call. */
  #spent = 0;
  #mention: number | null = null;
  /** Where the first call begins that cannot be read. */
  #brokenFrom: number | null = null;
  #isInBrokenCall = false;
  /** Where a line begins behind a mark that is taken off. */
  #fresh = -1;
  readonly #stripped: boolean;

  constructor(
    private readonly text: string,
    private readonly options: ScanOptions,
  ) {
    this.#pieces = new Pieces(text);
    this.#stripped =
      /^\s*(?:analysis|commentary|final)(?=\S)(?![\w'’-]*\s+(?:of|is|shows)\b)/u.test(text) &&
      /^\s*(?:analysis(?![a-z])|commentary(?= ?to=)|final(?=[A-Z]))/u.test(text);
  }

  scan(): Scanned {
    const { text } = this;
    let at = this.#start(0);
    while (at < text.length) {
      landmark.lastIndex = at;
      const found = landmark.exec(text)?.index ?? text.length;
      const place = this.#fresh >= at ? Math.min(found, this.#fresh) : found;
      if (place >= text.length) break;
      at = Math.max(this.#at(place), place + 1);
    }
    this.#take(text.length);
    this.#doubtLeft();
    return this.#result();
  }

  #result(): Scanned {
    const behind = this.#foreign;
    if (behind !== null && !this.#callBehind) this.#callBehind = this.#holdsCall(this.text.slice(behind.at));
    const cutBack = behind !== null && (behind.hard || behind.calls > 0 || this.#callBehind);
    // What ends a thought behind the calls says that they stood in it.
    const isThought =
      behind !== null && behind.calls > 0 && endsThoughtFromBefore(this.text.slice(behind.at));
    const unread =
      this.#unread ??
      (isThought ? 'It stands among thoughts.' : null) ??
      (behind !== null && this.#callBehind && behind.calls === 0
        ? 'It stands behind a result or a message that is not yours to write.'
        : null);
    return {
      text: cutBack ? behind.pieces : this.#pieces.joined,
      words: cutBack ? behind.words : this.#pieces.words,
      thought: this.#thoughts.filter((thought) => thought !== '').join('\n'),
      calls: unread === null ? this.#calls : [],
      unread,
      quoted: this.#quoted,
      shown: this.#shown,
      thoughtOf: this.#thoughtOf,
      open: this.#open,
      apart: this.#apart,
    };
  }

  /** Where the words for the reader begin: an answer that is nothing but a call needs no mark. */
  #start(at: number): number {
    const { text } = this;
    if (this.#stripped && at === 0) return this.#strippedHarmony();
    const begin = skipBlanks(text, at);
    const whole = this.#bare(begin);
    if (whole === null) return at;
    if (whole.kind === 'unread') {
      this.#cannotRead(whole.why);
      return at;
    }
    this.#found(whole, begin, false);
    return whole.end;
  }

  /** Calls without any mark: JSON, a list of Python calls, lines of `tool/argument>value`, a name above JSON. */
  #bare(at: number): Exclude<FormReading, null> | null {
    const { text, options } = this;
    const sign = text[at];
    if (sign === undefined || this.#spent > text.length) return null;
    if (sign === '{' || sign === '[') {
      const python = sign === '[' ? pythonList(text, at) : null;
      if (python !== null && python.kind === 'calls')
        return this.#allOffered(python.calls) ? this.#ifEdge(python) : null;
      const read = readJsonCalls(text, at);
      if (read === null || read.kind === 'unread') {
        this.#spent += (read?.at ?? at) - at;
        return null;
      }
      const hasArguments = read.calls.length > 0 && this.#allOffered(read.calls) && isFramed(text, at);
      return hasArguments ? this.#ifEdge(read) : null;
    }
    const named = matchAt(/(?:functions\.)?([\p{L}_][\w.:/-]{0,127})[ \t]*\r?\n\s*(?=\{)/uy, text, at);
    if (named !== null && options.names.isOffered(named[1] ?? '')) {
      const json = readWrittenJson(text, at + named[0].length, true);
      if (!json.ok) return { kind: 'unread', at: json.at, why: null };
      return this.#ifEdge({
        kind: 'calls',
        calls: [{ name: named[1] ?? '', arguments: json.value }],
        end: json.end,
      });
    }
    return this.#lines(at);
  }

  #lines(at: number): Exclude<FormReading, null> | null {
    if (matchAt(/\w{1,128}\//uy, this.text, at) === null) return null;
    const lines = this.text.slice(at).trim().split(/\r?\n/u);
    const calls: WrittenCall[] = [];
    let open = false;
    for (const line of lines) {
      if (line.trim() === '') continue;
      const read = readLineForm(line.trim(), this.options.names);
      if (read === null || read.kind === 'unread') return read;
      calls.push(...read.calls);
      open = true;
    }
    return { kind: 'calls', calls, end: this.text.length, ...(open ? { open } : {}) };
  }

  /** What has no mark is a call only when nothing but marks stands behind it. */
  #ifEdge(read: Extract<FormReading, { kind: 'calls' }>): Exclude<FormReading, null> {
    const at = skipBlanks(this.text, read.end);
    const closed = matchAt(/(?:\s*(?:```|<\/[\w:-]+>))*/uy, this.text, at)?.[0] ?? '';
    const end = /<\/(?:think|thought|reasoning)/iu.test(closed)
      ? at
      : skipBlanks(this.text, at + closed.length);
    const isEdge =
      end >= this.text.length ||
      [resultMark, turnMark, endMark, turnLine, frameMark].some(
        (mark) => matchAt(mark, this.text, end) !== null,
      ) ||
      thoughtMarkAt(this.text, end) !== null;
    return isEdge ? { ...read, end } : { kind: 'unread', at: read.end, why: 'Words stand behind the call.' };
  }

  #allOffered(calls: readonly WrittenCall[]): boolean {
    return calls.every(({ name }) => this.options.names.isOffered(name));
  }

  /** What stands at a landmark; where reading goes on. */
  #at(at: number): number {
    const { text } = this;
    const sign = text[at];
    if (this.#foreign?.hard === true) return this.#behindForeign(at);
    if (sign === '`' || sign === '~' || this.#beginsLine(at)) {
      const shown = this.#shownAt(startOfLine(text, at));
      if (shown !== null) return shown;
    }
    if (sign === '<' && text.startsWith('<!--', at)) return this.#comment(at);
    const first = skipLineBlanks(text, at);
    return (
      this.#callAt(first) ??
      this.#thoughtAt(at) ??
      this.#foreignAt(at) ??
      this.#frameAt(at) ??
      this.#maybeCallAt(first) ??
      at + 1
    );
  }

  /** Lines of a quotation, fences and code in a line show what they hold. */
  #shownAt(at: number): number | null {
    const { text } = this;
    if (this.#beginsLine(at)) {
      const quoted = this.#quotation(at);
      if (quoted !== null) return quoted;
      const opened = matchAt(fence, text, at);
      if (opened !== null) return this.#fence(at, opened);
    }
    const code = matchAt(inlineCode, text, at);
    if (code === null) return null;
    this.#pieces.show(at, at + code[0].length);
    this.#shows(code[0].slice(1, -1));
    return at + code[0].length;
  }

  /** Lines of a quotation are shown as one text, however deep it is quoted. Behind it. */
  #quotation(start: number): number | null {
    const lines: string[] = [];
    let at = start;
    for (
      let line = matchAt(quoteLine, this.text, at);
      line !== null;
      line = matchAt(quoteLine, this.text, at)
    ) {
      lines.push(line[0]);
      at += line[0].length;
      if (at >= this.text.length) break;
    }
    if (lines.length === 0) return null;
    this.#shows(lines.join('').replaceAll(/^[ \t]*(?:>[ \t]?)+/gmu, ''));
    this.#pieces.show(start, at);
    // The line break belongs to what follows.
    return this.text[at - 1] === '\n' ? at - 1 : at;
  }

  #fence(at: number, opened: RegExpExecArray): number {
    const { text, options } = this;
    const marks = opened.groups?.['marks'] ?? '```';
    const label = (opened.groups?.['label'] ?? '').trim();
    const inner = at + opened[0].length;
    const begin = at + opened[0].indexOf(marks);
    if (marks === '```') {
      const named = /^tool\s+(\w+)$/u.exec(label);
      const tool = options.names.loose(named?.[1] ?? '');
      const reading =
        tool !== null
          ? readSection(text, begin, options.names)?.reading
          : callFences.includes(label)
            ? readJsonCalls(text, inner)
            : pythonFences.includes(label)
              ? pythonList(text, inner)
              : null;
      if (reading?.kind === 'calls' && reading.calls.length > 0) {
        const end =
          reading.end + (matchAt(/(?:\s*(?:```(?!\w)|<\/[\w:-]+>))*/uy, text, reading.end)?.[0].length ?? 0);
        const calls = reading.calls.map((call) => (tool === null ? call : { ...call, name: tool }));
        return this.#found({ kind: 'calls', calls, end }, begin, false);
      }
      if (tool !== null || callFences.includes(label) || pythonFences.includes(label)) this.#cannotRead(null);
    }
    const close = firstFrom(
      new RegExp(
        `^[ \\t]*${escaped(marks[0] ?? '')}{${String(Math.min(marks.length, 1000))},}[ \\t]*\\r?$`,
        'gmu',
      ),
      text,
      inner,
    );
    const end = close === null ? text.length : close.index + close[0].length;
    const held = text.slice(inner, close?.index);
    this.#pieces.show(at, end);
    // A fence that is the whole answer may be a call that a model dressed up.
    const isWhole =
      this.#pieces.joined === '' && text.slice(this.#from, at).trim() === '' && text.slice(end).trim() === '';
    // Where the line of the fence goes on behind its language, that is a part of what it shows.
    const onItsLine = /^\w*(?=[[{<])/u.test(label) ? `${label.replace(/^\w*/u, '')}\n` : '';
    if (this.#shows(onItsLine + held) && isWhole) this.#cannotRead('It stands in a fence of code.');
    return end;
  }

  /** Notes whether what is shown holds a call. */
  #shows(held: string): boolean {
    const { names, depth = 0 } = this.options;
    if (depth >= deepest || (!/[{<[(]/u.test(held) && mentionsIn(held, names).length === 0)) return false;
    const inner = scan(held, { names, depth: depth + 1 });
    const isCall =
      inner.unread !== null || inner.shown || inner.calls.some(({ name }) => names.isOffered(name));
    this.#shown ||= isCall;
    return isCall;
  }

  #comment(at: number): number {
    const found = matchAt(comment, this.text, at);
    const end = at + (found?.[0].length ?? 4);
    this.#pieces.show(at, end);
    this.#shows(this.text.slice(at + 4, end));
    return end;
  }

  #callAt(at: number): number | null {
    const { text, options } = this;
    if (this.#spent > 16 * text.length + 10_000) return null;
    const section = this.#explicitAt(at);
    if (section === null) return null;
    const { reading, wrapped, begun } = section;
    if (reading.kind === 'calls') return this.#found(reading, at, wrapped);
    this.#brokenFrom ??= at;
    this.#spent += Math.max(0, reading.at - at);
    this.#cannotRead(reading.why);
    if (this.#foreign !== null) return begun;
    const end = behindClosing(text, reading.at >= text.length ? begun : Math.min(reading.at, text.length));
    this.#spent += (end ?? text.length) - at;
    this.#take(at);
    // Marks in a value that is not whole yet are no end of the call.
    const isCut = reading.at >= text.length && text.length > begun;
    if (options.isDraft === true && (end === null || isCut)) {
      this.#from = text.length;
      return text.length;
    }
    this.#pieces.break(false);
    const isClosed = end !== null && reading.at < text.length && !hasOtherMark(text, begun, end);
    if (isClosed) {
      this.#from = end;
      return end;
    }
    this.#from = options.isShown === true ? begun : at;
    if (options.isShown !== true || matchAt(/\s*[{[<]/uy, text, begun) === null) return begun;
    const closer = firstFrom(/<\/(?:think|thinking|mm:think|thought|reasoning)>/giu, text, begun);
    this.#from = closer?.index ?? text.length;
    return this.#from;
  }

  #explicitAt(at: number): SectionReading | null {
    const { text, options } = this;
    const alone = (reading: FormReading): SectionReading | null =>
      reading === null ? null : { reading, wrapped: false, begun: at + 1 };
    if (text.startsWith('<FunctionCall>', at)) return alone(readFunctionCall(text, at, options.names));
    if (text.startsWith('TOOL_CALL', at) || text.startsWith('[TOOL_CALL]', at)) {
      const read = readArrows(text, at, options.names);
      if (read !== null) return alone(read);
    }
    const section = readSection(text, at, options.names);
    if (section === null) return null;
    const isLoose = /^(?:\*\*Action|Action|to=|>>>|<\|start|<\|channel)/iu.test(text.slice(at, at + 9));
    const { reading } = section;
    return isLoose && reading.kind === 'calls' && !this.#allOffered(reading.calls) ? null : section;
  }

  #found(reading: Extract<FormReading, { kind: 'calls' }>, at: number, wrapped: boolean): number {
    const { text, options } = this;
    const passage = text.slice(at, reading.end);
    if (reading.calls.length > 0 && options.isQuotation?.(passage) === true) {
      this.#quoted = true;
      this.#pieces.show(at, reading.end);
      return reading.end;
    }
    this.#take(at);
    if (this.#foreign !== null) {
      this.#callBehind ||= reading.calls.length > 0;
    } else {
      if (reading.calls.length > 0) this.#standing(at, reading.end);
      // What it was given stands behind it.
      const last = reading.calls.at(-1)?.arguments;
      if (
        last?.kind === 'object' &&
        last.entries.length === 0 &&
        matchAt(looseArguments, text, reading.end) !== null
      )
        this.#cannotRead(null);
      this.#calls.push(...reading.calls);
      this.#open = reading.open === true;
    }
    if (reading.said !== undefined) this.#pieces.say(reading.said);
    this.#pieces.break(wrapped);
    this.#from = reading.end;
    return reading.end;
  }

  /** A call that is told, listed or shown is doubtful. */
  #standing(at: number, end: number): void {
    const { text } = this;
    const before = this.#pieces.last;
    const isAction = /^(?:\*\*)?Action/u.test(text.slice(at, at + 9));
    const behind = text.slice(behindEnds(text, end)).slice(0, 400);
    const isBehindCall = this.#calls.length > 0;
    if (isBehindCall && saysSomething(before)) this.#apart ??= this.#calls.length;
    const why = standsAsPart(before, behind, isAction, isBehindCall);
    const isInside =
      endsElement(behind) ||
      this.#isInBrokenCall ||
      (before.includes('<') && isInElement(before, (name) => text.lastIndexOf(`</${name}>`) >= at));
    if (why !== null || isInside) this.#cannotRead(why ?? 'It stands within something else.');
    const thought = isAction ? ownThought(before) : '';
    if (thought !== '') this.#thoughts.push(this.#pieces.dropEnd(thought));
  }

  #thoughtAt(at: number): number | null {
    const { text } = this;
    const mark = thoughtMarkAt(text, at);
    if (mark === null) return null;
    if (mark.kind === 'open') return this.#openThought(at, mark.end, mark.closer, mark.shown);
    const isLast = text.slice(mark.end).trim() === '';
    if (this.#hadThought) {
      // The text stays for people, and calls between are none.
      if (isLast) return null;
      this.#thoughtOf ||= this.#calls.length > this.#since.calls;
      this.#calls.length = this.#since.calls;
      this.#unread = this.#since.unread;
      return mark.end;
    }
    // Whoever it speaks for there, what follows is no word of its own.
    if (this.#foreign !== null) return this.#stop(at, mark.end);
    this.#take(at);
    const thought = this.#pieces.joined;
    this.#thoughtOf ||= this.#calls.length > 0 || this.#unread !== null;
    this.#thoughts.push(thought.trim());
    this.#calls.length = 0;
    this.#apart = null;
    this.#pieces.clear();
    this.#unread = null;
    this.#isInBrokenCall ||= this.#isCallOpenAt(at);
    this.#quoted = false;
    this.#shown = false;
    return this.#endThought(mark.end);
  }

  /** A call with arguments was begun before and has not ended: what ends a thought there may be its value. */
  #isCallOpenAt(at: number): boolean {
    const from = this.#brokenFrom;
    if (from === null || from >= at) return false;
    const end = closing(this.text, from);
    const passage = this.text.slice(from, at);
    return (
      (end === null || end > at) &&
      holdsBrokenCall({ raw: passage, plain: passage }, this.options.names, false, () => false)
    );
  }

  #openThought(at: number, inner: number, closer: RegExp | null, shown: boolean): number {
    const { text } = this;
    const closed = closer === null ? null : firstFrom(closer, text, inner);
    const end = closed === null ? text.length : closed.index + closed[0].length;
    const thought = text.slice(inner, closed?.index);
    if (shown) return end;
    this.#take(at);
    this.#thoughts.push(thought.trim());
    return this.#endThought(end);
  }

  readonly #beginsLine = (at: number): boolean => isLineStart(this.text, at) || at === this.#fresh;

  #endThought(end: number): number {
    this.#from = end;
    this.#fresh = skipLineBlanks(this.text, end);
    this.#hadThought = true;
    this.#since = { calls: this.#calls.length, pieces: this.#pieces.count, unread: this.#unread, text: '' };
    return this.#pieces.joined === '' && this.#calls.length === 0 ? this.#start(end) : end;
  }

  #foreignAt(at: number): number | null {
    const { text } = this;
    const result = matchAt(resultMark, text, at);
    if (result !== null) {
      this.#take(at);
      const inner = at + result[0].length;
      const end = resultEnds
        .map((mark) => [text.indexOf(mark, inner), mark.length] as const)
        .filter(([index]) => index !== -1)
        .map(([index, length]) => index + length)
        .reduce((least, each) => Math.min(least, each), text.length);
      this.#doubtLeft();
      this.#foreign ??= {
        calls: this.#calls.length,
        hard: false,
        at,
        pieces: this.#pieces.joined,
        words: this.#pieces.words,
      };
      this.#callBehind ||= this.#holdsCall(text.slice(inner, end));
      if (end >= text.length && !resultEnds.some((mark) => text.endsWith(mark)))
        this.#foreign = { ...this.#foreign, hard: true };
      this.#from = end;
      return end;
    }
    const line = this.#beginsLine(at) ? matchAt(turnLine, text, at) : null;
    if (line !== null) {
      if (this.#foreign === null) {
        this.#take(at);
        this.#doubtLeft();
        const isObservation = isResultLine.test(line[0]);
        this.#foreign = {
          calls: this.#calls.length,
          hard: false,
          at,
          pieces: this.#pieces.joined,
          words: this.#pieces.words,
        };
        if (isObservation && this.#calls.length > 0) this.#foreign = { ...this.#foreign, hard: true };
      }
      return at + line[0].length;
    }
    const turn = matchAt(turnMark, text, at);
    if (turn !== null) return this.#stop(at, at + turn[0].length);
    const ended = matchAt(endMark, text, at);
    if (ended === null) return null;
    if (ended[0] === '</s>' && text.lastIndexOf('<s>', at) > 0) return at + 4;
    this.#take(at);
    const end = at + ended[0].length;
    this.#from = end;
    const next = skipBlanks(text, end);
    const goesOn =
      next >= text.length ||
      matchAt(endMark, text, next) !== null ||
      this.#saidNothing ||
      // Each of several calls ends so, and the next one follows.
      (ended[0] === '<|call|>' && readSection(text, next, this.options.names) !== null);
    return goesOn ? end : this.#stop(end, end);
  }

  get #saidNothing(): boolean {
    return this.#pieces.joined === '' && this.#calls.length === 0 && this.#thoughts.length === 0;
  }

  /** Behind it the model speaks for somebody else, to the end. */
  #stop(at: number, end: number): number {
    this.#take(at);
    this.#doubtLeft();
    this.#foreign ??= {
      calls: this.#calls.length,
      hard: true,
      at,
      pieces: this.#pieces.joined,
      words: this.#pieces.words,
    };
    this.#foreign = { ...this.#foreign, hard: true };
    this.#from = this.text.length;
    return end;
  }

  /** Whether something call-like follows, which decides whether the model is asked again. */
  #behindForeign(at: number): number {
    this.#callBehind ||= this.#holdsCall(this.text.slice(at));
    return this.text.length;
  }

  #holdsCall(held: string): boolean {
    if (!/[{<[(]/u.test(held)) return false;
    const { names } = this.options;
    return mentionsIn(held, names).length > 0 || /<tool_call|\[TOOL_CALL|<invoke|<function=/u.test(held);
  }

  #frameAt(at: number): number | null {
    const { text } = this;
    if (this.#stripped) {
      const word = matchAt(/assistant(final|analysis|commentary)/uy, text, at);
      if (word !== null) {
        this.#take(at);
        const end = at + word[0].length;
        if (word[1] === 'analysis') return this.#strippedThought(end);
        this.#from = end;
        return end;
      }
    }
    const frameFound = matchAt(frameMark, text, at);
    if (frameFound === null) return null;
    if (frameFound[0] === '<s>' && at > 0) return null;
    this.#take(at);
    const end = at + frameFound[0].length;
    this.#pieces.passOver(at, end);
    if (this.#isCutHead(at)) this.#doubt(at, null);
    this.#from = end;
    this.#fresh = skipLineBlanks(text, end);
    const addressed = /\bto=(?:functions\.)?([\p{L}_][\w.:-]{0,127})/u.exec(frameFound[0]);
    const { names } = this.options;
    if (addressed !== null && names.isOffered(addressed[1] ?? '')) {
      const reading = readSection(text, skipBlanks(text, end), names)?.reading;
      // What is addressed to one tool calls no other.
      const callsIt =
        reading?.kind === 'calls' &&
        reading.calls.every(({ name }) => names.meant(name) === names.meant(addressed[1] ?? ''));
      if (!callsIt) this.#doubt(at, null);
    }
    return this.#pieces.joined === '' && this.#calls.length === 0 ? this.#start(end) : end;
  }

  /** gpt-oss with its marks stripped: the names of its channels stand in the text. */
  #strippedHarmony(): number {
    const begin = skipBlanks(this.text, 0);
    const word = matchAt(/analysis|commentary|final/uy, this.text, begin);
    const end = begin + (word?.[0].length ?? 0);
    this.#from = end;
    return word?.[0] === 'analysis' ? this.#strippedThought(end) : end;
  }

  #strippedThought(at: number): number {
    const closed = firstFrom(/assistant(?=final|commentary|analysis)/gu, this.text, at);
    const end = closed?.index ?? this.text.length;
    this.#thoughts.push(this.text.slice(at, end).trim());
    this.#hadThought = true;
    this.#from = end;
    return end;
  }

  /** Something call-like that is no call of any row: in doubt the model is asked. */
  #maybeCallAt(at: number): number | null {
    const { text, options } = this;
    const { names } = options;
    const sign = text[at];
    if (sign === '{') return this.#maybeJsonAt(at);
    if (this.#isCutHead(at)) this.#doubt(at, null);
    if (sign === '<') {
      const unknown = matchAt(unknownMark, text, at);
      if (unknown !== null && this.#lastMention() > at) {
        this.#doubt(at, null);
        return at + unknown[0].length;
      }
      const tag = matchAt(/<([\p{L}_][\w.:-]{0,127})((?:\s[^<>]{0,400})?)>/uy, text, at);
      const values = [...(tag?.[2] ?? '').matchAll(/=\s*["']([^"']{1,128})["']/gu)].map(
        ([, value = '']) => value,
      );
      const inner = tag === null ? null : matchAt(bracketed, text, skipBlanks(text, at + tag[0].length));
      if (names.isOffered(inner?.groups?.['name'] ?? '')) this.#doubt(at, null);
      if (tag !== null && [tag[1] ?? '', ...values].some((name) => names.isOffered(name)))
        this.#doubt(at, null);
      return null;
    }
    const line = matchAt(bracketed, text, at);
    if (
      line !== null &&
      (isAtLineStart(text, at) || at === this.#fresh) &&
      names.isOffered(line.groups?.['name'] ?? '')
    )
      this.#doubt(at, null);
    const named = [
      /(?:\*\*)?Action(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]*`?([\p{L}_]\w{0,127})/uy,
      /to=(?:functions\.)?([\p{L}_]\w{0,127})/uy,
    ].some((pattern) => names.isOffered(matchAt(pattern, text, at)?.[1] ?? ''));
    if (named || text.startsWith('✿FUNCTION✿', at)) this.#doubt(at, null);
    return null;
  }

  /** Of what was read as words: the name of an offered tool with arguments behind it is a call that broke. */
  #doubtLeft(): void {
    if (this.options.isShown === true || this.#unread !== null || this.#foreign !== null) return;
    const isQuotation = this.options.isQuotation ?? ((): boolean => false);
    const hasCalls = this.#calls.length > 0;
    if (
      this.#pieces.leftOver.some((piece) => holdsBrokenCall(piece, this.options.names, hasCalls, isQuotation))
    )
      this.#cannotRead(null);
    // In code of a line, or in a fence below the name.
    else this.#shown ||= this.#pieces.leftOver.some(({ raw }) => isOnlyCall(raw, this.options.names));
  }

  /** The beginning of a call of the table with the name of an offered tool. */
  #isCutHead(at: number): boolean {
    const head = matchAt(callHead, this.text, at);
    return head !== null && namesPart(head.groups?.['name'] ?? '', this.options.names);
  }

  /** JSON that names an offered tool beside arguments. */
  #maybeJsonAt(at: number): number | null {
    const { text, options } = this;
    const { names } = options;
    if (this.#spent > 16 * text.length + 10_000) return null;
    const before = withoutEnd(text.slice(Math.max(0, at - 140), at), /[ \t]/u);
    const named = nameBefore.exec(withoutEnd(before.replace(/[:=]$/u, ''), /[ \t]/u))?.[0] ?? '';
    if (names.isOffered(named)) this.#doubt(at - named.length, null);
    const read = readWrittenJson(text, at, true);
    if (!read.ok) {
      this.#spent += read.at - at;
      if (frameNames(text, at).some((name) => names.isOffered(name))) this.#doubt(at, null);
      return at + 1;
    }
    this.#spent += Math.floor((read.end - at) / 4);
    for (const held of textsIn(read.value)) this.#shows(held);
    const found = matchAt(frame, text, at) === null ? 'It is none of the forms.' : callsOf(read.value);
    const isCall =
      typeof found === 'string'
        ? frameNames(text, at).some((name) => names.isOffered(name)) || namesTool(read.value, names)
        : found.some(({ name }) => names.isOffered(name));
    if (isCall)
      this.#doubt(at, typeof found === 'string' ? found : 'It stands in the middle of words.', read.end);
    return read.end;
  }

  /** Where the last name of an offered tool stands. */
  #lastMention(): number {
    this.#mention ??= mentionsIn(this.text, this.options.names).at(-1)?.from ?? -1;
    return this.#mention;
  }

  /** As a call that cannot be read; where a result or somebody else speaks, it only tells that one followed. */
  #doubt(at: number, why: string | null, end = at + 200): void {
    const passage = this.text.slice(at, end).split('\n\n')[0] ?? '';
    // Words that only repeat what the model was given ask for nothing.
    if (this.options.isQuotation?.(passage) === true) this.#pieces.show(at, at + passage.length);
    else this.#cannotRead(why);
  }

  #cannotRead(why: string | null): void {
    if (this.#foreign !== null) this.#callBehind = true;
    else this.#unread ??= why ?? '';
  }

  /** Takes the text up to there as words. */
  #take(end: number): void {
    if (end > this.#from) this.#pieces.take(this.#from, end);
    this.#from = Math.max(this.#from, end);
  }
}
