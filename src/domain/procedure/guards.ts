import type { ExactJson } from '../../shared/exact-json';
import type { Run } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { positionOf, shownNumber } from '../../shared/step-numbers';
import { judgeCondition, pathsIn, type ConditionVerdict } from './expression/conditions';
import type { JsonPath } from './expression/path';
import { readPayload } from './expression/payload';
import { conditionView } from './step-values';
import { withoutGroup } from './topics';

/** What the `when:` of a step can see. */
export const guardKeys = ['payload', 'topic', 'meta', 'steps', 'state'] as const;

/**
 * Whether the step's `when:` holds in this run, and on which values that rests. A step without one may always
 * run.
 */
export function judgeGuard(
  step: Pick<Step, 'when'>,
  run: Pick<Run, 'trigger' | 'steps' | 'state'>,
  now: number | null = null,
): ConditionVerdict {
  if (step.when === undefined) return { holds: true, why: 'no condition', compared: [] };
  return judgeCondition(step.when, { kind: 'json', value: documentFor(pathsIn(step.when), run) }, now);
}

/** The run as far as these paths look into it: a list of thousands is judged at every step. */
export function documentFor(
  paths: readonly JsonPath[],
  { trigger, steps, state }: Pick<Run, 'trigger' | 'steps' | 'state'>,
): { [key: string]: ExactJson } {
  const ofSteps = paths.filter(([part]) => part === 'steps');
  const named = ofSteps.flatMap(([, number]) => steps[(positionOf(steps, Number(number)) ?? 0) - 1] ?? []);
  const deep = new Set(
    ofSteps.flatMap(([, number, key, inner]) =>
      key === 'output' && inner !== undefined ? [Number(number)] : [],
    ),
  );
  return guardDocument({ trigger, steps: named, state }, deep);
}

/**
 * The run as a condition sees it: `{payload, topic, meta, steps: {"1": {output, meta, status}}, state}`, steps by their written numbers. A payload that is
 * not JSON is its text. What is not there is missing: a payload, a topic, the output of a step that is not
 * over or was skipped. `deep`: steps of whose output a key is looked for.
 */
export function guardDocument(
  { trigger, steps, state }: Pick<Run, 'trigger' | 'steps' | 'state'>,
  deep: ReadonlySet<number> = new Set(),
): {
  [key: string]: ExactJson;
} {
  const payload = readPayload(trigger.payload);
  return {
    ...(payload.kind === 'none' ? {} : { payload: payload.value }),
    ...(trigger.topic === null ? {} : { topic: withoutGroup(trigger.topic) }),
    ...(trigger.meta === undefined ? {} : { meta: trigger.meta }),
    ...(state === undefined ? {} : { state }),
    steps: Object.fromEntries(
      steps.map((state): [string, ExactJson] => [
        String(shownNumber(state)),
        conditionView(state, deep.has(shownNumber(state))),
      ]),
    ),
  };
}
