import type { ExactJson } from '../../shared/exact-json';
import type { StepState } from '../../shared/run';
import { saidBy } from './flow';
import { lookUp, type JsonPath } from './expression/path';
import { withoutFrame } from './expression/payload';
import { readOnce } from './expression/read-once';

/** What conditions and templates can see of a step. */
export const stepKeys = ['output', 'meta', 'status'] as const;

/**
 * What a step put out, for those after it. A step of one call has what that call gave, also as a whole;
 * every other one has its words, and keys are looked up in them where they are JSON, and else in what the
 * last call of the step gave. A step that failed has the reason. Undefined: it said nothing, or has no such
 * key.
 */
export function outputOf(state: StepState | undefined, path: JsonPath): ExactJson | undefined {
  const said = saidBy(state);
  if (state === undefined || said === null) return undefined;
  const gave = state.status === 'completed' ? givenValue(state) : undefined;
  if (gave !== undefined && state.gave?.whole === true) return lookUp(gave, path);
  if (path.length === 0) return said;
  const words = jsonIn(said) ?? gave;
  return words === undefined ? undefined : lookUp(words, path);
}

/** What a tool said about its answer: the last call of the step, also of one that failed. */
export function metaOf(state: StepState | undefined, path: JsonPath): ExactJson | undefined {
  const { meta } = (saidBy(state) === null ? undefined : state?.gave) ?? {};
  return meta === undefined ? undefined : lookUp(meta, path);
}

/**
 * The step as a condition sees it; `deep`: it looks for a key of the output. A text has
 * nothing around it, as that of a payload, and words that are JSON are what they say.
 */
export function conditionView(state: StepState, deep: boolean): { [key: string]: ExactJson } {
  const said = saidBy(state);
  const gave = state.status === 'completed' ? givenValue(state) : undefined;
  const output =
    said === null
      ? undefined
      : gave !== undefined && state.gave?.whole === true
        ? gave
        : (jsonIn(said) ?? (deep ? gave : undefined) ?? said);
  const meta = metaOf(state, []);
  return {
    status: state.status,
    ...(output === undefined ? {} : { output: typeof output === 'string' ? withoutFrame(output) : output }),
    ...(meta === undefined ? {} : { meta }),
  };
}

const givenValue = ({ gave }: StepState): ExactJson | undefined =>
  gave?.value === undefined ? undefined : readOnce(gave.value);

/** The object or list that a text is. */
function jsonIn(text: string): ExactJson | undefined {
  const trimmed = text.trim();
  return /^[[{]/u.test(trimmed) ? readOnce(trimmed) : undefined;
}
