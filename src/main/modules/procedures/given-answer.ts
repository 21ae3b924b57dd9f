import type { Json } from '../../../shared/json';
import { isJsonObject } from '../../../shared/json-object';
import type { Refusal } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { shownStep } from '../../../shared/step-numbers';
import { checkArguments } from '../../platform/base/json-schema';

const longestAnswer = 100_000;

/** Why a person's answer is none to what the run asks; null: it fits, or nobody is asked for one. */
export function whyNoAnswer(run: Run | undefined, answer: Json): Refusal | null {
  const gate = run?.gate;
  const schema = gate?.reason === 'input' ? run?.sop.steps[gate.step - 1]?.ask : undefined;
  if (run === undefined || gate == null || schema === undefined) return null;
  const step = String(shownStep(run.sop.steps, gate.step));
  const mistakes =
    JSON.stringify(answer).length > longestAnswer
      ? ['it is longer than 100000 characters']
      : hasLostNumber(answer)
        ? ['a number in it is too large to be kept exactly']
        : schema['type'] === 'object' && isJsonObject(answer)
          ? checkArguments(schema, answer)
          : checkArguments(
              { type: 'object', properties: { answer: schema }, required: ['answer'] },
              { answer },
            );
  return mistakes.length === 0
    ? null
    : {
        code: 'answer.misfit',
        message: `The answer to step ${step} does not fit: ${mistakes.join('; ')}`,
        remedy: 'Look at what the step asks for, and answer once more.',
      };
}

/** Why nothing can be approved at the gate yet; null: what its step would do is known, as far as it can be. */
export function whyTooEarly(run: Run | undefined, gate: string | null): Refusal | null {
  const open = run?.gate;
  if (run === undefined || open?.calls !== null || (gate !== null && gate !== open.gate)) return null;
  return {
    code: 'calls_not_known',
    message: `The model is still preparing the call of step ${String(shownStep(run.sop.steps, open.step))}, so nothing was approved.`,
    remedy: 'Approve it when the card shows the call, or reject it.',
  };
}

/** None that JSON can say, or one whose digits may be others than those that a person wrote. */
function hasLostNumber(value: Json): boolean {
  if (typeof value === 'number')
    return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => hasLostNumber(inner ?? null))
  );
}
