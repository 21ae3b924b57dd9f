import type { OnFailure, PlannedCall, StepSet } from '../../../../shared/sop';
import type { StepChanges } from '../../../../shared/sop-edit';
import { keysOfWork, workParts, workTexts, type WorkKey } from '../../../../domain/procedure/step-work';
import { setText } from '../../../../domain/procedure/work-text';
import { newLines, toText, type TextLine } from '../../../platform/base/line-list';
import { fencePattern } from '../definition/markdown-lines';
import {
  stepsText,
  toItemText,
  type ItemLine,
  type StepBlock,
  type StepLine,
  type StepsText,
} from '../definition/step-text';
import { headingPattern } from '../definition/headings';

type Change = (text: StepsText, block: StepBlock, newline: string) => readonly TextLine[];

/**
 * SOP.md with one step changed; lines that say nothing of it stay. Says nothing of whether the text then
 * reads as wanted. Null: the step cannot be found in the text.
 */
export function changeStep(
  markdown: string,
  number: number,
  changes: StepChanges,
  newline: string,
): string | null {
  const { title, body, tools, requiresConfirmation, calls, kind, next, when, onFailure } = changes;
  const work = workChanges(changes);
  const steps: readonly (Change | null)[] = [
    title === undefined ? null : withTitle(title),
    body === undefined ? null : withBody(body),
    tools === undefined ? null : withTools(tools),
    requiresConfirmation === undefined ? null : withConfirmation(requiresConfirmation),
    calls === undefined ? null : withCalls(calls),
    // A bullet of a kind is text in a step of another.
    ...work.filter(([, text]) => text === null).map(([key]) => withValue(key, null)),
    kind === undefined ? null : withValue('kind', kind),
    ...work.filter(([, text]) => text !== null).map(([key, text]) => withValue(key, text)),
    ...(changes.set === undefined ? [] : withSets(changes.set ?? [])),
    when === undefined ? null : withValue('when', when),
    onFailure === undefined
      ? null
      : withValue('on_failure', onFailure === null ? null : toFailureText(onFailure)),
    next === undefined ? null : withValue('next', next === null ? null : String(next)),
  ];
  let text = markdown;
  for (const change of steps) {
    if (change === null) continue;
    const found = stepsText(text);
    const block = found?.blocks[number - 1];
    if (found === null || block === undefined) return null;
    text = toText(change(found, block, newline), newline);
  }
  return text;
}

/** What becomes of the bullets of its kind. */
function workChanges(changes: StepChanges): readonly (readonly [WorkKey, string | null])[] {
  const texts = workTexts(changes);
  return workParts
    .filter((part) => changes[part] !== undefined)
    .flatMap((part) => keysOfWork[part].map((key) => [key, texts[key]] as const));
}

const replaceLine = (lines: readonly TextLine[], at: number, text: string): TextLine[] =>
  lines.map((line, index) => (index === at ? { ...line, text } : line));
const withoutLinesAt = (lines: readonly TextLine[], gone: ReadonlySet<number>): TextLine[] =>
  lines.filter((_, index) => !gone.has(index));
const insertAfter = (
  lines: readonly TextLine[],
  at: number,
  texts: readonly string[],
  newline: string,
): TextLine[] => {
  const before = lines.slice(0, at + 1);
  return [
    ...before.slice(0, -1),
    ...before.slice(-1).map((line) => ({ ...line, end: line.end === '' ? newline : line.end })),
    ...newLines(texts, newline),
    ...lines.slice(at + 1),
  ];
};

const withTitle =
  (title: string): Change =>
  ({ lines }, { step, first, item }) =>
    step.title === title ? lines : replaceLine(lines, first, toItemText({ ...item, title }));

/** Blanks before the lines of a step's content. */
function contentIndent({ item, lines: own }: StepBlock, lines: readonly TextLine[]): string {
  const line = own.find(({ kind }) => kind === 'bullet') ?? own.find(({ kind }) => kind === 'body');
  return line === undefined ? itemIndent(item) : (/^\s*/u.exec(lines[line.at]?.text ?? '')?.[0] ?? '');
}

const itemIndent = ({ indent, number, gap }: ItemLine): string =>
  indent + ' '.repeat(number.length + gap.length);

/** A line of a body as wanted. */
interface BodyLine {
  readonly text: string;
  readonly fenced: boolean;
  readonly afterBlank: boolean;
}

/** A body as the parser gives it: outside fences, blank lines and outer blanks have no meaning. */
export const normalBody = (body: string): string =>
  bodyLines(body)
    .map(({ text }) => text)
    .join('\n');

function bodyLines(body: string): readonly BodyLine[] {
  const lines: BodyLine[] = [];
  let mark: string | null = null;
  let afterBlank = false;
  for (const raw of body.split(/\r?\n/u)) {
    const trimmed = raw.trim();
    const fenced = mark !== null;
    if (mark !== null) {
      const closes = trimmed.startsWith(mark) && new Set(trimmed).size === 1;
      lines.push({ text: closes ? trimmed : raw.trimEnd(), fenced, afterBlank: false });
      if (closes) mark = null;
      continue;
    }
    mark = fencePattern.exec(trimmed)?.[1] ?? null;
    if (trimmed !== '') lines.push({ text: trimmed, fenced: mark !== null, afterBlank });
    afterBlank = trimmed === '';
  }
  return lines;
}

/**
 * Where two lists of lines begin and end alike; fences are not looked into. The first `fixed` old lines can
 * only come first.
 */
function commonEnds(
  old: readonly { readonly text: string; readonly fenced: boolean }[],
  wanted: readonly BodyLine[],
  fixed: number,
): { readonly start: number; readonly end: number } {
  const least = Math.min(old.length, wanted.length);
  const same = (a: number, b: number): boolean =>
    old[a]?.text === wanted[b]?.text && old[a]?.fenced === false && wanted[b]?.fenced === false;
  let start = 0;
  while (start < least && same(start, start)) start += 1;
  let end = 0;
  while (
    end < Math.min(least - start, old.length - fixed) &&
    same(old.length - 1 - end, wanted.length - 1 - end)
  )
    end += 1;
  return { start, end };
}

const withBody =
  (body: string): Change =>
  (text, block, newline) => {
    const wanted = bodyLines(body);
    const { item, first } = block;
    if (block.step.body === wanted.map((line) => line.text).join('\n')) return text.lines;
    const onItem = item.body === '' ? [] : [{ at: first, text: item.body, fenced: false }];
    const old = [...onItem, ...block.lines.filter((line) => line.kind === 'body')];
    const { start, end } = commonEnds(old, wanted, onItem.length);
    const gone = old.slice(start, old.length - end);
    let fresh = wanted.slice(start, wanted.length - end);
    let { lines } = text;

    // The first line stands behind the title where it may.
    const [head] = fresh;
    const takesHead =
      head !== undefined &&
      start === 0 &&
      item.bold &&
      (item.body !== '' || old.length === 0) &&
      fitsBehindTitle(head.text);
    if (takesHead) {
      lines = replaceLine(
        lines,
        first,
        toItemText({
          ...item,
          separator: item.separator.trim() === '' ? separatorOf(text) : item.separator,
          body: head.text,
        }),
      );
      fresh = fresh.slice(1);
    } else if (gone[0]?.at === first) {
      lines = replaceLine(lines, first, toItemText({ ...item, separator: '', body: '' }));
    }
    const indent = contentIndent(block, text.lines);
    const written = fresh.flatMap((line) => [
      ...(line.afterBlank ? [''] : []),
      toBodyText(line, indent, item),
    ]);
    const at = gone.find((line) => line.at !== first)?.at;
    const after = at === undefined ? (old[start - 1]?.at ?? first) : at - 1;
    const removed = new Set(gone.map((line) => line.at).filter((line) => line !== first));
    return withoutLinesAt(
      insertAfter(lines, after, written, newline),
      new Set([...removed].map((line) => (line > after ? line + written.length : line))),
    );
  };

const fitsBehindTitle = (text: string): boolean => !/^(?:[-*+–—:]|`{3}|~{3}|\d+\. )/u.test(text);

/** As another step has it. */
const separatorOf = ({ blocks }: StepsText): string =>
  blocks.find(({ item }) => item.separator.trim() !== '')?.item.separator ?? ' — ';

function toBodyText({ text, fenced }: BodyLine, indent: string, item: ItemLine): string {
  if (text === '') return '';
  if (!fenced && headingPattern.test(text)) return `${' '.repeat(4)}${itemIndent(item)}${text}`;
  return (!fenced && /^\d+\. /u.test(text) ? itemIndent(item) : indent) + text;
}

const bulletsOf = ({ lines }: StepBlock, key: string): readonly Extract<StepLine, { kind: 'bullet' }>[] =>
  lines.filter((line) => line.kind === 'bullet' && line.key === key) as Extract<
    StepLine,
    { kind: 'bullet' }
  >[];

/** The value of a bullet's line. */
function putValue(
  lines: readonly TextLine[],
  { at, valueStart }: Extract<StepLine, { kind: 'bullet' }>,
  value: string,
): TextLine[] {
  const before = lines[at]?.text.slice(0, valueStart) ?? '';
  return replaceLine(lines, at, `${before}${/\s$/u.test(before) ? '' : ' '}${value}`);
}

function addBullets(
  { lines, blocks }: StepsText,
  block: StepBlock,
  key: string,
  values: readonly string[],
  newline: string,
): readonly TextLine[] {
  const own = block.lines.filter(({ kind }) => kind === 'bullet');
  const model = own.at(-1) ?? blocks.flatMap((other) => other.lines).find(({ kind }) => kind === 'bullet');
  const mark = /^\s*([-*+]\s+)/u.exec(model === undefined ? '' : (lines[model.at]?.text ?? ''))?.[1] ?? '- ';
  const after = bulletsOf(block, key).at(-1)?.at ?? own.at(-1)?.at ?? block.last;
  return insertAfter(
    lines,
    after,
    values.map((value) => `${contentIndent(block, lines)}${mark}${key}: ${value}`),
    newline,
  );
}

const withTools =
  (tools: readonly string[]): Change =>
  (text, block, newline) => {
    if (tools.join('\n') === block.step.suggestedTools.join('\n')) return text.lines;
    const there = bulletsOf(block, 'tools');
    const last = there.at(-1);
    if (tools.length === 0) return withoutLinesAt(text.lines, new Set(there.map(({ at }) => at)));
    return last === undefined
      ? addBullets(text, block, 'tools', [tools.join(', ')], newline)
      : putValue(text.lines, last, tools.join(', '));
  };

const opposites: readonly (readonly [string, string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['on', 'off'],
  ['1', '0'],
];

const withConfirmation =
  (asks: boolean): Change =>
  (text, block, newline) => {
    if (block.step.requiresConfirmation === asks) return text.lines;
    const there = bulletsOf(block, 'requires_confirmation');
    if (there.length === 0)
      return asks ? addBullets(text, block, 'requires_confirmation', ['true'], newline) : text.lines;
    return there.reduce<readonly TextLine[]>((lines, bullet) => {
      const written = lines[bullet.at]?.text.slice(bullet.valueStart).trim().toLowerCase() ?? '';
      const [yes, no] = opposites.find((pair) => pair.includes(written)) ?? ['true', 'false'];
      return written === (asks ? yes : no) ? lines : putValue(lines, bullet, asks ? yes : no);
    }, text.lines);
  };

/**
 * A bullet of one value; null takes it out. One that says the same already stays as it is written; of several
 * the first stays.
 */
const withValue =
  (key: string, value: string | null): Change =>
  (text, block, newline) => {
    const [first, ...others] = bulletsOf(block, key);
    if (first === undefined)
      return value === null ? text.lines : addBullets(text, block, key, [value], newline);
    if (value === null) return withoutLinesAt(text.lines, new Set([first, ...others].map(({ at }) => at)));
    const written = text.lines[first.at]?.text.slice(first.valueStart) ?? '';
    return withoutLinesAt(
      sameWords(written, value) ? text.lines : putValue(text.lines, first, value),
      new Set(others.map(({ at }) => at)),
    );
  };

const sameWords = (written: string, value: string): boolean =>
  written.replaceAll(/\s/gu, '') === value.replaceAll(/\s/gu, '');

const toFailureText = (failure: OnFailure): string =>
  failure.action === 'fail'
    ? 'fail'
    : failure.action === 'retry'
      ? `retry:${String(failure.times)}`
      : `goto:${String(failure.step)}`;

/** What there are too few of is added where the others stand. */
const withSets = (sets: readonly StepSet[]): readonly Change[] => [
  (text, block) => {
    const there = bulletsOf(block, 'set');
    const written = there.reduce<readonly TextLine[]>((lines, bullet, index) => {
      const set = sets[index];
      const old = block.step.set?.[index];
      return set === undefined || (old !== undefined && setText(old) === setText(set))
        ? lines
        : putValue(lines, bullet, setText(set));
    }, text.lines);
    return withoutLinesAt(written, new Set(there.slice(sets.length).map(({ at }) => at)));
  },
  (text, block, newline) => {
    const more = sets.slice(bulletsOf(block, 'set').length);
    return more.length === 0 ? text.lines : addBullets(text, block, 'set', more.map(setText), newline);
  },
];

const withCalls =
  (calls: readonly PlannedCall[]): Change =>
  (text, block, newline) => {
    const there = bulletsOf(block, 'call');
    const known = there.length === block.step.calls.length ? block.step.calls : [];
    let lines: readonly TextLine[] = text.lines;
    for (const [index, bullet] of there.entries()) {
      const call = calls[index];
      const old = known[index];
      if (call !== undefined && (old === undefined || toCallText(old) !== toCallText(call)))
        lines = putValue(lines, bullet, toCallText(call));
    }
    if (calls.length > there.length)
      return addBullets(
        { ...text, lines },
        block,
        'call',
        calls.slice(there.length).map(toCallText),
        newline,
      );
    return withoutLinesAt(lines, new Set(there.slice(calls.length).map(({ at }) => at)));
  };

const toCallText = ({ tool, arguments: args }: PlannedCall): string =>
  Object.keys(args).length === 0 ? tool : `${tool} ${spaced(JSON.stringify(args, null, 1))}`;

/**
 * JSON in one line, with a blank after each colon and comma. A line break in indented JSON is never within a
 * text.
 */
const spaced = (json: string): string =>
  json
    .replaceAll(/\{\n\s*/gu, '{')
    .replaceAll(/\[\n\s*/gu, '[')
    .replaceAll(/(?<!\s)\n\s*([}\]])/gu, '$1')
    .replaceAll(/,\n\s*/gu, ', ');
