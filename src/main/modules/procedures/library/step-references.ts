import type { Json } from '../../../../shared/json';
import { refuse, ok, type Result } from '../../../../shared/result';
import type { PlannedCall, Step } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import type { TextLine } from '../../../platform/base/line-list';
import type { StepNumbers } from '../definition/step-numbers';
import type { StepBlock } from '../definition/step-text';
import type { ParsedSteps, StepReference } from '../definition/steps';

/** The position that a step will have; null: it is taken out. */
export type Renumbering = (step: number) => number | null;

const template = /\{\{[^{}]*\}\}/gu;
/** A step that is named in double braces, or a text there, whose quotes JSON may have escaped. */
const stepOrText =
  /\\"(?:(?!\\").)*\\"|"[^"]*"|'(?:[^'\\]|\\.)*'|(?<![\p{L}\p{N}_.$\])-])(steps(?:\.|\[\s*))(\d+)/gu;
const conditionPath = /(\$\.steps(?:\.|\[\s*["']?))(\d+)/gu;
const nextNumber = /^()(\d+)/u;
const gotoNumber = /^(\s*goto\s*(?::\s*)?)(\d+)/iu;

/** How a bullet names other steps. */
const patterns: Readonly<Record<string, RegExp>> = {
  call: template,
  until: template,
  run: template,
  set: template,
  when: conditionPath,
  next: nextNumber,
  on_failure: gotoNumber,
};

/** A list is named like in a condition, or worked out in double braces. */
const listPattern = (list = ''): RegExp => (list.startsWith('$') ? conditionPath : template);

/** The numbers by which a step's bullets name others: `next`, `on_failure: goto`, `when` and templates of calls. */
const numbersNamed = (step: Step, references: readonly StepReference[]): readonly number[] => [
  ...references.flatMap((reference) => (reference.step.number === step.number ? [reference.number] : [])),
  ...numbersIn(step.when ?? '', conditionPath),
  ...step.calls.flatMap((call) => numbersIn(JSON.stringify(call.arguments), template)),
  ...numbersIn(topicOf(step) ?? '', template),
  ...numbersIn(step.forEach?.list ?? '', listPattern(step.forEach?.list)),
  ...numbersIn(JSON.stringify(step.run?.payload ?? null), template),
  ...numbersIn(JSON.stringify(step.set ?? null), template),
];

/** The topic of what a step waits for; undefined: it waits for no message. */
const topicOf = ({ wait }: Step): string | undefined =>
  wait?.until.type === 'message' ? wait.until.topic : undefined;

function numbersIn(text: string, pattern: RegExp): readonly number[] {
  if (pattern === template)
    return [...text.matchAll(template)].flatMap(([whole]) => numbersIn(whole, stepOrText));
  return [...text.matchAll(pattern)].flatMap(([, , number]) =>
    number === undefined ? [] : [Number(number)],
  );
}

function renumbered(text: string, pattern: RegExp, to: Renumbering): string {
  if (pattern === template) return text.replaceAll(template, (whole) => renumbered(whole, stepOrText, to));
  return text.replace(pattern, (whole: string, before: string | undefined, number: string | undefined) => {
    const now = number === undefined ? null : to(Number(number));
    return now === null ? whole : `${before ?? ''}${String(now)}`;
  });
}

/** What a written number becomes when the steps are numbered by their new positions. */
const rewritten =
  (numbers: StepNumbers, to: Renumbering): Renumbering =>
  (number) =>
    moved(numbers.named(number) ?? number, to);

/** A number that leads nowhere goes on doing so. */
function moved(position: number, to: Renumbering): number | null {
  const now = to(position);
  return now === 0 ? position : now;
}

/** A step as it is meant after the others are at other positions, and numbered by these. */
export function withReferences(step: Step, numbers: StepNumbers, to: Renumbering): Step {
  const { written: _written, ...plain } = step;
  const number = rewritten(numbers, to);
  return {
    ...plain,
    ...(typeof step.next === 'number' ? { next: moved(step.next, to) ?? step.next } : {}),
    ...(step.onFailure?.action === 'goto'
      ? { onFailure: { ...step.onFailure, step: moved(step.onFailure.step, to) ?? step.onFailure.step } }
      : {}),
    ...(step.when === undefined ? {} : { when: renumbered(step.when, conditionPath, number) }),
    ...(step.wait?.until.type === 'message'
      ? {
          wait: {
            ...step.wait,
            until: { ...step.wait.until, topic: renumbered(step.wait.until.topic, template, number) },
          },
        }
      : {}),
    ...(step.forEach === undefined
      ? {}
      : {
          forEach: {
            ...step.forEach,
            list: renumbered(step.forEach.list, listPattern(step.forEach.list), number),
          },
        }),
    ...(step.run?.payload === undefined
      ? {}
      : { run: { ...step.run, payload: mapped(step.run.payload, number) as PlannedCall['arguments'] } }),
    ...(step.set === undefined
      ? {}
      : { set: step.set.map((set) => ({ ...set, value: mapped(set.value, number) })) }),
    calls: step.calls.map((call): PlannedCall => ({
      ...call,
      arguments: mapped(call.arguments, number) as PlannedCall['arguments'],
    })),
  };
}

function mapped(value: Json, to: Renumbering): Json {
  if (typeof value === 'string') return renumbered(value, template, to);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, to));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, to)]));
}

/** The lines with the numbers that bullets name changed alike. */
export function renumberReferences(
  lines: readonly TextLine[],
  blocks: readonly StepBlock[],
  numbers: StepNumbers,
  to: Renumbering,
): TextLine[] {
  const number = rewritten(numbers, to);
  const changed = [...lines];
  for (const line of blocks.flatMap((block) => block.lines)) {
    const old = changed[line.at];
    if (line.kind !== 'bullet' || old === undefined) continue;
    const value = old.text.slice(line.valueStart);
    const pattern = line.key === 'for_each' ? listPattern(value.trim()) : patterns[line.key];
    if (pattern === undefined) continue;
    changed[line.at] = {
      ...old,
      text: old.text.slice(0, line.valueStart) + renumbered(value, pattern, number),
    };
  }
  return changed;
}

/**
 * Refuses to take a step out that another one names, and to guess at names of steps that are written in a
 * rare way or that two steps could bear.
 */
export function checkReferences(
  { steps, numbers, references }: Pick<ParsedSteps, 'steps' | 'numbers' | 'references'>,
  to: Renumbering,
): Result<null> {
  for (const step of steps) {
    if (to(step.number) === null) continue;
    const named = numbersNamed(step, references);
    const unclear = named
      .map((number) => numbers.unclear(number, `"${String(number)}"`))
      .find((why) => why !== null);
    if (unclear !== undefined)
      return refuse({
        code: 'sop.step-unclear',
        message: `It is not clear which step is named by step ${String(shownNumber(step))}: ${unclear}`,
        remedy: 'Say first which one is meant: choose it where the step goes on, or change SOP.md itself.',
      });
    const lost = named.find((number) => {
      const position = numbers.named(number);
      return position !== null && to(position) === null;
    });
    if (lost !== undefined)
      return refuse({
        code: 'sop.step-named',
        message: `Step ${String(shownNumber(step))} names step ${String(lost)}, which would be gone`,
        remedy: `Change step ${String(shownNumber(step))} first.`,
      });
    if (/\$\s*\[\s*["']steps/u.test(step.when ?? ''))
      return refuse({
        code: 'sop.step-named',
        message: `The condition of step ${String(shownNumber(step))} names other steps in a way that cannot be renumbered`,
        remedy: 'Write it as $.steps.1.output, or change SOP.md itself.',
      });
  }
  return ok(null);
}
