import type { Step } from '../../../../shared/sop';
import { toLines, type TextLine } from '../../../platform/base/line-list';
import { bulletOf } from './bullets';
import { markdownLines, type MarkdownLine } from './markdown-lines';
import { boldPattern, nestedIndent, parseSteps, separatorPattern, type ParsedSteps } from './steps';
import { headingPattern } from './headings';

/** A line of a step below its first one. */
export type StepLine =
  | { readonly kind: 'blank' | 'comment'; readonly at: number }
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
  readonly parsed: ParsedSteps;
}

/**
 * Where the steps that `parseSteps` reads stand in the text. Null: a code fence or a comment is open at the
 * end of one.
 */
export function stepsText(text: string): StepsText | null {
  const lines = toLines(text);
  const parsed = parseSteps(text);
  const { steps } = parsed;
  const { lines: read, unclosed } = markdownLines(lines.map((line) => line.text));
  const blocks = steps.map((step, index) =>
    blockOf(
      step,
      read.slice(step.line - 1, (steps[index + 1]?.line ?? lines.length + 1) - 1),
      unclosed?.line ?? null,
    ),
  );
  return blocks.includes(null) ? null : { lines, blocks: blocks.filter((block) => block !== null), parsed };
}

/** `own` are the lines from the step's first one to the next step, or to the end of the text. */
function blockOf(step: Step, own: readonly MarkdownLine[], unclosed: number | null): StepBlock | null {
  const first = step.line - 1;
  const item = itemLine(own[0]?.raw ?? '');
  if (item === null) return null;
  const expected = step.body === '' ? [] : step.body.split('\n');
  let next = item.body === '' ? 0 : 1;
  const found: StepLine[] = [];
  for (const line of own.slice(1)) {
    if (line.number === unclosed) return null;
    if (isHeading(line)) break;
    const at = line.number - 1;
    const isBody =
      line.kind === 'fence' ||
      line.kind === 'fenced' ||
      (line.kind === 'text' && line.text !== '' && line.text === expected[next]);
    if (isBody) {
      found.push({ kind: 'body', at, text: line.text, fenced: line.kind !== 'text' });
      next += 1;
    } else {
      found.push(
        line.kind === 'comment' || line.text === ''
          ? { kind: line.kind === 'comment' ? 'comment' : 'blank', at }
          : bulletLine(at, line.raw),
      );
    }
  }
  if (next !== expected.length) return null;
  const last = found.findLastIndex(
    ({ kind, at }) =>
      kind === 'body' || kind === 'bullet' || (kind === 'comment' && belongs(own, at - first)),
  );
  const lines = found.slice(0, last + 1);
  return { step, first, last: lines.at(-1)?.at ?? first, item, lines };
}

/**
 * A comment below a step belongs to it when it begins further in than the list; else it stays where it is.
 */
function belongs(own: readonly MarkdownLine[], index: number): boolean {
  const begins = own
    .slice(0, index + 1)
    .findLastIndex(({ kind, text }) => kind === 'comment' && text.startsWith('<!--'));
  return (own[begins]?.indent ?? 0) >= (own[0]?.indent ?? 0) + nestedIndent;
}

const isHeading = ({ kind, indent, text }: MarkdownLine): boolean =>
  kind === 'text' && indent <= 3 && headingPattern.test(text);

function bulletLine(at: number, raw: string): StepLine {
  const text = raw.trim();
  const bullet = bulletOf(text);
  return {
    kind: 'bullet',
    at,
    key: bullet?.key ?? '',
    valueStart: raw.indexOf(text) + (bullet?.valueAt ?? 0),
  };
}

export function itemLine(raw: string): ItemLine | null {
  const [, indent = '', number = '', gap = '', rest = '', tail = ''] =
    /^(\s*)(\d+)(\. +)(\S.*?)(\s*)$/u.exec(raw) ?? [];
  if (rest === '') return null;
  const bold = boldPattern.exec(rest);
  if (bold === null) return { indent, number, gap, bold: false, title: rest, separator: '', body: '', tail };
  const [, title = '', after = ''] = bold;
  const body = after.replace(separatorPattern, '');
  return {
    indent,
    number,
    gap,
    bold: true,
    title,
    separator: rest.slice(title.length + 4, rest.length - body.length),
    body,
    tail,
  };
}

export const toItemText = ({ indent, number, gap, bold, title, separator, body, tail }: ItemLine): string =>
  `${indent}${number}${gap}${bold ? `**${title}**${separator}${body}` : title}${tail}`;

/** The headings of the second level, code fences and comments left out. */
export const headingLines = (
  lines: readonly TextLine[],
): readonly { readonly at: number; readonly text: string }[] =>
  markdownLines(lines.map(({ text }) => text))
    .lines.filter(isHeading)
    .map(({ number, text }) => ({ at: number - 1, text }));
