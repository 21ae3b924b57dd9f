import { unreachable } from '../../../../shared/errors';
import type { Diagnostic, Step, Trigger } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { neededBy, type Condition } from '../../../../domain/procedure/expression/syntax';
import { nearest } from '../../../platform/base/nearest';
import { windowFigures } from '../../../../domain/procedure/triggers/window';
import { below, stepsReached, waysFrom } from '../../../../domain/procedure/flow';
import { eventReferences, type EventReference } from '../../../../domain/procedure/templates';
import type { ParsedSteps } from './steps';

type EventPart = EventReference['part'];

interface Start {
  readonly type: Trigger['type'];
  readonly without: readonly EventPart[];
  readonly because: (template: string) => string;
}

/** The starts that bring no event from outside. The clock never has a payload, a person may give one. */
const bareStarts: readonly Start[] = [
  {
    type: 'cron',
    without: ['payload', 'meta'],
    because: (template) => `${template} has no value when the clock starts the procedure`,
  },
  {
    type: 'manual',
    without: ['payload', 'topic', 'meta'],
    because: (template) => `${template} has no value when a person starts the procedure without a payload`,
  },
];

/** What the events of these triggers have, and nothing else. */
const knownKeys: Readonly<Partial<Record<Trigger['type'], readonly string[]>>> = {
  absence: ['topic', 'last_heard', 'silent_secs'],
  window: windowFigures,
  file: ['path', 'change', 'size'],
  message: ['text', 'sender', 'name', 'chat', 'thread', 'files'],
  procedure: ['procedure', 'run', 'outcome', 'reason', 'output', 'ended_at'],
};

/** The keys that some trigger of the procedure brings; null: one brings what its sender likes. */
function keysBroughtBy(triggers: readonly Trigger[]): readonly string[] | null {
  const keys = triggers.map(({ type }) => knownKeys[type]);
  return keys.length === 0 || keys.some((each) => each === undefined)
    ? null
    : [...new Set(keys.flatMap((each) => each ?? []))];
}

/** Calls that name a key of the event which no trigger of the procedure brings. */
export function checkEventKeys(parsed: ParsedSteps, triggers: readonly Trigger[]): readonly Diagnostic[] {
  const known = keysBroughtBy(triggers);
  if (known === null) return [];
  return parsed.steps.flatMap((step) =>
    step.calls.flatMap((call, index) =>
      eventReferences(call.arguments).flatMap(({ template, key }): readonly Diagnostic[] => {
        if (key === undefined || known.includes(key)) return [];
        const suggestion = nearest(key, known);
        return [
          {
            severity: 'warning',
            file: 'SOP.md',
            ...(parsed.places.get(step.number)?.calls[index] ?? { line: step.line, column: 1 }),
            key: 'call',
            message: `Step ${String(shownNumber(step))}, call to ${call.tool}: no trigger of this procedure brings what ${template} names`,
            remedy:
              suggestion === null
                ? `Its triggers bring ${known.join(', ')}. Only a start by hand or by another procedure could bring more.`
                : `Did you mean "${suggestion}"? Its triggers bring ${known.join(', ')}.`,
          },
        ];
      }),
    ),
  );
}

/**
 * The calls that would fail because a trigger starts the procedure without what they fill in; the first such
 * trigger is told.
 */
export function checkEventValues(parsed: ParsedSteps, triggers: readonly Trigger[]): readonly Diagnostic[] {
  const starts = bareStarts
    .filter(({ type }) => triggers.some((trigger) => trigger.type === type))
    .map((start) => ({
      ...start,
      reached: stepsReached(parsed.steps, (step) =>
        mayHold(step, start.without)
          ? waysFrom(step, parsed.steps.length)
          : [below(step.number, parsed.steps.length)],
      ),
    }));
  return parsed.steps.flatMap((step) =>
    step.calls.flatMap((call, index) =>
      eventReferences(call.arguments).flatMap(({ template, part, path }): readonly Diagnostic[] => {
        const start = starts.find(
          ({ without, reached }) =>
            without.includes(part) && reached.has(step.number) && carriesOut(step, without),
        );
        if (start === undefined) return [];
        const place = parsed.places.get(step.number)?.calls[index] ?? { line: step.line, column: 1 };
        return [
          {
            severity: 'warning',
            file: 'SOP.md',
            ...place,
            key: 'call',
            message: `Step ${String(shownNumber(step))}, call to ${call.tool}: ${start.because(template)}`,
            remedy: `Write "when: ${path} != null" under the step, so that it is skipped then, or take that trigger out.`,
          },
        ];
      }),
    ),
  );
}

/** A step that goes on elsewhere when it fails has an answer to the missing value. */
const carriesOut = (step: Step, without: readonly EventPart[]): boolean =>
  step.onFailure?.action !== 'goto' && mayHold(step, without);

function mayHold({ when }: Step, without: readonly EventPart[]): boolean {
  const parsed = when === undefined ? null : parseCondition(when);
  return parsed === null || !parsed.ok || mayBe(true, parsed.condition, without);
}

/**
 * Whether the condition may come out so; what is missing is false for every operator, everything else may be
 * either.
 */
function mayBe(outcome: boolean, condition: Condition, without: readonly EventPart[]): boolean {
  switch (condition.kind) {
    case 'always':
      return outcome;
    case 'comparison':
      return (
        !outcome || !neededBy(condition).some(({ path: [first] }) => without.some((part) => part === first))
      );
    case 'not':
      return mayBe(!outcome, condition.inner, without);
    case 'choice':
      return [condition.yes, condition.no].some((part) => mayBe(outcome, part, without));
    case 'and':
    case 'or': {
      const may = (part: Condition): boolean => mayBe(outcome, part, without);
      return (condition.kind === 'and') === outcome ? condition.parts.every(may) : condition.parts.some(may);
    }
    default:
      return unreachable(condition);
  }
}
