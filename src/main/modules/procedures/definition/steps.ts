import { messageOf } from '../../../../shared/errors';
import { doubledKey } from '../../../../shared/doubled-key';
import { parseExactJson, withTextsForNumbers } from '../../../../shared/exact-json';
import { JsonObject } from '../../../../shared/json';
import type { Diagnostic, PlannedCall, Step, StepSet } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { jsonMistake } from '../../../platform/base/json-mistake';
import { bulletOf, type KeyBullet } from './bullets';
import { itemSlipOf } from './item-slips';
import { codeIndent, shownIndent } from './list-items';
import { commentLeftOpen, markdownLines, type MarkdownLine, type Unclosed } from './markdown-lines';
import { StepNumbers, writtenNumbers } from './step-numbers';
import { readRouting, routingKeys, type RoutingKey } from './step-routing';
import { noWords } from './asks-for-approval';
import { FileHead, gateKey, inHead, isGateOfAll } from './file-head';
import {
  headingPattern,
  notUnderlinedPattern,
  shownHeadingPattern,
  subheadingPattern,
  underlinePattern,
} from './headings';
import { asksAlone, asksInValue, meansTimeout, slipOf } from './step-slips';
import { kindOf, type StepWork, type Work, type WorkKey } from '../../../../domain/procedure/step-work';

type Place = Pick<Diagnostic, 'line' | 'column'>;

/** Where the bullets of a step say what they say; from 1. */
export interface StepPlaces {
  /** Where the values begin. */
  readonly routing: { readonly [K in RoutingKey]?: Place };
  /** One for each suggested tool, and one for each call: where its tool is named. */
  readonly tools: readonly Place[];
  readonly calls: readonly Place[];
}

export interface ParsedSteps {
  readonly steps: readonly Step[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * False: a mistake of a kind that could make a step do something else than what is written; the SOP must
   * not run.
   */
  readonly runnable: boolean;
  /** By position. */
  readonly places: ReadonlyMap<number, StepPlaces>;
  readonly numbers: StepNumbers;
  /** Where a bullet names another step, by the number that it is written with. */
  readonly references: readonly StepReference[];
}

export interface StepReference {
  readonly step: Step;
  readonly key: 'next' | 'on_failure';
  readonly number: number;
}

/**
 * Reads SOP.md line by line. Only `## Steps` counts; its numbered items are the steps. Nested lists and code
 * fences belong to the step they stand in. Never throws.
 */
export function parseSteps(text: string): ParsedSteps {
  const { lines, unclosed } = markdownLines(text.split(/\r?\n/u));
  const read = (numbers: readonly (number | null)[]): StepReader => {
    const reader = new StepReader(numbers);
    for (const line of lines) reader.read(line);
    return reader;
  };
  const first = read([]);
  const numbers = writtenNumbers(first.numbers);
  // What is told of a step names it by its written number, and whether that counts, the whole list says.
  return (numbers.every((number) => number === null) ? first : read(numbers)).finish(unclosed);
}

/** A bullet of a kind of step, and what it says. */
interface WorkBullet {
  readonly key: WorkKey;
  readonly text: string;
  readonly work: Work;
  readonly place: Pick<MarkdownLine, 'number' | 'column'>;
}

type WorkBullets = Map<WorkKey, WorkBullet>;

interface OpenStep {
  readonly number: number;
  readonly written?: number;
  readonly line: number;
  readonly title: string;
  /** A bullet that only some kinds of step have is text of the others. */
  readonly body: (string | WorkBullet)[];
  readonly calls: PlannedCall[];
  suggestedTools: string[];
  requiresConfirmation: boolean;
  /** Bullets that were there already, by key. */
  readonly seen: Set<KeyBullet['key']>;
  routing: Pick<Step, 'kind' | 'next' | 'when' | 'onFailure'>;
  places: Omit<StepPlaces, 'calls'>;
  readonly callPlaces: Place[];
}

const itemPattern = /^(\d{1,9})\. +(\S.*)$/u;
export const boldPattern = /^\*\*(.*?)\*\*\s*(.*)$/u;
/** A hyphen before a digit is a minus sign. */
export const separatorPattern = /^(?:—|–|--|-(?!\d)|[:：])\s*/u;
/** A carriage return alone, vertical tab, form feed, next line, line and paragraph separators. */
const foreignBreakPattern = /[\r\v\f\u0085\u2028\u2029]/u;
const fenceBehindMarkPattern = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)+(?:`{3,}(?!.*`)|~{3,})/u;
const callPattern = /^([A-Za-z_][\w.-]*)(?:\s+(\{.*))?$/u;

/** More are no procedure but a table that belongs elsewhere, and each of them stands on every run. */
const mostSteps = 5_000;

/** A numbered item this much further in than the list is a list within a step. */
export const nestedIndent = 2;

class StepReader {
  readonly #steps: Step[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #places = new Map<number, StepPlaces>();
  #runnable = true;
  #inSection = false;
  #listIndent: number | null = null;
  #open: OpenStep | null = null;
  /** A question stands above the next step. */
  #asksAbove = false;
  readonly #fileHead = new FileHead();
  /** A heading of another level in the section, until it is told of an item below it. */
  #subheading: string | null = null;
  /**
   * The line of the open fence that is less far in than the list item around it, which ends both in Markdown;
   * the first that means something, if any.
   */
  #outside: { readonly line: MarkdownLine; readonly means: boolean } | null = null;
  /** The line above, when a line of hyphens or equals signs below it makes it a heading in Markdown. */
  #underlined: MarkdownLine | null = null;
  /** A fence above the steps that Markdown does not show. */
  #notShown: MarkdownLine | null = null;
  /** Lines that look like items and are not read as steps. */
  readonly #lostItems: { readonly line: MarkdownLine; readonly reason: string }[] = [];
  readonly #numbers: number[] = [];
  /** In the section that is no steps an item stands, to which its bullets belong. */
  #itemBelow = false;

  /** `written`: by position, the number that a step is written with where that is another one. */
  constructor(private readonly written: readonly (number | null)[]) {}

  /** As they are written, one for each step. */
  get numbers(): readonly number[] {
    return this.#numbers;
  }

  read(line: MarkdownLine): void {
    this.#foreignBreak(line);
    if (this.#underlined !== null && line.kind === 'text' && underlinePattern.test(line.text))
      this.#underline(this.#underlined, line.text);
    this.#underlined = mayBeUnderlined(line) ? line : null;
    if (line.kind === 'comment') this.#comment(line);
    else if (line.kind === 'fence') this.#fence(line);
    else if (line.kind === 'fenced') this.#fenced(line);
    else if (line.indent <= 3 && headingPattern.test(line.text)) this.#heading(line);
    else if (this.#inSection) this.#inSteps(line);
    else if (this.#fileHead.holds(line)) this.#head(line);
    else if (this.#numbers.length === 0) {
      if (asksAlone(line.text)) this.#aboveSteps(line);
    } else if (itemPattern.test(line.text)) this.#itemBelow = true;
    else if (!this.#itemBelow && asksAlone(line.text)) this.#belowSteps(line);
  }

  finish(unclosed: Unclosed | null): ParsedSteps {
    if (unclosed !== null) this.#unclosed(unclosed);
    this.#close();
    // Without any step the procedure cannot start, and why is told as a whole.
    if (this.#steps.length > 0)
      for (const { line, reason } of this.#lostItems)
        this.#stop(
          line,
          `This line looks like a step and is not read as one: ${reason}`,
          'Write "1. **Title** — what to do", or indent the line if it belongs to the text of the step above.',
        );
    const numbers = new StepNumbers(this.#steps);
    return {
      steps: this.#steps.map((step) => named(step, numbers)),
      diagnostics: this.#diagnostics,
      runnable: this.#runnable,
      places: this.#places,
      numbers,
      references: this.#steps.flatMap(referencesIn),
    };
  }

  /**
   * Where others begin a new line, in a file of mixed line breaks or a text out of a word processor, a bullet
   * would be lost in the line above.
   */
  #foreignBreak({ number, raw }: MarkdownLine): void {
    const at = raw.search(foreignBreakPattern);
    if (at < 0) return;
    const character = `U+${raw.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
    this.#stop(
      { number, column: at + 1 },
      `A line break that is none here (${character}) stands in this line, so what follows it would belong to the line`,
      'Begin a new line there or take it out; the line breaks of a text file are those of Unix (LF) or Windows (CRLF).',
    );
  }

  #unclosed({ kind, mark, line, column }: Unclosed): void {
    const place = { number: line, column };
    if (kind === 'fence')
      this.#stop(
        place,
        `The code fence ${mark} is never closed, so everything after it would belong to it`,
        `Close it with a line ${mark}.`,
      );
    else
      this.#stop(
        place,
        'The comment is never closed, so everything after it would belong to it',
        'Close it with "-->".',
      );
  }

  /** A comment belongs to nothing; what is written behind its end would be lost with it. */
  #comment(line: MarkdownLine): void {
    if (!this.#inSection || line.behind === '') return;
    this.#stop(
      { number: line.number, column: line.raw.lastIndexOf(line.behind) + 1 },
      `"${line.behind}" stands behind the end of a comment and would have no effect`,
      'Begin a new line behind "-->".',
    );
  }

  /** The beginning or the end of a code fence. */
  #fence(line: MarkdownLine): void {
    this.#open?.body.push(line.text);
    this.#outsideFence();
    const { raw, column, indent, within } = line;
    const shown = indent - within < codeIndent && /^[ \t]*$/u.test(raw.slice(0, column - 1));
    this.#notShown = shown || this.#inSection ? null : line;
    if (!shown && this.#inSection) this.#fenceNotShown(line);
  }

  #fenced(line: MarkdownLine): void {
    this.#open?.body.push(line.text);
    const text = line.raw.trim();
    if (this.#notShown !== null && this.#means(text)) this.#fenceNotShown(this.#notShown);
    const outside = text !== '' && (this.#outside !== null || shownIndent(line.raw) < line.within);
    if (outside && this.#outside?.means !== true)
      this.#outside = this.#means(text) ? { line, means: true } : (this.#outside ?? { line, means: false });
  }

  #fenceNotShown(line: MarkdownLine): void {
    this.#stop(
      line,
      'Markdown shows no code fence here: the line is too far in, or begins with blanks that are neither spaces nor tabs',
      'Indent it with spaces, as far as the text above it.',
    );
  }

  /** Tells of what Markdown shows as no part of the fence that ends here. */
  #outsideFence(): void {
    if (this.#outside === null) return;
    const { line, means } = this.#outside;
    this.#outside = null;
    const remedy = 'Close the fence above the line, or indent the line as far as the fence.';
    if (means)
      this.#stop(
        line,
        'This line is less far in than the step whose code fence it stands in, so it looks like a part of the procedure and is none',
        remedy,
      );
    else if (this.#inSection)
      this.#report(
        'warning',
        line,
        'This line is less far in than the step whose code fence it stands in; it is text of the fence all the same',
        remedy,
      );
  }

  /** Whether a line would be more than text if it stood in no fence. */
  #means(text: string): boolean {
    if (headingPattern.test(text) && (this.#inSection || looksLikeSteps(text))) return true;
    if (!this.#inSection) return false;
    const slip = slipOf(text);
    return (
      itemPattern.test(text) ||
      itemSlipOf(text) !== null ||
      bulletOf(text) !== null ||
      slip?.asks === true ||
      slip?.severity === 'error'
    );
  }

  #heading(line: MarkdownLine): void {
    if (!shownHeadingPattern.test(line.raw) && (this.#inSection || looksLikeSteps(line.text)))
      this.#stop(
        line,
        `Markdown shows no heading here: a blank before or behind the signs of "${line.text}" is neither a space nor a tab`,
        'Write plain spaces there.',
      );
    if (this.#isNested(line))
      this.#stop(
        line,
        `"${line.text}" is further in than the list and would end the steps`,
        'Begin it at the margin if it is a section of its own, or write it with three signs if it belongs to the step.',
      );
    this.#close();
    this.#inSection = line.text.toLowerCase() === '## steps';
    this.#listIndent = null;
    this.#subheading = null;
    this.#itemBelow = false;
    if (!this.#inSection && looksLikeSteps(line.text)) this.#notTheSteps(line);
  }

  #head(line: MarkdownLine): void {
    if (gateKey.test(line.text)) this.#aboveSteps(line);
    const told = inHead(line.text);
    if (told !== null) this.#stop(line, told.message, told.remedy, told.key);
  }

  /** Such a heading ends nothing, as one with one sign. */
  #underline(heading: MarkdownLine, underline: string): void {
    if (this.#inSection) this.#subheading = heading.text;
    if (underline.startsWith('-') && looksLikeSteps(`## ${heading.text}`)) this.#notTheSteps(heading);
  }

  #notTheSteps(heading: MarkdownLine): void {
    this.#report(
      'warning',
      heading,
      `"${heading.text}" is not the heading of the steps, so what follows is not carried out`,
      'Write the heading exactly as "## Steps".',
    );
  }

  #inSteps(line: MarkdownLine): void {
    const comment = commentLeftOpen(line.text);
    if (comment >= 0)
      this.#stop(
        { number: line.number, column: line.column + comment },
        'A comment begins in the middle of this line and does not end in it, so what follows would not be in it',
        'Begin the comment on a line of its own.',
      );
    if (fenceBehindMarkPattern.test(line.text))
      this.#stop(
        line,
        'A code fence begins behind the mark of a list, so what follows would not be in it',
        'Begin the fence on a line of its own.',
      );
    const item = itemPattern.exec(line.text);
    const nested = this.#isNested(line);
    const reason = itemSlipOf(line.text);
    if (!nested && reason !== null) this.#lostItems.push({ line, reason });
    if (nested && line.within === 0 && (item !== null || reason !== null))
      this.#report(
        'warning',
        line,
        `Markdown shows this line as an item of the list, and it is text of step ${this.#open === null ? '' : String(shownNumber(this.#open))}`,
        'Begin it as far in as the list if it is a step, else as far in as the text of the step.',
      );
    if (!nested && subheadingPattern.test(line.text)) this.#subheading = line.text;
    if (item !== null && !nested) this.#begin(line, item[1] ?? '', item[2] ?? '');
    else if (this.#open !== null && line.text !== '') this.#within(this.#open, line);
    else if (this.#open === null) this.#aboveSteps(line);
  }

  /** A question that belongs to no step is meant for those below it. */
  #aboveSteps(line: MarkdownLine): void {
    const slip = slipOf(line.text);
    if (slip?.asks !== true) return;
    this.#asksAbove = true;
    this.#report(
      'warning',
      { number: line.number, column: line.column + slip.offset },
      `"${slip.key}" stands above the step that it is meant for; to be safe the step below asks`,
      'Write "- requires_confirmation: true" in each step that shall ask.',
      slip.key,
    );
  }

  /** Nobody knows which of the steps above is meant; words that only name the key are told of. */
  #belowSteps(line: MarkdownLine): void {
    const slip = slipOf(line.text);
    if (slip?.asks !== true) return;
    const message = `"${slip.key}" stands below the steps, so no step asks because of it`;
    const remedy = 'Write "- requires_confirmation: true" in each step that shall ask.';
    const place = { number: line.number, column: line.column + slip.offset };
    if (isGateOfAll(line.text)) this.#stop(place, message, remedy, slip.key);
    else this.#report('warning', place, message, remedy, slip.key);
  }

  #isNested(line: MarkdownLine): boolean {
    return this.#open !== null && this.#listIndent !== null && line.indent >= this.#listIndent + nestedIndent;
  }

  #begin(line: MarkdownLine, number: string, text: string): void {
    this.#close();
    if (this.#steps.length === mostSteps) {
      this.#inSection = false;
      this.#stop(
        line,
        `There are more than ${String(mostSteps)} steps`,
        'Make several procedures of them; one starts the next with "call: sop_execute".',
      );
      return;
    }
    if (this.#subheading !== null)
      this.#report(
        'warning',
        line,
        `This item stands below "${this.#subheading}" and is a step all the same`,
        'Only a heading with two signs ("## Notes") ends the steps. Indent the list if it belongs to the text of the step above.',
      );
    this.#subheading = null;
    this.#listIndent = Math.min(this.#listIndent ?? line.indent, line.indent);
    const bold = boldPattern.exec(text);
    const title = bold === null ? text : (bold[1] ?? '').trim();
    const body = bold === null ? '' : (bold[2] ?? '').replace(separatorPattern, '').trim();
    const written = this.written[this.#steps.length] ?? null;
    this.#numbers.push(Number(number));
    this.#open = {
      number: this.#steps.length + 1,
      ...(written === null ? {} : { written }),
      line: line.number,
      title,
      body: body === '' ? [] : [body],
      calls: [],
      suggestedTools: [],
      requiresConfirmation: this.#asksAbove,
      seen: new Set(),
      routing: {},
      places: { routing: {}, tools: [] },
      callPlaces: [],
    };
    this.#asksAbove = false;
    if (title === '')
      this.#report(
        'warning',
        line,
        `Step ${String(shownNumber(this.#open))} has an empty title`,
        'Write it as "1. **Title** — what to do".',
      );
    // Of a question in the body its place there is told.
    if (slipOf(text)?.asks === true && slipOf(body)?.asks !== true)
      this.#slip(
        this.#open,
        { number: line.number, column: line.column + line.text.length - text.length },
        text,
      );
    if (body !== '')
      this.#slip(
        this.#open,
        { number: line.number, column: line.column + line.text.length - body.length },
        body,
      );
  }

  #within(step: OpenStep, line: MarkdownLine): void {
    const bullet = bulletOf(line.text);
    if (bullet === null) {
      this.#slip(step, { number: line.number, column: line.column }, line.text);
      step.body.push(line.text);
    } else if ('work' in bullet) {
      const { key, work, keyAt } = bullet;
      const place = { number: line.number, column: line.column + keyAt };
      step.body.push({ key, work, text: line.text, place });
    } else this.#bullet(step, line, bullet);
  }

  /**
   * Text that was most likely meant as a bullet: where it would let the step act unasked or in another order,
   * it is more than a warning.
   */
  #slip(step: OpenStep, { number, column }: Pick<MarkdownLine, 'number' | 'column'>, text: string): void {
    const slip = slipOf(text);
    if (slip === null) return;
    if (slip.asks) step.requiresConfirmation = true;
    if (slip.severity === 'error') this.#runnable = false;
    this.#report(
      slip.severity,
      { number, column: column + slip.offset },
      slip.message,
      slip.remedy,
      slip.key,
    );
  }

  /** Lets a bullet take effect. */
  #bullet(step: OpenStep, line: MarkdownLine, { key, keyAt, value, valueAt }: KeyBullet): void {
    const valueColumn = line.column + valueAt;
    this.#once(step, key, { number: line.number, column: line.column + keyAt });
    switch (key) {
      case 'tools':
        this.#tools(step, line, valueColumn, value);
        break;
      case 'requires_confirmation':
        step.requiresConfirmation = this.#confirmation(line, valueColumn, value) || step.requiresConfirmation;
        break;
      case 'call':
        this.#call(step, line, valueColumn, value);
        break;
      default:
        this.#routing(step, key, { line: line.number, column: valueColumn }, value);
    }
  }

  /** A route that cannot be read could lead past a gate, so such a procedure does not run. */
  #routing(
    step: OpenStep,
    key: RoutingKey,
    place: { readonly line: number; readonly column: number },
    value: string,
  ): void {
    const read = readRouting(key, value);
    step.places = { ...step.places, routing: { ...step.places.routing, [key]: place } };
    if (read.ok) {
      step.routing = { ...step.routing, ...read.value };
      return;
    }
    this.#stop(
      { number: place.line, column: place.column + read.mistake.offset },
      read.mistake.message,
      read.mistake.remedy,
      key,
    );
  }

  /**
   * Tells of a bullet that stands twice. Which of two ways is meant cannot be known, so such a procedure does
   * not run; calls may be many.
   */
  #once(step: OpenStep, key: KeyBullet['key'], place: Pick<MarkdownLine, 'number' | 'column'>): void {
    const again = step.seen.has(key);
    step.seen.add(key);
    if (!again || key === 'call') return;
    const way = routingKeys.some((each) => each === key);
    const consequence = way
      ? 'only one of them could count'
      : key === 'tools'
        ? 'the last one counts'
        : 'one that asks is enough';
    if (way) this.#runnable = false;
    this.#report(
      way ? 'error' : 'warning',
      place,
      `Step ${String(shownNumber(step))} has "${key}" twice; ${consequence}`,
      'Keep one of them.',
      key,
    );
  }

  /** A word that is neither yes nor no asks: better one question too many. */
  #confirmation(line: MarkdownLine, column: number, value: string): boolean {
    const word = value.trim().toLowerCase();
    if (['true', 'yes', 'on', '1'].includes(word)) return true;
    if (noWords.includes(word)) return false;
    this.#report(
      'error',
      { number: line.number, column },
      `requires_confirmation is "${value}", which is neither true nor false; the step asks`,
      'Write true or false.',
      'requires_confirmation',
    );
    return true;
  }

  #tools(step: OpenStep, line: MarkdownLine, column: number, value: string): void {
    const slip = asksInValue(value);
    if (slip !== null) {
      step.requiresConfirmation = true;
      this.#report('warning', { number: line.number, column }, slip.message, slip.remedy, slip.key);
    }
    const found = [...value.matchAll(/[^,\s](?:[^,]*[^,\s])?/gu)];
    step.suggestedTools = found.map(([name]) => name);
    step.places = {
      ...step.places,
      tools: found.map(({ index }) => ({ line: line.number, column: column + index })),
    };
  }

  #call(step: OpenStep, line: MarkdownLine, column: number, value: string): void {
    const call = callPattern.exec(value);
    const fail = (at: number, message: string): void => {
      this.#stop(
        { number: line.number, column: at },
        message,
        'Write it as `- call: tool_name {"argument": "value"}` in one line.',
        'call',
      );
    };
    if (call === null) {
      fail(column, `The call "${value}" has no tool name followed by arguments in braces`);
      return;
    }
    const [, tool = '', json = '{}'] = call;
    const jsonColumn = column + value.length - (call[2] ?? '').length;
    try {
      const written = JsonObject.parse(JSON.parse(json));
      // A whole number that no number of the language holds keeps its digits; its schema says whether it may.
      const exact = parseExactJson(json);
      step.calls.push({
        tool,
        arguments: exact === undefined ? written : JsonObject.parse(withTextsForNumbers(exact)),
      });
      step.callPlaces.push({ line: line.number, column });
      const twice = doubledKey(json);
      if (twice !== null)
        this.#stop(
          { number: line.number, column: jsonColumn + twice.offset },
          `The call to ${tool} has "${twice.key}" twice; only one of them could count`,
          'Keep one of them.',
          'call',
        );
    } catch (failure) {
      fail(
        jsonColumn + (jsonOffset(failure) ?? 0),
        `The arguments of the call to ${tool} are not JSON: ${jsonMistake(failure)}`,
      );
    }
  }

  #close(): void {
    if (this.#open === null) return;
    const { body: lines, routing, places, callPlaces, seen: _seen, ...step } = this.#open;
    const { body, work } = this.#work(this.#open, lines);
    this.#steps.push({ ...step, ...routing, ...work, body: body.join('\n') });
    this.#places.set(step.number, { ...places, calls: callPlaces });
    this.#open = null;
  }

  /** What the bullets of its kind say; those of other kinds are text. */
  #work(
    open: OpenStep,
    lines: OpenStep['body'],
  ): { readonly body: readonly string[]; readonly work: StepWork & Pick<Step, 'set'> } {
    const { kind = 'execute' } = open.routing;
    const goesThroughList = lines.some((line) => typeof line !== 'string' && line.key === 'for_each');
    const work: WorkBullets = new Map();
    const sets: StepSet[] = [];
    const body = lines.flatMap((line) => {
      if (typeof line === 'string') return [line];
      const { key, text, place } = line;
      const own = kindOf[key];
      if (own !== null && own !== kind) {
        this.#report(
          'warning',
          place,
          `"${key}" belongs to a step of kind ${own}; the line is part of the step's text`,
          `Write "- kind: ${own}" in the step, or begin the line with another word if it is meant as text.`,
          key,
        );
        return [text];
      }
      if (key === 'parallel' && !goesThroughList) {
        this.#report(
          'warning',
          place,
          '"parallel" belongs to a step that goes through a list; the line is part of the step\'s text',
          'Write "- for_each: $.payload.list" in the step, or begin the line with another word if it is meant as text.',
          key,
        );
        return [text];
      }
      if (line.work.set !== undefined) {
        sets.push(line.work.set);
        return [];
      }
      if (work.has(key))
        this.#stop(
          place,
          `Step ${String(shownNumber(open))} has "${key}" twice; only one of them could count`,
          'Keep one of them.',
          key,
        );
      work.set(key, line);
      return [];
    });
    return {
      body,
      work: {
        ...this.#ofKind(open, kind, work),
        ...saidIn(work, 'group'),
        ...(sets.length === 0 ? {} : { set: sets }),
      },
    };
  }

  /** What an answer is held against has to be known, and so has what is started. */
  #ofKind(open: OpenStep, kind: NonNullable<Step['kind']>, work: WorkBullets): StepWork {
    const shown = String(shownNumber(open));
    switch (kind) {
      case 'wait':
        return this.#wait(open, work);
      case 'input':
        if (!work.has('ask'))
          this.#unsaid(
            open,
            `Step ${shown} is of kind input, and has no "ask" that can be read`,
            'Write the JSON Schema of the answer in one line, with words that JSON Schema knows, for example `- ask: {"type": "number", "minimum": 0}`.',
          );
        return saidIn(work, 'ask');
      case 'procedure':
        if (!work.has('run'))
          this.#unsaid(
            open,
            `Step ${shown} is of kind procedure, and has no "run" that can be read`,
            'Write the name of the procedure, and what it gets: `- run: flush-line {"line": 3}`.',
          );
        return saidIn(work, 'run');
      case 'execute':
        return {
          ...forEachIn(work),
          ...saidIn(work, 'output'),
          ...saidIn(work, 'model'),
          ...saidIn(work, 'sampling'),
          ...saidIn(work, 'on'),
        };
      case 'checkpoint':
        return {};
    }
  }

  /** A wait that does not say for what would never end, or not wait at all. */
  #wait(open: OpenStep, work: WorkBullets): Pick<Step, 'wait'> {
    const duration = work.get('for');
    const until = work.get('until');
    const timeoutSecs = work.get('timeout')?.work.timeout;
    const what = until?.work.until ?? duration?.work.for;
    const shown = String(shownNumber(open));
    if (what === undefined || (until !== undefined && duration !== undefined))
      this.#unsaid(
        open,
        what === undefined
          ? `Step ${shown} is of kind wait, and says neither "for" nor "until" in words that can be read`
          : `Step ${shown} says both "for" and "until"; only one of them could count`,
        'Write for example "- for: 90s", "- until: 22:30" or "- until: $.level < 40 on tank/1/level".',
        until?.place,
      );
    // What is done when it is over would never be done.
    if (timeoutSecs === undefined && open.body.some(meansTimeout))
      this.#unsaid(
        open,
        `Step ${shown} is of kind wait, and its timeout cannot be read; it would wait for as long as it takes`,
        'Write for example "- timeout: 30m".',
      );
    return what === undefined
      ? {}
      : { wait: { until: what, ...(timeoutSecs === undefined ? {} : { timeoutSecs }) } };
  }

  /** Tells that a step does not say what its kind asks for. */
  #unsaid(open: OpenStep, message: string, remedy: string, at?: WorkBullet['place']): void {
    const { line, column } = open.places.routing.kind ?? { line: open.line, column: 1 };
    this.#stop(at ?? { number: line, column }, message, remedy, 'kind');
  }

  /** Tells of a mistake that keeps the procedure from running. */
  #stop(place: Pick<MarkdownLine, 'number' | 'column'>, message: string, remedy: string, key?: string): void {
    this.#runnable = false;
    this.#report('error', place, message, remedy, key);
  }

  #report(
    severity: Diagnostic['severity'],
    { number, column }: Pick<MarkdownLine, 'number' | 'column'>,
    message: string,
    remedy: string,
    key?: string,
  ): void {
    this.#diagnostics.push({
      severity,
      file: 'SOP.md',
      line: number,
      column,
      message,
      remedy,
      ...(key === undefined ? {} : { key }),
    });
  }
}

/** Without a list nothing is done side by side. */
function forEachIn(work: WorkBullets): Pick<Step, 'forEach'> {
  const list = work.get('for_each')?.work.for_each;
  const parallel = work.get('parallel')?.work.parallel;
  return list === undefined ? {} : { forEach: { list, ...(parallel === undefined ? {} : { parallel }) } };
}

/** What a bullet says that is a part of the step by the same name. */
const saidIn = <K extends WorkKey>(work: WorkBullets, key: K): Pick<Work, K> => work.get(key)?.work ?? {};

function referencesIn(step: Step): readonly StepReference[] {
  const { next, onFailure } = step;
  return [
    ...(typeof next === 'number' ? [{ step, key: 'next' as const, number: next }] : []),
    ...(onFailure?.action === 'goto' ? [{ step, key: 'on_failure' as const, number: onFailure.step }] : []),
  ];
}

/** The same step, naming others by their position instead of their written number. */
function named(step: Step, numbers: StepNumbers): Step {
  const position = (number: number): number => numbers.named(number) ?? numbers.nearest(number);
  const { next, onFailure } = step;
  return {
    ...step,
    ...(typeof next === 'number' ? { next: position(next) } : {}),
    ...(onFailure?.action === 'goto' ? { onFailure: { ...onFailure, step: position(onFailure.step) } } : {}),
  };
}

/** A line of text in no list: the last one of a paragraph, or a heading already. */
const mayBeUnderlined = ({ kind, text, indent, within }: MarkdownLine): boolean =>
  kind === 'text' && text !== '' && within === 0 && indent < codeIndent && !notUnderlinedPattern.test(text);

const looksLikeSteps = (heading: string): boolean => /^##\s[^\p{L}]*steps?\b/iu.test(heading);

/** Where JSON.parse stopped, when its message says so. */
function jsonOffset(failure: unknown): number | null {
  const position = /position (\d+)/u.exec(messageOf(failure));
  return position === null ? null : Number(position[1]);
}
