import { messageOf } from '../../shared/errors';
import { JsonObject } from '../../shared/json';
import type { Diagnostic, PlannedCall, Step } from '../../shared/sop';
import { stepBullets } from '../../shared/sop-keys';
import { jsonMistake } from '../base/json-mistake';
import { nearest } from '../base/nearest';
import { looksLikeRouting, readRouting, type RoutingKey } from './step-routing';

/** Where the value of each routing bullet of a step begins; from 1. */
export type RoutingPlaces = { readonly [K in RoutingKey]?: { readonly line: number; readonly column: number } };

export interface ParsedSteps {
  readonly steps: readonly Step[];
  readonly diagnostics: readonly Diagnostic[];
  /** False: a mistake of a kind that could make a step do something else than what is written; the SOP must not run. */
  readonly runnable: boolean;
  /** By step number. */
  readonly places: ReadonlyMap<number, RoutingPlaces>;
}

/**
 * Reads SOP.md line by line. Only `## Steps` counts; its numbered items are the steps. Nested lists and code fences belong to
 * the step they stand in. Never throws.
 */
export function parseSteps(text: string): ParsedSteps {
  const reader = new StepReader();
  text.replace(/^\uFEFF/u, '').split(/\r?\n/u).forEach((line, index) => { reader.read(line, index + 1); });
  return reader.finish();
}

interface OpenStep {
  readonly number: number;
  readonly line: number;
  readonly title: string;
  readonly body: string[];
  readonly calls: PlannedCall[];
  suggestedTools: string[];
  requiresConfirmation: boolean;
  /** Bullets that were there already, by key. */
  readonly seen: Set<string>;
  routing: Pick<Step, 'kind' | 'next' | 'when' | 'onFailure'>;
  places: RoutingPlaces;
}

interface Fence {
  readonly mark: string;
  readonly indent: number;
  readonly line: number;
}

/** A line taken apart: `column` is where `text` starts, from 1. */
interface Line {
  readonly number: number;
  readonly raw: string;
  readonly text: string;
  readonly indent: number;
  readonly column: number;
}

export const headingPattern = /^##(?:\s|$)/u;
const itemPattern = /^\d+\. +(\S.*)$/u;
export const fencePattern = /^(`{3,}|~{3,})([^`]*)$/u;
export const bulletPattern = /^(?:[-*+]\s+)+/u;
export const keyPattern = /^([A-Za-z][\w-]*(?: confirmation)?)\s*[:：]\s*(.*)$/u;
export const boldPattern = /^\*\*(.*?)\*\*\s*(.*)$/u;
/** A hyphen before a digit is a minus sign. */
export const separatorPattern = /^(?:—|–|--|-(?!\d)|:)\s*/u;
const callPattern = /^([A-Za-z_][\w.-]*)(?:\s+(\{.*))?$/u;

const bulletKeys = stepBullets.map(({ name }) => name);
/** A bullet whose mark was forgotten. */
const plainKeyPattern = /^([a-z_]+)\s*[:：]\s*(.*)$/u;
const negative = ['false', 'no', 'off', '0'];
/** A numbered item this much further in than the list is a list within a step. */
const nestedIndent = 2;

class StepReader {
  readonly #steps: Step[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #places = new Map<number, RoutingPlaces>();
  #runnable = true;
  #inSection = false;
  #listIndent: number | null = null;
  #fence: Fence | null = null;
  #open: OpenStep | null = null;

  read(raw: string, number: number): void {
    const line = toLine(raw, number);
    if (this.#fence !== null) this.#inFence(this.#fence, line);
    else if (this.#opensFence(line)) this.#open?.body.push(line.text);
    else if (line.indent <= 3 && headingPattern.test(line.text)) this.#heading(line);
    else if (this.#inSection) this.#inSteps(line);
  }

  finish(): ParsedSteps {
    if (this.#fence !== null) {
      this.#runnable = false;
      this.#report('error', { number: this.#fence.line, column: this.#fence.indent + 1 }, `The code fence ${this.#fence.mark} is never closed, so everything after it would belong to it`, `Close it with a line ${this.#fence.mark}.`);
    }
    this.#close();
    return { steps: this.#steps, diagnostics: this.#diagnostics, runnable: this.#runnable, places: this.#places };
  }

  #opensFence(line: Line): boolean {
    const fence = fencePattern.exec(line.text);
    if (fence === null) return false;
    this.#fence = { mark: fence[1] ?? '', indent: line.indent, line: line.number };
    return true;
  }

  /** Text in a fence keeps its own indentation and its blank lines. */
  #inFence(fence: Fence, line: Line): void {
    const closes = line.text.startsWith(fence.mark) && new Set(line.text).size === 1;
    if (closes) this.#fence = null;
    this.#open?.body.push(closes ? line.text : withoutIndent(line.raw, fence.indent));
  }

  #heading(line: Line): void {
    this.#close();
    this.#inSection = line.text.toLowerCase() === '## steps';
    this.#listIndent = null;
    if (!this.#inSection && looksLikeSteps(line.text)) this.#report('warning', line, `"${line.text}" is not the heading of the steps, so what follows is not carried out`, 'Write the heading exactly as "## Steps".');
  }

  #inSteps(line: Line): void {
    const item = itemPattern.exec(line.text);
    if (item !== null && !this.#isNested(line)) this.#begin(line, item[1] ?? '');
    else if (this.#open !== null && line.text !== '') this.#within(this.#open, line);
  }

  #isNested(line: Line): boolean {
    return this.#open !== null && this.#listIndent !== null && line.indent >= this.#listIndent + nestedIndent;
  }

  #begin(line: Line, text: string): void {
    this.#close();
    this.#listIndent = Math.min(this.#listIndent ?? line.indent, line.indent);
    const bold = boldPattern.exec(text);
    const title = bold === null ? text : (bold[1] ?? '').trim();
    const body = bold === null ? '' : (bold[2] ?? '').replace(separatorPattern, '').trim();
    this.#open = { number: this.#steps.length + 1, line: line.number, title, body: body === '' ? [] : [body], calls: [], suggestedTools: [], requiresConfirmation: false, seen: new Set(), routing: {}, places: {} };
    if (title === '') this.#report('warning', line, `Step ${String(this.#open.number)} has an empty title`, 'Write it as "1. **Title** — what to do".');
  }

  #within(step: OpenStep, line: Line): void {
    const bullet = bulletPattern.exec(line.text);
    const key = bullet === null ? null : keyPattern.exec(line.text.slice(bullet[0].length));
    if (bullet === null) this.#withoutMark(step, line);
    if (bullet === null || key === null || !this.#known(step, line, key, bullet[0].length)) step.body.push(line.text);
  }

  /** A known key that somebody forgot to make a bullet has no effect, but for the one that asks: better one question too many. */
  #withoutMark(step: OpenStep, line: Line): void {
    const [, key = '', value = ''] = plainKeyPattern.exec(line.text) ?? [];
    if (!bulletKeys.includes(key)) return;
    const asks = key === 'requires_confirmation' && !negative.includes(value.trim().toLowerCase());
    if (asks) step.requiresConfirmation = true;
    this.#report('warning', line, `"${key}" stands here without a bullet and is part of the step's text${asks ? '; to be safe the step asks' : ''}`, `Write "- ${line.text}" if it is meant as one.`, key);
  }

  /** Whether the bullet is one of the known keys, which then has taken effect. */
  #known(step: OpenStep, line: Line, [whole, key = '', value = '']: RegExpExecArray, bulletLength: number): boolean {
    const column = line.column + bulletLength;
    const valueColumn = column + whole.length - value.length;
    switch (key.toLowerCase()) {
      case 'tools':
        this.#once(step, 'tools', { number: line.number, column }, 'the last one counts');
        step.suggestedTools = value.split(',').map((name) => name.trim()).filter((name) => name !== '');
        return true;
      case 'requires_confirmation':
        step.requiresConfirmation = this.#askedBefore(step, line, column) || this.#confirmation(line, valueColumn, value);
        return true;
      case 'call':
        this.#call(step, line, valueColumn, value);
        return true;
      case 'kind':
      case 'next':
      case 'when':
      case 'on_failure':
        this.#routing(step, key.toLowerCase() as RoutingKey, { line: line.number, column: valueColumn }, value);
        return true;
      default:
        this.#unknown(step, line, column, key, value);
        return false;
    }
  }

  /** A route that cannot be read could lead past a gate, so such a procedure does not run. */
  #routing(step: OpenStep, key: RoutingKey, place: { readonly line: number; readonly column: number }, value: string): void {
    const read = readRouting(key, value);
    step.places = { ...step.places, [key]: place };
    if (read.ok) {
      step.routing = { ...step.routing, ...read.value };
      return;
    }
    this.#runnable = false;
    this.#report('error', { number: place.line, column: place.column + read.mistake.offset }, read.mistake.message, read.mistake.mend, key);
  }

  /** Tells of a bullet that may stand once. True: it was there before. */
  #once(step: OpenStep, key: string, place: Pick<Line, 'number' | 'column'>, consequence: string): boolean {
    const again = step.seen.has(key);
    step.seen.add(key);
    if (again) this.#report('warning', place, `Step ${String(step.number)} has "${key}" twice; ${consequence}`, 'Keep one of them.', key);
    return again;
  }

  /** Of two that disagree, the one that asks counts. */
  #askedBefore(step: OpenStep, line: Line, column: number): boolean {
    return this.#once(step, 'requires_confirmation', { number: line.number, column }, 'one that asks is enough') && step.requiresConfirmation;
  }

  /** A word that is neither yes nor no asks: better one question too many. */
  #confirmation(line: Line, column: number, value: string): boolean {
    const word = value.trim().toLowerCase();
    if (['true', 'yes', 'on', '1'].includes(word)) return true;
    if (negative.includes(word)) return false;
    this.#report('error', { number: line.number, column }, `requires_confirmation is "${value}", which is neither true nor false; the step asks`, 'Write true or false.', 'requires_confirmation');
    return true;
  }

  #call(step: OpenStep, line: Line, column: number, value: string): void {
    const call = callPattern.exec(value);
    const fail = (at: number, message: string): void => {
      this.#runnable = false;
      this.#report('error', { number: line.number, column: at }, message, 'Write it as `- call: tool_name {"argument": "value"}` in one line.', 'call');
    };
    if (call === null) {
      fail(column, `The call "${value}" has no tool name followed by arguments in braces`);
      return;
    }
    const [, tool = '', json] = call;
    try {
      step.calls.push({ tool, arguments: JsonObject.parse(json === undefined ? {} : JSON.parse(json)) });
    } catch (failure) {
      fail(column + value.length - (json ?? '').length + (jsonOffset(failure) ?? 0), `The arguments of the call to ${tool} are not JSON: ${jsonMistake(failure)}`);
    }
  }

  #unknown(step: OpenStep, line: Line, column: number, key: string, value: string): void {
    const suggestion = nearest(key.replaceAll(' ', '_'), bulletKeys);
    if (suggestion === 'requires_confirmation') {
      // A slip of the pen must not make a step act unasked.
      step.requiresConfirmation = true;
      this.#report('warning', { number: line.number, column }, `"${key}" is not a known bullet; to be safe the step asks`, 'Did you mean requires_confirmation?', key);
      return;
    }
    if (looksLikeRouting(suggestion, value)) {
      this.#runnable = false;
      this.#report('error', { number: line.number, column }, `"${key}" is not a known bullet, and its value is that of ${suggestion}; without it the steps would run in another order`, `Did you mean ${suggestion}?`, key);
      return;
    }
    if (suggestion === null && !/^[a-z]/u.test(key)) return;
    const mend = suggestion === null ? `Known are ${bulletKeys.join(', ')}. Capitalise the word if it is meant as text.` : `Did you mean ${suggestion}?`;
    this.#report('warning', { number: line.number, column }, `"${key}" is not a known bullet; the line is part of the step's text`, mend, key);
  }

  #close(): void {
    if (this.#open === null) return;
    const { body, routing, places, seen: _seen, ...step } = this.#open;
    this.#steps.push({ ...step, ...routing, body: body.join('\n') });
    this.#places.set(step.number, places);
    this.#open = null;
  }

  #report(severity: Diagnostic['severity'], { number, column }: Pick<Line, 'number' | 'column'>, message: string, mend: string, key?: string): void {
    this.#diagnostics.push({ severity, file: 'SOP.md', line: number, column, message, mend, ...(key === undefined ? {} : { key }) });
  }
}

function toLine(raw: string, number: number): Line {
  const text = raw.trim();
  const blank = raw.slice(0, raw.length - raw.trimStart().length);
  return { number, raw, text, indent: width(blank), column: blank.length + 1 };
}

/** Columns of leading blanks; a tab goes to the next multiple of four. */
export function width(blank: string): number {
  let columns = 0;
  for (const character of blank) columns += character === '\t' ? 4 - (columns % 4) : character === '\u3000' ? 2 : 1;
  return columns;
}

export function withoutIndent(raw: string, indent: number): string {
  let start = 0;
  while (start < raw.length && /\s/u.test(raw[start] ?? '') && width(raw.slice(0, start + 1)) <= indent) start += 1;
  return raw.slice(start).trimEnd();
}

const looksLikeSteps = (heading: string): boolean => /^##\s+steps?\b/iu.test(heading);

/** Where JSON.parse stopped, when its message says so. */
function jsonOffset(failure: unknown): number | null {
  const position = /position (\d+)/u.exec(messageOf(failure));
  return position === null ? null : Number(position[1]);
}
