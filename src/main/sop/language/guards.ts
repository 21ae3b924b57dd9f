import { parseExactJson, type ExactJson } from '../../../shared/exact-json';
import type { Run } from '../../../shared/run';
import type { Step } from '../../../shared/sop';
import { judgeCondition, pathsIn, readPayload, type ConditionVerdict } from './conditions';
import { saidBy } from './flow';

/** What the `when:` of a step can see. */
export const guardKeys = ['payload', 'topic', 'steps'] as const;
export const guardStepKeys = ['output', 'status'] as const;

/**
 * Whether the step's `when:` holds in this run, and on which values that rests. A step without one may always
 * run.
 */
export function judgeGuard(step: Pick<Step, 'when'>, run: Pick<Run, 'trigger' | 'steps'>): ConditionVerdict {
  if (step.when === undefined) return { holds: true, why: 'no condition', compared: [] };
  // A list of thousands is judged at every step: what nothing is asked of is left out.
  const steps = pathsIn(step.when).flatMap(([part, number]) =>
    part === 'steps' ? (run.steps[Number(number) - 1] ?? []) : [],
  );
  return judgeCondition(step.when, { kind: 'json', value: guardDocument({ trigger: run.trigger, steps }) });
}

/**
 * The run as a condition sees it: `{payload, topic, steps: {"1": {output, status}}}`. A payload that is not
 * JSON is its text. What is not there is missing: a payload, a topic, the output of a step that is not over
 * or was skipped.
 */
export function guardDocument({ trigger, steps }: Pick<Run, 'trigger' | 'steps'>): {
  [key: string]: ExactJson;
} {
  const payload = readPayload(trigger.payload);
  return {
    ...(payload.kind === 'json'
      ? { payload: payload.value }
      : payload.kind === 'not-json'
        ? { payload: trigger.payload ?? '' }
        : {}),
    ...(trigger.topic === null ? {} : { topic: trigger.topic }),
    steps: Object.fromEntries(
      steps.map((state): [string, ExactJson] => {
        const said = saidBy(state);
        return [
          String(state.number),
          { status: state.status, ...(said === null ? {} : { output: outputValue(said) }) },
        ];
      }),
    ),
  };
}

/**
 * An output that is a JSON object or list can be looked into; every other one is its text without blanks
 * around it.
 */
function outputValue(text: string): ExactJson {
  const trimmed = text.trim();
  return (/^[[{]/u.test(trimmed) ? parseExactJson(trimmed) : undefined) ?? trimmed;
}
