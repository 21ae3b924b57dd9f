import type { Step } from '../../shared/sop';
import { toLines, type TextLine } from '../base/line-list';
import { boldPattern, bulletPattern, fencePattern, headingPattern, keyPattern, parseSteps, separatorPattern, width, withoutIndent } from './steps';

/** A line of a step below its first one. */
export type StepLine =
  | { readonly kind: 'blank'; readonly at: number }
  | { readonly kind: 'body'; readonly at: number; readonly text: string; readonly fenced: boolean }
  /** A bullet that took effect, or is broken. `valueStart` counts from the line's start. */
  | { readonly kind: 'bullet'; readonly at: number; readonly key: string; readonly valueStart: number };

/** `N. **Title** — body`, or `N. Title`. */
export interface ItemLine {
  readonly indent: string;
  readonly number: string;
  /** The dot and the blanks after it. */
  readonly gap: string;
  readonly bold: boolean;
  /** As written between the stars, or the whole line. */
  readonly title: string;
  /** Between title and body, blanks included. */
  readonly separator: string;
  readonly body: string;
  /** Blanks at the end. */
  readonly tail: string;
}

/** A step where it stands: lines `first` to `last`, counted from 0, without blank lines after it. */
export interface StepBlock {
  readonly step: Step;
  readonly first: number;
  readonly last: number;
  readonly item: ItemLine;
  readonly lines: readonly StepLine[];
}

export interface StepsText {
  readonly lines: readonly TextLine[];
  readonly blocks: readonly StepBlock[];
}

/** Where the steps that `parseSteps` reads stand in the text. Null: a code fence is open at the end of one. */
export function stepsText(text: string): StepsText | null {
  const lines = toLines(text);
  const { steps } = parseSteps(text);
  const blocks = steps.map((step, index) => blockOf(step, lines, (steps[index + 1]?.line ?? lines.length + 1) - 1));
  return blocks.includes(null) ? null : { lines, blocks: blocks.filter((block) => block !== null) };
}

function blockOf(step: Step, lines: readonly TextLine[], before: number): StepBlock | null {
  const first = step.line - 1;
  const item = itemLine(lines[first]?.text ?? '');
  if (item === null) return null;
  const expected = step.body === '' ? [] : step.body.split('\n');
  let next = item.body === '' ? 0 : 1;
  let fence: { readonly mark: string; readonly indent: number } | null = null;
  const found: StepLine[] = [];
  for (let at = first + 1; at < before; at += 1) {
    const raw = lines[at]?.text ?? '';
    const trimmed = raw.trim();
    const indent = width(raw.slice(0, raw.length - raw.trimStart().length));
    if (fence !== null) {
      const closes: boolean = trimmed.startsWith(fence.mark) && new Set(trimmed).size === 1;
      found.push({ kind: 'body', at, text: closes ? trimmed : withoutIndent(raw, fence.indent), fenced: true });
      next += 1;
      if (closes) fence = null;
      continue;
    }
    const opens = fencePattern.exec(trimmed);
    if (opens === null && indent <= 3 && headingPattern.test(trimmed)) break;
    if (trimmed === '') {
      found.push({ kind: 'blank', at });
    } else if (opens !== null || trimmed === expected[next]) {
      if (opens !== null) fence = { mark: opens[1] ?? '', indent };
      found.push({ kind: 'body', at, text: trimmed, fenced: opens !== null });
      next += 1;
    } else {
      found.push(bulletLine(at, raw));
    }
  }
  if (fence !== null || next !== expected.length) return null;
  while (found.at(-1)?.kind === 'blank') found.pop();
  return { step, first, last: found.at(-1)?.at ?? first, item, lines: found };
}

function bulletLine(at: number, raw: string): StepLine {
  const trimmed = raw.trim();
  const bullet = bulletPattern.exec(trimmed)?.[0] ?? '';
  const [whole = '', key = '', value = ''] = keyPattern.exec(trimmed.slice(bullet.length)) ?? [];
  return { kind: 'bullet', at, key: key.toLowerCase(), valueStart: raw.indexOf(trimmed) + bullet.length + whole.length - value.length };
}

export function itemLine(raw: string): ItemLine | null {
  const [, indent = '', number = '', gap = '', rest = '', tail = ''] = /^(\s*)(\d+)(\. +)(\S.*?)(\s*)$/u.exec(raw) ?? [];
  if (rest === '') return null;
  const bold = boldPattern.exec(rest);
  if (bold === null) return { indent, number, gap, bold: false, title: rest, separator: '', body: '', tail };
  const [, title = '', after = ''] = bold;
  const body = after.replace(separatorPattern, '');
  return { indent, number, gap, bold: true, title, separator: rest.slice(title.length + 4, rest.length - body.length), body, tail };
}

export const toItemText = ({ indent, number, gap, bold, title, separator, body, tail }: ItemLine): string =>
  `${indent}${number}${gap}${bold ? `**${title}**${separator}${body}` : title}${tail}`;

/** The headings of the second level, code fences left out. */
export function headingLines(lines: readonly TextLine[]): readonly { readonly at: number; readonly text: string }[] {
  let mark: string | null = null;
  return lines.flatMap((line, at) => {
    const raw = line.text.replace(/^\uFEFF/u, '');
    const text = raw.trim();
    const opens = fencePattern.exec(text)?.[1] ?? null;
    if (mark !== null) {
      if (text.startsWith(mark) && new Set(text).size === 1) mark = null;
      return [];
    }
    mark = opens;
    return opens === null && headingPattern.test(text) && width(raw.slice(0, raw.length - raw.trimStart().length)) <= 3 ? [{ at, text }] : [];
  });
}
