import type { Json } from '../../../shared/json';
import { refuse, ok, type Result } from '../../../shared/result';
import type { PlannedCall, Step } from '../../../shared/sop';
import type { TextLine } from '../../base/line-list';
import type { StepBlock } from '../definition/step-text';

/** The number that a step will have; null: it is taken out. */
export type Renumbering = (step: number) => number | null;

const outputTemplate = /(\{\{\s*steps\.)([1-9]\d*)(\.output\s*\}\})/gu;
const conditionPath = /(\$\.steps(?:\.|\[\s*["']?))([1-9]\d*)/gu;
const nextNumber = /^()(\d+)/u;
const gotoNumber = /^(\s*goto\s*(?::\s*)?)(\d+)/iu;

/** How a bullet names other steps. */
const patterns: Readonly<Record<string, RegExp>> = {
  call: outputTemplate,
  when: conditionPath,
  next: nextNumber,
  on_failure: gotoNumber,
};

/** The steps that a step's bullets name: `next`, `on_failure: goto`, `when` and the templates of calls. */
export function referencesOf({ next, onFailure, when, calls }: Step): readonly number[] {
  const texts = calls.map((call) => JSON.stringify(call.arguments));
  return [
    ...(typeof next === 'number' ? [next] : []),
    ...(onFailure?.action === 'goto' ? [onFailure.step] : []),
    ...numbersIn(when ?? '', conditionPath),
    ...texts.flatMap((text) => numbersIn(text, outputTemplate)),
  ];
}

const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, , number]) => Number(number));

const renumbered = (text: string, pattern: RegExp, to: Renumbering): string =>
  text.replace(pattern, (whole: string, before: string, number: string, after?: unknown) => {
    const moved = to(Number(number));
    return moved === null ? whole : `${before}${String(moved)}${typeof after === 'string' ? after : ''}`;
  });

/** A step as it is meant after the others have other numbers. */
export function withReferences(step: Step, to: Renumbering): Step {
  return {
    ...step,
    ...(typeof step.next === 'number' ? { next: to(step.next) ?? step.next } : {}),
    ...(step.onFailure?.action === 'goto'
      ? { onFailure: { ...step.onFailure, step: to(step.onFailure.step) ?? step.onFailure.step } }
      : {}),
    ...(step.when === undefined ? {} : { when: renumbered(step.when, conditionPath, to) }),
    calls: step.calls.map((call): PlannedCall => ({
      ...call,
      arguments: mapped(call.arguments, to) as PlannedCall['arguments'],
    })),
  };
}

function mapped(value: Json, to: Renumbering): Json {
  if (typeof value === 'string') return renumbered(value, outputTemplate, to);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, to));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, to)]));
}

/** The lines with the numbers that bullets name changed alike. */
export function renumberReferences(
  lines: readonly TextLine[],
  blocks: readonly StepBlock[],
  to: Renumbering,
): TextLine[] {
  const changed = [...lines];
  for (const line of blocks.flatMap((block) => block.lines)) {
    const pattern = line.kind === 'bullet' ? patterns[line.key] : undefined;
    const old = changed[line.at];
    if (line.kind !== 'bullet' || pattern === undefined || old === undefined) continue;
    changed[line.at] = {
      ...old,
      text: old.text.slice(0, line.valueStart) + renumbered(old.text.slice(line.valueStart), pattern, to),
    };
  }
  return changed;
}

/**
 * Refuses to take a step out that another one names, and to guess at names of steps that are written in a
 * rare way.
 */
export function checkReferences(steps: readonly Step[], to: Renumbering): Result<null> {
  for (const step of steps) {
    if (to(step.number) === null) continue;
    const lost = referencesOf(step).find((named) => to(named) === null);
    if (lost !== undefined)
      return refuse({
        code: 'sop.step-named',
        message: `Step ${String(step.number)} names step ${String(lost)}, which would be gone`,
        mend: `Change step ${String(step.number)} first.`,
      });
    if (/\$\s*\[\s*["']steps/u.test(step.when ?? ''))
      return refuse({
        code: 'sop.step-named',
        message: `The condition of step ${String(step.number)} names other steps in a way that cannot be renumbered`,
        mend: 'Write it as $.steps.1.output, or change SOP.md itself.',
      });
  }
  return ok(null);
}
