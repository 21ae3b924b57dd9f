import { isDeepStrictEqual } from 'node:util';
import { unreachable } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { Step } from '../../../../shared/sop';
import { shownStep } from '../../../../shared/step-numbers';
import type { NewStep, StepChanges, StepEdit } from '../../../../shared/sop-edit';
import { isBlank, newLines, toText, type TextLine } from '../../../platform/base/line-list';
import { moved, newlineOf } from '../../../platform/base/text-lines';
import { changeStep, normalBody } from './edit-step';
import { checkReferences, renumberReferences, withReferences, type Renumbering } from './step-references';
import {
  headingLines,
  itemLine,
  stepsText,
  toItemText,
  type StepBlock,
  type StepsText,
} from '../definition/step-text';
import { parseSteps } from '../definition/steps';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { workParts } from '../../../../domain/procedure/step-work';

/**
 * SOP.md with one change; every byte that it does not concern stays. A change of which steps there are numbers
 * them 1, 2, 3 (all ones stay), and what names a step (`next`, `goto`, `when`, templates of calls) goes on
 * naming the same one. The result is read again before it is given: its steps are exactly the wanted ones.
 */
export function editSteps(markdown: string, edit: StepEdit): Result<string> {
  const text = stepsText(markdown);
  if (text === null)
    return refuse({
      code: 'steps.broken',
      message:
        'SOP.md has a code fence or a comment that is never closed, so its steps cannot be changed safely',
      remedy: 'Close it first; validation says where it opens.',
    });
  const missing = missingStep(edit, text.blocks.length);
  if (missing !== null) return missing;
  switch (edit.type) {
    case 'set-step':
      return setStep(markdown, edit.step, edit.changes);
    case 'add-step':
      return addStep(
        markdown,
        text,
        { ...edit.step, title: edit.step.title.trim() },
        edit.at ?? text.blocks.length + 1,
      );
    case 'remove-step':
      return restructured(
        markdown,
        text,
        (number) => (number === edit.step ? null : number - (number > edit.step ? 1 : 0)),
        (lines) => withoutBlock(lines, text.blocks, edit.step),
        (steps) => steps.filter(({ number }) => number !== edit.step),
      );
    case 'move-step': {
      const order = moved(text.blocks.length, edit.step - 1, edit.to - 1);
      return restructured(
        markdown,
        text,
        (number) => order.indexOf(number - 1) + 1,
        (lines) => inOrder(lines, text.blocks, order),
        (steps) => order.flatMap((index) => steps[index] ?? []),
      );
    }
    case 'duplicate-step':
      return restructured(
        markdown,
        text,
        (number) => number + (number > edit.step ? 1 : 0),
        (lines) => {
          const block = text.blocks[edit.step - 1];
          return block === undefined
            ? lines
            : withBlock(lines, text, edit.step + 1, lines.slice(block.first, block.last + 1));
        },
        (steps) => steps.flatMap((step) => (step.number === edit.step ? [step, step] : [step])),
      );
    default:
      return unreachable(edit);
  }
}

function missingStep(edit: StepEdit, count: number): Result<never> | null {
  const wanted =
    edit.type === 'add-step'
      ? (edit.at ?? 1) - 1
      : edit.type === 'move-step'
        ? Math.max(edit.step, edit.to)
        : edit.step;
  if (wanted <= count) return null;
  return refuse({
    code: 'sop.no-step',
    message: `There is no step ${String(wanted)}; there are ${String(count)}`,
    remedy: 'Look at the procedure again; it may have changed.',
  });
}

/** What a step says; where it stands is no part of it. */
const meaning = (steps: readonly Step[]): readonly unknown[] =>
  steps.map(({ line: _line, written: _written, ...step }, index) => ({ ...step, number: index + 1 }));

function verified(after: string | null, wanted: readonly Step[]): Result<string> {
  if (after !== null && isDeepStrictEqual(meaning(parseSteps(after).steps), meaning(wanted)))
    return ok(after);
  return refuse({
    code: 'steps.unusual',
    message: 'The step cannot be written so that it is read as wanted, without touching the others',
    remedy:
      'A line that begins like a bullet ("- tools:"), a comment ("<!--"), a heading ("##") or a numbered item is read as one, and "**" ends a title. Use other words, or change SOP.md itself.',
  });
}

function setStep(before: string, number: number, given: StepChanges): Result<string> {
  const named = withClearTargets(before, number, given);
  if (!named.ok) return named;
  const markdown = named.value;
  const changes: StepChanges = {
    ...given,
    ...(given.title === undefined ? {} : { title: given.title.trim() }),
    ...(typeof given.when === 'string' ? { when: given.when.trim() } : {}),
    ...(given.tools === undefined
      ? {}
      : { tools: given.tools.map((tool) => tool.trim()).filter((tool) => tool !== '') }),
  };
  const { title, body, tools, requiresConfirmation, calls, when } = changes;
  const condition = typeof when === 'string' ? parseCondition(when) : null;
  if (condition?.ok === false)
    return refuse({
      code: 'steps.condition',
      message: `The condition ${when ?? ''} breaks at its column ${String(condition.mistake.column)}: ${condition.mistake.message}`,
      remedy: 'Write for example $.payload.value > 85 or $.steps.1.output == high.',
    });
  const wanted = parseSteps(markdown).steps.map((step): Step =>
    step.number !== number
      ? step
      : {
          ...withRouting(step, changes),
          ...(title === undefined ? {} : { title }),
          ...(body === undefined ? {} : { body: normalBody(body) }),
          ...(tools === undefined ? {} : { suggestedTools: tools }),
          ...(requiresConfirmation === undefined ? {} : { requiresConfirmation }),
          ...(calls === undefined
            ? {}
            : { calls: calls.map(({ tool, arguments: args }) => ({ tool, arguments: args })) }),
        },
  );
  return verified(
    changeStep(markdown, number, asWritten(changes, parseSteps(markdown).steps), newlineOf(markdown)),
    wanted,
  );
}

/** The positions that `next` and `on_failure: goto` of a change lead to. */
const targetsOf = ({ next, onFailure }: StepChanges): readonly number[] => [
  ...(typeof next === 'number' ? [next] : []),
  ...(onFailure?.action === 'goto' ? [onFailure.step] : []),
];

/** The same change with the numbers that the steps are written with instead of their positions. */
const asWritten = (changes: StepChanges, steps: readonly Step[]): StepChanges => ({
  ...changes,
  ...(typeof changes.next === 'number' ? { next: shownStep(steps, changes.next) } : {}),
  ...(changes.onFailure?.action === 'goto'
    ? { onFailure: { ...changes.onFailure, step: shownStep(steps, changes.onFailure.step) } }
    : {}),
});

/** Numbers the steps 1, 2, 3 where the number of a step that the change leads to could mean another one. */
function withClearTargets(markdown: string, number: number, changes: StepChanges): Result<string> {
  const { steps, numbers } = parseSteps(markdown);
  if (targetsOf(changes).every((target) => numbers.named(shownStep(steps, target)) === target))
    return ok(markdown);
  // What is written again need not be understood.
  const without = changeStep(
    markdown,
    number,
    {
      ...(changes.next === undefined ? {} : { next: null }),
      ...(changes.onFailure === undefined ? {} : { onFailure: null }),
    },
    newlineOf(markdown),
  );
  const text = without === null ? null : stepsText(without);
  if (without === null || text === null) return ok(markdown);
  return restructured(
    without,
    text,
    (position) => position,
    (lines) => lines,
    (same) => same,
  );
}

const nullable = ['kind', 'next', 'when', 'onFailure', ...workParts, 'set'] as const;

/** A key that is null is taken out. */
function withRouting(step: Step, changes: StepChanges): Step {
  const changed = nullable.filter((key) => changes[key] !== undefined);
  return Object.fromEntries([
    ...Object.entries(step).filter(([key]) => !changed.some((other) => other === key)),
    ...changed.flatMap((key) => (changes[key] === null ? [] : [[key, changes[key]]])),
  ]) as Step;
}

function addStep(
  markdown: string,
  text: StepsText,
  { title, ...changes }: NewStep,
  at: number,
): Result<string> {
  const model = text.blocks[0]?.item;
  const item = toItemText({
    indent: model?.indent ?? '',
    number: model?.number ?? '1',
    gap: model?.gap ?? '. ',
    bold: true,
    title,
    separator: '',
    body: '',
    tail: '',
  });
  const fresh: Step = {
    number: at,
    title,
    body: '',
    suggestedTools: [],
    requiresConfirmation: false,
    calls: [],
    line: 1,
  };
  const added = restructured(
    markdown,
    text,
    (number) => number + (number >= at ? 1 : 0),
    (lines) => withBlock(lines, text, at, newLines([item], newlineOf(markdown))),
    (steps) => [...steps.slice(0, at - 1), fresh, ...steps.slice(at - 1)],
  );
  return added.ok ? setStep(added.value, at, changes) : added;
}

/** A change of which steps there are, in which order. */
function restructured(
  markdown: string,
  text: StepsText,
  to: Renumbering,
  change: (lines: readonly TextLine[]) => readonly TextLine[],
  arrange: (steps: readonly Step[]) => readonly Step[],
): Result<string> {
  const { steps, numbers } = text.parsed;
  const named = checkReferences(text.parsed, to);
  if (!named.ok) return named;
  const newline = newlineOf(markdown);
  const changed = toText(change(renumberReferences(text.lines, text.blocks, numbers, to)), newline);
  return verified(
    areOnes(text.blocks) ? changed : renumbered(changed, newline),
    arrange(steps).map((step) => withReferences(step, numbers, to)),
  );
}

/** Numbered as Markdown allows for a list whose numbers nobody reads. */
const areOnes = (blocks: readonly StepBlock[]): boolean =>
  blocks.length > 1 && blocks.every(({ item }) => Number(item.number) === 1);

function renumbered(markdown: string, newline: string): string {
  const text = stepsText(markdown);
  if (text === null) return markdown;
  const lines = [...text.lines];
  for (const [index, { first }] of text.blocks.entries()) {
    const line = lines[first];
    const item = itemLine(line?.text ?? '');
    if (line !== undefined && item !== null)
      lines[first] = { ...line, text: toItemText({ ...item, number: String(index + 1) }) };
  }
  return toText(lines, newline);
}

/** The blocks in another order, what is between them as it was. */
function inOrder(
  lines: readonly TextLine[],
  blocks: readonly StepBlock[],
  order: readonly number[],
): TextLine[] {
  const result: TextLine[] = [];
  let at = 0;
  for (const [place, { first, last }] of blocks.entries()) {
    const block = blocks[order[place] ?? place];
    result.push(
      ...lines.slice(at, first),
      ...(block === undefined ? [] : lines.slice(block.first, block.last + 1)),
    );
    at = last + 1;
  }
  return [...result, ...lines.slice(at)];
}

/** The block as step `at`, set apart as the others are. */
function withBlock(
  lines: readonly TextLine[],
  { blocks }: StepsText,
  at: number,
  block: readonly TextLine[],
): readonly TextLine[] {
  const newline = newlineOf(lines.map(({ end }) => end).join(''));
  const apart =
    blocks.length < 2 || blocks.slice(1).some(({ first }) => isBlank(lines[first - 1]))
      ? newLines([''], newline)
      : [];
  const next = blocks[at - 1];
  if (next !== undefined)
    return [...lines.slice(0, next.first), ...block, ...apart, ...lines.slice(next.first)];
  const last = blocks.at(-1)?.last;
  if (last !== undefined) return [...lines.slice(0, last + 1), ...apart, ...block, ...lines.slice(last + 1)];
  return withFirstBlock(lines, block, newline);
}

/** With one of the blank lines that set the block apart from the other steps. */
function withoutBlock(
  lines: readonly TextLine[],
  blocks: readonly StepBlock[],
  number: number,
): readonly TextLine[] {
  const [before, block, next] = [blocks[number - 2], blocks[number - 1], blocks[number]];
  if (block === undefined) return lines;
  const apartAfter = next !== undefined && isBlank(lines[block.last + 1]);
  const apartBefore = !apartAfter && before !== undefined && isBlank(lines[block.first - 1]);
  return [
    ...lines.slice(0, block.first - (apartBefore ? 1 : 0)),
    ...lines.slice(block.last + 1 + (apartAfter ? 1 : 0)),
  ];
}

/** Below the heading and what stands under it; a text without the heading gets it at its end. */
function withFirstBlock(
  lines: readonly TextLine[],
  block: readonly TextLine[],
  newline: string,
): readonly TextLine[] {
  const headings = headingLines(lines);
  const heading = headings.find(({ text }) => text.toLowerCase() === '## steps')?.at ?? -1;
  const next = headings.find(({ at }) => heading >= 0 && at > heading)?.at ?? -1;
  let end = heading < 0 || next < 0 ? lines.length : next;
  while (end > 0 && isBlank(lines[end - 1])) end -= 1;
  const before = lines.slice(0, end);
  const rest = lines.slice(end);
  const head =
    heading < 0 ? newLines([...(end === 0 ? [] : ['']), '## Steps', ''], newline) : newLines([''], newline);
  return [...before, ...head, ...block, ...(rest.length === 0 ? newLines([''], newline) : rest)];
}
