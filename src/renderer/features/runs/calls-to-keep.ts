import { ExactNumber, parseExactJson, type ExactJson } from '../../../shared/exact-json';
import type { Json } from '../../../shared/json';
import type { PlannedCall } from '../../../shared/sop';
import { replaceOwnWords, standsIn } from '../../../shared/stands-in';
import { shownNumber } from '../../../shared/step-numbers';
import type { CallRecord, RunSheet, StepSheet } from '../../../domain/run/run-sheet';

/**
 * What the model carried out in a step when the run last came to it. Those that failed are left out, and a
 * look into the notes that the step did not suggest. Empty: the step is not completed, or no model worked on
 * it.
 */
export function madeInStep(step: StepSheet): readonly CallRecord[] {
  if (step.status !== 'completed' || step.turns.length === 0) return [];
  const since =
    step.events
      .filter(
        ({ event }) =>
          event.type === 'step-completed' ||
          event.type === 'step-skipped' ||
          (event.type === 'step-failed' && event.retryAt === undefined),
      )
      .at(-2)?.event.at ?? 0;
  return step.calls.filter(
    ({ sentAt, success, tool }) =>
      sentAt >= since && success === true && (tool !== lookUp || step.suggestedTools.includes(tool)),
  );
}

/**
 * The same as SOP.md can name it, so that the next run needs no model for it. A value that the step's own
 * words hold stays as it is; one that came with the event, or is what an earlier step put out, becomes its
 * template.
 */
export function callsToKeep(
  step: StepSheet,
  { trigger, steps }: Pick<RunSheet, 'trigger' | 'steps'>,
): readonly PlannedCall[] {
  const sources: Sources = {
    own: `${step.title} ${step.body}`,
    whole: [
      ...(trigger.payload === null ? [] : [{ template: '{{payload}}', text: trigger.payload }]),
      ...(trigger.topic === null ? [] : [{ template: '{{topic}}', text: trigger.topic }]),
      ...outputsBefore(step, steps),
    ],
    fields: onlyOnce(fieldsOf(trigger.payload)),
  };
  return madeInStep(step).map((call) => ({
    tool: call.tool,
    arguments: Object.fromEntries(
      Object.entries(call.arguments).map(([name, value]) => [name, planned(value, sources)]),
    ),
  }));
}

/** Offered to every step beside its own tools. */
const lookUp = 'memory_recall';

interface Source {
  readonly template: string;
  readonly text: string;
}

interface Field extends Source {
  /** A template of it can stand where a number has to. */
  readonly isNumber: boolean;
}

interface Sources {
  /** The step's own words. */
  readonly own: string;
  /** What only a whole text can be. */
  readonly whole: readonly Source[];
  /** Values of the payload; each may also stand within a text. */
  readonly fields: readonly Field[];
}

function planned(value: Json, sources: Sources): Json {
  if (Array.isArray(value)) return value.map((each) => planned(each, sources));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planned(each, sources)]));
  if (typeof value === 'string') return plannedText(value, sources);
  if (typeof value !== 'number' || standsIn(sources.own, String(value))) return value;
  return sources.fields.find(({ text, isNumber }) => isNumber && text === String(value))?.template ?? value;
}

function plannedText(value: string, { own, whole, fields }: Sources): string {
  if (value.trim() === '' || standsIn(own, value)) return value;
  const is = [...fields, ...whole].find(({ text }) => text.trim() === value.trim());
  if (is !== undefined) return is.template;
  return replaceOwnWords(
    value,
    new Map(fields.filter(({ text }) => !standsIn(own, text)).map(({ text, template }) => [text, template])),
  );
}

const outputsBefore = ({ number }: StepSheet, steps: RunSheet['steps']): readonly Source[] =>
  steps.flatMap((step) =>
    step.number < number && step.status === 'completed' && step.output !== null
      ? [{ template: `{{steps.${String(shownNumber(step))}.output}}`, text: step.output }]
      : [],
  );

/** Texts and numbers of the payload with their templates. */
function fieldsOf(payload: string | null): readonly Field[] {
  const value = payload === null ? undefined : parseExactJson(payload);
  return value === undefined || typeof value !== 'object' || value === null ? [] : leavesOf(value, 'payload');
}

function leavesOf(value: ExactJson, path: string): readonly Field[] {
  if (value instanceof ExactNumber) return [{ template: `{{${path}}}`, text: value.text, isNumber: false }];
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).trim() === ''
      ? []
      : [{ template: `{{${path}}}`, text: String(value), isNumber: typeof value === 'number' }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => leavesOf(each, `${path}[${String(index)}]`));
  return Object.entries(value).flatMap(([key, each]) =>
    sayable.test(key) ? leavesOf(each, plain.test(key) ? `${path}.${key}` : `${path}["${key}"]`) : [],
  );
}

const plain = /^[\p{L}\p{N}_-]+$/u;
/** Keys that a template can name without escapes. */
const sayable = /^[^"'\\{}\p{C}]+$/u;

/** Of a value that stands in two places nobody knows which is meant. */
function onlyOnce(fields: readonly Field[]): readonly Field[] {
  const byText = Map.groupBy(fields, ({ text }) => text);
  return fields.filter(({ text }) => byText.get(text)?.length === 1);
}
